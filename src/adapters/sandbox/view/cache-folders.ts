import path from 'node:path';
import { isWithin } from '../../../core/path/is-within.ts';
import { globNames, realPath } from '../../files/host-files.ts';
import { CACHE_VARIABLES, CACHES, type Cache } from './cache-table.ts';
import { holdsSystemFolder } from './hidden-folders.ts';
import type { SandboxOptions, Variables } from './sandbox-options.ts';

/** A folder of the table on this machine, as it is spelled. */
export interface FoundCache {
  readonly path: string;
  readonly use: Cache['use'];
}

/** The entries of the table that exist on this machine. */
export interface FoundCaches {
  /** Folders that commands see. Those with `use: 'build'` may not exist yet. */
  readonly shown: readonly FoundCache[];
  /** Folders of which only parts are shown, because the rest must stay hidden. */
  readonly partlyShown: readonly string[];
  /** Existing files and folders that are hidden from commands. */
  readonly never: readonly string[];
  /** Files of `never` that are shown if nothing in them looks like a credential. */
  readonly ifClean: readonly string[];
}

/** Returns the homes whose folders are shown: the one in HOME, and the account's. */
export function homesOf({ hostEnv, accountHome }: SandboxOptions): readonly string[] {
  const homes = [hostEnv.HOME, accountHome].filter((home) => home != null && path.isAbsolute(home));
  return [...new Set(homes.map((home) => home ?? ''))];
}

function variableOrNull(variables: Variables, name: string): string | null {
  const [value = ''] = (variables[name] ?? '').split(path.delimiter);
  return path.isAbsolute(value) ? path.resolve(value) : null;
}

function cacheFoldersOf(cache: Cache, options: SandboxOptions): readonly string[] {
  const { hostEnv } = options;
  const byVariable = cache.variables.map((name) => variableOrNull(hostEnv, name));
  const { folder } = cache;
  if (folder === null) return byVariable.filter((place) => place !== null);
  const below = (home: string): string => {
    const cacheHome = variableOrNull(hostEnv, 'XDG_CACHE_HOME') ?? path.join(home, '.cache');
    const dataHome = variableOrNull(hostEnv, 'XDG_DATA_HOME') ?? path.join(home, '.local/share');
    return folder
      .replace(/^~/, () => home)
      .replace(/^\$XDG_CACHE_HOME/, () => cacheHome)
      .replace(/^\$XDG_DATA_HOME/, () => dataHome);
  };
  const places = [...byVariable, ...homesOf(options).map(below)].filter((place) => place !== null);
  // Only one is made: the one that the tool would use.
  return cache.use === 'build' ? places.slice(0, 1) : places;
}

/** Finds the folders of the table on this machine. `root` is the workspace. */
export function findCaches(options: SandboxOptions, root: string): FoundCaches {
  const shown: FoundCache[] = [];
  const partlyShown: string[] = [];
  const never: string[] = [];
  const ifClean: string[] = [];
  for (const cache of CACHES) {
    for (const place of new Set(cacheFoldersOf(cache, options))) {
      if (holdsSystemFolder(place)) continue;
      const folders = cache.shown.length === 0 ? [place] : cache.shown.map((name) => path.join(place, name));
      shown.push(...folders.map((each) => ({ path: each, use: cache.use })));
      const real = realPath(place);
      if (real === null || isWithin(real, root)) continue;
      const secrets = (names: readonly string[]): readonly string[] =>
        names.flatMap((name) => globNames(real, name)).map((name) => path.join(real, name));
      never.push(...secrets(cache.never).flatMap((file) => [...new Set([file, realPath(file) ?? file])]));
      ifClean.push(...secrets(cache.ifClean));
      const apart = !isWithin(root, real) && cache.shown.length > 0 && cache.never.length > 0;
      if (apart) partlyShown.push(real);
    }
  }
  return { shown, partlyShown, never, ifClean };
}

/**
 * Returns the variables of the table that commands get: those whose folder `isUsable`. Others would only mislead tools.
 */
export function cacheVariables(
  variables: Variables,
  isUsable: (folder: string) => boolean,
): Readonly<Record<string, string>> {
  const kept = CACHE_VARIABLES.flatMap((name) => {
    const folder = variableOrNull(variables, name);
    return folder !== null && isUsable(folder) ? [[name, variables[name] ?? ''] as const] : [];
  });
  return Object.fromEntries(kept);
}
