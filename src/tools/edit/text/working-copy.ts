import { EXACT_ONLY_BYTES } from './edit-types.ts';
import { LineEnds } from './line-ends.ts';
import { LineIndex } from './line-index.ts';
import type { Haystack } from './query.ts';

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

/** A text on which the edits of one call are made in order, and which remembers what they wrote. */
export class WorkingCopy implements Haystack {
  readonly original: string;
  readonly unicode: boolean;
  /** True if the file changed since the model was shown it, so only exact matches count (edit case 36). */
  readonly stale: boolean;
  #text: string;
  #index: LineIndex | undefined;
  /** In order, without overlaps. */
  #written: readonly Span[] = [];
  #ends: LineEnds;

  constructor(text: string, unicode: boolean, stale = false) {
    this.original = text;
    this.unicode = unicode;
    this.stale = stale;
    this.#text = text;
    this.#ends = new LineEnds(text);
  }

  get text(): string {
    return this.#text;
  }

  get ends(): LineEnds {
    return this.#ends;
  }

  get exactOnly(): boolean {
    return this.#text.length > EXACT_ONLY_BYTES;
  }

  readonly index = (): LineIndex => {
    this.#index ??= new LineIndex(this.#text);
    return this.#index;
  };

  /**
   * Returns true if a match in `[start, end)` contains text, or a seam, from an earlier edit of the call (edit case
   * 35).
   */
  touchesWritten(start: number, end: number): boolean {
    let low = 0;
    let high = this.#written.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#written[middle]?.end ?? 0) > start) high = middle;
      else low = middle + 1;
    }
    return (this.#written[low]?.start ?? Infinity) < end;
  }

  /** Makes the splices, which are in order and do not overlap. */
  apply(splices: readonly Splice[]): void {
    const parts: string[] = [];
    let from = 0;
    for (const splice of splices) {
      parts.push(this.#text.slice(from, splice.start), splice.text);
      from = splice.end;
    }
    parts.push(this.#text.slice(from));
    this.#written = this.#moved(splices)
      .concat(writtenBy(splices, this.#text))
      .sort((one, other) => one.start - other.start || one.end - other.end);
    const [only] = splices;
    this.#text = parts.join('');
    this.#ends = new LineEnds(this.#text);
    if (splices.length === 1 && only !== undefined) this.#index?.splice(only.start, only.end, this.#text);
    else this.#index = undefined;
  }

  /** Returns the new positions of earlier writes after the splices, in one walk. */
  #moved(splices: readonly Splice[]): Span[] {
    let delta = 0;
    let at = 0;
    return this.#written.map((span) => {
      for (let next = splices[at]; next !== undefined && next.end <= span.start; next = splices[++at]) {
        delta += next.text.length - (next.end - next.start);
      }
      return { start: span.start + delta, end: span.end + delta };
    });
  }
}

/** Returns the parts that differ; unchanged lines may be part of the next edit's search. */
function writtenBy(splices: readonly Splice[], before: string): Span[] {
  let delta = 0;
  return splices.map((splice) => {
    const old = before.slice(splice.start, splice.end);
    const room = Math.min(old.length, splice.text.length);
    let head = 0;
    while (head < room && old[head] === splice.text[head]) head++;
    let tail = 0;
    while (tail < room - head && old[old.length - 1 - tail] === splice.text[splice.text.length - 1 - tail])
      tail++;
    const start = splice.start + delta;
    delta += splice.text.length - old.length;
    return { start: start + head, end: start + splice.text.length - tail };
  });
}
