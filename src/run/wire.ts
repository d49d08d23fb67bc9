import type { GitProgram } from '../adapters/git/exec.ts';
import { checkGit, locateGit } from '../adapters/git/find.ts';
import { type Lanes, openLanes } from '../adapters/git/lanes.ts';
import { openRepository } from '../adapters/git/repository.ts';
import { openTree, type TreeOptions } from '../adapters/git/tree.ts';
import { makePrivateFolder, type PrivateFolder } from '../adapters/private-folder.ts';
import { openStateFile, pendingName, type StateFile } from '../adapters/state-file.ts';
import { openWorkspace } from '../adapters/workspace/workspace.ts';
import { buildPathRules } from '../constraints/registry.ts';
import { watchedPaths } from '../constraints/watched-paths.ts';
import { type CustomConstraints, NO_CUSTOM } from '../core/custom.ts';
import { StopRun } from '../core/outcome.ts';
import type { ModelProvider, Repository, RepositoryFacts, Shell, TreeStart } from '../core/ports.ts';
import type { CommitMaker, ServerCommits } from '../core/server-commit.ts';
import type { Tool, ToolContext } from '../core/tool.ts';
import type { CommitFiles } from '../core/tracked-file.ts';
import { type Journal, openJournal } from '../journal/journal.ts';
import { toolsFor } from '../tools/registry.ts';
import { admit } from './admit.ts';
import type { Budget } from './budget.ts';
import { cacheNotes } from './cache-notes.ts';
import { openCustom } from './custom.ts';
import type { Desk } from './desk.ts';
import { equip } from './equip.ts';
import type { Executor } from './executor.ts';
import { gitDirGuard } from './foreign-git.ts';
import type { Gatekeeper } from './gatekeeper.ts';
import { harnessPaths, reportPaths } from './harness-paths.ts';
import { Heartbeat } from './heartbeat.ts';
import type { HouseRules } from './house-rules.ts';
import type { Ledger } from './ledger.ts';
import { loadModel } from './model.ts';
import { type Destination, remoteFor } from './position.ts';
import type { PullRequests } from './pull-requests.ts';
import type { Referee } from './referee.ts';
import type { ShownReads } from './shown-reads.ts';
import { trustedCommit } from './trusted-commit.ts';
import { type Grounds, raiseWalls } from './walls.ts';

/** Everything a run works with, each part made once. */
export interface Crew {
  readonly desk: Desk;
  readonly repository: Repository & CommitFiles & ServerCommits;
  readonly facts: RepositoryFacts;
  /** Where the commit is pushed; null where it is not. */
  readonly destination: Destination | null;
  /** Where its pull request goes; null where none is wanted. */
  readonly pullRequests: PullRequests | null;
  /** Who makes the commit; null where it is made here. */
  readonly maker: CommitMaker | null;
  readonly journal: Journal;
  readonly workspace: ToolContext['workspace'];
  /** The start, once it is recorded. */
  readonly opened: Promise<TreeStart>;
  /** Whether a command or a gate was started. */
  readonly shellUsed: () => boolean;
  /** Whether an editing tool wrote to a path that git ignores. */
  readonly wroteIgnored: () => boolean;
  readonly provider: ModelProvider;
  readonly budget: Budget;
  /** Tokens that a conversation with the model may hold. */
  readonly window: () => number;
  readonly referee: Referee;
  readonly gatekeeper: Gatekeeper;
  /** What was changed so far, as it was judged. */
  readonly ledger: Ledger;
  /** What the model has read; who stubs results tells it. */
  readonly shown: ShownReads;
  /** What it was told of AGENTS.md below the root; who stubs results tells it too. */
  readonly house: HouseRules;
  readonly executor: Executor;
  /** The repository's own instructions for the whole run; null where it has none. */
  readonly standing: Promise<string | null>;
  readonly tools: readonly Tool[];
  /** null where no state file is kept. */
  readonly heartbeat: Heartbeat | null;
  close(): Promise<void>;
}

/**
 * Builds the rooms and adapters of a run, and checks that it may start: the one place that sees both. What takes
 * long is begun first and awaited last. Throws StopRun for what the user can mend.
 */
