import { accessSync, constants } from 'node:fs';

/** Returns the first of these folders that this user may not write to or that is on a read-only disk, or null. */
export function firstUnwritable(folders: readonly string[]): string | null {
  return folders.find((folder) => !isWritable(folder)) ?? null;
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
