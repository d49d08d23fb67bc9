import { foldName, normalizeForm } from '../../core/path/fold-name.ts';
import { type GlobMeaning, type GlobReading, literalOf, readingsOf } from './glob-syntax.ts';
import { createMinimatchGlob, type MinimatchGlob } from './minimatch-glob.ts';

/** `denied_patterns`, `denied_reads`, `undeletable_files`: the widest meaning. */
export const DENY_MEANING: GlobMeaning = { caseFold: true, anyDepth: true, covers: true };
/**
 * `protected_paths`: wide, but tied to their places. `CODEOWNERS` is protected only in the three folders GitHub reads.
 */
export const PROTECT_MEANING: GlobMeaning = { caseFold: true, anyDepth: false, covers: true };
/**
 * `allowed_patterns`, `open-protected`: the narrowest meaning. `*.md` matches only at the root; a name without a
 * wildcard is that file, or that folder with everything below it.
 */
export const ALLOW_MEANING: GlobMeaning = { caseFold: false, anyDepth: false, covers: false };

export interface GlobMatcher {
  /** Returns the pattern, as it was written, that matches this canonical path, or null. */
  match(path: string): string | null;
}

interface GlobIndex {
  /** Each matches this path and everything below it. */
  readonly trees: Map<string, string>;
  /** Each matches everything below this path, but not the path. */
  readonly below: Map<string, string>;
  /** Each matches this name at any depth. */
  readonly names: Map<string, string>;
  /** All other patterns, in the order of the list. */
  readonly others: MinimatchGlob[];
}

/**
 * Compiles a list once. Plain paths, folders and names are looked up in maps; every other pattern is compared with each
 * path that contains its longest plain text. Throws InvalidGlobError.
 */
export function compileGlobs(patterns: readonly string[], meaning: GlobMeaning): GlobMatcher {
  const spell = meaning.caseFold ? foldName : normalizeForm;
  const index: GlobIndex = { trees: new Map(), below: new Map(), names: new Map(), others: [] };
  for (const pattern of new Set(patterns)) {
    for (const reading of readingsOf(spell(pattern))) addToIndex(index, reading, pattern, meaning);
  }
  return { match: (path) => findMatch(index, spell(path), meaning) };
}

function addToIndex(index: GlobIndex, reading: GlobReading, origin: string, meaning: GlobMeaning): void {
  const parts = partsAtTheirDepth(reading, meaning);
  const literals = parts.map(literalOf);
  const wildcards = literals.filter((part) => part === null).length;
  const [, name] = literals;
  if (parts.length === 2 && parts[0] === '**' && typeof name === 'string') {
    index.names.set(name, origin);
  } else if (wildcards === 0) {
    index.trees.set(literals.join('/'), origin);
  } else if (wildcards === 1 && parts.at(-1) === '**') {
    index.below.set(literals.slice(0, -1).join('/'), origin);
  } else {
    const glob = parts.join('/');
    const deeper = meaning.covers && parts.at(-1) !== '**' ? [`${glob}/**`] : [];
    index.others.push(createMinimatchGlob([glob, ...deeper], origin, meaning.caseFold));
  }
}

function partsAtTheirDepth(reading: GlobReading, meaning: GlobMeaning): readonly string[] {
  const parts = meaning.covers ? withoutTail(reading.parts) : withTail(reading);
  const isName = parts.length === 1 && parts[0] !== '**' && meaning.anyDepth && !reading.rooted;
  return isName ? ['**', ...parts] : parts;
}

/** Denying `x/**` also denies `x`. `x/*\/**` is about folders, so it does not apply to the files in `x`. */
function withoutTail(parts: readonly string[]): readonly string[] {
  const last = parts.at(-2);
  return parts.at(-1) === '**' && last !== undefined && !/^[*?]+$/.test(last) ? parts.slice(0, -1) : parts;
}

/** Allowing `*\/docs/` allows everything in such folders. */
function withTail({ parts, folder }: GlobReading): readonly string[] {
  const wild = folder && parts.at(-1) !== '**' && parts.some((part) => literalOf(part) === null);
  return wild ? [...parts, '**'] : parts;
}

function findMatch(
  { trees, below, names, others }: GlobIndex,
  path: string,
  { covers }: GlobMeaning,
): string | null {
  let found = trees.get('') ?? below.get('') ?? trees.get(path);
  for (let at = path.indexOf('/'); at !== -1 && found === undefined; at = path.indexOf('/', at + 1)) {
    const folder = path.slice(0, at);
    found = trees.get(folder) ?? below.get(folder);
    if (covers) found ??= names.get(folder.slice(folder.lastIndexOf('/') + 1));
  }
  found ??= names.get(path.slice(path.lastIndexOf('/') + 1));
  return found ?? others.find((glob) => glob.test(path))?.origin ?? null;
}
