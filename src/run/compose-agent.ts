import type { Journal } from '../changes/journal.ts';
import type { PathRules, ProtectedLink } from '../constraints/patterns/path-rules.ts';
import { refusalResponse } from '../constraints/refusal-response.ts';
import { buildChain, buildPathRules } from '../constraints/registry.ts';
import type { CommitFiles } from '../core/git/tracked-file.ts';
import type { Shell, Tree, TreeStart, Workspace } from '../core/ports.ts';
import type { CustomConstraints } from '../core/run/custom.ts';
import { awaitedLater } from '../core/settled.ts';
import type { Tool, ToolContext } from '../core/tools/tool.ts';
import { KNOWN_TOOLS } from '../settings/schema/schema.ts';
import { SeenContent } from '../tools/seen-content.ts';
import { type Model, noteUnpriced } from './budget/model.ts';
import { precheckFor } from './calls/command-precheck.ts';
import { commandReaderFor } from './calls/command-reader.ts';
import { CommandRunner } from './calls/command-runner.ts';
import { Editor } from './calls/editor.ts';
import { Executor } from './calls/executor.ts';
import { readingWith } from './calls/file-aliases.ts';
import { IgnoredEdits } from './calls/ignored-edits.ts';
import { LoopDetector } from './calls/loop-detector.ts';
import { NetChanges } from './calls/net-changes.ts';
import { RateLimiter } from './calls/rate-limiter.ts';
import { ReadDeduplication } from './calls/read-deduplication.ts';
import { Reader } from './calls/reader.ts';
import { RepositoryInstructions } from './calls/repository-instructions.ts';
import { TreeFingerprint } from './calls/tree-fingerprint.ts';
import { UndoneLinks } from './calls/undone-links.ts';
import { harnessPaths } from './context/harness-paths.ts';
import type { RunContext } from './context/run-context.ts';
import { commandSetting, gatesOf } from './controlled-edit/build-gate.ts';
import { SingleEdit } from './controlled-edit/single-edit.ts';
import { Gatekeeper, type GatekeeperParts } from './gates/gatekeeper.ts';
import { ConstraintEnforcer } from './judging/constraint-enforcer.ts';
import { CustomPanel } from './judging/custom-verdicts.ts';

/** Share of the line limit above which git counts the lines itself. Below it, the upper bound is enough. */
const EXACT_FROM = 0.5;

/** The parts that `run/compose-run.ts` builds from the adapters. */
export interface AgentParts {
  readonly context: RunContext;
  readonly workspace: Workspace;
  readonly tree: Tree;
  readonly journal: Journal;
  readonly opened: Promise<TreeStart>;
  readonly model: Model;
  readonly shell: () => Promise<Shell>;
  readonly otherNames: () => Promise<readonly string[]>;
  readonly forGates: Pick<GatekeeperParts, 'hiddenFiles' | 'checkoutFolder'>;
  readonly tools: readonly Tool[];
  readonly custom: CustomConstraints;
  readonly files: CommitFiles;
  readonly protectedLinks: readonly ProtectedLink[];
  /** The commit that configuration is read from. */
  readonly trusted: string;
  /** True if that commit is checked out. */
  readonly isOnDisk: boolean;
}

/** Builds the services that carry out the agent's calls. They know each other only through ports. */
export function composeAgent(parts: AgentParts) {
  const { context, model, protectedLinks } = parts;
  const { settings, openProtected } = context.request;
  const { constraints } = settings;
  const { emit } = context.observers;
  const { stopwatch } = context;
  if (model.price === null) noteUnpriced(context, context.request);
  const { base, hasAgentLink: agentLinkAtRoot } = context.place;
  const extra = { openProtected, protectedLinks, harness: harnessPaths(context), agentLinkAtRoot, base };
  // A tool that this mode does not offer is not allowed either, so that calling it is a recorded violation.
  const offered = KNOWN_TOOLS.filter((name) => parts.tools.some((tool) => tool.spec.name === name));
  const held = { ...constraints, allowed_tools: offered };
  const rules = buildPathRules(held, extra);
  const chain = buildChain(held, { ...extra, costKnown: model.price !== null }, rules);
  const enforcer = new ConstraintEnforcer({
    chain,
    maxRejections: constraints.max_rejections,
    emit,
    timeLeft: stopwatch.timeLeft,
    refusalResponse: (code) => refusalResponse(code, constraints),
    panel: panelOf(parts),
  });
  const readOnly = settings.mode === 'read-only';
  const gatekeeper = gatekeeperFor(parts, enforcer, rules, readOnly);
  const toolContext: ToolContext = {
    workspace: parts.workspace,
    ...readingWith(rules, parts.otherNames),
    redactor: context.resultRedactor,
    shownFiles: new SeenContent(),
    commandTimeoutMs: constraints.command_timeout,
    signal: stopwatch.work,
  };
  const netChanges = new NetChanges();
  const shown = new ReadDeduplication();
  const agentsMd = instructionsFor(parts, toolContext);
  const guidance = awaitedLater(agentsMd.forPrompt());
  const ignoredEdits = new IgnoredEdits(parts.tree);
  const judges = { enforcer, gatekeeper, netChanges, shown, agentsMd, toolContext, readOnly, ignoredEdits };
  const executor = executorFor(parts, judges);
  const { provider, budget, window } = model;
  const wroteIgnored = ignoredEdits.any;
  const known = { provider, budget, window, enforcer, gatekeeper, netChanges, shown, agentsMd, guidance };
  return { ...known, executor, wroteIgnored };
}

