import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { usualMode } from './inventory.ts';
import { isWithin, onDisk, type RawPath } from './raw-path.ts';
import type { TreeState } from './state.ts';
import { blobId } from './store.ts';
import { lstatExact } from './there.ts';

const NS_PER_S = 1_000_000_000n;

/** Bytes. A file up to this size is read here and now; for larger ones git is asked. */
const MOST_READ = 4 * 1024 ** 2;

/**
 * Files that were written again within one second of the index, as git's seconds do not show it, and that may have
 * other bytes or bits now. Forgets those whose second is over.
 */
export function rewritten(state: TreeState): Set<RawPath> {
  const changed = new Set<RawPath>();
  const second = BigInt(Math.floor(Date.now() / 1000));
  for (const [raw, ctime] of state.recent) {
    if (isWithin(raw, state.excluded)) continue;
    const path = onDisk(state.site.root, raw);
    const now = lstatExact(path)?.ctimeNs;
    if (now === ctime) {
      if (second > ctime / NS_PER_S + 1n) state.recent.delete(raw);
    } else if (now !== undefined && isAsKnown(state, raw, path, now)) state.recent.set(raw, now);
    else changed.add(raw);
  }
  return changed;
}

/** Whether a file holds the bytes, bits and single name that it has in the last good state. Reads all of it. */
function isAsKnown(state: TreeState, raw: RawPath, path: string | Buffer, ctime: bigint): boolean {
  // What may change as long as it stays is in the index and not in the total.
  const known = state.watched.has(raw) ? undefined : knownOf(state, raw);
  // How many names a file has that had several is looked at with the rest.
  if (known === undefined || state.good.links.has(raw)) return false;
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return false;
  }
  try {
    const stat = fstatSync(file, { bigint: true });
    if (!stat.isFile() || stat.ctimeNs !== ctime || stat.nlink !== 1n || stat.size > MOST_READ) return false;
    const mode = state.good.modes.get(raw) ?? usualMode(known.mode);
    return (
      (Number(stat.mode) & 0o7777) === mode && blobId(state.store.format, readFileSync(file)) === known.oid
    );
  } finally {
    closeSync(file);
  }
}

function knownOf({ good, start }: TreeState, raw: RawPath): { mode: number; oid: string } | undefined {
  const change = good.total.get(raw);
  const mode = change === undefined ? start.entries.get(raw)?.mode : change.newMode;
  const oid = change === undefined ? start.entries.get(raw)?.oid : change.newOid;
  return mode == null || oid == null ? undefined : { mode: Number.parseInt(mode, 8), oid };
}
