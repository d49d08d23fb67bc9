/** Scanners for Markdown's inline parts. Their time is linear in the scanned text. Source: CommonMark 0.31. */

/** Returns the index of the first unescaped `mark` from `at` on; -1 if the paragraph ends before it. */
export function unescaped(text: string, mark: string, at: number): number {
  for (let index = at; index < text.length; index++) {
    const character = text[index];
    if (character === '\\') index++;
    else if (character === mark) return index;
    // A title in parentheses cannot contain another parenthesis. Checking this avoids scanning a row of openings
    // repeatedly.
    else if (character === '(' && mark === ')') return -1;
    else if (character === '\n' && isBlankFrom(text, index + 1)) return -1;
  }
  return -1;
}

const BLANK = /[ \t>]*(?:\n|$)/y;

function isBlankFrom(text: string, at: number): boolean {
  BLANK.lastIndex = at;
  return BLANK.test(text);
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', "'": "'", '(': ')' };

/** Returns the index after the title at `at`; -1 if there is none. */
export function titleEnd(text: string, at: number): number {
  const mark = CLOSING[text[at] ?? ''];
  if (mark === undefined) return -1;
  const close = unescaped(text, mark, at + 1);
  return close < 0 ? -1 : close + 1;
}

/** Maximum nesting of parentheses in a destination, which also bounds the work for a row of `](`. Source: cmark. */
const DEEPEST = 32;

/** Returns the index after the link destination at `at`. */
export function destinationEnd(text: string, at: number): number {
  if (text[at] === '<') {
    const match = /<[^<>\n]*>/y;
    match.lastIndex = at;
    const found = match.exec(text);
    if (found !== null) return at + found[0].length;
  }
  let depth = 0;
  let index = at;
  for (; index < text.length; index++) {
    const character = text[index] ?? '';
    if (character <= ' ') break;
    if (character === '\\') index++;
    else if (character === '(' && ++depth > DEEPEST) break;
    else if (character === ')' && --depth < 0) break;
  }
  return Math.min(index, text.length);
}

/**
 * Returns the index of the matching `]` for every `[`; -1 if there is none. With `seesCode`, brackets inside code spans
 * and autolinks do not count, as in Markdown.
 */
export function brackets(text: string, seesCode: boolean): Int32Array {
  const closes = new Int32Array(text.length).fill(-1);
  const code = seesCode ? codeSpans(text) : null;
  const open: number[] = [];
  for (let index = 0; index < text.length; index++) {
    const character = text[index];
    if (code !== null && character === '`') index = (code.get(index) ?? index + 1) - 1;
    else if (character === '\\') index++;
    else if (character === '[') open.push(index);
    else if (character === '\n' && isBlankFrom(text, index + 1)) open.length = 0;
    else if (character === ']') {
      const start = open.pop();
      if (start !== undefined) closes[start] = index;
    }
  }
  return closes;
}

/**
 * Maps the start of each code span to the index after its end. A run of backticks ends at the next run of equal length.
 */
function codeSpans(text: string): ReadonlyMap<number, number> {
  const spans = new Map<number, number>();
  /** The open run of each length. */
  const waiting = new Map<number, number>();
  for (let at = nextMark(text, 0); at < text.length; ) {
    const end = runEnd(text, at);
    if (text[at] === '\n') {
      if (isBlankFrom(text, at + 1)) waiting.clear();
    } else {
      const start = waiting.get(end - at);
      if (start !== undefined) spans.set(start, end);
      waiting.set(end - at, at);
    }
    at = nextMark(text, end);
  }
  return spans;
}

function nextMark(text: string, from: number): number {
  let at = from;
  while (at < text.length && text[at] !== '`' && text[at] !== '\n') at++;
  return at;
}

/** Returns the index after a run of backticks, or after one line end. */
function runEnd(text: string, from: number): number {
  let at = from + 1;
  while (text[from] === '`' && text[at] === '`') at++;
  return at;
}
