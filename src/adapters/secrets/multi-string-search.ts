/** The least length of a form. */
const PREFIX_CHARS = 4;

/** A range of a text, and its replacement. */
export interface Span {
  readonly start: number;
  readonly end: number;
  readonly instead: string;
}

interface SearchString {
  readonly text: string;
  readonly instead: string;
}

/** Searches for many strings in one pass, so thousands cost no more than a few. Texts are bytes as Latin-1. */
export class MultiStringSearch {
  readonly #forms = new Map<string, string>();
  readonly #byPrefix = new Map<string, readonly SearchString[]>();
  /** Tells, for the first two letters, if any form begins with them. */
  readonly #begins = new Uint8Array(0x10000);
  #longest = 0;

  get longest(): number {
    return this.#longest;
  }

  get isEmpty(): boolean {
    return this.#forms.size === 0;
  }

  /** A form that already exists keeps its replacement. */
  add(text: string, instead: string): void {
    if (text.length < PREFIX_CHARS || this.#forms.has(text)) return;
    this.#forms.set(text, instead);
    this.#longest = Math.max(this.#longest, text.length);
    this.#begins[keyAt(text, 0)] = 1;
    const prefix = text.slice(0, PREFIX_CHARS);
    const forms = [...(this.#byPrefix.get(prefix) ?? []), { text, instead }];
    this.#byPrefix.set(
      prefix,
      forms.toSorted((a, b) => b.text.length - a.text.length),
    );
  }

  /** Returns every place of a form, the longest for each place, in order. They may overlap. */
  find(text: string): readonly Span[] {
    const found: Span[] = [];
    if (this.isEmpty) return found;
    const last = text.length - PREFIX_CHARS;
    for (let at = 0; at <= last; at += 1) {
      if (this.#begins[keyAt(text, at)] === 0) continue;
      const forms = this.#byPrefix.get(text.slice(at, at + PREFIX_CHARS));
      const form = forms?.find((one) => text.startsWith(one.text, at));
      if (form !== undefined) found.push({ start: at, end: at + form.text.length, instead: form.instead });
    }
    return found;
  }
}

function keyAt(text: string, at: number): number {
  return ((text.charCodeAt(at) & 0xff) << 8) | (text.charCodeAt(at + 1) & 0xff);
}

/** Joins overlapping spans. The longest of them decides the replacement. */
export function joinSpans(spans: readonly Span[]): readonly Span[] {
  const joined: Span[] = [];
  let longest = 0;
  for (const span of spans.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1);
    if (last === undefined || span.start >= last.end) {
      joined.push(span);
      longest = span.end - span.start;
      continue;
    }
    const isLonger = span.end - span.start > longest;
    longest = Math.max(longest, span.end - span.start);
    const instead = isLonger ? span.instead : last.instead;
    joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end), instead };
  }
  return joined;
}
