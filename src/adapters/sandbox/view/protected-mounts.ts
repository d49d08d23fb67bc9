import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Minimatch } from 'minimatch';
import { isWithin } from '../../../core/path/is-within.ts';

const WILD = /[*?[\]{}()!+@\\]/;

/** A pattern that a mount can express: one name in one folder. */
interface MountablePattern {
  readonly folder: string;
  readonly matches: (name: string) => boolean;
}

/**
 * Lists the protected paths that exist now and can be mounted read-only: a literal path, a folder with everything below
 * it (`.husky/**`), or a wildcard in the last part (`.yarnrc*`), in any case. For a pattern of any depth
 * (`**\/AGENTS.md`) it lists the match at the root. Measuring the tree finds changes of all others. A path that an
 * input opened, or that contains an opened one, is not mounted.
 */
export function existingProtectedPaths(
  root: string,
  patterns: readonly string[],
  opened: readonly string[],
): () => readonly string[] {
  const places = patterns.flatMap(mountablePattern);
  const openers = opened.map((glob) => ({ glob, matcher: new Minimatch(glob, { dot: true, nocase: true }) }));
  const isOpened = (path: string): boolean =>
    openers.some(({ glob, matcher }) => isWithin(glob, path) || matcher.match(path));
  return () => {
    const names = new Map<string, readonly string[]>();
    for (const { folder } of places) {
      if (!names.has(folder)) names.set(folder, namesIn(join(root, folder)));
    }
    const found = places.flatMap(({ folder, matches }) => {
      const here = (names.get(folder) ?? []).filter(matches);
      return here.map((name) => (folder === '' ? name : `${folder}/${name}`));
    });
    return [...new Set(found)].filter((path) => !isOpened(path));
  };
}

function mountablePattern(pattern: string): readonly MountablePattern[] {
  const parts = pattern
    .replace(/^(?:\*\*\/)+/, '')
    .replace(/\/\*\*(\/\*)?$/, '')
    .split('/');
  const last = parts.at(-1) ?? '';
  const folder = parts.slice(0, -1).join('/');
  if (WILD.test(folder) || last === '**') return [];
  const lower = last.toLowerCase();
  if (!WILD.test(last)) return [{ folder, matches: (name) => name.toLowerCase() === lower }];
  const matcher = new Minimatch(last, { dot: true, nocase: true });
  return [{ folder, matches: (name) => matcher.match(name) }];
}

/** Returns the names in a folder except links, because a mount over a link would land on its target. */
function namesIn(folder: string): readonly string[] {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.isSymbolicLink()).map(({ name }) => name);
  } catch {
    return [];
  }
}
