import { randomUUID } from 'node:crypto';
import { constants, copyFileSync, linkSync, mkdirSync, renameSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Copies of objects that the repository no longer has. */
export interface UnrestoredObjects {
  /** The object folder that they belong to. */
  readonly objects: string;
  /** The folder that holds the copies. */
  readonly folder: string;
  readonly names: readonly string[];
}

/** Saves the copies in `folder` under their names. */
export function saveCopies(left: UnrestoredObjects, folder: string): UnrestoredObjects {
  for (const name of left.names) {
    const [from, to] = [join(left.folder, name), join(folder, name)];
    mkdirSync(dirname(to), { recursive: true });
    if (!hardLinkTo(from, to)) copyFileSync(from, to);
  }
  return { ...left, folder };
}

/** Returns `none` also if the file is gone by now or unreadable. */
export async function backUpFile(
  from: string,
  to: string,
  isSmall: boolean,
): Promise<'copy' | 'link' | 'none'> {
  if (!isSmall) return hardLinkTo(from, to) ? 'link' : 'none';
  try {
    // The copy gets its name when it is complete, because git reads this folder.
    const partial = `${to}.${randomUUID()}`;
    await copyFile(from, partial, constants.COPYFILE_FICLONE);
    renameSync(partial, to);
    return 'copy';
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EACCES'].includes(String(error.code)))
      return 'none';
    throw error;
  }
}

/** Returns false if the file system does not support hard links. */
export function hardLinkTo(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EEXIST';
  }
}
