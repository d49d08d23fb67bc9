import { type ComparedGlobs, comparedGlobs } from './compared-globs.ts';
import { fold, sameForm } from './fold.ts';
import { type GlobMeaning, literalOf, type Reading, readingsOf } from './glob-syntax.ts';
import { type NameMatcher, nameMatcher } from './name-glob.ts';
import { slowGlob } from './slow-glob.ts';

/** `denied_patterns`, `denied_reads`, `undeletable_files`: as wide as the words can be taken. */
export const DENIAL: GlobMeaning = { caseFold: true, anyDepth: true, covers: true };
/** `protected_paths`: wide, but where it stands: `CODEOWNERS` counts in its three places only. */
export const PROTECTION: GlobMeaning = { caseFold: true, anyDepth: false, covers: true };
/**
 * `allowed_patterns`, `open-protected`: as narrow as the words can be taken. `*.md` is the root's alone;
 * a name without a wildcard is that file, or that folder with all below.
 */
export const PERMISSION: GlobMeaning = { caseFold: false, anyDepth: false, covers: false };

export interface GlobMatcher {
  /** The pattern, as it was written, that matches this canonical path; null where none does. */
  match(path: string): string | null;
}

interface Index {
  /** A path, and all below it. */
  readonly trees: Map<string, string>;
  /** All below a path, but not itself. */
  readonly below: Map<string, string>;
  readonly names: NameMatcher;
  /** The rest. */
  readonly compared: ComparedGlobs;
}

/**
 * Compiles a list once, so that a path is looked up and not compared with each pattern: plain paths, folders
 * and names stand in maps, the rest by a name that it holds. Throws BadGlob.
 */
export function compileGlobs(patterns: readonly string[], meaning: GlobMeaning): GlobMatcher {
  const spell = meaning.caseFold ? fold : sameForm;
  const index: Index = {
    trees: new Map(),
    below: new Map(),
    names: nameMatcher(meaning),
    compared: comparedGlobs(),
  };
  for (const pattern of new Set(patterns)) {
    for (const reading of readingsOf(spell(pattern))) add(index, reading, pattern, meaning);
  }
  const inFolder = folderMatcher(index);
  return { match: (path) => find(index, spell(path), inFolder) };
}

function add(index: Index, reading: Reading, origin: string, meaning: GlobMeaning): void {
  const parts = meaning.covers ? withoutTail(reading.parts) : withTail(reading);
  const literals = parts.map(literalOf);
  const [first = '', second = ''] = parts;
  const wildcards = literals.filter((part) => part === null).length;
  if (parts.length === 1 && first !== '**' && meaning.anyDepth && !reading.rooted) {
    index.names.add(first, origin);
  } else if (parts.length === 2 && first === '**') {
    index.names.add(second, origin);
  } else if (wildcards === 0) {
    index.trees.set(literals.join('/'), origin);
  } else if (wildcards === 1 && parts.at(-1) === '**') {
    index.below.set(literals.slice(0, -1).join('/'), origin);
  } else {
    const glob = parts.join('/');
    const deeper = meaning.covers && parts.at(-1) !== '**' ? [`${glob}/**`] : [];
    index.compared.add(parts, slowGlob([glob, ...deeper], origin, meaning.caseFold));
  }
}

/** A denial of `x/**` is one of `x`; but `x/*\/**` speaks of folders, and says nothing of the files in `x`. */
function withoutTail(parts: readonly string[]): readonly string[] {
  const last = parts.at(-2);
  return parts.at(-1) === '**' && last !== undefined && !/^[*?]+$/.test(last) ? parts.slice(0, -1) : parts;
}

/** A permission for `*\/docs/` is one for what lies in such folders. */
function withTail({ parts, folder }: Reading): readonly string[] {
  const wild = folder && parts.at(-1) !== '**' && parts.some((part) => literalOf(part) === null);
  return wild ? [...parts, '**'] : parts;
}

/** `inFolder`: what the folder alone says of all files in it. */
function find(index: Index, path: string, inFolder: (folder: string) => string | undefined): string | null {
  const end = path.lastIndexOf('/');
  return (
    index.trees.get('') ??
    index.below.get('') ??
    index.trees.get(path) ??
    (end === -1 ? undefined : inFolder(path.slice(0, end))) ??
    index.names.matchName(end === -1 ? path : path.slice(end + 1)) ??
    index.compared.match(path) ??
    null
  );
}

/** Lists of paths are sorted mostly, so the answer for one folder is remembered. */
function folderMatcher(index: Index): (folder: string) => string | undefined {
  let last = '';
  let answer = matchAbove(index, last);
  return (folder) => {
    if (folder !== last) {
      answer = matchAbove(index, folder);
      last = folder;
    }
    return answer;
  };
}

function matchAbove({ trees, below, names }: Index, folder: string): string | undefined {
  for (let at = folder.indexOf('/'); at !== -1; at = folder.indexOf('/', at + 1)) {
    const above = folder.slice(0, at);
    const origin = trees.get(above) ?? below.get(above);
    if (origin !== undefined) return origin;
  }
  return trees.get(folder) ?? below.get(folder) ?? names.matchFolder(folder);
}
