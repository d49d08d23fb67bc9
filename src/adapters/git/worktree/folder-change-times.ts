import { type BigIntStats, lstatSync, statfsSync } from 'node:fs';

/**
 * File systems on which every added or removed entry changes the folder's change time at once: ext, XFS, Btrfs, F2FS,
 * ZFS, tmpfs, overlayfs. Source: statfs(2) and linux/magic.h. Others, mostly network file systems, may show a cached
 * time.
 */
const RELIABLE_FILE_SYSTEMS: ReadonlySet<number> = new Set([
  0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0x01021994, 0x794c7630,
]);

/**
 * Nanoseconds. Of two changes within one clock tick (at most 10 ms; one second with old ext4 inodes), the time shows
 * only the first.
 */
const MAX_CLOCK_TICK_NS = 2_000_000_000n;
const NS_PER_MS = 1_000_000n;

/**
 * Returns a check that is true if any later change of a folder's entries must show in its change time. Only then may
 * that time replace reading the folder. `now`: wall time in ms.
 */
export function settledFolderCheck(root: string, now: number): (folder: BigIntStats) => boolean {
  const here = lstatSync(root, { bigint: true, throwIfNoEntry: false })?.dev;
  if (here === undefined || !hasReliableTimes(root)) return () => false;
  const from = BigInt(now) * NS_PER_MS - MAX_CLOCK_TICK_NS;
  // Another file system may be mounted below the root.
  return ({ dev, ctimeNs }) => dev === here && ctimeNs < from;
}

function hasReliableTimes(root: string): boolean {
  try {
    return process.platform === 'linux' && RELIABLE_FILE_SYSTEMS.has(statfsSync(root).type);
  } catch {
    return false;
  }
}
