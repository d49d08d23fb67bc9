import { setImmediate as nextTick } from 'node:timers/promises';
import { LINK_BITS } from '../../../core/git/file-mode.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import type { IndexEntry } from '../objects/index-file.ts';
import { type RawPath, toDiskPath } from '../program/raw-path.ts';
import type { HardLink } from './hard-links.ts';

/** Facts about files that an index does not contain. */
export interface FileInventory {
  /** Permission bits that differ from those git would give a file of its mode. */
  readonly modes: ReadonlyMap<RawPath, number>;
  /** Files with more than one name. */
  readonly links: ReadonlyMap<RawPath, HardLink>;
}

/** Files read before the event loop gets a turn: about one millisecond of work. */
const BATCH = 400;

export async function recordFileInventory(
  root: string,
  entries: readonly IndexEntry[],
): Promise<FileInventory> {
  const modes = new Map<RawPath, number>();
  const links = new Map<RawPath, HardLink>();
  for (let from = 0; from < entries.length; from += BATCH) {
    for (const entry of entries.slice(from, from + BATCH)) {
      const stat = lstatOrUndefined(toDiskPath(root, entry.name));
      if (stat === undefined || !stat.isFile()) continue;
      const mode = stat.mode & 0o7777;
      if (mode !== defaultMode(entry.mode)) modes.set(entry.name, mode);
      if (stat.nlink > 1) links.set(entry.name, { inode: `${stat.dev}:${stat.ino}`, names: stat.nlink });
    }
    await nextTick();
  }
  return { modes, links };
}

/** Returns the permission bits that git's checkout gives a file under the process's umask; null for a link. */
export function defaultMode(gitMode: number): number | null {
  if (gitMode === LINK_BITS) return null;
  return ((gitMode & 0o111) === 0 ? 0o666 : 0o777) & ~process.umask();
}
