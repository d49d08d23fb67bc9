import { setImmediate as nextTick } from 'node:timers/promises';
import type { Linked } from './hard-links.ts';
import type { IndexEntry } from './index-file.ts';
import { onDisk, type RawPath } from './raw-path.ts';
import { lstatThere } from './there.ts';

/** What an index does not know about files. */
export interface Inventory {
  /** Permission bits, where they are not what git would give a file of its mode. */
  readonly modes: ReadonlyMap<RawPath, number>;
  /** Files with more than one name. */
  readonly links: ReadonlyMap<RawPath, Linked>;
}

const LINK = 0o120000;
/** Files looked at before the event loop gets a turn: about a millisecond's work. */
const BATCH = 400;

export async function takeInventory(root: string, entries: readonly IndexEntry[]): Promise<Inventory> {
  const modes = new Map<RawPath, number>();
  const links = new Map<RawPath, Linked>();
  for (let from = 0; from < entries.length; from += BATCH) {
    for (const entry of entries.slice(from, from + BATCH)) {
      const stat = lstatThere(onDisk(root, entry.name));
      if (stat === undefined || !stat.isFile()) continue;
      const mode = stat.mode & 0o7777;
      if (mode !== usualMode(entry.mode)) modes.set(entry.name, mode);
      if (stat.nlink > 1) links.set(entry.name, { inode: `${stat.dev}:${stat.ino}`, names: stat.nlink });
    }
    await nextTick();
  }
  return { modes, links };
}

/** The bits that git's checkout gives a file under the process's umask; null for a link, which has none. */
export function usualMode(gitMode: number): number | null {
  if (gitMode === LINK) return null;
  return ((gitMode & 0o111) === 0 ? 0o666 : 0o777) & ~process.umask();
}
