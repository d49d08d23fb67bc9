import { accessSync, constants } from 'node:fs';

/** The first of these folders that this user may not write, or that lies on a read-only disk; null where all can be. */
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
