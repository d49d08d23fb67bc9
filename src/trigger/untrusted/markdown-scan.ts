/** How far Markdown's smaller parts go. All of it is linear in what is looked at. Source: CommonMark 0.31. */

/** The first `mark` from `at` on that no backslash escapes; -1 where the paragraph ends before it. */
export function unescaped(text: string, mark: string, at: number): number {
  for (let index = at; index < text.length; index++) {
    const character = text[index];
    if (character === '\\') index++;
    else if (character === mark) return index;
    // A title in parentheses holds no other parenthesis: without this, a row of openings would be read again and again.
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

/** Behind a title that begins at `at`; -1 where none does. */
export function titleEnd(text: string, at: number): number {
  const mark = CLOSING[text[at] ?? ''];
  if (mark === undefined) return -1;
  const close = unescaped(text, mark, at + 1);
  return close < 0 ? -1 : close + 1;
}

/** Parentheses in a destination nest no deeper. Source: cmark; it also bounds the work on a row of `](`. */
const DEEPEST = 32;

/** Behind a link's destination that begins at `at`. */
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
 * For every `[` the place of the `]` that belongs to it, by index; -1 where there is none. With `seesCode`, brackets
 * inside code spans and autolinks do not count, as Markdown has it where those are what they seem to be.
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

/** Where a code span begins, and behind its end. A run of backticks ends at the next one of the same length. */
function codeSpans(text: string): ReadonlyMap<number, number> {
  const spans = new Map<number, number>();
  /** By length, the run that waits for its end. */
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

/** Behind a run of backticks, or behind one line end. */
function runEnd(text: string, from: number): number {
  let at = from + 1;
  while (text[from] === '`' && text[at] === '`') at++;
  return at;
}
