/** What a secret value becomes. */
export const REDACTED = '***';

/** A shorter value would take ordinary words out of every text. */
export const SHORTEST_SECRET = 6;
/** Of a value with several lines (a private key), a line this long is a secret of its own. */
const SHORTEST_LINE = 12;

/** Takes secret values out of everything that leaves the process. */
export interface Redactor {
  /** One more value to hide from now on. False where it is too short to be hidden. */
  add(secret: string): boolean;
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

/** The part of a value's base64 that does not depend on its neighbours, at the three ways it can fall into a text. */
function base64Cores(bytes: Buffer): readonly string[] {
  return [0, 1, 2].map((offset) => {
    const encoded = Buffer.concat([Buffer.alloc(offset), bytes])
      .toString('base64')
      .replace(/=+$/, '');
    const bits = (offset + bytes.length) * 8;
    return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(bits / 6));
  });
}

/**
 * The signs that encoders leave as they are, beside letters and digits: RFC 3986, the same with a path's slashes
 * (Python's `quote`), `encodeURIComponent`, `encodeURI`, forms (URL Standard), and the strictest (PHP's `urlencode`).
 */
const KEPT_SIGNS = ['-._~', '-._~/', "-._~!'()*", "-._~!'()*;/?:@&=+$,#", '-._*', '-._'];

function percentForms(bytes: Buffer): readonly string[] {
  // Through the bytes: half a surrogate pair has no percent form, and would throw.
  const letters = [...bytes.toString()];
  const escaped = (letter: string) => Buffer.from(letter).toString('hex').toUpperCase().replace(/../g, '%$&');
  const forms = KEPT_SIGNS.map((kept) =>
    letters
      .map((letter) => (/[A-Za-z0-9]/.test(letter) || kept.includes(letter) ? letter : escaped(letter)))
      .join(''),
  );
  const lower = (text: string) => text.replace(/%[0-9A-F]{2}/g, (found) => found.toLowerCase());
  const all = [...forms, ...forms.map((form) => form.replaceAll('%20', '+'))];
  const every = bytes.toString('hex').replace(/../g, '%$&');
  return [...all, ...all.map(lower), every, every.toUpperCase()];
}

/** `JSON.stringify` without its quotes, once and, for JSON inside JSON, twice. */
function jsonForms(value: string): readonly string[] {
  const inner = (text: string) => JSON.stringify(text).slice(1, -1);
  const ascii = (text: string) =>
    text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const once = inner(value);
  return [once, inner(once), ascii(once), once.replaceAll('/', '\\/')];
}

/** As a page shows it: a diff reaches report.html without having been an event. */
function htmlForm(value: string): string {
  const names: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return value.replace(/[&<>"']/g, (sign) => names[sign] ?? sign);
}

/** Every spelling of a value that is looked for. Source: CONTRACT 5, "in plain, base64, hex, URL or reversed form". */
export function spellings(value: string): readonly string[] {
  const bytes = Buffer.from(value);
  const cores = base64Cores(bytes);
  const hex = bytes.toString('hex');
  return [
    value,
    [...value].reverse().join(''),
    ...jsonForms(value),
    htmlForm(value),
    ...cores,
    ...cores.map((core) => core.replaceAll('+', '-').replaceAll('/', '_')),
    hex,
    hex.toUpperCase(),
    ...percentForms(bytes),
  ];
}

/** A value, without the white space around it, and each long line of it. */
function parts(secret: string): readonly string[] {
  const lines = secret.split(/[\r\n]+/).map((line) => line.trim());
  const long = lines.length > 1 ? lines.filter((line) => line.length >= SHORTEST_LINE) : [];
  return [secret.trim(), ...long].filter((part) => part.length >= SHORTEST_SECRET);
}

/** Until none is left: what a replacement joins together may be a spelling again. It ends, for `***` is shorter. */
function without(text: string, forms: readonly string[]): string {
  let clean = text;
  for (let found = true; found; ) {
    found = false;
    for (const form of forms) {
      if (!clean.includes(form)) continue;
      clean = clean.replaceAll(form, REDACTED);
      found = true;
    }
  }
  return clean;
}

function mapped(data: unknown, change: (text: string) => string): unknown {
  if (typeof data === 'string') return change(data);
  if (typeof data !== 'object' || data === null || ArrayBuffer.isView(data)) return data;
  if (Array.isArray(data)) {
    const items: readonly unknown[] = data.map((item: unknown) => mapped(item, change));
    return items.some((item, index) => item !== data[index]) ? items : data;
  }
  let changed = false;
  const entries = Object.entries(data).map(([key, value]: [string, unknown]) => {
    const entry = [change(key), mapped(value, change)] as const;
    changed ||= entry[0] !== key || entry[1] !== value;
    return entry;
  });
  return changed ? Object.fromEntries(entries) : data;
}

/** A redactor for these values. With none registered, everything passes through untouched and at once. */
export function createRedactor(secrets: readonly string[] = []): Redactor {
  const known = new Set<string>();
  let forms: readonly string[] = [];
  let byteForms: readonly string[] = [];
  const text = (value: string) => (forms.length === 0 ? value : without(value, forms));
  const redactor: Redactor = {
    add(secret) {
      const found = parts(secret);
      for (const part of found) for (const form of spellings(part)) known.add(form);
      // The longest first: a short one may be a piece of it, and would leave the rest standing.
      forms = [...known].filter((form) => form.length >= SHORTEST_SECRET).sort((a, b) => b.length - a.length);
      byteForms = forms.map((form) => Buffer.from(form).toString('latin1'));
      return found.length > 0;
    },
    text,
    isIn: (value) => forms.some((form) => value.includes(form)),
    get longest() {
      return forms[0]?.length ?? 0;
    },
    bytes(bytes) {
      if (forms.length === 0) return bytes;
      const before = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
      const after = without(before, byteForms);
      return after === before ? bytes : Buffer.from(after, 'latin1');
    },
    data<T>(data: T): T {
      // Texts only become shorter texts, so the shape, and with it the type, stays.
      return forms.length === 0 ? data : (mapped(data, text) as T);
    },
  };
  for (const secret of secrets) redactor.add(secret);
  return redactor;
}