export async function assemble(desk: Desk): Promise<Crew> {
  if (desk.trouble !== null) throw new StopRun(desk.trouble);
  const { around } = desk;
  const model = loadModel(desk);
  const folder = makePrivateFolder(around.temporary);
  const lanes = openLanes(folder.path);
  let close = closeAll({ lanes, folder });
  try {
    const gitPath = locateGit(around.env.PATH ?? '');
    const git: GitProgram = { gitPath, start: lanes.run };
    const checked = checkGit(gitPath, lanes.run);
    checked.catch(() => undefined);
    const walls = raiseWalls(desk, folder, git);
    const guardGitDir = gitDirGuard(walls, desk.observers.emit);
    const { tree, repository } = openGit(desk, { ...git, privateDir: folder.below('git'), guardGitDir });
    // What any git can say is asked while this one says how old it is. Whoever awaits either hears of a failure.
    tree.site().catch(() => undefined);
    await checked;
    const remote = remoteFor(desk, () => tree.site(), folder.below('remote'));
    const { facts, ...delivery } = await admit(desk, repository, remote);
    const state = stateFileOf(desk);
    const quarantine = async (name: string, bytes: Uint8Array) => desk.writer.saveQuarantine(name, bytes);
    const journal = openJournal(tree, quarantine, () => state?.tidy(), cacheNotes(desk.observers));
    walls.remember(tree);
    const opened = recordStart(desk, journal);
    // Closed only once it is open: what is still being written would outlive the folder.
    close = closeAll({ lanes, folder, tree, opened });
    if (walls.needed) await walls.shell();
    const custom = customOf(desk, repository, facts, walls.grounds);
    close = closeAll({ lanes, folder, tree, opened, custom });
    const tools = await offer(desk, walls.shell);
    if (tools.some((tool) => tool.kind === 'command')) openEarly(opened, walls.shell);
    const { root, base } = desk.place;
    const hidden = [...harnessPaths(desk), ...(state === null ? [] : [pendingName(state.path)])];
    const workspace = openWorkspace({ root, base, hidden, gitPath });
    const parts = {
      desk,
      workspace,
      tree,
      journal,
      opened,
      model: await model,
      shell: walls.shell,
      forGates: walls.forGates,
      tools,
      custom: await custom,
      files: repository,
      ...trustedIn(desk, facts),
    };
    const heartbeat = heartbeatFor(desk, state);
    const known = { desk, repository, facts, ...delivery, journal, workspace, opened, tools };
    return { ...equip(parts), ...known, shellUsed: walls.used, heartbeat, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function recordStart({ observers }: Desk, journal: Journal): Promise<TreeStart> {
  const start = await journal.start();
  observers.emit({ type: 'tree_opened', ...start });
  return start;
}

/** The first command should not have to wait for the walls: they are made ready while the model thinks. */
function openEarly(opened: Promise<unknown>, shell: () => Promise<Shell>): void {
  // Whoever runs the first command hears of a failure; until then it must not count as unheard.
  opened.then(shell).catch(() => undefined);
}

/** In read-only mode nothing in the workspace is written, this neither. */
function stateFileOf({ request, place }: Desk): StateFile | null {
  const { state } = request.settings.constraints;
  if (state === undefined || request.settings.mode === 'read-only') return null;
  return openStateFile(place.root, state.file);
}

function heartbeatFor(
  { request, executionId, around, observers }: Desk,
  file: StateFile | null,
): Heartbeat | null {
  const { state } = request.settings.constraints;
  if (state === undefined || file === null) return null;
  return new Heartbeat({
    file,
    maxAgeMs: state.max_age,
    sessionId: `session-${executionId}`,
    clock: around.clock,
    emit: observers.emit,
  });
}

/** The commit that configuration is read from, and whether it is the one that was checked out when the run began. */
function trustedIn({ request }: Desk, facts: RepositoryFacts) {
  const trusted = trustedCommit(request, facts) ?? '';
  return { trusted, isOnDisk: trusted === facts.head };
}

type GitTree = ReturnType<typeof openTree>;

function customOf(
  desk: Desk,
  repository: CommitFiles,
  facts: RepositoryFacts,
  grounds: () => Promise<Grounds>,
): Promise<CustomConstraints> {
  const { constraints: settings } = desk.request.settings;
  const { temporary, env } = desk.around;
  const { root, base, hasAgentLink: agentLinkAtRoot } = desk.place;
  const { openProtected } = desk.request;
  const commit = trustedCommit(desk.request, facts) ?? '';
  const extra = { openProtected, harness: harnessPaths(desk), agentLinkAtRoot, base };
  const rules = () => buildPathRules(settings, extra);
  const searchPath = env.PATH ?? '';
  return openCustom({ settings, repository, commit, grounds, temporary, rules, root, searchPath });
}

interface Held {
  readonly lanes: Lanes;
  readonly folder: PrivateFolder;
  readonly tree?: GitTree;
  readonly opened?: Promise<unknown>;
  readonly custom?: Promise<CustomConstraints>;
}

function closeAll({ lanes, folder, tree, opened, custom }: Held): () => Promise<void> {
  const settled = opened?.catch(() => undefined);
  // Whoever awaits it first hears of a failure.
  const children = custom?.catch(() => NO_CUSTOM);
  return async () => {
    // First, for what was made ready and never needed is not waited for.
    lanes.close();
    await Promise.all([children?.then((custom) => custom.close()), settled]);
    await tree?.close();
    folder.remove();
  };
}

function openGit(desk: Desk, how: GitProgram & Pick<TreeOptions, 'privateDir' | 'guardGitDir'>) {
  const { root, base } = desk.place;
  const { state } = desk.request.settings.constraints;
  const stateFiles = state === undefined ? [] : [state.file, pendingName(state.file)];
  const excluded = [...reportPaths(desk), ...stateFiles];
  const { openProtected, settings } = desk.request;
  const extra = {
    openProtected,
    harness: harnessPaths(desk),
    agentLinkAtRoot: desk.place.hasAgentLink,
    base,
  };
  const watch = watchedPaths(settings.constraints, extra);
  const tree = openTree({ ...how, root, excluded, watch });
  return { tree, repository: openRepository({ tree, excluded }) };
}

/** In read-only mode commands are offered only where the workspace can be mounted read-only (DECISIONS D15). */
async function offer(desk: Desk, shell: () => Promise<Shell>): Promise<readonly Tool[]> {
  const { mode, constraints } = desk.request.settings;
  const readOnlyCommands = mode === 'read-only' && (await shell()).isolation.kind !== 'none';
  return toolsFor({ mode, allowedTools: constraints.allowed_tools, readOnlyCommands });
}
