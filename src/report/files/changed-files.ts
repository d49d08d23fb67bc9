import { escapeControl, hasControl } from '../../core/text/control-characters.ts';
import type { RunRecord } from '../record/run-record.ts';

/** Returns changed-files.txt: one path per line, sorted as measured; as JSON text if a name has control characters. */
export function changedFiles(record: RunRecord): string {
  return record.changes
    .map(({ path }) => `${hasControl(path) ? escapeControl(JSON.stringify(path)) : path}\n`)
    .join('');
}
