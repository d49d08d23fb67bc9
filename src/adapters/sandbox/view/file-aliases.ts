import { lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { join, relative } from 'node:path';
import { GIT_FOLDER } from '../../../core/path/git-folder.ts';
import { isWithin } from '../../../core/path/is-within.ts';

/** The number of entries that are examined: about 0.5 s. */
const MAX_ENTRIES = 200_000;

/**
 * Returns these paths with all other names of the same files in the workspace: link targets and further hard links.
 * Relative to the root. It walks the workspace only if one of the files has a second name.
 */
export function withAliases(root: string, paths: readonly string[]): readonly string[] {
  const files = new Set(paths.flatMap((path) => filesBehind(root, path)));
  const shared = new Set<string>();
  for (const path of files) {
    const stat = statOf(join(root, path));
    if (stat?.isFile() === true && stat.nlink > 1) shared.add(identity(stat));
  }
  if (shared.size === 0) return [...files];
  for (const path of filesBelow(root, '')) {
    const stat = statOf(join(root, path));
    if (stat !== undefined && shared.has(identity(stat))) files.add(path);
  }
  return [...files];
}

function filesBehind(root: string, path: string): readonly string[] {
  const stat = statOf(join(root, path));
  if (stat?.isFile() === true) return [path];
  if (stat?.isSymbolicLink() !== true) return [];
  const target = targetOf(root, path);
  if (target === null) return [];
  const found = statOf(join(root, target));
  if (found?.isFile() === true) return [target];
  return found?.isDirectory() === true ? [...filesBelow(root, target)] : [];
}

/**
 * Returns the target of a link in the workspace, relative to the root; null if it leads outside, to the root or into
 * `.git`.
 */
function targetOf(root: string, path: string): string | null {
  try {
    const target = relative(realpathSync(root), realpathSync(join(root, path)));
    return target === '' || isWithin(target, '..') || isWithin(target, GIT_FOLDER) ? null : target;
  } catch {
    return null;
  }
}

/** Yields regular files, nearest first. */
export function* filesBelow(root: string, top: string): Generator<string> {
  const folders = [top];
  let passed = 0;
  for (let at = 0; at < folders.length; at++) {
    const folder = folders[at] ?? '';
    for (const entry of entriesOf(join(root, folder))) {
      if (++passed > MAX_ENTRIES) return;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile()) yield path;
      else if (entry.isDirectory() && path !== GIT_FOLDER) folders.push(path);
    }
  }
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function statOf(path: string): Stats | undefined {
  return lstatSync(path, { throwIfNoEntry: false });
}

function identity({ dev, ino }: Stats): string {
  return `${dev}:${ino}`;
}
