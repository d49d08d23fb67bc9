import { makePrivateFolder, type PrivateFolder } from '../adapters/files/private-folder.ts';
import { checkGit, locateGit } from '../adapters/git/program/find-git.ts';
import type { GitProgram } from '../adapters/git/program/run-git.ts';
import { openStarterShells, type StarterShells } from '../adapters/git/program/starter-shells.ts';
import { openRepository } from '../adapters/git/repository.ts';
import { openTree, type TreeOptions } from '../adapters/git/tree.ts';
import { openStateFile, pendingName, type StateFile } from '../adapters/workspace/state-file.ts';
import { openWorkspace } from '../adapters/workspace/workspace.ts';
import { type Journal, openJournal } from '../changes/journal.ts';
import { buildPathRules } from '../constraints/registry.ts';
import { watchedPaths } from '../constraints/watched-paths.ts';
import type { CommitMaker, ServerCommits } from '../core/git/server-commit.ts';
import type { CommitFiles } from '../core/git/tracked-file.ts';
import type { ModelProvider, Repository, RepositoryFacts, Shell, TreeStart } from '../core/ports.ts';
import { type CustomConstraints, NO_CUSTOM } from '../core/run/custom.ts';
import { StopRun } from '../core/run/outcome.ts';
import { awaitedLater, ignoringFailure } from '../core/settled.ts';
import type { Tool, ToolContext } from '../core/tools/tool.ts';
import { toolsFor } from '../tools/registry.ts';
import type { Budget } from './budget/budget.ts';
import { loadModel } from './budget/model.ts';
import type { Executor } from './calls/executor.ts';
import type { NetChanges } from './calls/net-changes.ts';
import type { ReadDeduplication } from './calls/read-deduplication.ts';
import type { RepositoryInstructions } from './calls/repository-instructions.ts';
import { composeAgent } from './compose-agent.ts';
import { harnessPaths, reportPaths } from './context/harness-paths.ts';
import type { RunContext } from './context/run-context.ts';
import type { Gatekeeper } from './gates/gatekeeper.ts';
import type { ConstraintEnforcer } from './judging/constraint-enforcer.ts';
import { openCustom } from './judging/custom-constraints.ts';
import { prepareRepository } from './preflight/prepare-repository.ts';
import type { PullRequests } from './preflight/pull-requests.ts';
import { type PushTarget, remoteFor } from './preflight/push-target.ts';
import { rulesInCommits } from './preflight/rules-in-commits.ts';
import { trustedCommit } from './preflight/trusted-commit.ts';
import { cacheNotes } from './record/cache-notes.ts';
import { Heartbeat } from './record/heartbeat.ts';
import { gitDirGuard } from './sandbox/git-dir-guard.ts';
import { openSandbox, type SandboxParts, type SandboxSetup } from './sandbox/sandbox-setup.ts';
import { saveObjects } from './sandbox/save-objects.ts';

