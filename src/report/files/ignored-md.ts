import { code, table } from '../../core/text/markdown.ts';
import {
  countsText,
  IGNORED_NOT_WHOLE,
  IGNORED_NOTE,
  IGNORED_TITLE,
  MOST_SHOWN,
  restText,
} from '../record/ignored-changes.ts';
import type { RunRecord } from '../record/run-record.ts';

/** Returns null if nothing changed there. */
export function ignoredSection({ ignored }: RunRecord): string | null {
  if (ignored === null) return null;
  const folders = ignored.folders.map((each) => [code(each.folder), countsText(each)]);
  const files = ignored.first
    .slice(0, MOST_SHOWN)
    .map(({ path, how, executable }) => [code(path), how, executable ? 'executable' : '']);
  const parts = [
    `### ${IGNORED_TITLE}`,
    IGNORED_NOTE,
    ...(ignored.whole ? [] : [IGNORED_NOT_WHOLE]),
    table(['Folder', 'Files'], 'll', folders),
    table(['File', '', ''], 'lll', files),
    restText(ignored),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}
