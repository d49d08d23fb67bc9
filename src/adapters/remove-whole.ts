import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmodSync, renameSync, rmSync } from 'node:fs';

/**
 * Removes what lies at `path`, folders with all they hold. `room`: a folder on the same disk in which a name of ours can
 * stand for a moment.
 */
export function removeWhole(path: string | Buffer, room: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    removeStubborn(path, room);
  }
}

/**
 * Removes locked folders, and paths longer than the system takes: these programs go from folder to folder, not by path.
 * The folder gets a name of ours first, because its own may be no text that an argument can hold.
 */
function removeStubborn(path: string | Buffer, room: string): void {
  const mine = `${room}/.forge-removed-${randomUUID()}`;
  chmodSync(path, 0o700);
  renameSync(path, mine);
  execFileSync('/bin/chmod', ['-R', 'u+rwX', mine], { cwd: '/', stdio: 'ignore' });
  execFileSync('/bin/rm', ['-rf', mine], { cwd: '/', stdio: 'ignore' });
}
