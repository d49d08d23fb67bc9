import type { RealEdit } from './real-edit.ts';

/**
 * When a disturbed edit has only one reading. Decided from the file and the request alone, by code of its own
 * that knows nothing of the engine, so that the engine cannot excuse itself: where there are two readings a
 * refusal is right, and where there is one it is a miss.
 */

const MARKS: readonly (readonly [RegExp, string])[] = [
  [/[\u2018\u2019\u2032]/g, "'"],
  [/[\u201c\u201d\u2033]/g, '"'],
  [/[\u2010-\u2015\u2212]/g, '-'],
  [/[\u00a0\u2000-\u200a\u202f]/g, ' '],
];

/** A line as the loosest comparison sees it: no white space at its ends, plain marks, composed characters. */
function loose(line: string): string {
  return MARKS.reduce((text, [mark, plain]) => text.replace(mark, plain), line.normalize('NFC')).trim();
}

/** In how many places the lines of `search` stand, loosely compared. */
export function placesOf(before: string, search: string): number {
  const asked = search.replace(/\n$/, '').split('\n').map(loose);
  const lines = before.split('\n').map(loose);
  let count = 0;
  for (let i = 0; i + asked.length <= lines.length; i++) {
    if (asked.every((line, k) => line === lines[i + k])) count++;
  }
  return count;
}

/** What every request may be: several places, or an exact text of another meaning. */
export function twoPlaces(
  { before, search, expected, replace }: RealEdit,
  real: RealEdit,
): string | undefined {
  if (placesOf(before, real.search) > 1)
    return 'its lines stand in several places but for white space and marks';
  if (search === real.search || !before.includes(search)) return undefined;
  return before.replace(search, () => replace) === expected
    ? undefined
    : 'it stands in the file as it is, inside a line, which gives another result';
}

function fullLines(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '');
}

function leastIndent(text: string): number {
  return Math.min(...fullLines(text).map((line) => line.length - line.trimStart().length));
}

/** A wrong indentation of both sides, or one of: a stale search, a search only, a text of punctuation. */
export function indentReading({ before, search, replace }: RealEdit, real: RealEdit): string | undefined {
  const there = new Set(before.split('\n').map((line) => line.trimEnd()));
  const telling = fullLines(search).filter((line) => /[\p{L}\p{N}_]/u.test(line));
  if (telling.every((line) => there.has(line.trimEnd())))
    return 'each of its lines with a word stands in the file as it is, so that it may be a stale one';
  if (replace.trim() !== '' && leastIndent(replace) === leastIndent(real.search))
    return 'the replacement may stand in the indentation of the file already';
  return undefined;
}

/** Tabs are four spaces to the model: with lines of four spaces in the file nobody knows which a new line has. */
export function tabReading({ before, search, replace }: RealEdit): string | undefined {
  const known = new Set(fullLines(search).map((line) => /^\s*/.exec(line)?.[0]));
  const fresh = fullLines(replace).some((line) => /^\s/.test(line) && !known.has(/^\s*/.exec(line)?.[0]));
  return fresh && /^\t* {2}/m.test(before)
    ? 'the file mixes tabs and spaces, and a new line is as deep as none'
    : undefined;
}

/** A changed line with a mark that the file writes in both forms. */
export function markReading(marks: RegExp, inFile: RegExp) {
  return ({ before, search, replace }: RealEdit): string | undefined => {
    const old = new Set(search.split('\n'));
    const fresh = replace.split('\n').some((line) => !old.has(line) && marks.test(line));
    return fresh && inFile.test(before)
      ? 'a new line holds a mark that the file writes in both forms'
      : undefined;
  };
}

/** An escape that only the replacement has may be meant as it stands. */
export function escapeReading({ search, replace }: RealEdit): string | undefined {
  const kinds = (text: string): string[] => [...text.matchAll(/\\(.)/gs)].map((match) => match[1] ?? '');
  const known = new Set(kinds(search));
  return kinds(replace).some((kind) => !known.has(kind))
    ? 'the replacement has a kind of escape that the search has not'
    : undefined;
}

/** Without a part behind its elision the replacement does not say how the part before it ends. */
export function elisionReading({ replace }: RealEdit): string | undefined {
  return /\.\.\.\n?$/.test(replace) ? 'nothing follows the elision in the replacement' : undefined;
}
