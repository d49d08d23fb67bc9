import { assertNever } from '../core/assert-never.ts';
import { type ChangeSet, type ChangeTotals, totalsOf } from '../core/change.ts';
import type { Violation } from '../core/constraint.ts';
import type { GateResult, RecordedEvent, RunEvent, RunStep } from '../core/events.ts';
import type { RunOutcome, Unfinished } from '../core/outcome.ts';
import type { Isolation } from '../core/ports.ts';
import type { Alert } from './alerts/alert.ts';
import { type AlertMemory, NO_ALERTS, watchForAlerts } from './alerts/watch.ts';
import { type CompactionRecord, compactionOf } from './compaction-record.ts';
import { type ConfiguredGate, gatesFrom } from './configured-gates.ts';
import { type DeliveryRecord, delivered, NO_DELIVERY } from './delivery-record.ts';
import { type EditCall, editCallOf } from './edit-call.ts';
import { type Configured, configuredFrom, UNCONFIGURED, type Used } from './limits.ts';
import { type CallRates, NO_CALLS, rated } from './rates.ts';
import { answeredTurns, applyToTurns, type TurnRecord } from './turn-record.ts';
import { NO_USAGE, type UsageRecord, withUsage } from './usage-record.ts';

type Event<T extends RunEvent['type']> = Extract<RunEvent, { readonly type: T }>;

export interface GateRun {
  readonly at: number;
  readonly phase: 'baseline' | 'final';
  readonly gate: GateResult;
}

export interface ViolationEntry {
  readonly at: number;
  readonly violation: Violation;
}

export type UndoneEntry = Omit<Event<'change_undone'>, 'type'>;

/** All that a report needs of a run, so far. A fold over its events; nothing else is looked at. */
export interface RunRecord extends CallRates, DeliveryRecord, UsageRecord {
  readonly executionId: string;
  readonly task: string;
  readonly mode: string;
  readonly provider: string;
  readonly model: string;
  readonly head: string | null;
  readonly branch: string | null;
  /** Wall time, ms since the epoch, of the first and the latest event. */
  readonly startedAt: number;
  readonly lastAt: number;
  readonly configured: Configured;
  readonly configuredGates: readonly ConfiguredGate[];
  readonly isolation: Isolation | null;
  /** Tree id of the start: what a rollback goes back to. */
  readonly startTree: string | null;
  /** The last call of `edit_file` that could be read, and whether an edit was written. */
  readonly edit: EditCall | null;
  readonly edited: boolean;
  readonly notices: readonly Pick<Event<'notice'>, 'level' | 'text'>[];
  readonly gates: readonly GateRun[];
  readonly turns: readonly TurnRecord[];
  readonly violations: readonly ViolationEntry[];
  readonly changes: ChangeSet;
  readonly totals: ChangeTotals;
  /** Lines added plus removed, summed over every step kept. Source: DECISIONS D9. */
  readonly churn: number;
  readonly undone: readonly UndoneEntry[];
  readonly compactions: readonly CompactionRecord[];
  readonly alerts: readonly Alert[];
  readonly alertMemory: AlertMemory;
  readonly ended: Pick<Event<'agent_ended'>, 'how' | 'result'> | null;
  readonly acceptedTree: string | null;
  readonly unfinished: Unfinished | null;
  readonly outcome: RunOutcome | null;
}

const NO_CHANGE: ChangeTotals = { files: 0, linesAdded: 0, linesRemoved: 0, bytes: 0 };

/** A run of which nothing has been heard yet. `at` is wall time in ms. */
export function emptyRecord(executionId: string, at: number): RunRecord {
  return {
    executionId,
    task: '',
    mode: '',
    provider: '',
    model: '',
    head: null,
    branch: null,
    startedAt: at,
    lastAt: at,
    configured: UNCONFIGURED,
    configuredGates: [],
    isolation: null,
    startTree: null,
    edit: null,
    edited: false,
    notices: [],
    gates: [],
    turns: [],
    ...NO_USAGE,
    violations: [],
    changes: [],
    totals: NO_CHANGE,
    churn: 0,
    undone: [],
    compactions: [],
    ...NO_CALLS,
    alerts: [],
    alertMemory: NO_ALERTS,
    ended: null,
    acceptedTree: null,
    ...NO_DELIVERY,
    unfinished: null,
    outcome: null,
  };
}

function started(record: RunRecord, event: Event<'run_started'>, at: number): RunRecord {
  const { executionId, task, mode, provider, model, head, branch, settings } = event;
  const configured = configuredFrom(settings);
  const configuredGates = gatesFrom(settings);
  return {
    ...record,
    ...{ executionId, task, mode, provider, model, head, branch, configured, configuredGates },
    startedAt: Math.min(record.startedAt, at),
  };
}

