import { isElision } from '../omission/elision.ts';
import { isBlank } from '../text/line-pieces.ts';
import type { WorkingCopy } from '../text/working-copy.ts';

const WORDS = /[\p{L}\p{N}_$]{2,}/gu;
/** Maximum characters of a line searched for words, and lines of a file; limits the cost of a refusal. */
const WORD_CHARS = 400;
const WORD_LINES = 20_000;
const MAX_VOTES = 100_000;
/**
 * Shared words are also counted if equal lines suggest fewer places than this, or cover less of the text at the best
 * one.
 */
const FEW = 3;
const TELLING_SHARE = 0.5;
/** Weight of an equal indentation in characters, which decides between places that are otherwise equal. */
const SAME_INDENT = 1;
/** Maximum number of places of one part, the best first. */
const MAX_PLACES = 200;
/** Maximum number of parts of a search, and the assumed number of lines between two. */
const MAX_PARTS = 8;
const MAX_GAP = 200;
/** Assumed number of lines omitted at the beginning or the end. */
const OPEN_END = 8;

/** Lines of the file, 0-based, `end` exclusive; both may be outside it. */
export interface Region {
  readonly start: number;
  readonly end: number;
}

interface Scored extends Region {
  readonly score: number;
}

/** A part of the search between elisions. */
interface Part {
  readonly lines: readonly string[];
  /** For each first line, how much of the part would be equal there. */
  readonly votes: ReadonlyMap<number, number>;
}

/**
 * Returns where the lines of a search may belong, the likeliest first. Counts lines that are equal except for white
 * space, and shared words. A search with elisions is located as a whole: from its best part, the others are searched
 * before and after it, preferring the nearest of the best.
 */
export function likeliestRegions(copy: WorkingCopy, asked: readonly string[]): readonly Region[] {
  const pieces = partsOf(asked);
  const parts = pieces
    .filter((lines) => !lines.every(isBlank))
    .slice(0, MAX_PARTS)
    .map((lines) => ({ lines, votes: votesFor(copy, lines) }));
  const best = parts.map(({ votes }) => most(votes));
  const anchor = best.indexOf(Math.max(...best));
  const openAbove = pieces.length > 1 && pieces[0]?.every(isBlank) ? OPEN_END : 0;
  const openBelow = pieces.length > 1 && pieces.at(-1)?.every(isBlank) ? OPEN_END : 0;
  return placesOf(parts[anchor])
    .map((place) => parts.slice(anchor + 1).reduce(withNext, place))
    .map((place) => parts.slice(0, Math.max(0, anchor)).reduceRight(withPrevious, place))
    .map(({ start, end, score }) => ({ start: start - openAbove, end: end + openBelow, score }))
    .sort((a, b) => b.score - a.score || height(a) - height(b) || a.start - b.start);
}

function height({ start, end }: Region): number {
  return end - start;
}

function partsOf(asked: readonly string[]): readonly (readonly string[])[] {
  const parts: string[][] = [[]];
  for (const line of asked) {
    if (isElision(line)) parts.push([]);
    else parts.at(-1)?.push(line);
  }
  return parts;
}

function placesOf(part: Part | undefined): readonly Scored[] {
  if (part === undefined) return [];
  return [...part.votes]
    .sort(([a, x], [b, y]) => y - x || a - b)
    .slice(0, MAX_PLACES)
    .map(([start, score]) => ({ start, end: start + part.lines.length, score }));
}

function withNext(place: Scored, { lines, votes }: Part): Scored {
  const { gap, score } = nearestBest((each) => votes.get(place.end + each));
  return score === 0 ? place : { ...place, end: place.end + gap + lines.length, score: place.score + score };
}

function withPrevious(place: Scored, { lines, votes }: Part): Scored {
  const { gap, score } = nearestBest((each) => votes.get(place.start - each - lines.length));
  return score === 0
    ? place
    : { ...place, start: place.start - gap - lines.length, score: place.score + score };
}

/** Returns the nearest gap with the most votes; score 0 if there are none. */
function nearestBest(votesAt: (gap: number) => number | undefined): { readonly gap: number; score: number } {
  let best = { gap: 0, score: 0 };
  for (let gap = 0; gap <= MAX_GAP; gap++) {
    const score = votesAt(gap) ?? 0;
    if (score > best.score) best = { gap, score };
  }
  return best;
}

/** Returns the highest number of votes. A loop, because there are too many to pass as arguments. */
function most(votes: ReadonlyMap<number, number>): number {
  let best = 0;
  for (const each of votes.values()) best = Math.max(best, each);
  return best;
}

function weightOf(line: string): number {
  return Math.min(line.length, 40);
}

function votesFor(copy: WorkingCopy, asked: readonly string[]): ReadonlyMap<number, number> {
  const votes = equalLineVotes(copy, asked);
  const whole = asked.reduce((sum, line) => sum + weightOf(line.trim()), 0);
  const found = most(votes) / whole;
  if (found < TELLING_SHARE || (found < 1 && votes.size < FEW)) addWordVotes(copy, asked, votes);
  return votes;
}

/** Counts for each first line how much of the lines would be equal there; long lines weigh more. */
function equalLineVotes(copy: WorkingCopy, asked: readonly string[]): Map<number, number> {
  const places = new Map<string, number[]>();
  for (const [k, line] of asked.entries()) {
    const key = line.trim();
    if (key === '') continue;
    const list = places.get(key) ?? [];
    // A line that the search repeats often does not help to locate it.
    if (list.length < 8) places.set(key, [...list, k]);
  }
  const votes = new Map<number, number>();
  const { lines } = copy.index();
  for (const [i, key] of copy.index().keys('trim').entries()) {
    if (votes.size > MAX_VOTES) break;
    for (const k of places.get(key) ?? []) {
      add(votes, i - k, weightOf(key) + (lines[i] === asked[k] ? SAME_INDENT : 0));
    }
  }
  return votes;
}

/** Adds votes for shared words of the search's longest line, if hardly any line matches. */
function addWordVotes(copy: WorkingCopy, asked: readonly string[], votes: Map<number, number>): void {
  const longest = asked.reduce(
    (best, line, k) => (line.trim().length > (asked[best] ?? '').trim().length ? k : best),
    0,
  );
  const words = wordsOf(asked[longest] ?? '');
  if (words.size === 0) return;
  for (const [i, line] of copy.index().lines.slice(0, WORD_LINES).entries()) {
    let weight = 0;
    for (const word of wordsOf(line)) weight += words.has(word) ? Math.min(word.length, 20) / 2 : 0;
    if (weight > 0) add(votes, i - longest, weight);
  }
}

function add(votes: Map<number, number>, start: number, weight: number): void {
  votes.set(start, (votes.get(start) ?? 0) + weight);
}

function wordsOf(line: string): ReadonlySet<string> {
  return new Set(line.slice(0, WORD_CHARS).toLowerCase().match(WORDS));
}
