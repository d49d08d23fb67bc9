import { mayReadWith, type PathRules } from '../constraints/path-rules.ts';
import { refusalResponse } from '../constraints/refusal-response.ts';
import { buildChain, buildPathRules } from '../constraints/registry.ts';
import type { CustomConstraints } from '../core/custom.ts';
import type { Shell, Tree, TreeStart, Workspace } from '../core/ports.ts';
import type { Tool, ToolContext } from '../core/tool.ts';
import type { CommitFiles } from '../core/tracked-file.ts';
import type { Journal } from '../journal/journal.ts';
import { KNOWN_TOOLS } from '../settings/schema.ts';
import { RememberedFiles } from '../tools/shown-files.ts';
import { commandSetting, gatesOf } from './build-gate.ts';
import { commandReaderFor } from './command-reader.ts';
import { CommandRunner } from './command-runner.ts';
import { CustomPanel } from './custom-panel.ts';
import type { Desk } from './desk.ts';
import { Editor } from './editor.ts';
import { Executor } from './executor.ts';
import { Gatekeeper, type GatekeeperParts } from './gatekeeper.ts';
import { harnessPaths } from './harness-paths.ts';
import { HouseRules } from './house-rules.ts';
import { IgnoredEdits } from './ignored-edits.ts';
import { Ledger } from './ledger.ts';
import { lookoutFor } from './lookout.ts';
import { type Model, noteUnpriced } from './model.ts';
import { Reader } from './reader.ts';
import { Referee } from './referee.ts';
import { RepetitionKeeper } from './repetition-keeper.ts';
import { ShownReads } from './shown-reads.ts';
import { SingleEdit } from './single-edit.ts';
import { TreeMark } from './tree-mark.ts';
import { Turnstile } from './turnstile.ts';
import { UndoneLinks } from './undone-links.ts';

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
  readonly forGates: Pick<GatekeeperParts, 'hiddenFiles' | 'checkoutFolder'>;
  readonly tools: readonly Tool[];
  readonly custom: CustomConstraints;
  readonly files: CommitFiles;
  /** The commit that configuration is read from. */
  readonly trusted: string;
  /** Whether it is the one on disk. */
  readonly isOnDisk: boolean;
}

/** The rooms of a run, each knowing the others only by their ports. */
export function equip(parts: Parts) {
  const { desk, model } = parts;
  const { settings, openProtected } = desk.request;
  const { constraints } = settings;
  const { emit } = desk.observers;
  const { stopwatch } = desk;
  if (model.price === null) noteUnpriced(desk, desk.request);
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
    refusalResponse: (code) => refusalResponse(code, constraints),
    panel: panelOf(parts),
  });
  const readOnly = settings.mode === 'read-only';
  const gatekeeper = gatekeeperFor(parts, referee, rules, readOnly);
  const context: ToolContext = {
    workspace: parts.workspace,
    mayRead: mayReadWith(rules),
    cleaner: desk.scrubber,
    shownFiles: new RememberedFiles(),
    commandTimeoutMs: constraints.command_timeout,
    signal: stopwatch.work,
  };
  const ledger = new Ledger();
  const shown = new ShownReads();
  const house = houseRulesFor(parts, context);
  const standing = house.standing();
  // Whoever awaits it hears of a failure; until then it must not count as unheard.
  standing.catch(() => undefined);
  const ignoredEdits = new IgnoredEdits(parts.tree);
  const judges = { referee, gatekeeper, ledger, shown, house, context, readOnly, ignoredEdits };
  const executor = executorFor(parts, judges);
  const { provider, budget, window } = model;
  const wroteIgnored = ignoredEdits.any;
  const known = { provider, budget, window, referee, gatekeeper, ledger, shown, house, standing };
  return { ...known, executor, wroteIgnored };
}

/** The rules on paths that speak of what steers git, the runner or the run. */
const GUARDS: ReadonlySet<string> = new Set(['git_dir', 'protected_paths']);

