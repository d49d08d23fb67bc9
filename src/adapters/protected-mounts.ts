import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Minimatch } from 'minimatch';

const WILD = /[*?[\]{}()!+@\\]/;

/** A pattern that a mount can express: one name in one folder. */
interface Place {
  readonly folder: string;
  readonly matches: (name: string) => boolean;
}

/**
 * Lists the protected paths that exist now and can be mounted read-only: a literal path, a folder with all below it
 * (`.husky/**`), or a wildcard in the last part (`.yarnrc*`), in any case. Of a pattern for any depth (`**\/AGENTS.md`) it
 * lists what is at the root. Everything else is left to the measuring of the tree. A path that an input opened, or that
 * holds an opened one, is not mounted.
 */
export function existingProtected(
  root: string,
  patterns: readonly string[],
  opened: readonly string[],
): () => readonly string[] {
  const places = patterns.flatMap(placeOf);
  const openers = opened.map((glob) => ({ glob, matcher: new Minimatch(glob, { dot: true, nocase: true }) }));
  const isOpened = (path: string): boolean =>
    openers.some(({ glob, matcher }) => glob === path || glob.startsWith(`${path}/`) || matcher.match(path));
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

function placeOf(pattern: string): readonly Place[] {
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

/** Names in a folder except links: a mount over a link would land on its target. */
function namesIn(folder: string): readonly string[] {
  if (lstatSync(folder, { throwIfNoEntry: false })?.isDirectory() !== true) return [];
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => !entry.isSymbolicLink()).map(({ name }) => name);
  } catch {
    return [];
  }
}
