/** Bytes of output kept from the beginning and from the end. */
const HEAD = 32 * 1024;
const TAIL = 32 * 1024;

/** A command that prints more than this in all is killed: what is kept could not change any more. */
export const OUTPUT_CAP = 100 * 1024 ** 2;

/** The output of a command in bounded memory: its head, its tail, and how much lay between. */
export class OutputBuffer {
  private readonly head: Buffer[] = [];
  private headBytes = 0;
  private tail: Buffer[] = [];
  private tailBytes = 0;
  private seen = 0;

  /** Bytes that came in all. */
  get total(): number {
    return this.seen;
  }

  add(chunk: Buffer): void {
    this.seen += chunk.length;
    const room = Math.min(HEAD - this.headBytes, chunk.length);
    if (room > 0) {
      this.head.push(chunk.subarray(0, room));
      this.headBytes += room;
    }
    if (room === chunk.length) return;
    this.tail.push(chunk.subarray(room));
    this.tailBytes += chunk.length - room;
    if (this.tailBytes > 8 * TAIL) this.trimTail();
  }

  private trimTail(): void {
    // A copy, so that the chunks it was cut from can go.
    const joined = Buffer.concat(this.tail).subarray(-TAIL);
    this.tail = [Buffer.from(joined)];
    this.tailBytes = joined.length;
  }

  /** As text: broken UTF-8 becomes U+FFFD, and no character is cut in two where the middle was left out. */
  result(): { readonly text: string; readonly droppedBytes: number } {
    const head = Buffer.concat(this.head);
    const tail = Buffer.concat(this.tail).subarray(-TAIL);
    const gap = this.seen - head.length - tail.length;
    if (gap === 0) return { text: Buffer.concat([head, tail]).toString('utf8'), droppedBytes: 0 };
    const first = head.subarray(0, wholeCharacters(head));
    const last = tail.subarray(firstCharacter(tail));
    const droppedBytes = this.seen - first.length - last.length;
    const mark = `\n[... ${droppedBytes} bytes left out ...]\n`;
    return { text: first.toString('utf8') + mark + last.toString('utf8'), droppedBytes };
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
