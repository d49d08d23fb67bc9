import type { LineIndex } from '../text/line-index.ts';
import { runsOf } from './substring-search.ts';

/** Maximum number of compared lines; only very repetitive texts reach it. */
const MAX_COMPARED = 2_000_000;

/**
 * Returns the first lines (0-based) of all places where the lines follow each other, overlaps included. `equal`
 * decides; the index only suggests places.
 */
export function linesLike(
  index: LineIndex,
  asked: readonly string[],
  equal: (line: string, k: number) => boolean,
): readonly number[] {
  const ids: number[] = [];
  for (const line of asked) {
    const id = index.idOf(line);
    if (id === undefined) return [];
    ids.push(id);
  }
  const found: number[] = [];
  let compared = 0;
  for (const line of runsOf(index.ids(), ids)) {
    let k = 0;
    while (k < asked.length && equal(index.lines[line + k] ?? '', k)) k++;
    compared += k + 1;
    if (k === asked.length) found.push(line);
    if (compared > MAX_COMPARED) return [];
  }
  return found;
}
