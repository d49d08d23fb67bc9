import { closeSync, constants, openSync, unlinkSync } from 'node:fs';
import { finder } from './found.ts';
import { join, nameOf, onDisk, parentOf, type RawPath } from './raw-path.ts';

/** git opens these wherever it meets them, whatever they are. */
const OPENED = ['.gitattributes', '.gitignore'];

export function isOpenedByGit(raw: RawPath): boolean {
  return OPENED.includes(nameOf(raw));
}

/**
 * git opens every .gitattributes it meets, and a FIFO of that name holds it for ever. Opening the other end lets
 * a waiting git go; with the name gone, no other can be caught.
 */
export function disarm(root: string, raw: RawPath): void {
  const path = onDisk(root, raw);
  try {
    const end = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    unlinkSync(path);
    closeSync(end);
  } catch {
    unlinkSync(path);
  }
}

/** Disarms every folder whose attributes git reads when it reads or writes these files. */
export function disarmAbove(root: string, names: Iterable<RawPath>): void {
  const folders = new Set<RawPath>();
  for (const name of names) {
    for (let folder = parentOf(name); !folders.has(folder); folder = parentOf(folder)) folders.add(folder);
  }
  const find = finder(root);
  for (const folder of folders) {
    for (const name of OPENED) {
      const raw = join(folder, name);
      if (find(raw).kind === 'special') disarm(root, raw);
    }
  }
}
