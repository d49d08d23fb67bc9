import { splitLog, verifyChain } from '../audit/verify.ts';
import type { RecordedEvent } from '../core/events.ts';
import { messageOf } from '../core/message-of.ts';
import { choiceFrom, type ReportFile, renderReports } from '../report/reports.ts';
import { apply, emptyRecord, type RunRecord } from '../report/run-record.ts';

/** What a run that was killed has left, as its place and its beginning are known. */
export interface Remains {
  /** events.jsonl as it lies there. */
  readonly log: string;
  readonly executionId: string;
  /** Wall time, ms since the epoch. */
  readonly startedAt: number;
  /** changes.patch, where it was written. */
  readonly patch: Uint8Array | null;
}

export type Recovered =
  | {
      readonly ok: true;
      readonly record: RunRecord;
      /** The chain's last hash; null where there is no event. */
      readonly auditRoot: string | null;
      /** Every report but events.jsonl, as the run itself would have written it. */
      readonly reports: readonly ReportFile[];
      /** The log without a last line that was never finished; null where it was whole. */
      readonly mendedLog: string | null;
    }
  | { readonly ok: false; readonly reason: string };

const TORN: RunRecord['notices'][number] = {
  level: 'warning',
  text: 'the last line of events.jsonl was never finished and was taken off: the run was killed while it was written',
};

/**
 * The reports of a run that could not write them: a fold over its events, once their chain was checked. A last line
 * that was cut short is no event; a chain that does not hold, or is another run's, makes no report.
 */
export function recover({ log, executionId, startedAt, patch }: Remains): Recovered {
  const { lines, torn } = splitLog(log);
  const whole = torn ? lines.slice(0, -1) : lines;
  const text = whole.map((line) => `${line}\n`).join('');
  const verdict = text === '' ? null : verifyChain(text);
  if (verdict?.ok === false) return { ok: false, reason: `events.jsonl: ${verdict.reason}` };
  const empty = emptyRecord(executionId, startedAt);
  try {
    const events = whole.map(eventOf);
    const folded = events.reduce(apply, empty);
    if (folded.executionId !== executionId) {
      return { ok: false, reason: `events.jsonl is of ${folded.executionId}, not of ${executionId}` };
    }
    const record = torn ? { ...folded, notices: [...folded.notices, TORN] } : folded;
    const auditRoot = verdict?.root ?? null;
    const reports = renderReports(record, choiceFrom(settingsOf(events)), { patch, auditRoot });
    return { ok: true, record, auditRoot, reports, mendedLog: torn ? text : null };
  } catch (error) {
    // The chain holds and its events are none of ours: another version's, or made by somebody.
    const why = messageOf(error);
    return { ok: false, reason: `events.jsonl holds what is no event of this version (${why})` };
  }
}

/** A line whose chain holds, as data. What in it is not as we write it shows in the fold, which then throws. */
function eventOf(line: string): RecordedEvent {
  const data: unknown = JSON.parse(line);
  if (!isRecorded(data)) throw new Error('a line without a type');
  return data;
}

function isRecorded(data: unknown): data is RecordedEvent {
  if (typeof data !== 'object' || data === null || !('at' in data) || !('event' in data)) return false;
  const { at, event } = data;
  return typeof at === 'number' && typeof event === 'object' && event !== null && 'type' in event;
}

function settingsOf(events: readonly RecordedEvent[]): unknown {
  for (const { event } of events) if (event.type === 'run_started') return event.settings;
  return {};
}
