import { type BigIntStats, lstatSync, statfsSync } from 'node:fs';

/**
 * File systems that move a folder's change time with every entry that comes or goes, as this kernel sees it at once:
 * ext, XFS, Btrfs, F2FS, ZFS, tmpfs, overlayfs. Source: statfs(2) and linux/magic.h. Others, most of them on a network,
 * may show a time that they remember.
 */
const KEEPS_TIMES: ReadonlySet<number> = new Set([
  0xef53, 0x58465342, 0x9123683e, 0xf2f52010, 0x2fc12fc1, 0x01021994, 0x794c7630,
]);

/**
 * ns. Of two changes within one tick of the file system's clock (10 ms at most, a second with old inodes of ext4) the
 * time shows only the first.
 */
const LONGEST_TICK = 2_000_000_000n;
const NS_PER_MS = 1_000_000n;

/**
 * Tells of folders below a root whether any later change of their entries must show in their change time. Only then
 * may a later look at that time stand for reading the folder. `now`: wall time in ms.
 */
export function settledIn(root: string, now: number): (folder: BigIntStats) => boolean {
  const here = lstatSync(root, { bigint: true, throwIfNoEntry: false })?.dev;
  if (here === undefined || !keepsTimes(root)) return () => false;
  const from = BigInt(now) * NS_PER_MS - LONGEST_TICK;
  // Another file system may be mounted below.
  return ({ dev, ctimeNs }) => dev === here && ctimeNs < from;
}

function keepsTimes(root: string): boolean {
  try {
    return process.platform === 'linux' && KEEPS_TIMES.has(statfsSync(root).type);
  } catch {
    return false;
  }
}
