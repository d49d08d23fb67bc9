import { chmodSync, lstatSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Removes a folder of our own with all its content, even without write permission (Go modules, overlay work folders).
 * Failures are ignored, because leftovers do not affect the run.
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
    // The folder is another user's, or a program is writing to it.
  }
}

/** Returns false for another user's folder, which can be removed if empty but not changed. */
function canChange(folder: string): boolean {
  try {
    chmodSync(folder, 0o700);
    return true;
  } catch {
    return false;
  }
}
