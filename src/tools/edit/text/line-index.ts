import { trimEnd } from './line-pieces.ts';
import { fold, isAscii, isOrderly } from './typographic-marks.ts';

/** How two lines are compared, one kind for each tier. */
export type KeyKind = 'raw' | 'trim_end' | 'trim' | 'fold' | 'fold_trim';

const KEYS: Readonly<Record<KeyKind, (line: string) => string>> = {
  raw: (line) => line,
  trim_end: trimEnd,
  trim: (line) => trimStart(trimEnd(line)),
  fold: (line) => trimEnd(fold(line)),
  fold_trim: (line) => trimStart(trimEnd(fold(line))),
};

export function keyOf(kind: KeyKind, line: string): string {
  return KEYS[kind](line);
}

/** The loosest kind: lines that differ in it differ in every kind. */
const LOOSEST: KeyKind = 'fold_trim';

/**
 * The lines of a text that is being edited. Everything derived from them is computed on first use and updated by
 * `splice`, so that ten edits cost little more than one.
 */
export class LineIndex {
  #text: string;
  #lines: string[];
  #starts: number[];
  readonly #keys = new Map<KeyKind, string[]>();
  readonly #numbers = new Map<string, number>();
  #ids: number[] | undefined;

  constructor(text: string) {
    this.#text = text;
    this.#lines = cut(text, true);
    this.#starts = startsOf(text, 0, 0);
  }

  /** Lines without their ends. A text that ends in a line feed has an empty last line. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Returns the offset of the first character of line `i` (0-based). */
  start(i: number): number {
    return this.#starts[i] ?? this.#text.length;
  }

  /** Returns the keys of all lines; for one line `keyOf` is cheaper. */
  keys(kind: KeyKind): readonly string[] {
    const known = this.#keys.get(kind);
    if (known !== undefined) return known;
    const keys = this.#build(kind);
    this.#keys.set(kind, keys);
    return keys;
  }

  /** Returns a number for each line. Lines with different numbers differ in every kind of key. */
  ids(): readonly number[] {
    this.#ids ??= this.#number(this.#build(LOOSEST));
    return this.#ids;
  }

  /** Returns the number of a line; undefined if no line ever was like it. */
  idOf(line: string): number | undefined {
    this.ids();
    return this.#numbers.get(keyOf(LOOSEST, line));
  }

  /** Returns true if some line equals this one, including its indentation. */
  has(line: string): boolean {
    const id = this.idOf(line);
    if (id === undefined) return false;
    const ids = this.ids();
    const key = trimEnd(line);
    let at = ids.indexOf(id);
    while (at >= 0 && trimEnd(this.#lines[at] ?? '') !== key) at = ids.indexOf(id, at + 1);
    return at >= 0;
  }

  /** Returns the 0-based line at `offset`. */
  lineAt(offset: number): number {
    let low = 0;
    let high = this.#starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  /** Updates the index after `[start, end)` was replaced, which made the text `after`. */
  splice(start: number, end: number, after: string): void {
    const first = this.lineAt(start);
    const last = this.lineAt(end);
    const delta = after.length - this.#text.length;
    const isEnd = last === this.#lines.length - 1;
    const from = this.start(first);
    const segmentEnd = isEnd ? after.length : this.start(last + 1) - 1 + delta;
    const segment = after.slice(from, segmentEnd);
    const fresh = cut(segment, isEnd);
    this.#text = after;
    const rest = this.#starts.slice(last + 1).map((offset) => offset + delta);
    this.#starts = this.#starts.slice(0, first).concat(startsOf(segment, 0, from), rest);
    this.#lines = replaced(this.#lines, first, last, fresh);
    for (const [kind, keys] of this.#keys) {
      this.#keys.set(kind, replaced(keys, first, last, fresh.map(KEYS[kind])));
    }
    if (this.#ids === undefined) return;
    this.#ids = replaced(this.#ids, first, last, this.#number(fresh.map(KEYS[LOOSEST])));
  }

  #build(kind: KeyKind): string[] {
    if (kind === 'fold' || kind === 'fold_trim') {
      // One pass over the whole text is many times faster than one for each line.
      const isPlain = isAscii(this.#text) || !isOrderly(this.#text);
      if (isPlain) return this.#lines.map(KEYS[kind]);
      const folded = cut(fold(this.#text), true);
      return folded.map(kind === 'fold' ? KEYS.trim_end : KEYS.trim);
    }
    return this.#lines.map(KEYS[kind]);
  }

  #number(keys: readonly string[]): number[] {
    const numbers = this.#numbers;
    return keys.map((key) => {
      const known = numbers.get(key);
      if (known !== undefined) return known;
      numbers.set(key, numbers.size);
      return numbers.size - 1;
    });
  }
}

function trimStart(line: string): string {
  let start = 0;
  while (line.charCodeAt(start) === 32 || line.charCodeAt(start) === 9) start++;
  return start === 0 ? line : line.slice(start);
}

/** Returns lines without their ends; `isEnd` if no line feed follows the text. */
function cut(text: string, isEnd: boolean): string[] {
  const lines = text.split('\n');
  const last = lines.length - 1;
  if (!text.includes('\r')) return lines;
  return lines.map((line, i) => (line.endsWith('\r') && (i < last || !isEnd) ? line.slice(0, -1) : line));
}

function startsOf(text: string, from: number, base: number): number[] {
  const starts = [base + from];
  for (let feed = text.indexOf('\n', from); feed >= 0; feed = text.indexOf('\n', feed + 1)) {
    starts.push(base + feed + 1);
  }
  return starts;
}

function replaced<T>(list: readonly T[], first: number, last: number, fresh: readonly T[]): T[] {
  return list.slice(0, first).concat(fresh, list.slice(last + 1));
}
