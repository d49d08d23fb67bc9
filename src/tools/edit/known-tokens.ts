import { fold, isAscii } from './marks.ts';

/** Letters, digits and all that folds to a quote or a hyphen: what stands together as one word or one short string. */
const TOKEN = /[\p{L}\p{M}\p{N}_$'"\-\u2010-\u2015\u2018-\u201F\u2032\u2033\u2212\u02BC]+/gu;
const MARK = /['"-]/;
const INSIDE = /[\p{L}\p{N}_$]['"-][\p{L}\p{N}_$]/u;
const QUOTED = /^(['"])[\p{L}\p{N}_$]+\1$/u;

/** A stretch of the search and what the file has in its place. */
interface Stretch {
  readonly asked: string;
  readonly found: string;
}

/** A part of a new line; `known` where the file has been seen to write it so. */
export interface Part {
  readonly text: string;
  readonly known: boolean;
}

/** Cuts a new line into what the search holds too, in the file's form of it, and the rest. */
export type CutKnown = (line: string) => readonly Part[];

/**
 * Words with a mark inside (`don't`, `x-y`) and short strings in quotes (`'name'`) that the search holds: what
 * the model wrote for the file's form there, it writes for that form in a new line too. One that stands for
 * two forms of the file's is not known, nor is half a string: its mark may belong to something else.
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

/** The telling tokens of a line of the search, each with the file's form of it. */
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
