import { mayReadWith } from '../constraints/path-rules.ts';
import { buildChain, buildPathRules } from '../constraints/registry.ts';
import type { CustomConstraints } from '../core/custom.ts';
import type { Shell, Tree, TreeStart, Workspace } from '../core/ports.ts';
import type { Tool, ToolContext } from '../core/tool.ts';
import type { Journal } from '../journal/journal.ts';
import { KNOWN_TOOLS } from '../settings/schema.ts';
import { RememberedFiles } from '../tools/shown-files.ts';
import { gatesOf } from './build-gate.ts';
import { commandReaderFor } from './command-reader.ts';
import { CommandRunner } from './command-runner.ts';
import { CustomPanel } from './custom-panel.ts';
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
import { SingleEdit } from './single-edit.ts';
import { Turnstile } from './turnstile.ts';

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
  readonly custom: CustomConstraints;
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
  // What this mode does not offer is not allowed either, so that a call of it is a violation on record.
  const offered = KNOWN_TOOLS.filter((name) => parts.tools.some((tool) => tool.spec.name === name));
  const held = { ...constraints, allowed_tools: offered };
  const rules = buildPathRules(held, extra);
  const chain = buildChain(held, { ...extra, costKnown: model.price !== null }, rules);
  const { timeLeft } = stopwatch;
  const referee = new Referee({
    chain,
    maxRejections: constraints.max_rejections,
    emit,
    timeLeft,
    panel: panelOf(parts),
  });
  const readOnly = settings.mode === 'read-only';
  // Nothing is changed in read-only mode, so there is nothing for a gate to judge.
  const gates = (readOnly ? [] : gatesOf(settings)).map((gate) => ({
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
    shownFiles: new RememberedFiles(),
    commandTimeoutMs: constraints.command_timeout,
    signal: stopwatch.work,
  };
  const ledger = new Ledger();
  const executor = executorFor(parts, { referee, gatekeeper, ledger, context, readOnly });
  return { provider: model.provider, budget: model.budget, referee, gatekeeper, ledger, executor };
}

/** null where the settings list no constraint of the user's own: then nothing is ever waited for. */
function panelOf({ desk, model, custom }: Parts): CustomPanel | null {
  if (custom.all.length === 0) return null;
  const { stopwatch } = desk;
  return new CustomPanel({
    constraints: custom.all,
    chosen: desk.request.settings.constraints.on_violation,
    used: () => model.budget.facts(0, stopwatch.elapsed(), stopwatch.landingMs),
    clock: desk.around.clock,
    until: ({ phase }) =>
      phase === 'commit'
        ? { deadline: stopwatch.deadline, signal: stopwatch.landing }
        : { deadline: stopwatch.workDeadline, signal: stopwatch.work },
  });
}

interface Judges {
  readonly referee: Referee;
  readonly gatekeeper: Gatekeeper;
  readonly ledger: Ledger;
  readonly context: ToolContext;
  readonly readOnly: boolean;
}

function executorFor(parts: Parts, { referee, gatekeeper, ledger, context, readOnly }: Judges): Executor {
  const { desk, tree, journal, opened, shell, tools } = parts;
  const { constraints } = desk.request.settings;
  const { stopwatch } = desk;
  const { clock } = desk.around;
  const { emit } = desk.observers;
  const signal = stopwatch.work;
  const startFiles = async (): Promise<number> => (await opened).trackedFiles;
  // A custom constraint is told numbers, not bounds of them.
  const exactFrom = parts.custom.all.length > 0 ? 0 : Math.min(EXACT_FROM, constraints.warn_at);
  const exactAbove = constraints.max_lines_changed * exactFrom;
  const turnstile = new Turnstile({ referee, clock, signal });
  const editor = new Editor({ context, referee, turnstile, ledger, tree, exactAbove, startFiles, emit });
  const { mode } = desk.request.settings;
  const single = mode === 'controlled-edit' ? new SingleEdit(editor, gatekeeper) : null;
  return new Executor({
    tools,
    knownTools: KNOWN_TOOLS,
    maxCallsPerTurn: constraints.max_calls_per_turn,
    referee,
    reader: new Reader(context, referee, turnstile),
    editor: single ?? editor,
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
    complete: (completion, turn) => (single ?? gatekeeper).complete(completion, turn),
    scrubber: desk.scrubber,
    clock,
    emit,
    signal,
  });
}
