import { readRecordedRun } from '../../audit/recorded-run.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { RecordedRun } from '../../core/run/recorded-run.ts';
import { show } from '../../settings/checks/problem.ts';
import { refusedArtifact } from './artifact-checks.ts';

const MB = 1024 ** 2;

/** The files of a report folder that are read, with their maximum size. Other files are never unpacked. */
export const LOOKED_AT = [
  { name: 'events.jsonl', maxBytes: 128 * MB },
  { name: 'execution.json', maxBytes: 32 * MB },
  { name: 'changes.patch', maxBytes: 128 * MB },
] as const;

/** Maximum size of the zip file in bytes. */
export const LARGEST_ARTIFACT = 256 * MB;

export interface ArtifactContents {
  readonly run: RecordedRun;
  /** The run's diff; null if the artifact does not contain one. */
  readonly patch: Uint8Array | null;
}

/** Reads the run that an artifact's files describe. Throws StopRun(violation) with ART-01 if they are inconsistent. */
export function readContents(files: ReadonlyMap<string, Uint8Array>): ArtifactContents {
  const read = readRecordedRun(textOf(files, 'events.jsonl'));
  if (!read.ok) throw refused(`events.jsonl of the artifact ${read.reason}`);
  const { run } = read;
  const said = summaryIn(textOf(files, 'execution.json'));
  const meant = { audit_root: run.root, execution_id: run.executionId, outcome: run.outcome };
  for (const [key, value] of Object.entries(meant)) {
    if (said[key] === value) continue;
    throw refused(`execution.json has ${key} ${shown(said[key])}, but the event chain has ${value}`);
  }
  return { run, patch: files.get('changes.patch') ?? null };
}

/** Quotes text, shortened if it is long. Other values are not quoted, because they may be nested too deeply. */
function shown(value: unknown): string {
  return typeof value === 'string' ? show(value) : `a value of type ${typeof value}`;
}

function refused(reason: string): StopRun {
  return new StopRun(refusedArtifact(`${reason}, so nothing is published: run the first job again`));
}

function textOf(files: ReadonlyMap<string, Uint8Array>, name: string): string {
  const bytes = files.get(name);
  if (bytes === undefined) throw refused(`the artifact does not contain ${name}`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused(`${name} of the artifact is not UTF-8 text`);
  }
}

function summaryIn(text: string): Readonly<Record<string, unknown>> {
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data === 'object' && data !== null) return data as Readonly<Record<string, unknown>>;
  } catch {
    // Handled below.
  }
  throw refused('execution.json of the artifact is not a JSON object');
}