/** All services of a run. Each is created once. */
export interface RunServices {
  readonly context: RunContext;
  readonly repository: Repository & CommitFiles & ServerCommits;
  readonly facts: RepositoryFacts;
  /** The branch and server that the commit is pushed to; null if nothing is pushed. */
  readonly destination: PushTarget | null;
  /** Null if no pull request is wanted. */
  readonly pullRequests: PullRequests | null;
  /** The server that creates the commit; null if it is created locally. */
  readonly maker: CommitMaker | null;
  readonly journal: Journal;
  readonly workspace: ToolContext['workspace'];
  /** Resolves once the start is recorded. */
  readonly opened: Promise<TreeStart>;
  /** Returns true if a command or a gate was started. */
  readonly shellUsed: () => boolean;
  /** Returns true if an editing tool wrote to a path that git ignores. */
  readonly wroteIgnored: () => boolean;
  readonly provider: ModelProvider;
  readonly budget: Budget;
  /** Tokens that a conversation with the model may hold. */
  readonly window: () => number;
  readonly enforcer: ConstraintEnforcer;
  readonly gatekeeper: Gatekeeper;
  /** The changes so far, as they were judged. */
  readonly netChanges: NetChanges;
  /** The contents that the model has read. Compaction reports the results that it removed. */
  readonly shown: ReadDeduplication;
  /** The AGENTS.md files that the model has been shown. Compaction tells it which results are gone. */
  readonly agentsMd: RepositoryInstructions;
  readonly executor: Executor;
  /** The repository's instructions for the whole run; null if it has none. */
  readonly guidance: Promise<string | null>;
  readonly tools: readonly Tool[];
  /** Null if no state file is kept. */
  readonly heartbeat: Heartbeat | null;
  /** Keeps git objects that commands destroyed. */
  saveObjects(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Builds the services and adapters of a run and checks that it may start. Slow steps are started first and awaited
 * last. Throws `StopRun` for problems that the user can fix.
 */
export async function composeRun(context: RunContext): Promise<RunServices> {
  if (context.trouble !== null) throw new StopRun(context.trouble);
  const model = loadModel(context);
  const folder = makePrivateFolder(context.hostProcess.temporary);
  const starterShells = openStarterShells(folder.path);
  let close = closeAll({ starterShells, folder });
  try {
    const gitPath = locateGit(context.hostProcess.env.PATH ?? '');
    const git: GitProgram = { gitPath, start: starterShells.run };
    const checked = awaitedLater(checkGit(gitPath, starterShells.run));
    const sandbox = openSandbox(context, folder, git);
    const guardGitDir = gitDirGuard(sandbox, context.observers.emit);
    const { tree, repository } = openGit(context, { ...git, privateDir: folder.below('git'), guardGitDir });
    awaitedLater(tree.repo());
    await checked;
    const remote = remoteFor(context, () => tree.repo(), folder.below('remote'));
    const { facts, ...delivery } = await prepareRepository(context, repository, remote);
    const state = stateFileOf(context);
    const quarantine = async (name: string, bytes: Uint8Array) => context.writer.saveQuarantine(name, bytes);
    const journal = openJournal(tree, quarantine, () => state?.removeStrays(), cacheNotes(context.observers));
    sandbox.remember(tree);
    const opened = recordStart(context, journal);
    // Closing waits for the start to be recorded: files written later would outlive the private folder.
    close = closeAll({ starterShells, folder, tree, opened });
    if (sandbox.needed) await sandbox.shell();
    const custom = customOf(context, repository, facts, sandbox.parts);
    close = closeAll({ starterShells, folder, tree, opened, custom });
    const tools = await offeredTools(context, sandbox.shell);
    // A file tool waits for the names of denied files; opening the shell finds them too.
    openEarly(opened, tools.some((tool) => tool.kind === 'command') ? sandbox.shell : sandbox.otherNames);
    const { root, base } = context.place;
    const hidden = [...harnessPaths(context), ...(state === null ? [] : [pendingName(state.path)])];
    const workspace = openWorkspace({ root, base, hidden, gitPath });
    const parts = {
      context,
      workspace,
      tree,
      journal,
      opened,
      model: await model,
      ...sandboxServices(sandbox),
      tools,
      custom: await custom,
      ...(await rulesInCommits(context.request, repository, facts)),
    };
    const save = () => saveObjects(context, tree, folder);
    const heartbeat = heartbeatFor(context, state);
    const known = { context, repository, facts, ...delivery, journal, workspace, opened, tools, heartbeat };
    return { ...composeAgent(parts), ...known, saveObjects: save, shellUsed: sandbox.used, close };
  } catch (error) {
    await close();
    throw error;
  }
}

const sandboxServices = ({ shell, forGates, otherNames }: SandboxSetup) => ({ shell, forGates, otherNames });

async function recordStart({ observers }: RunContext, journal: Journal): Promise<TreeStart> {
  const start = await journal.start();
  observers.emit({ type: 'tree_opened', ...start });
  return start;
}

/** Prepares what the first call needs while the model answers, so that the call does not wait. */
function openEarly(opened: Promise<unknown>, first: () => Promise<unknown>): void {
  awaitedLater(opened.then(first));
}

/** Returns null in read-only mode, which writes nothing to the workspace. */
function stateFileOf({ request, place }: RunContext): StateFile | null {
  const { state } = request.settings.constraints;
  if (state === undefined || request.settings.mode === 'read-only') return null;
  return openStateFile(place.root, state.file);
}

function heartbeatFor(
  { request, executionId, hostProcess, observers }: RunContext,
  file: StateFile | null,
): Heartbeat | null {
  const { state } = request.settings.constraints;
  if (state === undefined || file === null) return null;
  return new Heartbeat({
    file,
    maxAgeMs: state.max_age,
    sessionId: `session-${executionId}`,
    clock: hostProcess.clock,
    emit: observers.emit,
  });
}

type GitTree = ReturnType<typeof openTree>;

function customOf(
  context: RunContext,
  repository: CommitFiles,
  facts: RepositoryFacts,
  sandboxParts: () => Promise<SandboxParts>,
): Promise<CustomConstraints> {
  const { constraints: settings } = context.request.settings;
  const { temporary, env } = context.hostProcess;
  const { root, base, hasAgentLink: agentLinkAtRoot } = context.place;
  const { openProtected } = context.request;
  const commit = trustedCommit(context.request, facts) ?? '';
  const extra = { openProtected, harness: harnessPaths(context), agentLinkAtRoot, base };
  const rules = () => buildPathRules(settings, extra);
  const searchPath = env.PATH ?? '';
  return openCustom({ settings, repository, commit, sandboxParts, temporary, rules, root, searchPath });
}

interface Closeable {
  readonly starterShells: StarterShells;
  readonly folder: PrivateFolder;
  readonly tree?: GitTree;
  readonly opened?: Promise<unknown>;
  readonly custom?: Promise<CustomConstraints>;
}

function closeAll({ starterShells, folder, tree, opened, custom }: Closeable): () => Promise<void> {
  const settled = ignoringFailure(opened);
  // A later await of `custom` gets the error.
  const children = custom?.catch(() => NO_CUSTOM);
  return async () => {
    // The shells close first, because steps that are being prepared and were never needed are not waited for.
    starterShells.close();
    await Promise.all([children?.then((custom) => custom.close()), settled]);
    await tree?.close();
    folder.remove();
  };
}

function openGit(context: RunContext, options: GitProgram & Pick<TreeOptions, 'privateDir' | 'guardGitDir'>) {
  const { root, base } = context.place;
  const { state } = context.request.settings.constraints;
  const stateFiles = state === undefined ? [] : [state.file, pendingName(state.file)];
  const excluded = [...reportPaths(context), ...stateFiles];
  const { openProtected, settings } = context.request;
  const extra = {
    openProtected,
    harness: harnessPaths(context),
    agentLinkAtRoot: context.place.hasAgentLink,
    base,
  };
  const watch = watchedPaths(settings.constraints, extra);
  const tree = openTree({ ...options, root, excluded, watch });
  return { tree, repository: openRepository({ tree, excluded }) };
}

/** Returns the tools of this run. Read-only mode offers commands only if the workspace can be mounted read-only. */
async function offeredTools(context: RunContext, shell: () => Promise<Shell>): Promise<readonly Tool[]> {
  const { mode, constraints } = context.request.settings;
  const readOnlyCommands = mode === 'read-only' && (await shell()).isolation.kind !== 'none';
  return toolsFor({ mode, allowedTools: constraints.allowed_tools, readOnlyCommands });
}
