import { readRecordedRun } from '../audit/recorded-run.ts';
import { StopRun } from '../core/outcome.ts';
import type { RecordedRun } from '../core/recorded-run.ts';
import { refusedArtifact } from './evidence.ts';

const MB = 1024 ** 2;

/** The files of a report folder that are looked at, and how large each may be; the others are never unpacked. */
export const LOOKED_AT = [
  { name: 'events.jsonl', maxBytes: 128 * MB },
  { name: 'execution.json', maxBytes: 32 * MB },
  { name: 'changes.patch', maxBytes: 128 * MB },
] as const;

/** Of the zip itself. */
export const LARGEST_ARTIFACT = 256 * MB;

export interface ArtifactContents {
  readonly run: RecordedRun;
  /** The run's diff; null where the artifact holds none. */
  readonly patch: Uint8Array | null;
}

/** An artifact's files as one story. Throws StopRun(violation) with ART-01 where they tell several, or none. */
export function readContents(files: ReadonlyMap<string, Uint8Array>): ArtifactContents {
  const read = readRecordedRun(textOf(files, 'events.jsonl'));
  if (!read.ok) throw refused(`events.jsonl of the artifact ${read.reason}`);
  const { run } = read;
  const said = summaryIn(textOf(files, 'execution.json'));
  const meant = { audit_root: run.root, execution_id: run.executionId, outcome: run.outcome };
  for (const [key, value] of Object.entries(meant)) {
    if (said[key] === value) continue;
    throw refused(`execution.json says ${key} ${JSON.stringify(said[key])}, the event chain ${value}`);
  }
  return { run, patch: files.get('changes.patch') ?? null };
}

function refused(reason: string): StopRun {
  return new StopRun(refusedArtifact(`${reason}: nothing of it is delivered; run the first job again`));
}

function textOf(files: ReadonlyMap<string, Uint8Array>, name: string): string {
  const bytes = files.get(name);
  if (bytes === undefined) throw refused(`the artifact holds no ${name}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused(`${name} of the artifact is no UTF-8 text`);
  }
}

function summaryIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null) return data as Readonly<Record<string, unknown>>;
  } catch {
    // Said below.
  }
  throw refused('execution.json of the artifact is no JSON object');
}