function gatekeeperFor(parts: Parts, referee: Referee, rules: PathRules, readOnly: boolean): Gatekeeper {
  const { desk, journal, opened, shell } = parts;
  const { base } = desk.place;
  // Nothing is changed in read-only mode, so there is nothing for a gate to judge.
  const gates = (readOnly ? [] : gatesOf(desk.request.settings)).map((gate) => ({
    ...gate,
    working_dir: gate.working_dir || base,
  }));
  return new Gatekeeper({
    opened,
    gates,
    shell,
    journal,
    referee,
    stopwatch: desk.stopwatch,
    clock: desk.around.clock,
    emit: desk.observers.emit,
    readOnly,
    inputs: desk.request.settings.gate_inputs,
    ...parts.forGates,
    saveOutput: (name, text) => desk.writer.saveOutput(name, text),
    folders: (desk.around.env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/')),
    forbids: (path) => rules.findings(path, 'write').some(({ rule }) => GUARDS.has(rule)),
    settingOf: (index) => commandSetting(desk.request.settings, index),
  });
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
  readonly ignoredEdits: IgnoredEdits;
  readonly referee: Referee;
  readonly gatekeeper: Gatekeeper;
  readonly ledger: Ledger;
  readonly shown: ShownReads;
  readonly house: HouseRules;
  readonly context: ToolContext;
  readonly readOnly: boolean;
}

function executorFor(parts: Parts, judges: Judges): Executor {
  const { referee, gatekeeper, ledger, shown, house, context, readOnly } = judges;
  const { desk, journal, shell, tools } = parts;
  const { constraints } = desk.request.settings;
  const { stopwatch } = desk;
  const { clock } = desk.around;
  const { emit } = desk.observers;
  const signal = stopwatch.work;
  const startFiles = startFilesOf(parts);
  const turnstile = new Turnstile({ referee, clock, signal });
  const mark = new TreeMark();
  const undoneLinks = new UndoneLinks();
  const editor = editorFor(parts, judges, turnstile, { mark, undoneLinks });
  const { mode } = desk.request.settings;
  const single = mode === 'controlled-edit' ? new SingleEdit(editor, gatekeeper) : null;
  return new Executor({
    tools,
    knownTools: KNOWN_TOOLS,
    maxCallsPerTurn: constraints.max_calls_per_turn,
    referee,
    reader: new Reader({ context, referee, turnstile, shown }),
    house,
    repetition: new RepetitionKeeper(referee, mark, desk.scrubber),
    editor: single ?? editor,
    commands: new CommandRunner({
      context,
      shell,
      readCommand: commandReaderFor(desk),
      lookout: lookoutFor({ desk, workspace: context.workspace, referee, signal }),
      journal,
      referee,
      ledger,
      mark,
      undoneLinks,
      readOnly,
      saveOutput: (name, text) => desk.writer.saveOutput(name, text),
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

function editorFor(
  parts: Parts,
  { context, referee, ledger, ignoredEdits }: Judges,
  turnstile: Turnstile,
  memory: { readonly mark: TreeMark; readonly undoneLinks: UndoneLinks },
): Editor {
  const { desk, tree } = parts;
  const { constraints } = desk.request.settings;
  const { emit } = desk.observers;
  // A custom constraint is told numbers, not bounds of them.
  const exactFrom = parts.custom.all.length > 0 ? 0 : Math.min(EXACT_FROM, constraints.warn_at);
  const exactAbove = constraints.max_lines_changed * exactFrom;
  const startFiles = startFilesOf(parts);
  return new Editor({
    context,
    referee,
    turnstile,
    ledger,
    ...memory,
    ignoredEdits,
    tree,
    exactAbove,
    startFiles,
    emit,
  });
}

function houseRulesFor(parts: Parts, { mayRead }: ToolContext): HouseRules {
  const { workspace, files, trusted: commit, isOnDisk } = parts;
  const { emit } = parts.desk.observers;
  const notice = (text: string): void => emit({ type: 'notice', level: 'warning', text });
  return new HouseRules({ files, commit, isOnDisk, workspace, mayRead, notice });
}

function startFilesOf({ opened }: Parts): () => Promise<number> {
  return async () => (await opened).trackedFiles;
}
