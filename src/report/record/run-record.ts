import { assertNever } from '../../core/assert-never.ts';
import type { RunPages } from '../../core/forge/run-pages.ts';
import { type ChangeSet, type ChangeTotals, totalsOf } from '../../core/git/change.ts';
import type { SandboxState } from '../../core/ports.ts';
import type { Violation } from '../../core/run/constraint.ts';
import type { GateResult, RecordedEvent, RunEvent, RunStep } from '../../core/run/events.ts';
import type { RunOutcome, Unfinished } from '../../core/run/outcome.ts';
import type { Alert } from '../alerts/alert.ts';
import { type AlertMemory, NO_ALERTS, updateAlerts } from '../alerts/watch-for-alerts.ts';
import { type CallRates, NO_CALLS, withJudgement } from './call-rates.ts';
import { type CompactionRecord, compactionOf } from './compaction-record.ts';
import { type ConfiguredGate, gatesFrom } from './configured-gates.ts';
import { type DeliveryRecord, NO_DELIVERY, withDeliveryEvent } from './delivery-record.ts';
import { type EditCall, editCallOf } from './edit-call.ts';
import { type ConfiguredLimits, limitsFrom, NO_LIMITS, type UsedAmounts } from './limit-use.ts';
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

/** Everything that reports need from a run so far, computed only from its events. */
export interface RunRecord extends CallRates, DeliveryRecord, UsageRecord {
  readonly executionId: string;
  readonly task: string;
  readonly mode: string;
  readonly provider: string;
  readonly model: string;
  readonly head: string | null;
  readonly branch: string | null;
  /** null if the run did not know them. */
  readonly pages: RunPages | null;
  /** Wall time, ms since the epoch, of the first and the latest event. */
  readonly startedAt: number;
  readonly lastAt: number;
  readonly configured: ConfiguredLimits;
  readonly configuredGates: readonly ConfiguredGate[];
  readonly isolation: SandboxState | null;
  /** Tree id of the start, to which a rollback returns. */
  readonly startTree: string | null;
  /** The last readable call of `edit_file`, with a note if its edit was written. */
  readonly edit: EditCall | null;
  readonly edited: boolean;
  readonly notices: readonly Pick<Event<'notice'>, 'level' | 'text'>[];
  readonly gates: readonly GateRun[];
  readonly turns: readonly TurnRecord[];
  readonly violations: readonly ViolationEntry[];
  readonly changes: ChangeSet;
  readonly totals: ChangeTotals;
  /** Lines added plus removed, summed over every kept step. Source: decision D9. */
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

/** Returns the record of a run without events. `at` is wall time in ms. */
export function emptyRecord(executionId: string, at: number): RunRecord {
  return {
    executionId,
    task: '',
    mode: '',
    provider: '',
    model: '',
    head: null,
    branch: null,
    pages: null,
    startedAt: at,
    lastAt: at,
    configured: NO_LIMITS,
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
  const { executionId, task, mode, provider, model, head, branch, pages = null, settings } = event;
  const configured = limitsFrom(settings);
  const configuredGates = gatesFrom(settings);
  return {
    ...record,
    ...{ executionId, task, mode, provider, model, head, branch, pages, configured, configuredGates },
    startedAt: Math.min(record.startedAt, at),
  };
}

/** Interrupted answers are paid for too. */
function replied(record: RunRecord, event: Event<'model_replied' | 'model_failed'>, at: number): RunRecord {
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
  // A gate runs after the turns, so its changes belong to no turn.
  const turns = event.by === 'gate' ? record.turns : applyToTurns(record.turns, event, at);
  return { ...record, turns, undone: [...record.undone, entry] };
}

function withChanges(record: RunRecord, changes: ChangeSet): RunRecord {
  return { ...record, changes, totals: totalsOf(changes) };
}

/** Reverted changes no longer count as changes, but limits still show what they used. */
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
    case 'model_failed':
      return replied(record, event, at);
    case 'compacted':
      return compacted(record, event, at);
    case 'summary_replied':
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
      return { ...record, ...withDeliveryEvent(event) };
    case 'run_finished':
      return finished(record, event);
    case 'tree_opened':
      return { ...record, startTree: event.tree };
    case 'validated':
      return { ...record, ...withJudgement(record, event.validations) };
    default:
      return assertNever(event);
  }
}

/** Applies one event. The record is complete after every event, so a canceled run can be reported at once. */
export function applyRecordedEvent(record: RunRecord, recorded: RecordedEvent): RunRecord {
  const { at, event } = recorded;
  // This event concerns the record's files, not the run.
  if (event.type === 'record_sealed') return record;
  const { memory, alerts } = updateAlerts(record.alertMemory, recorded);
  return {
    ...applyEvent(record, event, at),
    lastAt: Math.max(record.lastAt, at),
    alertMemory: memory,
    alerts: alerts.length === 0 ? record.alerts : [...record.alerts, ...alerts],
  };
}

/**
 * Returns what the run has used so far, for `limitUses`. All tokens that the provider reports count, cached ones
 * included.
 */
export function usedBy(record: RunRecord): UsedAmounts {
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
