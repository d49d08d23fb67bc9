import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, renameSync, rmSync } from 'node:fs';

/** Removes `path` with all its content. `room`: a folder on the same disk for a temporary name. */
export function removeEvenLocked(path: string | Buffer, room: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    removeWithPrograms(path, room);
  }
}

/**
 * Removes locked folders and paths that are too long for the system with programs that go from folder to folder. The
 * folder is renamed first, because its own name may not be valid text for an argument.
 */
function removeWithPrograms(path: string | Buffer, room: string): void {
  const mine = `${room}/.forge-removed-${randomUUID()}`;
  chmodSync(path, 0o700);
  renameSync(path, mine);
  execFileSync('/bin/chmod', ['-R', 'u+rwX', mine], { cwd: '/', stdio: 'ignore' });
  execFileSync('/bin/rm', ['-rf', mine], { cwd: '/', stdio: 'ignore' });
}
