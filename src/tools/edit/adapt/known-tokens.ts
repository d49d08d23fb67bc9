import { fold, isAscii } from '../text/typographic-marks.ts';

/** Letters, digits and everything that folds to a quote or a hyphen: one word or one short string. */
const TOKEN = /[\p{L}\p{M}\p{N}_$'"\-\u2010-\u2015\u2018-\u201F\u2032\u2033\u2212\u02BC]+/gu;
const MARK = /['"-]/;
const INSIDE = /[\p{L}\p{N}_$]['"-][\p{L}\p{N}_$]/u;
const QUOTED = /^(['"])[\p{L}\p{N}_$]+\1$/u;

/** A part of the search with its counterpart in the file. */
interface Stretch {
  readonly asked: string;
  readonly found: string;
}

/** A part of a new line; `known` if the file is known to write it so. */
export interface Part {
  readonly text: string;
  readonly known: boolean;
}

/** Splits a new line into parts that the search contains, in the file's form, and the rest. */
export type CutKnown = (line: string) => readonly Part[];

/**
 * Learns the file's form of words with a mark inside (`don't`, `x-y`) and short strings in quotes (`'name'`) that the
 * search contains. A new line gets the same form. Tokens with two forms are not known, and neither is half a string,
 * because its mark may belong to something else.
 */
export function knownTokens(lines: readonly (readonly Stretch[])[]): CutKnown {
  const forms = new Map<string, string | undefined>();
  for (const line of lines) {
    for (const [asked, found] of tokenPairs(line)) {
      forms.set(asked, forms.has(asked) && forms.get(asked) !== found ? undefined : found);
    }
  }
  return (line) => {
    const parts: Part[] = [];
    let from = 0;
    for (const { 0: token, index } of line.matchAll(TOKEN)) {
      const form = forms.get(token);
      if (form === undefined) continue;
      parts.push({ text: line.slice(from, index), known: false }, { text: form, known: true });
      from = index + token.length;
    }
    return [...parts, { text: line.slice(from), known: false }];
  };
}

/** Returns the distinctive tokens of a line of the search with the file's form of each. */
function tokenPairs(line: readonly Stretch[]): [string, string][] {
  const starts = new Map<number, number>();
  let asked = '';
  let found = '';
  for (const stretch of line) {
    starts.set(asked.length, found.length);
    asked += stretch.asked;
    found += stretch.found;
  }
  starts.set(asked.length, found.length);
  return [...asked.matchAll(TOKEN)].flatMap(({ 0: token, index }): [string, string][] => {
    const from = starts.get(index);
    const to = starts.get(index + token.length);
    if (from === undefined || to === undefined || !tells(token)) return [];
    return [[token, found.slice(from, to)]];
  });
}

function tells(token: string): boolean {
  const plain = isAscii(token) ? token : fold(token);
  return MARK.test(plain) && (INSIDE.test(plain) ? !/^['"-]|['"-]$/.test(plain) : QUOTED.test(plain));
}
