import { LineIndex } from './line-index.ts';
import type { Haystack } from './query.ts';
import { EXACT_ONLY_BYTES } from './types.ts';

/** `text` goes to the place of `[start, end)`. */
export interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

/** A text on which the edits of one call are made one after the other, and which remembers what they wrote. */
export class WorkingCopy implements Haystack {
  readonly original: string;
  readonly unicode: boolean;
  /** Whether the file has changed since the model was shown it: then only exact matches count (CASES 36). */
  readonly stale: boolean;
  #text: string;
  #index: LineIndex | undefined;
  #written: readonly Span[] = [];

  constructor(text: string, unicode: boolean, stale = false) {
    this.original = text;
    this.unicode = unicode;
    this.stale = stale;
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  get exactOnly(): boolean {
    return this.#text.length > EXACT_ONLY_BYTES;
  }

  readonly index = (): LineIndex => {
    this.#index ??= new LineIndex(this.#text);
    return this.#index;
  };

  /** Whether a match in `[start, end)` holds text, or a seam, that an earlier edit of the call left (CASES 35). */
  touchesWritten(start: number, end: number): boolean {
    return this.#written.some((span) => start < span.end && end > span.start);
  }

  /** Makes the splices, which are in order and apart. */
  apply(splices: readonly Splice[]): void {
    const parts: string[] = [];
    let from = 0;
    for (const splice of splices) {
      parts.push(this.#text.slice(from, splice.start), splice.text);
      from = splice.end;
    }
    parts.push(this.#text.slice(from));
    for (const splice of splices.toReversed()) this.#remember(splice);
    const [only] = splices;
    this.#text = parts.join('');
    if (splices.length === 1 && only !== undefined) this.#index?.splice(only.start, only.end, this.#text);
    else this.#index = undefined;
  }

  /** Only what differs counts as written: lines carried along may be part of the next edit's search. */
  #remember(splice: Splice): void {
    const old = this.#text.slice(splice.start, splice.end);
    const room = Math.min(old.length, splice.text.length);
    let head = 0;
    while (head < room && old[head] === splice.text[head]) head++;
    let tail = 0;
    while (tail < room - head && old[old.length - 1 - tail] === splice.text[splice.text.length - 1 - tail])
      tail++;
    const delta = splice.text.length - old.length;
    const moved = this.#written.map((span) =>
      span.start >= splice.end ? { start: span.start + delta, end: span.end + delta } : span,
    );
    this.#written = [...moved, { start: splice.start + head, end: splice.start + splice.text.length - tail }];
  }
}
