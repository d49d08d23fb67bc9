import { chmodSync } from 'node:fs';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import { parentOf, type RawPath, toDiskPath } from '../program/raw-path.ts';
import type { FolderStates } from './folder-scan.ts';

/** Mode bits that the owner needs to use a folder. */
const OWNER_ALL = 0o700;

/** Opens the folders above these paths that were open in the last good state, with their mode in that state. */
export function reopenFoldersAbove(root: string, known: FolderStates, names: Iterable<RawPath>): void {
  const seen = new Set<RawPath>();
  for (const name of names) reopenFolder(root, known, parentOf(name), seen);
}

/** Opens parent folders first, because a locked folder hides its content. */
function reopenFolder(root: string, known: FolderStates, folder: RawPath, seen: Set<RawPath>): void {
  if (seen.has(folder)) return;
  seen.add(folder);
  if (folder !== '') reopenFolder(root, known, parentOf(folder), seen);
  const mode = known.get(folder)?.mode ?? 0;
  if ((mode & OWNER_ALL) !== OWNER_ALL) return;
  const path = toDiskPath(root, folder);
  const stat = lstatOrUndefined(path);
  if (stat?.isDirectory() && (stat.mode & OWNER_ALL) !== OWNER_ALL) chmodSync(path, mode);
}
