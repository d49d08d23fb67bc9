import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, writeFileSync } from 'node:fs';
import type { Owner } from './mapped-areas.ts';

/**
 * The user and group that root's commands run as. No system assigns this number: it is between the ranges of systemd's
 * homes and its dynamic users.
 */
export const UNPRIVILEGED = 61_000;

/**
 * Returns lines of a map of user_namespaces(7): files of `owner` belong to `UNPRIVILEGED` in a mapped mount. The others
 * of the 65,536 ids that every machine has stay the same.
 */
export function idMap(owner: number): string {
  const [low, high] = owner < UNPRIVILEGED ? [owner, UNPRIVILEGED] : [UNPRIVILEGED, owner];
  const same = [
    [0, low],
    [low + 1, high],
    [high + 1, IDS],
  ].filter(([from = 0, end = 0]) => from < end && from < IDS);
  const swapped =
    owner === UNPRIVILEGED
      ? [[owner, owner]]
      : [
          [owner, UNPRIVILEGED],
          [UNPRIVILEGED, owner],
        ];
  return [
    ...same.map(([from = 0, end = 0]) => `${from} ${from} ${Math.min(end, IDS) - from}\n`),
    ...swapped.map(([inside, outside]) => `${inside} ${outside} 1\n`),
  ].join('');
}

const IDS = 65_536;

/**
 * Makes the user namespace that maps `owner` to `UNPRIVILEGED`, for `mapperExecutable`. Resolves to a path that
 * processes of this machine can open until this process ends; null if the kernel makes none, or we may not write its
 * map (we are not root).
 */
export async function mappingNamespace(unshare: string, shell: string, owner: Owner): Promise<string | null> {
  const child = spawn(unshare, ['--user', '--', shell, '-c', 'echo made; read -r _'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    env: {},
  });
  child.stdin.on('error', () => {});
  try {
    const made = await Promise.race([
      once(child.stdout, 'data').then(() => true),
      once(child, 'close').then(() => false),
    ]);
    if (!made) return null;
    writeFileSync(`/proc/${child.pid}/uid_map`, idMap(owner.uid));
    writeFileSync(`/proc/${child.pid}/gid_map`, idMap(owner.gid));
    return `/proc/${process.pid}/fd/${openSync(`/proc/${child.pid}/ns/user`, 'r')}`;
  } catch {
    return null;
  } finally {
    child.stdin.end();
  }
}
