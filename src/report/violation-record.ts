import type { Response } from '../core/constraint.ts';
import { isoTime } from '../core/figures.ts';
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
  /** The seed's S-number, or else the name. */
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

/** Every record of the run, warnings included. */
export function violationRecords(record: RunRecord): readonly ViolationRecord[] {
  return record.violations.map((entry) => violationRecord(record.executionId, entry));
}

/**
 * Those that count: warnings and waits are records only (CONTRACT 6, the seed's matrix), and a wrong configuration is
 * an outcome: nothing ran that could have broken a rule.
 */
export function countedViolations(record: RunRecord): readonly ViolationRecord[] {
  return violationRecords(record).filter(({ level, type }) => level === 'ERROR' && type !== 'config');
}

/** violations.jsonl: one record a line; empty where there is none. */
export function violationsJsonl(record: RunRecord): string {
  return violationRecords(record)
    .map((entry) => `${JSON.stringify(entry)}\n`)
    .join('');
}
