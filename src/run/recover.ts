import { GENESIS, link } from '../audit/chain.ts';
import { type FoundFile, sealedFile, sealTroubles, withHash } from '../audit/seal.ts';
import { splitLog, verifyChain } from '../audit/verify.ts';
import type { RecordedEvent } from '../core/events.ts';
import { messageOf } from '../core/message-of.ts';
import { choiceFrom, renderReports } from '../report/reports.ts';
import { apply, emptyRecord, type RunRecord } from '../report/run-record.ts';

/** What a run that was killed has left, as its place and its beginning are known. */
export interface Remains {
  /** events.jsonl as it lies there. */
  readonly log: string;
  readonly executionId: string;
  /** Wall time, ms since the epoch. */
  readonly startedAt: number;
  /** Every other file of the record that lies there, changes.patch among them where it was written. */
  readonly files: readonly FoundFile[];
  /** Takes the secrets out of a report before it is sealed and written. */
  readonly redact: (bytes: Uint8Array) => Uint8Array;
}

export type Recovered =
  | {
      readonly ok: true;
      readonly record: RunRecord;
      /** The chain's last hash. */
      readonly auditRoot: string;
      /**
       * What is to be written: every report, and events.jsonl with its seal. Empty where the run itself has sealed its
       * record and all of it is there.
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
  text: 'the last line of events.jsonl was never finished and was taken off: the run was killed while it was written',
};

/**
 * The reports of a run that could not write them: a fold over its events, once their chain was checked, and a seal over
 * all of them. A last line that was cut short is no event; a chain that does not hold, or is another run's, makes no
 * report.
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
    const folded = events.reduce(apply, emptyRecord(executionId, startedAt));
    if (folded.executionId !== executionId) {
      return { ok: false, reason: `events.jsonl is of ${folded.executionId}, not of ${executionId}` };
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
    // The chain holds and its events are none of ours: another version's, or made by somebody.
    const why = messageOf(error);
    return { ok: false, reason: `events.jsonl holds what is no event of this version (${why})` };
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

/** The reports as the run itself would have written them, and the log with a seal over them and over what was kept. */
function resealed({ files, redact, startedAt }: Remains, { record, events, text, head }: Chained) {
  const patch = files.find(({ name }) => name === 'changes.patch')?.content ?? null;
  const reports = renderReports(record, choiceFrom(settingsOf(events)), { patch, auditRoot: head }).map(
    ({ name, content }) => ({
      name,
      content: redact(typeof content === 'string' ? Buffer.from(content) : content),
    }),
  );
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

/** Files that are written while a run goes on; all others are made from the events. */
function isKept(name: string): boolean {
  return name === '.gitignore' || name.startsWith('quarantine/') || name.startsWith('outputs/');
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
