import { GENESIS, link } from '../../audit/chain.ts';
import { type FoundFile, sealedFile, sealTroubles, withHash } from '../../audit/seal.ts';
import { splitLog, verifyChain } from '../../audit/verify.ts';
import type { RecordedEvent } from '../../core/run/events.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { applyRecordedEvent, emptyRecord, type RunRecord } from '../../report/record/run-record.ts';
import { choiceFrom, renderReports } from '../../report/reports.ts';

/** The files that a killed run left. */
export interface Remains {
  /** The content of events.jsonl. */
  readonly log: string;
  /** The output folder, absolute. */
  readonly dir: string;
  readonly executionId: string;
  /** Wall time, ms since the epoch. */
  readonly startedAt: number;
  /** All other files of the record, including changes.patch if it was written. */
  readonly files: readonly FoundFile[];
  /** Redacts a report before it is sealed and written. */
  readonly redact: (bytes: Uint8Array) => Uint8Array;
}

export type Recovered =
  | {
      readonly ok: true;
      readonly record: RunRecord;
      /** The chain's last hash. */
      readonly auditRoot: string;
      /**
       * The files to write: every report, and events.jsonl with its seal. Empty if the run itself sealed its record and
       * all files exist.
       */
      readonly files: readonly RecoveredFile[];
    }
  | { readonly ok: false; readonly reason: string };

export interface RecoveredFile {
  readonly name: string;
  readonly content: Uint8Array;
}

const TORN: RunRecord['notices'][number] = {
  level: 'warning',
  text: 'the last line of events.jsonl was incomplete and was removed: the run was killed while writing it',
};

/**
 * Computes the reports of a run that could not write them, from its events, and seals all of them. The chain is checked
 * first. An incomplete last line is ignored. A chain that does not verify, or belongs to another run, gives no report.
 */
export function recover(remains: Remains): Recovered {
  const { log, executionId, startedAt, files } = remains;
  const { lines, torn } = splitLog(log);
  const whole = torn ? lines.slice(0, -1) : lines;
  const text = whole.map((line) => `${line}\n`).join('');
  const verdict = text === '' ? null : verifyChain(text);
  if (verdict?.ok === false) return { ok: false, reason: `events.jsonl: ${verdict.reason}` };
  try {
    const events = whole.map(eventOf);
    const folded = events.reduce(applyRecordedEvent, emptyRecord(executionId, startedAt));
    if (folded.executionId !== executionId) {
      return { ok: false, reason: `events.jsonl belongs to ${folded.executionId}, not to ${executionId}` };
    }
    const record = torn ? { ...folded, notices: [...folded.notices, TORN] } : folded;
    const root = verdict?.root ?? GENESIS;
    if (
      !torn &&
      verdict?.seal &&
      sealTroubles(verdict.seal.files, files, { root, prev: verdict.seal.prev }).length === 0
    ) {
      return { ok: true, record, auditRoot: root, files: [] };
    }
    return { ok: true, record, ...resealed(remains, { record, events, text, head: root }) };
  } catch (error) {
    // The chain verifies, but its events are not ours: another version or someone else wrote them.
    const why = messageOf(error);
    return { ok: false, reason: `events.jsonl contains an event that this version does not know (${why})` };
  }
}

interface Chained {
  readonly record: RunRecord;
  readonly events: readonly RecordedEvent[];
  /** events.jsonl so far, whole lines. */
  readonly text: string;
  /** Its last hash. */
  readonly head: string;
}

/** Returns the reports as the run itself would have written them, and the log with a seal over all kept files. */
function resealed({ dir, files, redact, startedAt }: Remains, { record, events, text, head }: Chained) {
  const patch = files.find(({ name }) => name === 'changes.patch')?.content ?? null;
  const reports = renderReports(record, choiceFrom(settingsOf(events)), {
    patch,
    auditRoot: head,
    reportDir: dir,
  }).map(({ name, content }) => ({
    name,
    content: redact(typeof content === 'string' ? Buffer.from(content) : content),
  }));
  const kept = files.flatMap(({ name, content }) =>
    content === null || !isKept(name) ? [] : [{ name, content }],
  );
  const sealed = [...kept, ...reports].map(({ name, content }) => sealedFile(name, content));
  const last = events.at(-1);
  const event = { type: 'record_sealed', files: sealed } as const;
  const { line, hash } = link({ seq: (last?.seq ?? 0) + 1, at: last?.at ?? startedAt, event }, head);
  return {
    auditRoot: hash,
    files: [
      ...reports.map(({ name, content }) => ({ name, content: withHash(content, head, hash) })),
      { name: 'events.jsonl', content: Buffer.from(`${text}${line}\n`) },
    ],
  };
}

/** Returns true for files that are written during a run; all others are computed from the events. */
function isKept(name: string): boolean {
  return name === '.gitignore' || name.startsWith('quarantine/') || name.startsWith('outputs/');
}

/** Parses a line of a verified chain. Unexpected content makes the computation of the record throw. */
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
