import { type GlobMeaning, literalOf } from './glob-syntax.ts';
import { slowGlob } from './slow-glob.ts';
import { slowGlobs } from './slow-globs.ts';

/** Patterns for a single name: `package.json`, `.env*`, `*.pem`, `*_generated.*`. */
export interface NameMatcher {
  add(glob: string, origin: string): void;
  /** The pattern that matches one of the folders of a file; undefined where matches do not cover what is below. */
  matchFolder(folder: string): string | undefined;
  /** The pattern that matches this name. */
  matchName(name: string): string | undefined;
}

/** Texts of many lengths, looked up by length: a name of 20 characters costs at most 20 look-ups. */
interface Affixes {
  readonly origins: Map<string, string>;
  readonly lengths: Set<number>;
}

function addAffix(affixes: Affixes, text: string, origin: string): void {
  affixes.origins.set(text, origin);
  affixes.lengths.add(text.length);
}

function findAffix(affixes: Affixes, name: string, cut: (length: number) => string): string | undefined {
  for (const length of affixes.lengths) {
    const origin = length <= name.length ? affixes.origins.get(cut(length)) : undefined;
    if (origin !== undefined) return origin;
  }
  return undefined;
}

export function nameMatcher(meaning: GlobMeaning): NameMatcher {
  const names = new Map<string, string>();
  const prefixes: Affixes = { origins: new Map(), lengths: new Set() };
  const suffixes: Affixes = { origins: new Map(), lengths: new Set() };
  const slow = slowGlobs();

  const matchName = (name: string): string | undefined =>
    names.get(name) ??
    findAffix(prefixes, name, (length) => name.slice(0, length)) ??
    findAffix(suffixes, name, (length) => name.slice(name.length - length)) ??
    slow.match(name);

  return {
    add: (glob, origin) => {
      const literal = literalOf(glob);
      const start = glob.endsWith('*') ? literalOf(glob.slice(0, -1)) : null;
      const end = glob.startsWith('*') ? literalOf(glob.slice(1)) : null;
      if (literal !== null) names.set(literal, origin);
      else if (start !== null && !glob.endsWith('\\*')) addAffix(prefixes, start, origin);
      else if (end !== null && !end.startsWith('(')) addAffix(suffixes, end, origin);
      else slow.add(slowGlob([glob], origin, meaning.caseFold));
    },
    matchName,
    matchFolder: (folder) => {
      if (!meaning.covers || folder === '') return undefined;
      for (const name of folder.split('/')) {
        const origin = matchName(name);
        if (origin !== undefined) return origin;
      }
      return undefined;
    },
  };
}
