import { isBinary } from '../../../core/text/is-binary.ts';
/** Added and removed lines, counted like `git diff --numstat`; both 0 for a binary file. */
export interface LineCount {
  readonly added: number;
  readonly removed: number;
  readonly binary: boolean;
}

const LF = 10;

/**
 * Returns the exact count if every line-based diff has the same one: binary files, and texts that share no line between
 * their common start and end. That covers almost every single edit. Returns null if git must count.
 */
export function countExactly(before: Uint8Array | null, after: Uint8Array): LineCount | null {
  const old = before ?? new Uint8Array();
  if (isBinary(old) || isBinary(after)) return { added: 0, removed: 0, binary: true };
  const start = commonStart(old, after);
  if (start === old.length && start === after.length) return { added: 0, removed: 0, binary: false };
  const end = commonEnd(old, after, start);
  const removed = linesOf(old.subarray(start, old.length - end));
  const added = linesOf(after.subarray(start, after.length - end));
  const known = new Set(removed);
  if (added.length > 0 && known.size > 0 && added.some((line) => known.has(line))) return null;
  return { added: added.length, removed: removed.length, binary: false };
}

/** Returns the bytes of whole lines with which both begin; of both, if they are equal. */
function commonStart(a: Uint8Array, b: Uint8Array): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a[at] === b[at]) at++;
  if (at === a.length && at === b.length) return at;
  return at === 0 ? 0 : a.lastIndexOf(LF, at - 1) + 1;
}

/** Returns the bytes of whole lines with which both end, after the common start. */
function commonEnd(a: Uint8Array, b: Uint8Array, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let same = 0;
  while (same < most && a[a.length - 1 - same] === b[b.length - 1 - same]) same++;
  // Only whole lines are common: in both texts, a line end must precede them.
  while (same > 0 && !(startsLine(a, a.length - same) && startsLine(b, b.length - same))) same--;
  return same;
}

function startsLine(bytes: Uint8Array, at: number): boolean {
  return at === 0 || at === bytes.length || bytes[at - 1] === LF;
}

function linesOf(bytes: Uint8Array): string[] {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const lines = text.split('\n').map((line) => `${line}\n`);
  const last = lines.pop();
  if (last !== undefined && last !== '\n') lines.push(last.slice(0, -1));
  return lines;
}
