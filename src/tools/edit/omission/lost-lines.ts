import { isBlank } from '../text/line-pieces.ts';

/** The lines lost and gained between two lines that both sides have. */
export interface Gap {
  readonly lost: readonly string[];
  readonly gained: readonly string[];
}

/** Compares the lines of a replacement with those of its search, ignoring white space at line ends. */
export class Comparison {
  readonly #before: readonly string[];
  readonly #after: readonly string[];
  /** For each line of the replacement, the line of the search that it keeps. */
  readonly #same: readonly (number | undefined)[];

  constructor(search: string, replace: string) {
    this.#before = trimmed(search);
    this.#after = trimmed(replace);
    this.#same = carried(this.#before, this.#after);
  }

  /** Returns true if the search has a line that the replacement lacks. */
  loses(): boolean {
    const after = new Set(this.#after);
    return this.#before.some((line) => !isBlank(line) && !after.has(line));
  }

  /** Returns the gap around a line of the replacement; undefined if the search has the line there. */
  gapAt(line: number): Gap | undefined {
    if (this.#same[line] !== undefined) return undefined;
    let from = line - 1;
    while (from >= 0 && this.#same[from] === undefined) from--;
    let to = line + 1;
    while (to < this.#after.length && this.#same[to] === undefined) to++;
    const oldFrom = from < 0 ? 0 : (this.#same[from] ?? 0) + 1;
    const oldTo = this.#same[to] ?? this.#before.length;
    const full = (lines: readonly string[]): string[] => lines.filter((each) => !isBlank(each));
    return {
      lost: full(this.#before.slice(oldFrom, oldTo)),
      gained: full(this.#after.slice(from + 1, to)),
    };
  }
}

function trimmed(text: string): string[] {
  return text.split('\n').map((line) => line.trim());
}

/** Matches lines that occur once on each side, in the same order, then their equal neighbors. Takes n log n time. */
function carried(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  const same: (number | undefined)[] = new Array(after.length).fill(undefined);
  for (const [old, fresh] of inOrder(uniquePairs(before, after))) same[fresh] = old;
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) same[head] = head++;
  let tail = 1;
  const room = Math.min(before.length, after.length) - head;
  for (; tail <= room && before.at(-tail) === after.at(-tail); tail++) {
    same[after.length - tail] = before.length - tail;
  }
  grow(same, before, after, 1);
  grow(same, before, after, -1);
  return same;
}

function uniquePairs(before: readonly string[], after: readonly string[]): [number, number][] {
  const once = (lines: readonly string[]): Map<string, number> => {
    const at = new Map<string, number>();
    lines.forEach((line, i) => void at.set(line, at.has(line) ? -1 : i));
    return at;
  };
  const old = once(before);
  const pairs: [number, number][] = [];
  for (const [line, fresh] of once(after)) {
    const at = old.get(line) ?? -1;
    if (at >= 0 && fresh >= 0 && line !== '') pairs.push([at, fresh]);
  }
  return pairs.sort(([, a], [, b]) => a - b);
}

/** Returns the longest subsequence of the pairs with rising old lines. */
function inOrder(pairs: readonly [number, number][]): [number, number][] {
  const ends: number[] = [];
  const previous: number[] = [];
  pairs.forEach(([old], i) => {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((pairs[ends[middle] ?? 0]?.[0] ?? 0) < old) low = middle + 1;
      else high = middle;
    }
    previous[i] = low === 0 ? -1 : (ends[low - 1] ?? -1);
    ends[low] = i;
  });
  const chosen: [number, number][] = [];
  for (let i = ends.at(-1) ?? -1; i >= 0; i = previous[i] ?? -1) {
    const pair = pairs[i];
    if (pair !== undefined) chosen.push(pair);
  }
  return chosen.reverse();
}

/** Extends matches to equal neighbors, in one direction. */
function grow(
  same: (number | undefined)[],
  before: readonly string[],
  after: readonly string[],
  step: 1 | -1,
): void {
  const taken = new Set(same);
  const first = step === 1 ? 0 : after.length - 1;
  for (let i = first; i >= 0 && i < after.length; i += step) {
    const next = i + step;
    const old = same[i];
    if (old === undefined || same[next] !== undefined || next < 0 || next >= after.length) continue;
    if (after[next] !== before[old + step] || taken.has(old + step)) continue;
    same[next] = old + step;
    taken.add(old + step);
  }
}
