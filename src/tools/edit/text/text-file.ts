import { isUtf8 } from 'node:buffer';
import { BYTE_ORDER_MARK } from '../../../core/text/invisible.ts';
import { MAX_BYTES } from './edit-types.ts';

/**
 * A file's bytes as a string that converts back to the same bytes. If they are not valid text, the string has one
 * character per byte, so that untouched parts survive (edit cases 14 and 15).
 */
export interface TextFile {
  readonly text: string;
  /** False if `text` contains bytes instead of characters. */
  readonly unicode: boolean;
  /** Converts a text of the model to this file's form. */
  readonly view: (text: string) => string;
  readonly encode: (text: string) => Uint8Array;
}

const UTF8_BOM = Buffer.from([0xef, 0xbb, 0xbf]);
const HALF_PAIR = /\p{Surrogate}/u;
const same = (text: string): string => text;

/** Returns the file, or in one line why it cannot be edited as text. */
export function openText(bytes: Uint8Array, path: string): TextFile | string {
  if (bytes.length > MAX_BYTES) {
    return `${path} has ${bytes.length} bytes; files over ${MAX_BYTES} bytes are not edited; use a command`;
  }
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (buffer[0] === 0xff && buffer[1] === 0xfe) return openUtf16(buffer, path, false);
  if (buffer[0] === 0xfe && buffer[1] === 0xff) return openUtf16(buffer, path, true);
  if (buffer.includes(0)) {
    return `${path} is binary (it contains NUL bytes); only text can be edited; recreate it with a command`;
  }
  return isUtf8(buffer) ? openUtf8(buffer) : openBytes(buffer);
}

/** Returns true if a text is valid: no half surrogate pairs, no NUL. */
export function isPlainText(text: string): boolean {
  return !HALF_PAIR.test(text) && !text.includes('\0');
}

function openUtf8(buffer: Buffer): TextFile {
  const bom = buffer.subarray(0, 3).equals(UTF8_BOM);
  return {
    text: buffer.toString('utf8', bom ? 3 : 0),
    unicode: true,
    view: bom ? withoutBom : same,
    encode: (text) => (bom ? Buffer.concat([UTF8_BOM, Buffer.from(text)]) : Buffer.from(text)),
  };
}

function openBytes(buffer: Buffer): TextFile {
  return {
    text: buffer.toString('latin1'),
    unicode: false,
    view: (text) => Buffer.from(text, 'utf8').toString('latin1'),
    encode: (text) => Buffer.from(text, 'latin1'),
  };
}

function openUtf16(buffer: Buffer, path: string, bigEndian: boolean): TextFile | string {
  if (buffer.length % 2 !== 0)
    return `${path} has a UTF-16 mark but an odd number of bytes; fix it with a command`;
  const swap = (units: Buffer): Buffer => (bigEndian ? Buffer.from(units).swap16() : units);
  const text = swap(buffer.subarray(2)).toString('utf16le');
  if (!isPlainText(text)) return `${path} has a UTF-16 mark but is not UTF-16 text; only text is edited`;
  const mark = buffer.subarray(0, 2);
  return {
    text,
    unicode: true,
    view: withoutBom,
    encode: (after) => Buffer.concat([mark, swap(Buffer.from(after, 'utf16le'))]),
  };
}

function withoutBom(text: string): string {
  return text.startsWith(BYTE_ORDER_MARK) ? text.slice(1) : text;
}
