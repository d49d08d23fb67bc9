import { BYTE_ORDER_MARK } from '../core/text/invisible.ts';
import { isBinary } from '../core/text/is-binary.ts';

/** The text of a file, with what an edit must keep and a reader must know. */
export interface Decoded {
  /** Without byte-order mark. */
  readonly text: string;
  readonly encoding: 'UTF-8' | 'UTF-16LE' | 'UTF-16BE' | 'unknown';
  readonly bom: boolean;
}

/**
 * Decodes text by its byte-order mark, else as UTF-8, else byte for byte (Latin-1) with an unknown encoding. Returns
 * null for a binary file.
 */
export function decode(bytes: Uint8Array): Decoded | null {
  const marked = byMark(bytes);
  if (marked !== null) return marked;
  if (isBinary(bytes)) return null;
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    const bom = text.startsWith(BYTE_ORDER_MARK);
    return { text: bom ? text.slice(1) : text, encoding: 'UTF-8', bom };
  } catch {
    return { text: Buffer.from(bytes).toString('latin1'), encoding: 'unknown', bom: false };
  }
}

function byMark(bytes: Uint8Array): Decoded | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return utf16(bytes, 'UTF-16LE');
  if (first === 0xfe && second === 0xff) return utf16(bytes, 'UTF-16BE');
  return null;
}

function utf16(bytes: Uint8Array, encoding: 'UTF-16LE' | 'UTF-16BE'): Decoded {
  return { text: new TextDecoder(encoding.toLowerCase()).decode(bytes), encoding, bom: true };
}

/** Returns true for a lone surrogate, which would be written as another character. */
export function hasHalfCharacter(text: string): boolean {
  return /\p{Cs}/u.test(text);
}

/** `none`: one line without a line end. A single CR does not end a line. */
export type LineEnds = 'none' | 'LF' | 'CRLF' | 'mixed';

export function lineEnds(text: string): LineEnds {
  const all = occurrences(text, '\n');
  if (all === 0) return 'none';
  const pairs = occurrences(text, '\r\n');
  if (pairs === 0) return 'LF';
  return pairs === all ? 'CRLF' : 'mixed';
}

/** Counts lines as an editor does: a final newline starts no further line. */
export function countLines(text: string): number {
  if (text === '') return 0;
  return occurrences(text, '\n') + (text.endsWith('\n') ? 0 : 1);
}

function occurrences(text: string, mark: string): number {
  let found = 0;
  for (let at = text.indexOf(mark); at !== -1; at = text.indexOf(mark, at + mark.length)) found += 1;
  return found;
}

const KINDS: readonly (readonly [string, string])[] = [
  ['89504e47', 'PNG image'],
  ['ffd8ff', 'JPEG image'],
  ['47494638', 'GIF image'],
  ['25504446', 'PDF document'],
  ['504b0304', 'ZIP archive'],
  ['1f8b', 'gzip archive'],
  ['7f454c46', 'ELF program'],
  ['0061736d', 'WebAssembly module'],
];

/** Names the kind of a binary file by its first bytes. */
export function kindOfBinary(bytes: Uint8Array): string {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  return KINDS.find(([magic]) => start.startsWith(magic))?.[1] ?? 'binary file';
}
