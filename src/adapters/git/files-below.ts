import type { Dirent } from 'node:fs';
import { entriesOf, LONGEST_FOLDER } from './folders.ts';
import { ignoredFiles } from './ignored.ts';
import { join, type RawPath } from './raw-path.ts';
import type { Store } from './store.ts';

/** A listing of git's with each `name/` replaced by the files below it that the start's rules do not ignore. */
export async function withFilesBelow(
  store: Store,
  root: string,
  names: readonly RawPath[],
): Promise<RawPath[]> {
  const folders = names.filter((name) => name.endsWith('/'));
  const below = folders.flatMap((name) => [...filesBelow(root, [name.slice(0, -1)])]);
  const ignored = await ignoredFiles(store, below);
  return [...names.filter((name) => !name.endsWith('/')), ...below.filter((raw) => !ignored.has(raw))];
}

/**
 * Every file and link below these folders, near ones first; `.git` stays out. A folder that is locked or lies too deep
 * is passed over: the folder scan tells of it. Ends after `most` entries.
 */
export function* filesBelow(
  root: string,
  tops: readonly RawPath[],
  most = Number.POSITIVE_INFINITY,
): Generator<RawPath> {
  const longest = LONGEST_FOLDER - Buffer.byteLength(root) - 1;
  const folders = [...tops];
  let passed = 0;
  for (let at = 0; at < folders.length; at++) {
    const here = folders[at] ?? '';
    for (const entry of readable(root, here)) {
      const path = join(here, entry.name);
      if (++passed > most) return;
      if (entry.name === '.git') continue;
      if (entry.isFile() || entry.isSymbolicLink()) yield path;
      else if (entry.isDirectory() && path.length <= longest) folders.push(path);
    }
  }
}

/** What lies in a folder; nothing where there is none, or where it is locked. */
export function readable(root: string, folder: RawPath): Dirent[] {
  try {
    return entriesOf(root, folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(code)) return [];
    throw error;
  }
}
