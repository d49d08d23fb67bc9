/** Returns the parts of a value's base64 that do not depend on the neighboring bytes, for all three offsets. */
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
 * Characters that encoders do not escape, besides letters and digits: RFC 3986, the same with slashes (Python's
 * `quote`), `encodeURIComponent`, `encodeURI`, forms (URL Standard), and the strictest (PHP's `urlencode`).
 */
const KEPT_SIGNS = ['-._~', '-._~/', "-._~!'()*", "-._~!'()*;/?:@&=+$,#", '-._*', '-._'];

function percentForms(bytes: Buffer): readonly string[] {
  // Through the bytes, because half a surrogate pair cannot be percent-encoded and would throw.
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

/** Returns `JSON.stringify` without its quotes: once and, for JSON in JSON, twice. */
function jsonForms(value: string): readonly string[] {
  const inner = (text: string) => JSON.stringify(text).slice(1, -1);
  const ascii = (text: string) =>
    text.replace(/[\u007f-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const once = inner(value);
  return [once, inner(once), ascii(once), once.replaceAll('/', '\\/')];
}

/** Returns the HTML form of a value, because a diff gets into report.html without being an event. */
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

/**
 * Returns the usual spellings of a value. Texts are searched for them directly and with their escapes resolved (`%5F`,
 * `&#95;`, `\u005f`), because any letter may be escaped. Source: docs/reports.md, "in plain, base64, hex, URL or
 * reversed form".
 */
export function secretSpellings(value: string): readonly string[] {
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

/** The longest escape of one byte, including escapes of escapes such as `\\u005f`. */
export const LONGEST_ESCAPE = 7;

/** A text with its escapes resolved, and the origin of each letter. */
export interface ResolvedText {
  readonly text: string;
  /** The position in the original text of each letter, and of the end. */
  readonly starts: Int32Array;
}

/** Matches `%5F`, `&#95;`, `&#x5f;`, `&amp;`, `\u005f`, `\u{5f}`, `\x5f`, `\137`, `\"`. Every repetition is bounded. */
const ESCAPE =
  /%[0-9A-Fa-f]{2}|&(?:#0{0,8}[0-9]{1,7}|#[xX]0{0,8}[0-9A-Fa-f]{1,6}|amp|lt|gt|quot|apos);?|\\(?:u[0-9A-Fa-f]{4}|u\{0{0,8}[0-9A-Fa-f]{1,6}\}|x[0-9A-Fa-f]{2}|[0-3][0-7]{2}|[\\"'/nrtbf])/g;

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const LETTERS: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

/** Resolves escapes once in a text of bytes as Latin-1; null if there are none. */
export function resolveEscapes(text: string): ResolvedText | null {
  const pieces: string[] = [];
  const starts = new Int32Array(text.length + 1);
  let length = 0;
  let from = 0;
  const take = (piece: string, at: number, step: 0 | 1): void => {
    for (let i = 0; i < piece.length; i += 1) starts[length + i] = at + i * step;
    length += piece.length;
    pieces.push(piece);
  };
  for (const match of text.matchAll(ESCAPE)) {
    take(text.slice(from, match.index), from, 1);
    take(meaningOf(match[0]), match.index, 0);
    from = match.index + match[0].length;
  }
  if (from === 0) return null;
  take(text.slice(from), from, 1);
  starts[length] = text.length;
  return { text: pieces.join(''), starts: starts.subarray(0, length + 1) };
}

/**
 * Returns the character of an escape, which is never longer than the escape: a Latin-1 byte for `%` and `\x`, otherwise
 * the character's UTF-8.
 */
function meaningOf(written: string): string {
  if (written.startsWith('%')) return byteCharacter(Number.parseInt(written.slice(1), 16));
  if (written.startsWith('&')) {
    const name = written.slice(1).replace(/;$/, '');
    if (!name.startsWith('#')) return NAMED[name] ?? '';
    return utf8(/^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1)));
  }
  const sign = written[1] ?? '';
  if (sign === 'u') return utf8(Number.parseInt(written.replace(/[^0-9A-Fa-f]/g, ''), 16));
  if (sign === 'x') return byteCharacter(Number.parseInt(written.slice(2), 16));
  if (/[0-3]/.test(sign)) return byteCharacter(Number.parseInt(written.slice(1), 8));
  return LETTERS[sign] ?? sign;
}

function byteCharacter(byte: number): string {
  return String.fromCharCode(byte);
}

function utf8(point: number): string {
  if (!(point <= 0x10ffff)) return '';
  return point < 0x80 ? byteCharacter(point) : Buffer.from(String.fromCodePoint(point)).toString('latin1');
}
