import path from 'node:path';
import { CACHE_VARIABLES, CACHES, type Cache } from './caches.ts';
import { holdsTheSystem } from './hidden.ts';
import { matchingBelow, realPath } from './host-files.ts';
import { isWithin } from './mount.ts';
import type { SandboxOptions, Variables } from './options.ts';

/** A folder of the table on this machine, as it is spelled. */
export interface FoundCache {
  readonly path: string;
  readonly use: Cache['use'];
}

/** What the table comes to on this machine. */
export interface FoundCaches {
  /** What commands see. Of `use: 'build'` it need not exist. */
  readonly shown: readonly FoundCache[];
  /** Folders of which nothing else is shown, because some of it must not be. */
  readonly closed: readonly string[];
  /** Files and folders that exist and that no command sees. */
  readonly never: readonly string[];
  /** Files of `never` that are shown if they hold nothing that looks like a credential. */
  readonly ifClean: readonly string[];
}

/** Homes whose folders are shown: the one that HOME names, and the account's. */
export function homesOf({ hostEnv, accountHome }: SandboxOptions): readonly string[] {
  const homes = [hostEnv.HOME, accountHome].filter((home) => home != null && path.isAbsolute(home));
  return [...new Set(homes.map((home) => home ?? ''))];
}

function named(variables: Variables, name: string): string | null {
  const [value = ''] = (variables[name] ?? '').split(path.delimiter);
  return path.isAbsolute(value) ? path.resolve(value) : null;
}

function placesOf(cache: Cache, options: SandboxOptions): readonly string[] {
  const { hostEnv } = options;
  const byVariable = cache.variables.map((name) => named(hostEnv, name));
  const { folder } = cache;
  if (folder === null) return byVariable.filter((place) => place !== null);
  const below = (home: string): string => {
    const cacheHome = named(hostEnv, 'XDG_CACHE_HOME') ?? path.join(home, '.cache');
    const dataHome = named(hostEnv, 'XDG_DATA_HOME') ?? path.join(home, '.local/share');
    return folder
      .replace(/^~/, () => home)
      .replace(/^\$XDG_CACHE_HOME/, () => cacheHome)
      .replace(/^\$XDG_DATA_HOME/, () => dataHome);
  };
  const places = [...byVariable, ...homesOf(options).map(below)].filter((place) => place !== null);
  // One is made, the one that the tool would use.
  return cache.use === 'build' ? places.slice(0, 1) : places;
}

/** Looks the table up on this machine. `root`: the workspace. */
export function findCaches(options: SandboxOptions, root: string): FoundCaches {
  const shown: FoundCache[] = [];
  const closed: string[] = [];
  const never: string[] = [];
  const ifClean: string[] = [];
  for (const cache of CACHES) {
    for (const place of new Set(placesOf(cache, options))) {
      if (holdsTheSystem(place)) continue;
      const folders = cache.shown.length === 0 ? [place] : cache.shown.map((name) => path.join(place, name));
      shown.push(...folders.map((each) => ({ path: each, use: cache.use })));
      const real = realPath(place);
      if (real === null || isWithin(real, root)) continue;
      const secrets = (names: readonly string[]): readonly string[] =>
        names.flatMap((name) => matchingBelow(real, name)).map((name) => path.join(real, name));
      never.push(...secrets(cache.never).flatMap((file) => [...new Set([file, realPath(file) ?? file])]));
      ifClean.push(...secrets(cache.ifClean));
      const apart = !isWithin(root, real) && cache.shown.length > 0 && cache.never.length > 0;
      if (apart) closed.push(real);
    }
  }
  return { shown, closed, never, ifClean };
}

/** The variables of the table that commands get: those whose folder `isUsable`. Another one would only lead astray. */
export function cacheVariables(
  variables: Variables,
  isUsable: (folder: string) => boolean,
): Readonly<Record<string, string>> {
  const kept = CACHE_VARIABLES.flatMap((name) => {
    const folder = named(variables, name);
    return folder !== null && isUsable(folder) ? [[name, variables[name] ?? ''] as const] : [];
  });
  return Object.fromEntries(kept);
}
