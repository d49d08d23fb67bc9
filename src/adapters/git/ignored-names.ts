import { join, type RawPath } from './raw-path.ts';

/** The names in ignored places at the start. */
export interface IgnoredSurvey {
  /** Ignored files in folders that are not ignored. */
  readonly files: ReadonlySet<RawPath>;
  /** Every folder in an ignored place. */
  readonly folders: ReadonlyMap<RawPath, SurveyedFolder>;
  /** FIFOs, sockets and devices in ignored places. */
  readonly special: readonly RawPath[];
  /** False where there were more entries than are looked through. */
  readonly whole: boolean;
  /** Change times from this one on, in ms, belong to changes of the run. */
  readonly since: number;
  /** Wall time minus monotonic time in ms: tells later whether the clock was set back. */
  readonly offset: number;
}

export interface SurveyedFolder {
  /** Tells the folder from another one that was moved to its place. */
  readonly ino: number;
  /** Files and links in it, `/` between them: 100,000 strings would take ten times as much. */
  readonly names: string;
}

export function namesIn({ names }: SurveyedFolder): readonly string[] {
  return names === '' ? [] : names.split('/');
}

/** Every file that the survey saw, near ones first. What lies in a `.git` is left out. */
export function* filesOf({ files, folders }: IgnoredSurvey): Generator<RawPath> {
  yield* files;
  for (const [raw, folder] of folders) {
    if (`/${raw}/`.includes('/.git/')) continue;
    for (const name of namesIn(folder)) yield join(raw, name);
  }
}
