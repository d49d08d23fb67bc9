import { join } from 'node:path';
import { findGit } from '../adapters/git/find.ts';
import { openRepository } from '../adapters/git/repository.ts';
import { openTree } from '../adapters/git/tree.ts';
import { makePrivateFolder } from '../adapters/private-folder.ts';
import { openWorkspace } from '../adapters/workspace/workspace.ts';
import { firstUnwritable } from '../adapters/writable.ts';
import { mayReadWith } from '../constraints/path-rules.ts';
import { buildChain, buildPathRules } from '../constraints/registry.ts';
import { StopRun } from '../core/outcome.ts';
import type { ModelProvider, Repository, RepositoryFacts, Shell, TreeStart } from '../core/ports.ts';
import type { Tool, ToolContext } from '../core/tool.ts';
import { type Journal, openJournal } from '../journal/journal.ts';
import { TOOL_NAMES } from '../settings/schema.ts';
import { toolsFor } from '../tools/registry.ts';
import type { Budget } from './budget.ts';
import { CommandRunner } from './command-runner.ts';
import type { Desk } from './desk.ts';
import { Editor } from './editor.ts';
import { Executor } from './executor.ts';
import { Gatekeeper } from './gatekeeper.ts';
import { harnessPaths } from './harness-paths.ts';
import { Ledger } from './ledger.ts';
import { lookoutFor } from './lookout.ts';
import { loadModel, type Model } from './model.ts';
import { checkRepository } from './preflight.ts';
import { Reader } from './reader.ts';
import { Referee } from './referee.ts';
import { raiseWalls } from './walls.ts';

/** Git's own line count is asked for from this share of the limit on: below it the upper bound is enough. */
const EXACT_FROM = 0.5;

/** Everything a run works with, each part made once. */
export interface Crew {
  readonly desk: Desk;
  readonly repository: Repository;
  readonly facts: RepositoryFacts;
  readonly journal: Journal;
  readonly workspace: ToolContext['workspace'];
  /** The start, once it is recorded. */
  readonly opened: Promise<TreeStart>;
  readonly provider: ModelProvider;
  readonly budget: Budget;
  readonly referee: Referee;
  readonly gatekeeper: Gatekeeper;
  readonly executor: Executor;
  readonly tools: readonly Tool[];
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
  let close = async (): Promise<void> => folder.remove();
  try {
    const walls = raiseWalls(desk, folder);
    const gitPath = await findGit(around.env.PATH ?? '');
    const { tree, repository } = openGit(desk, gitPath, folder.below('git'));
    const facts = await admit(desk, repository);
    const journal = openJournal(tree, async (name, bytes) => desk.writer.saveQuarantine(name, bytes) ?? name);
    const opened = journal.start().then((start) => {
      desk.observers.emit({ type: 'tree_opened', ...start });
      return start;
    });
    // Closed only once it is open: what is still being written would outlive the folder.
    close = closeAll(opened, tree, folder);
    if (walls.needed) await walls.shell();
    const tools = await offer(desk, walls.shell);
    const parts = { desk, gitPath, tree, journal, opened, model: await model, shell: walls.shell, tools };
    return { ...equip(parts), desk, repository, facts, journal, opened, tools, close };
  } catch (error) {
    await close();
    throw error;
  }
}

type GitTree = ReturnType<typeof openTree>;

function closeAll(opened: Promise<unknown>, tree: GitTree, folder: { remove(): void }): () => Promise<void> {
  const settled = opened.catch(() => undefined);
  return async () => {
    await settled;
    await tree.close();
    folder.remove();
  };
}

function openGit(desk: Desk, gitPath: string, privateDir: string) {
  const { root } = desk.place;
  const excluded = desk.outputPath === null ? [] : [desk.outputPath];
  const tree = openTree({ root, privateDir, excluded, guardGitDir: true, gitPath });
  return { tree, repository: openRepository({ tree, excluded }) };
}

/** The repository as the run finds it, on the branch that was asked for. */
async function admit(desk: Desk, repository: Repository): Promise<RepositoryFacts> {
  const { settings, task, provider, model } = desk.request;
  const facts = await repository.inspect();
  const { executionId, observers } = desk;
  const { head, branch } = facts;
  const workspace = desk.request.workspace;
  observers.emit({
    type: 'run_started',
    executionId,
    task,
    mode: settings.mode,
    provider,
    model,
    workspace,
    head,
    branch,
    settings,
  });
  for (const text of desk.request.notices) observers.emit({ type: 'notice', level: 'info', text });
  const writes = settings.mode === 'write';
  const { require_clean: requireClean, auto_commit: commits } = settings.git;
  const { root, base } = desk.place;
  const needed = [join(root, base), ...(commits ? [facts.gitDir] : [])];
  checkRepository({ ...facts, unwritable: firstUnwritable(needed) }, { requireClean, writes, commits });
  if (settings.git.branch !== '' && writes) await repository.prepareBranch(settings.git.branch);
  return facts;
}

