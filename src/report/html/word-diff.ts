import { text } from './html-text.ts';
import type { PatchLine } from './patch-lines.ts';

/** Longer lines, and lines with more words, are not compared word by word. */
const LONGEST_LINE = 600;
const MOST_WORDS = 80;
/** Share of equal characters from which two lines are versions of one line. */
const SIMILAR = 0.5;
/** How far an added line may be from the place of the removed one. */
const REACH = 4;

/** Returns the content of each line as HTML, with the changed words marked in lines that have a counterpart. */
export function markedWords(lines: readonly PatchLine[]): ReadonlyMap<PatchLine, string> {
  const removed = lines.filter(({ kind }) => kind === 'removed');
  const added = lines.filter(({ kind }) => kind === 'added');
  const marked = new Map<PatchLine, string>();
  let next = 0;
  for (const [index, old] of removed.entries()) {
    const until = Math.min(added.length, Math.max(next, index) + REACH);
    for (let at = next; at < until; at += 1) {
      const fresh = added[at];
      const pair = fresh === undefined ? null : comparedWords(old.text, fresh.text);
      if (fresh === undefined || pair === null) continue;
      marked.set(old, pair.old);
      marked.set(fresh, pair.fresh);
      next = at + 1;
      break;
    }
  }
  return marked;
}

/** Returns both lines with their differing words marked; null if they have too little in common. */
export function comparedWords(
  old: string,
  fresh: string,
): { readonly old: string; readonly fresh: string } | null {
  if (old.length > LONGEST_LINE || fresh.length > LONGEST_LINE) return null;
  const [before, after] = [wordsOf(old), wordsOf(fresh)];
  if (before.length > MOST_WORDS || after.length > MOST_WORDS) return null;
  const kept = commonWords(before, after);
  const same = kept.reduce((sum, [at]) => sum + (before[at]?.trim().length ?? 0), 0);
  const size = Math.max(old.replace(/\s/g, '').length, fresh.replace(/\s/g, '').length);
  if (size === 0 || same / size < SIMILAR) return null;
  return {
    old: withMarks(before, new Set(kept.map(([at]) => at))),
    fresh: withMarks(after, new Set(kept.map(([, at]) => at))),
  };
}

function wordsOf(line: string): readonly string[] {
  return line.match(/[\p{L}\p{N}_]+|\s+|[^\p{L}\p{N}_\s]/gu) ?? [];
}

/** Returns the places of the heaviest common subsequence of words, as pairs. */
function commonWords(
  before: readonly string[],
  after: readonly string[],
): readonly (readonly [number, number])[] {
  const width = after.length + 1;
  const weights = new Uint16Array((before.length + 1) * width);
  const at = (row: number, column: number): number => weights[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      weights[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + weightOf(before[row])
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const pairs: (readonly [number, number])[] = [];
  for (let row = 0, column = 0; row < before.length && column < after.length; ) {
    if (before[row] === after[column]) pairs.push([row++, column++]);
    else if (at(row + 1, column) >= at(row, column + 1)) row += 1;
    else column += 1;
  }
  return pairs;
}

/** Space counts less, so that equal signs are kept together with equal words. */
function weightOf(word = ''): number {
  return word.trim() === '' ? 1 : 4;
}

/** Marks runs of changed words. Space between two changed words belongs to the run. */
function withMarks(words: readonly string[], kept: ReadonlySet<number>): string {
  const isChanged = words.map(
    (word, at) => !kept.has(at) || (word.trim() === '' && !kept.has(at - 1) && !kept.has(at + 1)),
  );
  let html = '';
  for (let at = 0; at < words.length; ) {
    let end = at + 1;
    while (end < words.length && isChanged[end] === isChanged[at]) end += 1;
    const run = text(words.slice(at, end).join(''));
    html += isChanged[at] === true ? `<mark>${run}</mark>` : run;
    at = end;
  }
  return html;
}
