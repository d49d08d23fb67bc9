import { NO_SECRETS, type TextRedactor } from '../../../core/text/redact.ts';

/** The number of bytes kept from the beginning and from the end of the output. */
const HEAD_BYTES = 32 * 1024;
const TAIL_BYTES = 32 * 1024;

/** The limit for the whole output that is kept for the reports. */
const MAX_WHOLE_BYTES = 4 * 1024 ** 2;

/** Matches what a cut may have left of a key that the run does not know, because the rest would not be recognized. */
const CUT_AT_END = /[\w.~+/=%-]{6,300}$/;
const CUT_AT_START = /^[\w.~+/=%-]{6,300}/;

/** A command that prints more than this is killed, because the kept text could not change any more. */
export const MAX_OUTPUT_BYTES = 100 * 1024 ** 2;

export interface OutputText {
  /** Head and tail, with a mark in between if the output is long. */
  readonly text: string;
  readonly droppedBytes: number;
  /** The whole output, if `text` is shortened. */
  readonly whole?: string;
  /** Set if `whole` is shortened too. */
  readonly isCut?: true;
}

/**
 * Keeps the output of a command in bounded memory: its head, its tail, and the size of the middle. Secrets are removed
 * before the cut, so that no part of one remains: beyond each cut it keeps as many bytes as the longest secret has,
 * redacts them too, and only then discards them.
 */
export class OutputBuffer {
  private readonly redactor: TextRedactor;
  private readonly headLimit: number;
  private readonly tailLimit: number;
  private readonly head: Buffer[] = [];
  private headBytes = 0;
  private tail: Buffer[] = [];
  private tailBytes = 0;
  private seen = 0;
  /** The output after the head, as far as it fits into the whole. */
  private readonly rest: Buffer[] = [];
  private restBytes = 0;

  constructor(redactor: TextRedactor = NO_SECRETS) {
    this.redactor = redactor;
    this.headLimit = HEAD_BYTES + redactor.longest;
    this.tailLimit = TAIL_BYTES + redactor.longest;
  }

  /** All bytes so far. */
  get total(): number {
    return this.seen;
  }

  add(chunk: Buffer): void {
    this.seen += chunk.length;
    const fits = Math.min(this.headLimit - this.headBytes, chunk.length);
    if (fits > 0) {
      this.head.push(chunk.subarray(0, fits));
      this.headBytes += fits;
    }
    if (fits === chunk.length) return;
    const spare = MAX_WHOLE_BYTES - this.headBytes - this.restBytes;
    if (spare > 0) {
      const part = chunk.subarray(fits, fits + spare);
      this.rest.push(part);
      this.restBytes += part.length;
    }
    this.tail.push(chunk.subarray(fits));
    this.tailBytes += chunk.length - fits;
    if (this.tailBytes > 8 * this.tailLimit) this.trimTail();
  }

  private trimTail(): void {
    // Copied, so that the original chunks can be freed.
    const joined = Buffer.concat(this.tail).subarray(-this.tailLimit);
    this.tail = [Buffer.from(joined)];
    this.tailBytes = joined.length;
  }

  /** Returns the text: invalid UTF-8 becomes U+FFFD, and no character is split where the middle was left out. */
  result(): OutputText {
    const head = Buffer.concat(this.head);
    const tail = Buffer.concat(this.tail).subarray(-this.tailLimit);
    if (this.seen === head.length + tail.length) {
      return { text: this.redactor.text(Buffer.concat([head, tail]).toString('utf8')), droppedBytes: 0 };
    }
    const { first, last } = this.ends(head, tail);
    const droppedBytes = Math.max(0, this.seen - Buffer.byteLength(first) - Buffer.byteLength(last));
    const text = `${first}\n[... ${droppedBytes} bytes left out ...]\n${last}`;
    const isCut = this.headBytes + this.restBytes < this.seen;
    return { text, droppedBytes, whole: this.whole(), ...(isCut ? { isCut: true } : {}) };
  }

  /**
   * Returns the whole output, redacted. If it is too long, its beginning without a possible part of a secret at the
   * cut.
   */
  private whole(): string {
    const bytes = Buffer.concat([...this.head, ...this.rest]);
    if (bytes.length === this.seen) return this.redactor.text(bytes.toString('utf8'));
    const text = this.redactor.text(bytes.subarray(0, wholeCharacters(bytes)).toString('utf8'));
    const kept = text.slice(0, Math.max(0, text.length - this.redactor.longest)).replace(CUT_AT_END, '');
    return `${kept}\n[... only the first ${MAX_WHOLE_BYTES / 1024 ** 2} MB of ${this.seen} bytes are kept ...]\n`;
  }

  /** Returns both ends, redacted, without possible parts of a secret next to the cut. */
  private ends(head: Buffer, tail: Buffer): { readonly first: string; readonly last: string } {
    const { longest } = this.redactor;
    const begin = this.redactor.text(head.subarray(0, wholeCharacters(head)).toString('utf8'));
    const end = this.redactor.text(tail.subarray(firstCharacter(tail)).toString('utf8'));
    const first = begin.slice(0, Math.max(0, begin.length - longest)).replace(/[\ud800-\udbff]$/, '');
    const last = end.slice(longest).replace(/^[\udc00-\udfff]/, '');
    return { first: first.replace(CUT_AT_END, ''), last: last.replace(CUT_AT_START, '') };
  }
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

/** Returns the number of bytes without a UTF-8 character that is cut off at the end. */
function wholeCharacters(bytes: Buffer): number {
  let start = bytes.length - 1;
  while (start > 0 && bytes.length - start < 4 && isContinuation(bytes[start])) start--;
  const lead = bytes[start] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  return start >= 0 && start + length > bytes.length ? start : bytes.length;
}

/** Returns the position of the first character that is not cut off at the start. */
function firstCharacter(bytes: Buffer): number {
  let start = 0;
  while (start < 3 && isContinuation(bytes[start])) start++;
  return start;
}
