import type { RunRecord } from '../record/run-record.ts';

/** Control characters, which would break the form of one path per line. Workspace paths never contain them. */
const UNPRINTABLE = /[\x00-\x1f\x7f]/;

/** Returns changed-files.txt: one path per line, sorted as measured; as JSON text if a name has control characters. */
export function changedFiles(record: RunRecord): string {
  return record.changes
    .map(({ path }) => `${UNPRINTABLE.test(path) ? JSON.stringify(path) : path}\n`)
    .join('');
}
