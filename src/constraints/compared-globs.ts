import { literalOf } from './glob-syntax.ts';
import type { SlowGlob } from './slow-glob.ts';
import { type SlowGlobs, slowGlobs } from './slow-globs.ts';

/** Patterns that a path has to be compared with, looked up by a name that all their matches hold. */
export interface ComparedGlobs {
  /** `parts`: the pattern's, between slashes. */
  add(parts: readonly string[], glob: SlowGlob): void;
  /** The pattern, as it was written, that matches this path. */
  match(path: string): string | undefined;
}

interface Pattern {
  /** Parts without a wildcard: each stands for exactly one name of every path that is matched. */
  readonly names: readonly string[];
  readonly glob: SlowGlob;
}

/** Patterns by one of their names, and those that have none. */
interface Places {
  readonly byName: ReadonlyMap<string, SlowGlobs>;
  readonly nameless: SlowGlobs;
}

export function comparedGlobs(): ComparedGlobs {
  const patterns: Pattern[] = [];
  let places: Places | null = null;
  return {
    add: (parts, glob) => {
      patterns.push({ names: parts.flatMap((part) => literalOf(part) ?? []), glob });
      places = null;
    },
    match: (path) => {
      if (patterns.length === 0) return undefined;
      places ??= placesOf(patterns);
      const { byName, nameless } = places;
      for (const name of path.split('/')) {
        const found = byName.get(name)?.match(path);
        if (found !== undefined) return found;
      }
      return nameless.match(path);
    },
  };
}

/** Each pattern stands under its rarest name: under `packages` all of a monorepo's would be compared with each path. */
function placesOf(patterns: readonly Pattern[]): Places {
  const uses = new Map<string, number>();
  for (const name of patterns.flatMap(({ names }) => names)) uses.set(name, (uses.get(name) ?? 0) + 1);
  const byName = new Map<string, SlowGlobs>();
  const nameless = slowGlobs();
  for (const { names, glob } of patterns) {
    const [rarest] = [...names].sort((a, b) => (uses.get(a) ?? 0) - (uses.get(b) ?? 0));
    const siblings = rarest === undefined ? nameless : (byName.get(rarest) ?? slowGlobs());
    siblings.add(glob);
    if (rarest !== undefined) byName.set(rarest, siblings);
  }
  return { byName, nameless };
}
