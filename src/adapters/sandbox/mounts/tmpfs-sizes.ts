import { totalmem } from 'node:os';
import type { Mount } from './mount.ts';

/** Returns the memory that this process may use: the machine's, or the limit of the container. */
export function usableMemory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

/** Shared memory of programs (POSIX `shm_open`), private like the other temporary folders. */
export const SHARED_MEMORY: Mount = { kind: 'tmpfs', target: '/dev/shm', mode: '1777', readOnly: false };

const PAGE = 4096;

/**
 * Returns the mounts with a size for each private file system. Together they hold at most `budget` bytes: `/tmp` half
 * of it, the home folder a quarter, and the others equal parts of the last quarter. A read-only one holds nothing.
 */
export function withSizes(
  mounts: readonly Mount[],
  home: string | undefined,
  budget: number,
): readonly Mount[] {
  const isOther = (mount: Mount): boolean =>
    mount.kind === 'tmpfs' && !mount.readOnly && mount.target !== '/tmp' && mount.target !== home;
  const each = budget / 4 / Math.max(1, mounts.filter(isOther).length);
  return mounts.map((mount) => {
    if (mount.kind !== 'tmpfs') return mount;
    const share = mount.target === '/tmp' ? budget / 2 : mount.target === home ? budget / 4 : each;
    return { ...mount, bytes: mount.readOnly ? PAGE : Math.max(PAGE, Math.floor(share / PAGE) * PAGE) };
  });
}
