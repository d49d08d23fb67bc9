import { joinSpans, MultiStringSearch, type Span } from './multi-string-search.ts';
import { LONGEST_ESCAPE, resolveEscapes, secretSpellings } from './secret-spellings.ts';

/** The replacement of a secret value. */
export const REDACTED = '***';

/** Shorter values would match ordinary words in every text. */
export const MIN_SECRET_CHARS = 6;
/** In a value with several lines (a private key), each line of this length is also a secret. */
const MIN_LINE_CHARS = 12;
/** The number of times that escapes of escapes are resolved: JSON in JSON, `%255F`. */
const MAX_ESCAPE_LAYERS = 3;
/** After this many passes, everything that is still found becomes REDACTED, which is shorter than any value. */
const MAX_WALKS = 8;

/** Removes secret values from everything that leaves the process. */
export interface Redactor {
  /** Adds a value to hide, and its replacement (default: REDACTED). Returns false if it is too short to be hidden. */
  add(secret: string, instead?: string): boolean;
  text(text: string): string;
  /** Reports if a value is in the text, in any spelling. */
  isIn(text: string): boolean;
  /** UTF-16 units of the longest spelling. Where a text is cut, this much may be part of a secret. */
  readonly longest: number;
  /** Redacts bytes such as patches, which may not be UTF-8. Returns the same object if nothing was found. */
  bytes(bytes: Uint8Array): Uint8Array;
  /** Redacts every text in the data, including keys. Returns the same object if nothing was found. */
  data<T>(data: T): T;
}

/** Returns the value without surrounding white space, and each of its long lines. */
function secretParts(secret: string): readonly string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const long = lines.length > 1 ? lines.filter((line) => line.length >= MIN_LINE_CHARS) : [];
  return [secret.trim(), ...long].filter((part) => part.length >= MIN_SECRET_CHARS);
}

/** Returns the places of forms in a text, including escaped ones. */
function findSecrets(text: string, forms: MultiStringSearch): readonly Span[] {
  const spans = [...forms.find(text)];
  let layer = { text, at: (place: number): number => place };
  for (let depth = 0; depth < MAX_ESCAPE_LAYERS; depth += 1) {
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

/** Returns the end of a span. An escape for several letters ends where the next letter begins. */
function endOf(at: (place: number) => number, end: number): number {
  const last = at(end - 1);
  let next = end;
  while (at(next) === last) next += 1;
  return at(next);
}

/** Repeats until nothing is found, because text joined by a replacement may form a spelling again. */
function redactAll(text: string, forms: MultiStringSearch): string {
  let clean = text;
  for (let walk = 0; ; walk += 1) {
    const spans = findSecrets(clean, forms);
    if (spans.length === 0) return clean;
    let rest = '';
    let from = 0;
    for (const { start, end, instead } of spans) {
      rest += clean.slice(from, start) + (walk < MAX_WALKS ? instead : REDACTED);
      from = end;
    }
    clean = rest + clean.slice(from);
  }
}

/** Changes every text in the data, including keys. Returns the same object if nothing changed. */
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

/** Creates a redactor for these values. Without values, it returns everything unchanged. */
export function createRedactor(secrets: readonly string[] = []): Redactor {
  const forms = new MultiStringSearch();
  let longest = 0;
  const text = (value: string): string => {
    if (forms.isEmpty) return value;
    const before = latin1(value);
    const after = redactAll(before, forms);
    return after === before ? value : Buffer.from(after, 'latin1').toString();
  };
  const redactor: Redactor = {
    add(secret, instead = REDACTED) {
      const found = secretParts(secret);
      for (const part of found) {
        longest = Math.max(longest, part.length * LONGEST_ESCAPE);
        for (const form of secretSpellings(part)) {
          if (form.length >= MIN_SECRET_CHARS) forms.add(latin1(form), instead);
        }
      }
      return found.length > 0;
    },
    text,
    isIn: (value) => !forms.isEmpty && findSecrets(latin1(value), forms).length > 0,
    get longest() {
      return longest;
    },
    bytes(bytes) {
      if (forms.isEmpty) return bytes;
      const before = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
      const after = redactAll(before, forms);
      return after === before ? bytes : Buffer.from(after, 'latin1');
    },
    data<T>(data: T): T {
      // Texts only become other texts, so the shape and the type stay the same.
      return forms.isEmpty ? data : (mapTexts(data, text) as T);
    },
  };
  for (const secret of secrets) redactor.add(secret);
  return redactor;
}

/**
 * Returns the UTF-8 bytes of a text as Latin-1, so that texts and patches, which may not be UTF-8, are searched alike.
 */
function latin1(text: string): string {
  return /^[\0-\x7f]*$/.test(text) ? text : Buffer.from(text).toString('latin1');
}
