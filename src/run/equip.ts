import { mayReadWith } from '../constraints/path-rules.ts';
import { buildChain, buildPathRules } from '../constraints/registry.ts';
import type { Shell, Tree, TreeStart, Workspace } from '../core/ports.ts';
import type { Tool, ToolContext } from '../core/tool.ts';
import type { Journal } from '../journal/journal.ts';
import { TOOL_NAMES } from '../settings/schema.ts';
import { commandReaderFor } from './command-reader.ts';
import { CommandRunner } from './command-runner.ts';
import type { Desk } from './desk.ts';
import { Editor } from './editor.ts';
import { Executor } from './executor.ts';
import { Gatekeeper } from './gatekeeper.ts';
import { harnessPaths } from './harness-paths.ts';
import { Ledger } from './ledger.ts';
import { lookoutFor } from './lookout.ts';
import type { Model } from './model.ts';
import { Reader } from './reader.ts';
import { Referee } from './referee.ts';

/** Git's own line count is asked for from this share of the limit on: below it the upper bound is enough. */
const EXACT_FROM = 0.5;

/** What the rooms are made of; `run/wire.ts` has it from the adapters. */
export interface Parts {
  readonly desk: Desk;
  readonly workspace: Workspace;
  readonly tree: Tree;
  readonly journal: Journal;
  readonly opened: Promise<TreeStart>;
  readonly model: Model;
  readonly shell: () => Promise<Shell>;
  readonly tools: readonly Tool[];
}

/** The rooms of a run, each knowing the others only by their ports. */
export function equip(parts: Parts) {
  const { desk, journal, model, shell } = parts;
  const { settings, openProtected } = desk.request;
  const { constraints } = settings;
  const { emit } = desk.observers;
  const { clock } = desk.around;
  const { stopwatch } = desk;
  const { base, hasAgentLink: agentLinkAtRoot } = desk.place;
  const extra = { openProtected, harness: harnessPaths(desk), agentLinkAtRoot, base };
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
    workspace: parts.workspace,
    mayRead: mayReadWith(rules),
    cleaner: desk.scrubber,
    commandTimeoutMs: constraints.command_timeout,
    signal: stopwatch.work,
  };
  const executor = executorFor(parts, { referee, gatekeeper, context, readOnly });
  return { provider: model.provider, budget: model.budget, referee, gatekeeper, executor };
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
      readCommand: commandReaderFor(desk),
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
