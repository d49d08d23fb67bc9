import { closeSync, constants, fstatSync, openSync, readFileSync } from 'node:fs';
import { isWithinAny } from '../../../core/path/is-within.ts';
import { lstatBigintOrUndefined } from '../../files/lstat-or-undefined.ts';
import { blobId } from '../program/private-store.ts';
import { type RawPath, toDiskPath } from '../program/raw-path.ts';
import { defaultMode } from '../start/file-inventory.ts';
import type { TreeState } from '../start/tree-state.ts';

const NS_PER_S = 1_000_000_000n;

/** Bytes. Files up to this size are read here; git is asked about larger ones. */
const MAX_READ_BYTES = 4 * 1024 ** 2;

/**
 * Returns files that were written again within one second of the index, which git cannot see, and that may have other
 * bytes or modes now. Forgets files whose second is over.
 */
export function findRacyFiles(state: TreeState): Set<RawPath> {
  const changed = new Set<RawPath>();
  const second = BigInt(Math.floor(Date.now() / 1000));
  for (const [raw, ctime] of state.racyFiles) {
    if (isWithinAny(raw, state.excluded)) continue;
    const path = toDiskPath(state.repo.root, raw);
    const now = lstatBigintOrUndefined(path)?.ctimeNs;
    if (now === ctime) {
      if (second > ctime / NS_PER_S + 1n) state.racyFiles.delete(raw);
    } else if (now !== undefined && isUnchanged(state, raw, path, now)) state.racyFiles.set(raw, now);
    else changed.add(raw);
  }
  return changed;
}

/** Returns true if a file has the bytes, mode and single name that it has in the last good state. Reads all of it. */
function isUnchanged(state: TreeState, raw: RawPath, path: string | Buffer, ctime: bigint): boolean {
  // A file that may change but must stay is in the index but not in the total.
  const known = state.watched.has(raw) ? undefined : knownEntry(state, raw);
  // Files with several names are checked with the others.
  if (known === undefined || state.good.links.has(raw)) return false;
  let file: number;
  try {
    file = openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
  } catch {
    return false;
  }
  try {
    const stat = fstatSync(file, { bigint: true });
    if (!stat.isFile() || stat.ctimeNs !== ctime || stat.nlink !== 1n || stat.size > MAX_READ_BYTES)
      return false;
    const mode = state.good.modes.get(raw) ?? defaultMode(known.mode);
    return (
      (Number(stat.mode) & 0o7777) === mode && blobId(state.store.format, readFileSync(file)) === known.oid
    );
  } finally {
    closeSync(file);
  }
}

function knownEntry({ good, start }: TreeState, raw: RawPath): { mode: number; oid: string } | undefined {
  const change = good.total.get(raw);
  const mode = change === undefined ? start.entries.get(raw)?.mode : change.newMode;
  const oid = change === undefined ? start.entries.get(raw)?.oid : change.newOid;
  return mode == null || oid == null ? undefined : { mode: Number.parseInt(mode, 8), oid };
}
