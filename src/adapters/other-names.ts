import { lstatSync, readdirSync, realpathSync, type Stats } from 'node:fs';
import { join, relative } from 'node:path';

/** Entries that are looked at: some 0.5 s. */
const MOST_ENTRIES = 200_000;

/**
 * These paths with all other names of the same files in the workspace: what a link among them leads to, and second hard
 * links. Relative to the root. It walks the workspace only if one of the files has a second name.
 */
export function withOtherNames(root: string, paths: readonly string[]): readonly string[] {
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

/** Where a link leads to in the workspace, relative to the root; null where it leads out, to the root or into `.git`. */
function targetOf(root: string, path: string): string | null {
  try {
    const target = relative(realpathSync(root), realpathSync(join(root, path)));
    return target === '' || /^(?:\.\.|\.git)(?:\/|$)/.test(target) ? null : target;
  } catch {
    return null;
  }
}

/** Regular files, near ones first. */
function* filesBelow(root: string, top: string): Generator<string> {
  const folders = [top];
  let passed = 0;
  for (let at = 0; at < folders.length; at++) {
    const folder = folders[at] ?? '';
    for (const entry of entriesOf(join(root, folder))) {
      if (++passed > MOST_ENTRIES) return;
      const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isFile()) yield path;
      else if (entry.isDirectory() && path !== '.git') folders.push(path);
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
