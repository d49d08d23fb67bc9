import { closeSync, constants, fchmodSync, fstatSync, futimesSync, openSync } from 'node:fs';
import { type RawPath, toDiskPath } from '../program/raw-path.ts';
import type { TreeState } from '../start/tree-state.ts';
import { diskEntryReader } from '../worktree/disk-entry.ts';

/** Write permission of the group and of others. */
const SHARED_WRITE = 0o022;
const NS_PER_MS = 1_000_000n;

/**
 * Corrects attributes of files that a command left and that no commit contains, because gates and build tools would
 * see them. Write permission for others goes, unless the file had it or the umask gives it. A date in the future, or
 * from before the command, becomes the date of the change, so that `make` sees the change.
 */
export function correctAttributes(
  { repo, good, settledAt }: Pick<TreeState, 'repo' | 'good' | 'settledAt'>,
  names: readonly RawPath[],
): void {
  const find = diskEntryReader(repo.root);
  const usual = SHARED_WRITE & ~process.umask();
  const since = settledAt === null ? 0n : sinceOf(settledAt);
  for (const raw of names) {
    const entry = find(raw);
    if (entry.kind !== 'file') continue;
    const mode = entry.mode & ~(SHARED_WRITE & ~(good.modes.get(raw) ?? usual));
    // The kernel sets the change time, so a later date was made up.
    const isFuture = entry.mtime > entry.ctime;
    const isPast = entry.mtime < since && entry.ctime >= since;
    if (mode === entry.mode && !isFuture && !isPast) continue;
    setAttributes(toDiskPath(repo.root, raw), mode, isFuture || isPast ? entry.ctime : null);
  }
}

/** Returns nanoseconds. File systems may store whole seconds. */
function sinceOf(settledAt: number): bigint {
  return BigInt(Math.floor(settledAt / 1000)) * 1000n * NS_PER_MS;
}

function setAttributes(path: string | Buffer, mode: number, mtime: bigint | null): void {
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    // The file is gone or was replaced; the measurement finds that.
    return;
  }
  try {
    if (!fstatSync(file).isFile()) return;
    fchmodSync(file, mode);
    if (mtime === null) return;
    const seconds = Number(mtime / NS_PER_MS) / 1000;
    futimesSync(file, seconds, seconds);
  } finally {
    closeSync(file);
  }
}
