import { FormIndex, joinSpans, type Span } from './form-index.ts';
import { LONGEST_ESCAPE, resolveEscapes, spellings } from './spellings.ts';

/** What a secret value becomes. */
export const REDACTED = '***';

/** A shorter value would take ordinary words out of every text. */
export const SHORTEST_SECRET = 6;
/** Of a value with several lines (a private key), a line this long is a secret of its own. */
const SHORTEST_LINE = 12;
/** Escapes of escapes are resolved so often: JSON in JSON, `%255F`. */
const LAYERS = 3;
/** After so many walks over a text, what is still found becomes REDACTED, which is shorter than any value. */
const MOST_WALKS = 8;

/** Takes secret values out of everything that leaves the process. */
export interface Redactor {
  /**
   * One more value to hide from now on, and what stands in its place (REDACTED unless given). False where it is too
   * short to be hidden.
   */
  add(secret: string, instead?: string): boolean;
  text(text: string): string;
  /** Whether a value is in the text, in any spelling. */
  isIn(text: string): boolean;
  /** UTF-16 units of the longest spelling: of a text that was cut, so much at the cut may be part of one. */
  readonly longest: number;
  /** Patches, which need not be UTF-8. Returns the same object where nothing was found. */
  bytes(bytes: Uint8Array): Uint8Array;
  /** The same data with every text in it, keys too, redacted; the same object where nothing was found. */
  data<T>(data: T): T;
}

/** A value, without the white space around it, and each long line of it. */
function parts(secret: string): readonly string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const long = lines.length > 1 ? lines.filter((line) => line.length >= SHORTEST_LINE) : [];
  return [secret.trim(), ...long].filter((part) => part.length >= SHORTEST_SECRET);
}

/** Where forms stand in a text, also behind escapes. */
function placesIn(text: string, forms: FormIndex): readonly Span[] {
  const spans = [...forms.find(text)];
  let layer = { text, at: (place: number): number => place };
  for (let depth = 0; depth < LAYERS; depth += 1) {
    const resolved = resolveEscapes(layer.text);
    if (resolved === null) break;
    const { at: below } = layer;
    const at = (place: number): number => below(resolved.starts[place] ?? 0);
    for (const { start, end, instead } of forms.find(resolved.text)) {
      spans.push({ start: at(start), end: endOf(at, end), instead });
    }
    layer = { text: resolved.text, at };
  }
  return joinSpans(spans);
}

/** An escape that stands for several letters ends where the next letter begins. */
function endOf(at: (place: number) => number, end: number): number {
  const last = at(end - 1);
  let next = end;
  while (at(next) === last) next += 1;
  return at(next);
}

/** Until none is left: what a replacement joins together may be a spelling again. */
function without(text: string, forms: FormIndex): string {
  let clean = text;
  for (let walk = 0; ; walk += 1) {
    const spans = placesIn(clean, forms);
    if (spans.length === 0) return clean;
    let rest = '';
    let from = 0;
    for (const { start, end, instead } of spans) {
      rest += clean.slice(from, start) + (walk < MOST_WALKS ? instead : REDACTED);
      from = end;
    }
    clean = rest + clean.slice(from);
  }
}

/** The same data with every text in it, keys too, changed; the same object where nothing was. */
export function mapTexts(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return data;
  if (Array.isArray(data)) {
    const items: readonly unknown[] = data.map((item: unknown) => mapTexts(item, change));
    return items.some((item, index) => item !== data[index]) ? items : data;
  }
  let changed = false;
  const entries = Object.entries(data).map(([key, value]: [string, unknown]) => {
    const entry = [change(key), mapTexts(value, change)] as const;
    changed ||= entry[0] !== key || entry[1] !== value;
    return entry;
  });
  return changed ? Object.fromEntries(entries) : data;
}

/** A redactor for these values. With none registered, everything passes through untouched and at once. */
export function createRedactor(secrets: readonly string[] = []): Redactor {
  const forms = new FormIndex();
  let longest = 0;
  const text = (value: string): string => {
    if (forms.isEmpty) return value;
    const before = latin1(value);
    const after = without(before, forms);
    return after === before ? value : Buffer.from(after, 'latin1').toString();
  };
  const redactor: Redactor = {
    add(secret, instead = REDACTED) {
      const found = parts(secret);
      for (const part of found) {
        longest = Math.max(longest, part.length * LONGEST_ESCAPE);
        for (const form of spellings(part)) {
          if (form.length >= SHORTEST_SECRET) forms.add(latin1(form), instead);
        }
      }
      return found.length > 0;
    },
    text,
    isIn: (value) => !forms.isEmpty && placesIn(latin1(value), forms).length > 0,
    get longest() {
      return longest;
    },
    bytes(bytes) {
      if (forms.isEmpty) return bytes;
      const before = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
      const after = without(before, forms);
      return after === before ? bytes : Buffer.from(after, 'latin1');
    },
    data<T>(data: T): T {
      // Texts only become other texts, so the shape, and with it the type, stays.
      return forms.isEmpty ? data : (mapTexts(data, text) as T);
    },
  };
  for (const secret of secrets) redactor.add(secret);
  return redactor;
}

/** The UTF-8 bytes of a text, a letter each: so that texts and patches, which need not be UTF-8, are searched alike. */
function latin1(text: string): string {
  return /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1');
}
