import { chmodSync, lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes a folder of our own with all that is in it, also what a tool wrote without write permission (Go's modules,
 * the kernel's part of a layer). What cannot be removed stays: it is no reason for a run to fail.
 */
export function removeTree(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 2 });
  } catch {
    removeByHand(path);
  }
}

function removeByHand(path: string): void {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return;
  try {
    if (!stat.isDirectory()) {
      rmSync(path, { force: true });
      return;
    }
    if (canChange(path)) for (const name of readdirSync(path)) removeByHand(join(path, name));
    rmdirSync(path);
  } catch {
    // Another user's, or somebody is writing to it.
  }
}

/** An empty folder of another user's can be removed, but not changed. */
function canChange(folder: string): boolean {
  try {
    chmodSync(folder, 0o700);
    return true;
  } catch {
    return false;
  }
}
