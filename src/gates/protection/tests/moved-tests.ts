import type { ChangedFile } from '../changes/changed-file.ts';
import { linesNotIn } from '../changes/line-matches.ts';
import { isTestPath } from '../changes/test-path.ts';

/** A test that was deleted in one place and added in another. */
export interface MovedTest {
  readonly from: ChangedFile;
  readonly to: ChangedFile;
}

/** Minimum share of common lines for a file to count as moved, like git's rename detection. */
const MIN_SHARED_LINES = 0.5;

/** With more pairs, only files with the same name are compared, because each comparison reads both. */
const MAX_PAIRS = 100;

/** Pairs deleted tests with added files: first by equal content, then by common lines. */
export function findMovedTests(files: readonly ChangedFile[]): readonly MovedTest[] {
  const gone = files.filter(({ path, status }) => status === 'deleted' && isTestPath(path));
  const free = new Set(files.filter(({ status }) => status === 'added'));
  const moves: MovedTest[] = [];
  const byName = gone.length * free.size > MAX_PAIRS;
  const similar = (from: ChangedFile, to: ChangedFile) =>
    (!byName || nameOf(from) === nameOf(to)) && mostlyTheSame(from, to);
  for (const alike of [sameContent, similar]) {
    for (const from of gone) {
      if (moves.some((move) => move.from === from)) continue;
      const to = [...free].find((file) => alike(from, file));
      if (to === undefined) continue;
      free.delete(to);
      moves.push({ from, to });
    }
  }
  return moves;
}

function nameOf({ path }: ChangedFile): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function sameContent(from: ChangedFile, to: ChangedFile): boolean {
  return from.oldOid !== null && from.oldOid === to.newOid;
}

function mostlyTheSame({ before }: ChangedFile, { path, after }: ChangedFile): boolean {
  if (before === null || after === null || !isTestPath(path)) return false;
  const all = before.split('\n').filter((line) => line.trim() !== '').length;
  return all > 0 && linesNotIn(before, after).length <= all * (1 - MIN_SHARED_LINES);
}
