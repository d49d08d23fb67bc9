import type { RunRecord } from './run-record.ts';

/** A name that would break the one-path-a-line form; a workspace path never is one, but a report must not rely on it. */
const UNPRINTABLE = /[\x00-\x1f\x7f]/;

/** changed-files.txt: one path a line, sorted as measured; as a JSON text where a name has control characters. */
export function changedFiles(record: RunRecord): string {
  return record.changes
    .map(({ path }) => `${UNPRINTABLE.test(path) ? JSON.stringify(path) : path}\n`)
    .join('');
}
