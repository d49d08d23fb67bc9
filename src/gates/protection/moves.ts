import type { ChangedFile } from './changed-file.ts';
import { linesNotIn } from './lines.ts';
import { isTestPath } from './test-path.ts';

/** A test that was deleted in one place and added in another. */
export interface Move {
  readonly from: ChangedFile;
  readonly to: ChangedFile;
}

/** A file is the same one in a new place if this share of its lines came along, as git's renames have it. */
const SAME_FROM = 0.5;

/** Beyond so many pairs only files of the same name are compared: each comparison reads both. */
const MOST_PAIRS = 100;

/** Pairs deleted tests with added files: by the same content first, then by most of the lines. */
export function movesOf(files: readonly ChangedFile[]): readonly Move[] {
  const gone = files.filter(({ path, status }) => status === 'deleted' && isTestPath(path));
  const free = new Set(files.filter(({ status }) => status === 'added'));
  const moves: Move[] = [];
  const byName = gone.length * free.size > MOST_PAIRS;
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
  return all > 0 && linesNotIn(before, after).length <= all * (1 - SAME_FROM);
}