/** The path rules that protect what controls git, the runner or the run. */
const GUARDS: ReadonlySet<string> = new Set(['git_dir', 'protected_paths']);

function gatekeeperFor(parts: AgentParts, enforcer: ConstraintEnforcer, rules: PathRules, readOnly: boolean) {
  const { context, journal, opened, shell } = parts;
  const { base } = context.place;
  // Read-only mode changes nothing, so a gate has nothing to judge.
  const gates = (readOnly ? [] : gatesOf(context.request.settings)).map((gate) => ({
    ...gate,
    working_dir: gate.working_dir || base,
  }));
  return new Gatekeeper({
    opened,
    gates,
    shell,
    journal,
    enforcer,
    stopwatch: context.stopwatch,
    clock: context.hostProcess.clock,
    emit: context.observers.emit,
    readOnly,
    inputs: context.request.settings.gate_inputs,
    ...parts.forGates,
    saveOutput: (name, text) => context.writer.saveOutput(name, text),
    folders: (context.hostProcess.env.PATH ?? '').split(':').filter((folder) => folder.startsWith('/')),
    forbids: (path) => rules.findings(path, 'write').some(({ rule }) => GUARDS.has(rule)),
    settingOf: (index) => commandSetting(context.request.settings, index),
  });
}

/** Builds the panel of custom constraints. Returns null if the settings list none, so that nothing waits for one. */
function panelOf({ context, model, custom }: AgentParts): CustomPanel | null {
  if (custom.all.length === 0) return null;
  const { stopwatch } = context;
  return new CustomPanel({
    constraints: custom.all,
    chosen: context.request.settings.constraints.on_violation,
    used: () => model.budget.facts(0, stopwatch.elapsed(), stopwatch.landingMs),
    clock: context.hostProcess.clock,
    until: ({ phase }) =>
      phase === 'commit'
        ? { deadline: stopwatch.deadline, signal: stopwatch.landing }
        : { deadline: stopwatch.workDeadline, signal: stopwatch.work },
  });
}

interface Judges {
  readonly ignoredEdits: IgnoredEdits;
  readonly enforcer: ConstraintEnforcer;
  readonly gatekeeper: Gatekeeper;
  readonly netChanges: NetChanges;
  readonly shown: ReadDeduplication;
  readonly agentsMd: RepositoryInstructions;
  readonly toolContext: ToolContext;
  readonly readOnly: boolean;
}

function executorFor(parts: AgentParts, judges: Judges): Executor {
  const { enforcer, gatekeeper, netChanges, shown, agentsMd, toolContext, readOnly } = judges;
  const { context, journal, shell, tools } = parts;
  const { constraints } = context.request.settings;
  const { stopwatch } = context;
  const { clock } = context.hostProcess;
  const { emit } = context.observers;
  const signal = stopwatch.work;
  const startFiles = startFilesOf(parts);
  const rateLimiter = new RateLimiter({ enforcer, clock, signal });
  const mark = new TreeFingerprint();
  const undoneLinks = new UndoneLinks();
  const editor = editorFor(parts, judges, rateLimiter, { mark, undoneLinks });
  const { mode } = context.request.settings;
  const single = mode === 'controlled-edit' ? new SingleEdit(editor, gatekeeper) : null;
  return new Executor({
    tools,
    knownTools: KNOWN_TOOLS,
    maxCallsPerTurn: constraints.max_calls_per_turn,
    enforcer,
    reader: new Reader({ toolContext, enforcer, rateLimiter, shown }),
    agentsMd,
    repetition: new LoopDetector(enforcer, mark, context.resultRedactor),
    editor: single ?? editor,
    commands: new CommandRunner({
      toolContext,
      shell,
      readCommand: commandReaderFor(context),
      precheck: precheckFor({ context, workspace: toolContext.workspace, enforcer, signal }),
      journal,
      enforcer,
      netChanges,
      mark,
      undoneLinks,
      readOnly,
      saveOutput: (name, text) => context.writer.saveOutput(name, text),
      clock,
      deadline: stopwatch.workDeadline,
      emit,
      startFiles,
      signal,
    }),
    complete: (completion, turn) => (single ?? gatekeeper).complete(completion, turn),
    resultRedactor: context.resultRedactor,
    clock,
    emit,
    signal,
  });
}

function editorFor(
  parts: AgentParts,
  { toolContext, enforcer, netChanges, ignoredEdits }: Judges,
  rateLimiter: RateLimiter,
  memory: { readonly mark: TreeFingerprint; readonly undoneLinks: UndoneLinks },
): Editor {
  const { context, tree } = parts;
  const { constraints } = context.request.settings;
  const { emit } = context.observers;
  // Custom constraints get exact numbers instead of upper bounds.
  const exactFrom = parts.custom.all.length > 0 ? 0 : Math.min(EXACT_FROM, constraints.warn_at);
  const exactAbove = constraints.max_lines_changed * exactFrom;
  const startFiles = startFilesOf(parts);
  return new Editor({
    toolContext,
    enforcer,
    rateLimiter,
    netChanges,
    ...memory,
    ignoredEdits,
    tree,
    exactAbove,
    startFiles,
    emit,
  });
}

function instructionsFor(parts: AgentParts, { mayRead }: ToolContext): RepositoryInstructions {
  const { workspace, files, trusted: commit, isOnDisk } = parts;
  const { emit } = parts.context.observers;
  const notice = (text: string): void => emit({ type: 'notice', level: 'warning', text });
  return new RepositoryInstructions({ files, commit, isOnDisk, workspace, mayRead, notice });
}

function startFilesOf({ opened }: AgentParts): () => Promise<number> {
  return async () => (await opened).trackedFiles;
}
