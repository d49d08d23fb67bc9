import type { Dirent } from 'node:fs';
import { GIT_FOLDER } from '../../../core/path/git-folder.ts';
import type { PrivateStore } from '../program/private-store.ts';
import { joinRaw, type RawPath } from '../program/raw-path.ts';
import { entriesOf, MAX_FOLDER_PATH_BYTES } from './folder-scan.ts';
import { ignoredFiles } from './ignored-paths.ts';

/** Replaces each `name/` in a listing by the files below it that the start's rules do not ignore. */
export async function expandFolders(
  store: PrivateStore,
  root: string,
  names: readonly RawPath[],
): Promise<RawPath[]> {
  const folders = names.filter((name) => name.endsWith('/'));
  const below = folders.flatMap((name) => [...filesBelow(root, [name.slice(0, -1)])]);
  const ignored = await ignoredFiles(store, below);
  return [...names.filter((name) => !name.endsWith('/')), ...below.filter((raw) => !ignored.has(raw))];
}

/**
 * Yields every file and link below these folders, near ones first, without `.git`. Locked and too deep folders are
 * skipped, because the folder scan reports them. Ends after `most` entries.
 */
export function* filesBelow(
  root: string,
  tops: readonly RawPath[],
  most = Number.POSITIVE_INFINITY,
): Generator<RawPath> {
  const longest = MAX_FOLDER_PATH_BYTES - Buffer.byteLength(root) - 1;
  const folders = [...tops];
  let passed = 0;
  for (let at = 0; at < folders.length; at++) {
    const here = folders[at] ?? '';
    for (const entry of readFolderOrEmpty(root, here)) {
      const path = joinRaw(here, entry.name);
      if (++passed > most) return;
      if (entry.name === GIT_FOLDER) continue;
      if (entry.isFile() || entry.isSymbolicLink()) yield path;
      else if (entry.isDirectory() && path.length <= longest) folders.push(path);
    }
  }
}

/** Returns the entries of a folder; none if it is missing or locked. */
export function readFolderOrEmpty(root: string, folder: RawPath): Dirent[] {
  try {
    return entriesOf(root, folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(code)) return [];
    throw error;
  }
}