function replied(record: RunRecord, event: Event<'model_replied'>, at: number): RunRecord {
  const { usage, costUsd } = event;
  return { ...record, ...withUsage(record, usage, costUsd), turns: applyToTurns(record.turns, event, at) };
}

function called(record: RunRecord, event: Event<'tool_finished'>, at: number): RunRecord {
  const edit = editCallOf(event.call) ?? record.edit;
  return { ...record, edit, turns: applyToTurns(record.turns, event, at) };
}

function compacted(record: RunRecord, event: Event<'compacted'>, at: number): RunRecord {
  const compactions = [...record.compactions, compactionOf(event)];
  return { ...record, turns: applyToTurns(record.turns, event, at), compactions };
}

function kept(record: RunRecord, event: Event<'change_kept'>, at: number): RunRecord {
  const step = totalsOf(event.step);
  return {
    ...record,
    turns: applyToTurns(record.turns, event, at),
    edited: record.edited || event.by === 'edit',
    totals: event.total,
    churn: record.churn + step.linesAdded + step.linesRemoved,
  };
}

function undone(record: RunRecord, event: Event<'change_undone'>, at: number): RunRecord {
  const { type: _, ...entry } = event;
  // A gate runs after the turns: what it changed is no turn's doing.
  const turns = event.by === 'gate' ? record.turns : applyToTurns(record.turns, event, at);
  return { ...record, turns, undone: [...record.undone, entry] };
}

function withChanges(record: RunRecord, changes: ChangeSet): RunRecord {
  return { ...record, changes, totals: totalsOf(changes) };
}

/** What was put back is no change any more, but it was done: the limits go on showing what was used of them. */
function finished(record: RunRecord, event: Event<'run_finished'>): RunRecord {
  const { changes, outcome, unfinished = null } = event;
  const putBack = record.left !== null && record.left.policy !== 'preserve' && changes.length === 0;
  return { ...(putBack ? { ...record, changes } : withChanges(record, changes)), unfinished, outcome };
}

function applyEvent(record: RunRecord, event: RunStep, at: number): RunRecord {
  switch (event.type) {
    case 'run_started':
      return started(record, event, at);
    case 'sandbox_probed':
      return { ...record, isolation: event.isolation };
    case 'notice':
      return { ...record, notices: [...record.notices, { level: event.level, text: event.text }] };
    case 'gate_finished':
      return { ...record, gates: [...record.gates, { at, phase: event.phase, gate: event.gate }] };
    case 'tool_finished':
      return called(record, event, at);
    case 'turn_started':
    case 'last_call':
    case 'nudged':
      return { ...record, turns: applyToTurns(record.turns, event, at) };
    case 'model_replied':
      return replied(record, event, at);
    case 'compacted':
      return compacted(record, event, at);
    case 'summary_replied':
    case 'model_failed':
      // Its broken-off answers were paid for all the same.
      return { ...record, ...withUsage(record, event.usage, event.costUsd) };
    case 'violated':
      return { ...record, violations: [...record.violations, { at, violation: event.violation }] };
    case 'change_kept':
      return kept(record, event, at);
    case 'change_undone':
      return undone(record, event, at);
    case 'agent_ended':
      return { ...record, ended: { how: event.how, result: event.result } };
    case 'tree_accepted':
      return { ...withChanges(record, event.changes), acceptedTree: event.tree };
    case 'workspace_left':
    case 'ignored_changed':
    case 'committed':
    case 'pushed':
    case 'pull_request':
      return { ...record, ...delivered(event) };
    case 'run_finished':
      return finished(record, event);
    case 'tree_opened':
      return { ...record, startTree: event.tree };
    case 'validated':
      return { ...record, ...rated(record, event.validations) };
    default:
      return assertNever(event);
  }
}

/** One event further. Cheap: a record is ready to be reported after every event, so a cancel costs nothing. */
export function apply(record: RunRecord, recorded: RecordedEvent): RunRecord {
  const { at, event } = recorded;
  // It says something of the record's files, and nothing of the run.
  if (event.type === 'record_sealed') return record;
  const { memory, alerts } = watchForAlerts(record.alertMemory, recorded);
  return {
    ...applyEvent(record, event, at),
    lastAt: Math.max(record.lastAt, at),
    alertMemory: memory,
    alerts: alerts.length === 0 ? record.alerts : [...record.alerts, ...alerts],
  };
}

/** What the run has used so far, for `limitUses`. Every token the provider reports counts, cached ones too. */
export function usedBy(record: RunRecord): Used {
  return {
    files: record.totals.files,
    lines: record.totals.linesAdded + record.totals.linesRemoved,
    tokens: record.usage.input + record.usage.output,
    costUsd: record.costUsd,
    isPaid: record.provider !== 'replay',
    turns: answeredTurns(record.turns),
    elapsedMs: Math.max(0, record.lastAt - record.startedAt),
  };
}
