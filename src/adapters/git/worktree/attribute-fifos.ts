import { closeSync, constants, openSync, unlinkSync } from 'node:fs';
import { joinRaw, lastPart, parentOf, type RawPath, toDiskPath } from '../program/raw-path.ts';
import { diskEntryReader } from './disk-entry.ts';

/** Files that git opens in every folder, whatever their kind. */
const FILES_GIT_OPENS = ['.gitattributes', '.gitignore'];

export function isOpenedByGit(raw: RawPath): boolean {
  return FILES_GIT_OPENS.includes(lastPart(raw));
}

/**
 * Removes a FIFO that would block git forever when git opens it as .gitattributes. Opening the other end releases a
 * waiting git; removing the name protects later ones.
 */
export function releaseFifo(root: string, raw: RawPath): void {
  const path = toDiskPath(root, raw);
  try {
    const end = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    unlinkSync(path);
    closeSync(end);
  } catch {
    unlinkSync(path);
  }
}

/** Releases such FIFOs in every folder whose attributes git reads for these files. */
export function releaseFifosAbove(root: string, names: Iterable<RawPath>): void {
  const folders = new Set<RawPath>();
  for (const name of names) {
    for (let folder = parentOf(name); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
  }
  const find = diskEntryReader(root);
  for (const folder of folders) {
    for (const name of FILES_GIT_OPENS) {
      const raw = joinRaw(folder, name);
      if (find(raw).kind === 'special') releaseFifo(root, raw);
    }
  }
}
