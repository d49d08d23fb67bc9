import { type Cleaner, NO_SECRETS } from '../../core/cleaner.ts';

/** Bytes of output kept from the beginning and from the end. */
const HEAD = 32 * 1024;
const TAIL = 32 * 1024;

/** Of a longer output the whole is kept for the reports, up to so many bytes. */
const WHOLE = 4 * 1024 ** 2;

/** What a cut may have left of a key that nobody gave the run: its part would not be known for one any more. */
const CUT_AT_END = /[\w.~+/=%-]{6,300}$/;
const CUT_AT_START = /^[\w.~+/=%-]{6,300}/;

/** A command that prints more than this in all is killed: what is kept could not change any more. */
export const OUTPUT_CAP = 100 * 1024 ** 2;

export interface OutputText {
  /** Head and tail, with a mark between where it is long. */
  readonly text: string;
  readonly droppedBytes: number;
  /** Where `text` is not all of it. */
  readonly whole?: string;
  /** Even `whole` is not all of it. */
  readonly isCut?: true;
}

/**
 * The output of a command in bounded memory: its head, its tail, and how much lay between. Secrets are taken out
 * before it is cut, so that no part of one is left at a cut: beyond each cut as much is kept as the longest is
 * long, cleaned with the rest, and only then thrown away.
 */
export class OutputBuffer {
  private readonly cleaner: Cleaner;
  private readonly headLimit: number;
  private readonly tailLimit: number;
  private readonly head: Buffer[] = [];
  private headBytes = 0;
  private tail: Buffer[] = [];
  private tailBytes = 0;
  private seen = 0;
  /** What came behind the head, as far as it fits into the whole. */
  private readonly rest: Buffer[] = [];
  private restBytes = 0;

  constructor(cleaner: Cleaner = NO_SECRETS) {
    this.cleaner = cleaner;
    this.headLimit = HEAD + cleaner.longest;
    this.tailLimit = TAIL + cleaner.longest;
  }

  /** Bytes that came in all. */
  get total(): number {
    return this.seen;
  }

  add(chunk: Buffer): void {
    this.seen += chunk.length;
    const room = Math.min(this.headLimit - this.headBytes, chunk.length);
    if (room > 0) {
      this.head.push(chunk.subarray(0, room));
      this.headBytes += room;
    }
    if (room === chunk.length) return;
    const spare = WHOLE - this.headBytes - this.restBytes;
    if (spare > 0) {
      const part = chunk.subarray(room, room + spare);
      this.rest.push(part);
      this.restBytes += part.length;
    }
    this.tail.push(chunk.subarray(room));
    this.tailBytes += chunk.length - room;
    if (this.tailBytes > 8 * this.tailLimit) this.trimTail();
  }

  private trimTail(): void {
    // A copy, so that the chunks it was cut from can go.
    const joined = Buffer.concat(this.tail).subarray(-this.tailLimit);
    this.tail = [Buffer.from(joined)];
    this.tailBytes = joined.length;
  }

  /** As text: broken UTF-8 becomes U+FFFD, and no character is cut in two where the middle was left out. */
  result(): OutputText {
    const head = Buffer.concat(this.head);
    const tail = Buffer.concat(this.tail).subarray(-this.tailLimit);
    if (this.seen === head.length + tail.length) {
      return { text: this.cleaner.text(Buffer.concat([head, tail]).toString('utf8')), droppedBytes: 0 };
    }
    const { first, last } = this.ends(head, tail);
    const droppedBytes = Math.max(0, this.seen - Buffer.byteLength(first) - Buffer.byteLength(last));
    const text = `${first}\n[... ${droppedBytes} bytes left out ...]\n${last}`;
    const isCut = this.headBytes + this.restBytes < this.seen;
    return { text, droppedBytes, whole: this.whole(), ...(isCut ? { isCut: true } : {}) };
  }

  /** All of it, clean; where even that is too much, its beginning, without what may be a part of a secret at the cut. */
  private whole(): string {
    const bytes = Buffer.concat([...this.head, ...this.rest]);
    if (bytes.length === this.seen) return this.cleaner.text(bytes.toString('utf8'));
    const text = this.cleaner.text(bytes.subarray(0, wholeCharacters(bytes)).toString('utf8'));
    const kept = text.slice(0, Math.max(0, text.length - this.cleaner.longest)).replace(CUT_AT_END, '');
    return `${kept}\n[... of ${this.seen} bytes only the first ${WHOLE / 1024 ** 2} MB are kept ...]\n`;
  }

  /** The two ends, clean. What may be a part of a secret stands next to the cut, and goes. */
  private ends(head: Buffer, tail: Buffer): { readonly first: string; readonly last: string } {
    const { longest } = this.cleaner;
    const begin = this.cleaner.text(head.subarray(0, wholeCharacters(head)).toString('utf8'));
    const end = this.cleaner.text(tail.subarray(firstCharacter(tail)).toString('utf8'));
    const first = begin.slice(0, Math.max(0, begin.length - longest)).replace(/[\ud800-\udbff]$/, '');
    const last = end.slice(longest).replace(/^[\udc00-\udfff]/, '');
    return { first: first.replace(CUT_AT_END, ''), last: last.replace(CUT_AT_START, '') };
  }
}

function isContinuation(byte: number | undefined): boolean {
  return byte !== undefined && (byte & 0xc0) === 0x80;
}

/** How many bytes there are without a UTF-8 character that the end cuts off. */
function wholeCharacters(bytes: Buffer): number {
  let start = bytes.length - 1;
  while (start > 0 && bytes.length - start < 4 && isContinuation(bytes[start])) start--;
  const lead = bytes[start] ?? 0;
  const length = lead >= 0xf0 ? 4 : lead >= 0xe0 ? 3 : lead >= 0xc0 ? 2 : 1;
  return start >= 0 && start + length > bytes.length ? start : bytes.length;
}

/** Where the first character begins that is not cut off at the start. */
function firstCharacter(bytes: Buffer): number {
  let start = 0;
  while (start < 3 && isContinuation(bytes[start])) start++;
  return start;
}
