import type { Response } from '../../core/run/constraint.ts';
import type { OutcomeName } from '../../core/run/outcome.ts';
import { isoTime } from '../../core/text/figures.ts';
import type { RunRecord, ViolationEntry } from './run-record.ts';

type Action = 'blocked' | 'warned' | 'delayed' | 'stopped';

const ACTIONS: Readonly<Record<Response, Action>> = {
  allow: 'warned',
  warn_continue: 'warned',
  delay: 'delayed',
  reject: 'blocked',
  graceful_exit: 'stopped',
  emergency_stop: 'stopped',
};

/** One record of violations.jsonl. The first ten keys are the seed's "Violation Log Format". */
export interface ViolationRecord {
  readonly timestamp: string;
  readonly level: 'WARNING' | 'ERROR';
  readonly event: 'CONSTRAINT_VIOLATION';
  readonly sessionId: string;
  /** The S-number of the seed, or else the name. */
  readonly constraint: string;
  readonly name: string;
  readonly limit: string | null;
  readonly actual: string | null;
  /** Relative to the repository. */
  readonly path: string | null;
  readonly action: Action;
  readonly code: string;
  readonly type: string;
  readonly response: Response;
  readonly reason: string;
  readonly details: Readonly<Record<string, number | string | boolean>>;
  readonly effect: 'prevented' | 'reverted' | 'none';
  readonly paths: readonly string[];
  readonly tool: string | null;
  readonly turn: number | null;
}

export function violationRecord(executionId: string, { at, violation }: ViolationEntry): ViolationRecord {
  const action = ACTIONS[violation.response];
  return {
    timestamp: isoTime(at),
    level: action === 'warned' || action === 'delayed' ? 'WARNING' : 'ERROR',
    event: 'CONSTRAINT_VIOLATION',
    sessionId: `session-${executionId}`,
    constraint: violation.seed ?? violation.constraint,
    name: violation.constraint,
    limit: violation.limit ?? null,
    actual: violation.actual ?? null,
    path: violation.path ?? violation.paths[0] ?? null,
    action,
    code: violation.code,
    type: violation.type,
    response: violation.response,
    reason: violation.reason,
    details: violation.details,
    effect: violation.effect,
    paths: violation.paths,
    tool: violation.tool ?? null,
    turn: violation.turn ?? null,
  };
}

/** Returns every record of the run, warnings included. */
export function violationRecords(record: RunRecord): readonly ViolationRecord[] {
  return record.violations.map((entry) => violationRecord(record.executionId, entry));
}

/**
 * Returns the violations that count. Warnings and waits are only recorded (docs/constraints.md). A refused or skipped
 * start is an outcome: nothing ran that could have broken a rule.
 */
export function countedViolations(record: RunRecord): readonly ViolationRecord[] {
  const neverStarted = record.outcome !== null && NEVER_STARTED.includes(record.outcome.name);
  return violationRecords(record).filter(
    ({ level, type, turn }) => level === 'ERROR' && type !== 'config' && !(neverStarted && turn === null),
  );
}

const NEVER_STARTED: readonly OutcomeName[] = ['config_error', 'skipped'];

/** Returns violations.jsonl: one record per line; empty if there are none. */
export function violationsJsonl(record: RunRecord): string {
  return violationRecords(record)
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('');
}
