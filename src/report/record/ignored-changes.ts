import { type IgnoredCounts, type IgnoredSummary, totalOf } from '../../core/git/ignored.ts';
import { plural } from '../../core/text/figures.ts';

/** Maximum number of files shown to people; the record has more. */
export const MOST_SHOWN = 30;

export const IGNORED_TITLE = 'Changed in ignored places';
export const IGNORED_NOTE =
  'Commands and gates wrote these files. They are not checked, committed or undone. Later steps of the job may run them.';
export const IGNORED_NOT_WHOLE =
  'The list is incomplete: there are more ignored files than the run looks through.';

/** `3 new, 1 modified, 2 executable`. */
export function countsText(counts: IgnoredCounts): string {
  const { added, modified, deleted, executable } = counts;
  const parts = [
    [added, 'new'],
    [modified, 'modified'],
    [deleted, 'deleted'],
    [executable, 'executable'],
  ] as const;
  const shown = parts.filter(([count]) => count > 0).map(([count, what]) => `${count} ${what}`);
  return shown.join(', ');
}

/** Returns how many files are not shown; '' if all are. */
export function restText({ counts, first }: IgnoredSummary): string {
  const rest = totalOf(counts) - Math.min(first.length, MOST_SHOWN);
  return rest > 0 ? `and ${plural(rest, 'more file')}: see events.jsonl and execution.json` : '';
}

/** Returns the data as in execution.json; null if nothing was examined or changed. */
export function ignoredJson(summary: IgnoredSummary | null) {
  if (summary === null) return null;
  const { counts, folders, first, whole } = summary;
  return {
    files: totalOf(counts),
    ...counts,
    complete: whole,
    folders,
    first: first.map(({ path, how, executable }) => ({ path, change: how, executable })),
  };
}
