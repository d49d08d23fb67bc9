import { chmodSync } from 'node:fs';
import type { Folders } from './folders.ts';
import { onDisk, parentOf, type RawPath } from './raw-path.ts';
import { lstatThere } from './there.ts';

/** Without these the owner can do nothing in a folder. */
const OWNER_MAY = 0o700;

/** Opens the folders above these paths that were open in the last good state, giving each its mode of then. */
export function openAbove(root: string, known: Folders, names: Iterable<RawPath>): void {
  const seen = new Set<RawPath>();
  for (const name of names) open(root, known, parentOf(name), seen);
}

/** The folders above first: through a locked one nothing can be seen. */
function open(root: string, known: Folders, folder: RawPath, seen: Set<RawPath>): void {
  if (seen.has(folder)) return;
  seen.add(folder);
  if (folder !== '') open(root, known, parentOf(folder), seen);
  const mode = known.get(folder)?.mode ?? 0;
  if ((mode & OWNER_MAY) !== OWNER_MAY) return;
  const path = onDisk(root, folder);
  const stat = lstatThere(path);
  if (stat?.isDirectory() && (stat.mode & OWNER_MAY) !== OWNER_MAY) chmodSync(path, mode);
}
