import { align } from './align.ts';
import { isBlank } from './pieces.ts';
import type { WorkingCopy } from './working-copy.ts';

/** Regions shown with a refusal. Source: CASES 2. */
const REGIONS = 3;
/** Lines of the best region, which is mostly the right one, and of the others. */
const LINES_OF_BEST = 40;
const LINES_SHOWN = 12;
/** Lines shown before and after: where the search lacks one or two, its votes are for a place that far off. */
const MARGIN = 2;
const CHARS_SHOWN = 160;
/** Lines of the search that are looked up; more say little more about where it belongs. */
const LINES_ASKED = 400;
const WORDS = /[\p{L}\p{N}_$]{2,}/gu;
/** Characters of a line that are read for words, and lines of a file: bounds the cost of a refusal. */
const WORD_CHARS = 400;
const WORD_LINES = 20_000;
const MAX_VOTES = 100_000;

/**
 * The places most like the search, with line numbers, to mend it by. Never used to decide a match: only
 * lines equal but for white space, and shared words, are counted.
 */
export function nearestRegions(copy: WorkingCopy, search: string): string {
  if (copy.exactOnly) return '';
  const asked = search.replace(/\n$/, '').split('\n').slice(0, LINES_ASKED);
  const votes = equalLineVotes(copy, asked);
  if (votes.size < REGIONS) addWordVotes(copy, asked, votes);
  const starts = best(votes, asked.length);
  if (starts.length === 0) return '';
  const regions = starts.map((start, n) =>
    n === 0 ? show(copy, asked, start, LINES_OF_BEST, MARGIN) : show(copy, asked, start, LINES_SHOWN, 0),
  );
  return `\nNearest (* marks lines that differ from the search):\n${regions.join('\n---\n')}`;
}

/** For each first line (0-based), how much of the search would be equal there; long lines weigh more. */
function equalLineVotes(copy: WorkingCopy, asked: readonly string[]): Map<number, number> {
  const places = new Map<string, number[]>();
  for (const [k, line] of asked.entries()) {
    const key = line.trim();
    if (key === '') continue;
    const list = places.get(key) ?? [];
    // A line that the search repeats over and over tells nothing of where it stands.
    if (list.length < 8) places.set(key, [...list, k]);
  }
  const votes = new Map<number, number>();
  copy
    .index()
    .keys('trim')
    .forEach((key, i) => {
      if (votes.size > MAX_VOTES) return;
      for (const k of places.get(key) ?? []) add(votes, i - k, Math.min(key.length, 40));
    });
  return votes;
}

/** Shared words of the search's longest line, for searches of which hardly any line is there. */
function addWordVotes(copy: WorkingCopy, asked: readonly string[], votes: Map<number, number>): void {
  const longest = asked.reduce(
    (best, line, k) => (line.trim().length > (asked[best] ?? '').trim().length ? k : best),
    0,
  );
  const words = new Set((asked[longest] ?? '').slice(0, WORD_CHARS).match(WORDS) ?? []);
  if (words.size === 0) return;
  for (const [i, line] of copy.index().lines.slice(0, WORD_LINES).entries()) {
    const shared = new Set((line.slice(0, WORD_CHARS).match(WORDS) ?? []).filter((word) => words.has(word)));
    let weight = 0;
    for (const word of shared) weight += Math.min(word.length, 20) / 2;
    if (weight > 0) add(votes, i - longest, weight);
  }
}

function add(votes: Map<number, number>, start: number, weight: number): void {
  votes.set(start, (votes.get(start) ?? 0) + weight);
}

/** The best starts, far enough apart not to show the same lines twice. */
function best(votes: ReadonlyMap<number, number>, height: number): number[] {
  const apart = Math.min(height, LINES_SHOWN);
  const chosen: number[] = [];
  const ranked = [...votes].sort(([a, x], [b, y]) => y - x || a - b);
  for (const [start] of ranked.slice(0, 200)) {
    if (chosen.length === REGIONS) break;
    if (chosen.every((other) => Math.abs(other - start) >= apart)) chosen.push(start);
  }
  return chosen;
}

/** The lines there, some more than the search has; those that it has not, in this order, are marked. */
function show(
  copy: WorkingCopy,
  asked: readonly string[],
  start: number,
  height: number,
  margin: number,
): string {
  const { lines } = copy.index();
  const from = Math.max(0, start - margin);
  const there = lines.slice(from, Math.max(from, start + Math.min(asked.length + margin, height)));
  if (there.at(-1) === '' && from + there.length === lines.length) there.pop();
  const { same } = align(asked.map(comparable), there.map(comparable));
  const rows = there.map((line, i) => {
    const shown = line.length > CHARS_SHOWN ? `${line.slice(0, CHARS_SHOWN)}…` : line;
    return `${same[i] === undefined ? '*' : ' '}${String(from + i + 1).padStart(5)}| ${shown}`;
  });
  if (asked.length > height) rows.push(`      (and ${asked.length - height} more lines)`);
  return rows.join('\n');
}

function comparable(line: string): string {
  return isBlank(line) ? '' : line;
}
