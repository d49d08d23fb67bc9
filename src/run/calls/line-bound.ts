const NEWLINE = 0x0a;
const NOTHING = new Uint8Array();

/**
 * Returns an upper bound of git's line count between two contents: all lines except the common first and last lines, on
 * both sides. Git skips the same lines before it compares, so it never counts more. Git runs only if the bound exceeds
 * the limits.
 */
export function lineBound(
  before: Uint8Array | null,
  after: Uint8Array,
): { readonly added: number; readonly removed: number } {
  const old = before ?? NOTHING;
  const head = commonHead(old, after);
  if (head === old.length && head === after.length) return { added: 0, removed: 0 };
  const start = head === 0 ? 0 : old.lastIndexOf(NEWLINE, head - 1) + 1;
  const tail = commonTail(old, after, start);
  return { added: lines(after, start, after.length - tail), removed: lines(old, start, old.length - tail) };
}

function commonHead(a: Uint8Array, b: Uint8Array): number {
  const most = Math.min(a.length, b.length);
  let length = 0;
  while (length < most && a[length] === b[length]) length += 1;
  return length;
}

/** Returns the length in bytes of the common end that is whole lines on both sides and does not reach over `start`. */
function commonTail(a: Uint8Array, b: Uint8Array, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let length = 0;
  while (length < most && a[a.length - 1 - length] === b[b.length - 1 - length]) length += 1;
  if (startsLine(a, a.length - length) && startsLine(b, b.length - length)) return length;
  const end = a.indexOf(NEWLINE, a.length - length);
  return end === -1 ? 0 : a.length - (end + 1);
}

function startsLine(bytes: Uint8Array, at: number): boolean {
  return at === 0 || bytes[at - 1] === NEWLINE;
}

function lines(bytes: Uint8Array, from: number, to: number): number {
  if (to <= from) return 0;
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE, from); at !== -1 && at < to; at = bytes.indexOf(NEWLINE, at + 1)) {
    count += 1;
  }
  return bytes[to - 1] === NEWLINE ? count : count + 1;
}
