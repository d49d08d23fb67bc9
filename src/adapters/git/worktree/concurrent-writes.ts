import type { RawPath } from '../program/raw-path.ts';
import { type DiskEntry, diskEntryReader, isReadable } from './disk-entry.ts';

/**
 * Returns the paths that changed since they were found. A write of the same size could be missed only within one tick
 * of the kernel's clock (at most 10 ms) after the first look. The time between two looks is always longer.
 */
export function changedSince(root: string, found: ReadonlyMap<RawPath, DiskEntry>): RawPath[] {
  const find = diskEntryReader(root, false);
  return [...found].filter(([raw, before]) => !isSameEntry(before, find(raw))).map(([raw]) => raw);
}

function isSameEntry(before: DiskEntry, now: DiskEntry): boolean {
  if (before.kind !== now.kind) return false;
  if (!('ctime' in before) || !('ctime' in now)) return true;
  // Measuring has to change the mode of such a file to read it.
  if (before.kind === 'file' && !isReadable(before.mode)) return true;
  return before.ctime === now.ctime && before.size === now.size;
}

/** Returns the present entries of these names. */
export function readDiskEntries(root: string, names: Iterable<RawPath>): ReadonlyMap<RawPath, DiskEntry> {
  const find = diskEntryReader(root, false);
  return new Map([...names].map((raw) => [raw, find(raw)]));
}
