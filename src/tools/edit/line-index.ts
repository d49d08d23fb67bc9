import { fold, isAscii } from './marks.ts';
import { trimEnd } from './pieces.ts';

/** What two lines are compared by, one kind for each tier. */
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

/** Keys of all lines, and a number for each: equal numbers, equal keys. */
interface Column {
  keys: string[];
  ids: number[];
}

/**
 * The lines of a text that is being edited. Keys of a kind are worked out once, when first asked for, and
 * kept up to date by `splice`, so that ten edits cost little more than one.
 */
export class LineIndex {
  #text: string;
  #lines: string[];
  #starts: number[];
  readonly #columns = new Map<KeyKind, Column>();
  readonly #numbers = new Map<string, number>();

  constructor(text: string) {
    this.#text = text;
    this.#lines = cut(text, true);
    this.#starts = startsOf(text, 0, 0);
  }

  /** Lines without their ends. A text that ends in a line feed has an empty last one. */
  get lines(): readonly string[] {
    return this.#lines;
  }

  /** Offset of the first character of line `i` (0-based). */
  start(i: number): number {
    return this.#starts[i] ?? this.#text.length;
  }

  keys(kind: KeyKind): readonly string[] {
    return this.#column(kind).keys;
  }

  ids(kind: KeyKind): readonly number[] {
    return this.#column(kind).ids;
  }

  /** The number of a key, or undefined where no line ever had it. */
  id(key: string): number | undefined {
    return this.#numbers.get(key);
  }

  /** 0-based line that `offset` stands in. */
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

  /** Puts `inserted` in the place of `[start, end)`. */
  splice(start: number, end: number, inserted: string): void {
    const first = this.lineAt(start);
    const last = this.lineAt(end);
    const isEnd = last === this.#lines.length - 1;
    const segmentEnd = isEnd ? this.#text.length : this.start(last + 1) - 1;
    const from = this.start(first);
    const segment = this.#text.slice(from, start) + inserted + this.#text.slice(end, segmentEnd);
    const fresh = cut(segment, isEnd);
    const delta = inserted.length - (end - start);
    this.#text = this.#text.slice(0, start) + inserted + this.#text.slice(end);
    const rest = this.#starts.slice(last + 1).map((offset) => offset + delta);
    this.#starts = this.#starts.slice(0, first).concat(startsOf(segment, 0, from), rest);
    this.#lines = replaced(this.#lines, first, last, fresh);
    for (const [kind, column] of this.#columns) {
      const keys = fresh.map(KEYS[kind]);
      column.keys = replaced(column.keys, first, last, keys);
      column.ids = replaced(column.ids, first, last, this.#number(keys));
    }
  }

  #column(kind: KeyKind): Column {
    const known = this.#columns.get(kind);
    if (known !== undefined) return known;
    const keys = this.#build(kind);
    const column = { keys, ids: this.#number(keys) };
    this.#columns.set(kind, column);
    return column;
  }

  #build(kind: KeyKind): string[] {
    if (kind === 'raw') return this.#lines.slice();
    if (kind === 'fold') {
      // One pass over the whole text is many times faster than one for each line.
      return isAscii(this.#text)
        ? this.#column('trim_end').keys.slice()
        : cut(fold(this.#text), true).map(trimEnd);
    }
    if (kind === 'fold_trim') return this.#column('fold').keys.map(trimStart);
    return kind === 'trim' ? this.#column('trim_end').keys.map(trimStart) : this.#lines.map(trimEnd);
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

/** Lines without their ends; `isEnd` where no line feed follows the text. */
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