/** In read-only mode commands are offered only where the workspace can be mounted read-only (DECISIONS D15). */
async function offer(desk: Desk, shell: () => Promise<Shell>): Promise<readonly Tool[]> {
  const { mode, constraints } = desk.request.settings;
  const readOnlyCommands = mode === 'read-only' && (await shell()).isolation.kind !== 'none';
  return toolsFor({ mode, allowedTools: constraints.allowed_tools, readOnlyCommands });
}

interface Parts {
  readonly desk: Desk;
  readonly gitPath: string;
  readonly tree: GitTree;
  readonly journal: Journal;
  readonly opened: Promise<TreeStart>;
  readonly model: Model;
  readonly shell: () => Promise<Shell>;
  readonly tools: readonly Tool[];
}

function equip(parts: Parts) {
  const { desk, journal, model, shell } = parts;
  const { settings, openProtected } = desk.request;
  const { constraints } = settings;
  const { emit } = desk.observers;
  const { clock } = desk.around;
  const { stopwatch } = desk;
  const harness = harnessPaths(desk);
  const { base, hasAgentLink: agentLinkAtRoot } = desk.place;
  const extra = { openProtected, harness, agentLinkAtRoot, base };
  const rules = buildPathRules(constraints, extra);
  // What this mode does not offer is not allowed either, so that a call of it is a violation on record.
  const offered = TOOL_NAMES.filter((name) => parts.tools.some((tool) => tool.spec.name === name));
  const held = { ...constraints, allowed_tools: offered };
  const chain = buildChain(held, { ...extra, costKnown: model.price !== null }, rules);
  const referee = new Referee(chain, constraints.max_rejections, emit);
  const readOnly = settings.mode === 'read-only';
  // Nothing is changed in read-only mode, so there is nothing for a gate to judge.
  const gates = (readOnly ? [] : settings.quality_gates).map((gate) => ({
    ...gate,
    working_dir: gate.working_dir || base,
  }));
  const gatekeeper = new Gatekeeper({
    opened: parts.opened,
    gates,
    shell,
    journal,
    referee,
    stopwatch,
    clock,
    emit,
    readOnly,
  });
  const context: ToolContext = {
    workspace: openWorkspace({
      root: desk.place.root,
      base,
      hidden: harness,
      gitPath: parts.gitPath,
    }),
    mayRead: mayReadWith(rules),
    cleaner: desk.scrubber,
    commandTimeoutMs: constraints.command_timeout,
    signal: stopwatch.work,
  };
  const executor = executorFor(parts, { referee, gatekeeper, context, readOnly });
  const { workspace } = context;
  return { provider: model.provider, budget: model.budget, workspace, referee, gatekeeper, executor };
}

interface Judges {
  readonly referee: Referee;
  readonly gatekeeper: Gatekeeper;
  readonly context: ToolContext;
  readonly readOnly: boolean;
}

function executorFor(parts: Parts, { referee, gatekeeper, context, readOnly }: Judges): Executor {
  const { desk, tree, journal, opened, shell, tools } = parts;
  const { constraints } = desk.request.settings;
  const { stopwatch } = desk;
  const { clock } = desk.around;
  const { emit } = desk.observers;
  const ledger = new Ledger();
  const signal = stopwatch.work;
  const startFiles = async (): Promise<number> => (await opened).trackedFiles;
  const exactAbove = constraints.max_lines_changed * EXACT_FROM;
  return new Executor({
    tools,
    knownTools: TOOL_NAMES,
    maxCallsPerTurn: constraints.max_calls_per_turn,
    referee,
    reader: new Reader(context, referee),
    editor: new Editor({ context, referee, ledger, tree, exactAbove, startFiles, emit }),
    commands: new CommandRunner({
      context,
      shell,
      lookout: lookoutFor({ desk, workspace: context.workspace, referee, signal }),
      journal,
      referee,
      ledger,
      readOnly,
      clock,
      deadline: stopwatch.workDeadline,
      emit,
      startFiles,
      signal,
    }),
    complete: (completion, turn) => gatekeeper.complete(completion, turn),
    scrubber: desk.scrubber,
    clock,
    emit,
    signal,
  });
}
