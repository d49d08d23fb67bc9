/** Lines added and removed, as `git diff --numstat` counts them; both 0 for a binary file. */
export interface LineCount {
  readonly added: number;
  readonly removed: number;
  readonly binary: boolean;
}

/** git looks this far for a NUL byte to tell a binary file (xdiff-interface.c, FIRST_FEW_BYTES). */
const FIRST_FEW_BYTES = 8000;
const LF = 10;

export function isBinary(bytes: Uint8Array): boolean {
  return bytes.subarray(0, FIRST_FEW_BYTES).includes(0);
}

/**
 * The exact count where every line-based difference must come to the same one: binary files, and texts that,
 * without the lines they begin and end with in common, share no line. That is nearly every single edit. null
 * where it takes git to tell.
 */
export function countPlainly(before: Uint8Array | null, after: Uint8Array): LineCount | null {
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

/** Bytes of whole lines that both begin with; of both, if they are equal. */
function commonStart(a: Uint8Array, b: Uint8Array): number {
  const most = Math.min(a.length, b.length);
  let at = 0;
  while (at < most && a[at] === b[at]) at++;
  if (at === a.length && at === b.length) return at;
  return at === 0 ? 0 : a.lastIndexOf(LF, at - 1) + 1;
}

/** Bytes of whole lines that both end with, beyond the common start. */
function commonEnd(a: Uint8Array, b: Uint8Array, start: number): number {
  const most = Math.min(a.length, b.length) - start;
  let same = 0;
  while (same < most && a[a.length - 1 - same] === b[b.length - 1 - same]) same++;
  // A line counts as common only whole: in both, what comes before it must be a line's end.
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
