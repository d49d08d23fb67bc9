import { totalmem } from 'node:os';
import type { Mount } from './mount.ts';

/** Memory that this process may use: the machine's, or what the container around us may. */
export function usableMemory(): number {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
}

/** Shared memory of programs (POSIX `shm_open`), private like the other temporary folders. */
export const SHARED_MEMORY: Mount = { kind: 'tmpfs', target: '/dev/shm', mode: '1777', readOnly: false };

const PAGE = 4096;

/**
 * The mounts with a size for each private file system, which together hold `budget` bytes at most: `/tmp` half of it, the
 * home folder a quarter, and the others the last quarter in equal parts. One that is read-only holds nothing.
 */
export function sized(mounts: readonly Mount[], home: string | undefined, budget: number): readonly Mount[] {
  const isOther = (mount: Mount): boolean =>
    mount.kind === 'tmpfs' && !mount.readOnly && mount.target !== '/tmp' && mount.target !== home;
  const each = budget / 4 / Math.max(1, mounts.filter(isOther).length);
  return mounts.map((mount) => {
    if (mount.kind !== 'tmpfs') return mount;
    const share = mount.target === '/tmp' ? budget / 2 : mount.target === home ? budget / 4 : each;
    return { ...mount, bytes: mount.readOnly ? PAGE : Math.max(PAGE, Math.floor(share / PAGE) * PAGE) };
  });
}
