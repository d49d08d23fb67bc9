import { joinRaw, type RawPath } from '../program/raw-path.ts';

/** The names in ignored places at the start. */
export interface IgnoredSurvey {
  /** Ignored files in folders that are not ignored. */
  readonly files: ReadonlySet<RawPath>;
  /** Every folder in an ignored place. */
  readonly folders: ReadonlyMap<RawPath, SurveyedFolder>;
  /** FIFOs, sockets and devices in ignored places. */
  readonly special: readonly RawPath[];
  /** False if there were more entries than the limit. */
  readonly isComplete: boolean;
  /** Milliseconds. Files with this change time or a later one were changed by the run. */
  readonly since: number;
  /** Wall time minus monotonic time in ms. Shows later if the clock was set back. */
  readonly offset: number;
}

export interface SurveyedFolder {
  /** Distinguishes the folder from another one that was moved to its place. */
  readonly ino: number;
  /** Files and links in the folder, separated by `/`. An array of 100,000 strings would take ten times the memory. */
  readonly names: string;
}

export function fileNamesIn({ names }: SurveyedFolder): readonly string[] {
  return names === '' ? [] : names.split('/');
}

/** Yields every file of the survey, near ones first. The content of `.git` is left out. */
export function* filesInSurvey({ files, folders }: IgnoredSurvey): Generator<RawPath> {
  yield* files;
  for (const [raw, folder] of folders) {
    if (`/${raw}/`.includes('/.git/')) continue;
    for (const name of fileNamesIn(folder)) yield joinRaw(raw, name);
  }
}
