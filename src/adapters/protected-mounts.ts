import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { minimatch } from 'minimatch';

const WILD = /[*?[\]{}()!+@\\]/;

/**
 * The protected paths that exist now and can be mounted read-only: a literal path, a folder with all below it
 * (`.husky/**`), or a wildcard in the last part (`.yarnrc*`). What is spelled in any other way is left to the
 * measuring of the tree. A path that an input opened, or that holds an opened one, is not mounted.
 */
export function existingProtected(
  root: string,
  patterns: readonly string[],
  opened: readonly string[],
): readonly string[] {
  const found = patterns.flatMap((pattern) => matching(root, pattern));
  return [...new Set(found)].filter((path) => !opened.some((glob) => touches(glob, path)));
}

function matching(root: string, pattern: string): readonly string[] {
  const parts = pattern.replace(/\/\*\*(\/\*)?$/, '').split('/');
  const last = parts.at(-1) ?? '';
  const folder = parts.slice(0, -1).join('/');
  if (WILD.test(folder) || last === '**') return [];
  if (!WILD.test(last)) return isThere(join(root, ...parts)) ? [parts.join('/')] : [];
  const names = namesIn(join(root, folder)).filter((name) =>
    minimatch(name, last, { dot: true, nocase: true }),
  );
  return names.map((name) => (folder === '' ? name : `${folder}/${name}`));
}

function touches(glob: string, path: string): boolean {
  return glob === path || glob.startsWith(`${path}/`) || minimatch(path, glob, { dot: true, nocase: true });
}

/** Not a link: a mount over one would land on its target. */
function isThere(path: string): boolean {
  const found = lstatSync(path, { throwIfNoEntry: false });
  return found !== undefined && !found.isSymbolicLink();
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
