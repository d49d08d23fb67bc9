import { join as joinPath } from 'node:path';
import { joinNul, lastPart, type RawPath, splitNul, toDiskPath } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';
import { readTextOrNull, type UserRepository, userFile } from '../program/user-repository.ts';
import { releaseFifosAbove } from '../worktree/attribute-fifos.ts';
import { type IndexEntry, statOf } from './index-file.ts';
import { objectFacts } from './read-objects.ts';

/** Attributes that make git convert bytes between disk and blob. Source: gitattributes(5). */
export const CONVERTING_ATTRIBUTES = [
  'text',
  'eol',
  'crlf',
  'ident',
  'filter',
  'working-tree-encoding',
] as const;

/** The conversions that the attributes files and the configuration could cause. Almost every repository has none. */
export interface ConversionHints {
  /** Line ends or `$Id$`: a converted file has a different size than its blob. */
  readonly sizeChanging: boolean;
  /** Filters and encodings: only the attribute itself tells. */
  readonly needsAttributeLookup: boolean;
}

/**
 * Returns the possible conversions. `leftOut`: paths of the index that are not on disk; attributes files among them are
 * not read.
 */
export function conversionHints(
  repo: UserRepository,
  names: Iterable<RawPath>,
  leftOut: Iterable<RawPath> = [],
): ConversionHints {
  for (const name of leftOut) {
    if (lastPart(name) === '.gitattributes' || name.endsWith('/'))
      return { sizeChanging: true, needsAttributeLookup: true };
  }
  const files: (string | Buffer)[] = [joinPath(repo.commonDir, 'info/attributes')];
  const own = userFile(repo, 'core.attributesfile', 'attributes');
  if (own !== null) files.push(own);
  for (const name of names) {
    if (lastPart(name) === '.gitattributes') files.push(toDiskPath(repo.root, name));
  }
  const text = files.map((file) => readTextOrNull(file) ?? '').join('\n');
  const autocrlf = repo.config.get('core.autocrlf') ?? 'false';
  return {
    sizeChanging: !/^(false|no|off|0|)$/i.test(autocrlf) || /\b(text|eol|crlf|ident|binary)\b/.test(text),
    needsAttributeLookup: /\b(filter|working-tree-encoding)\b/.test(text),
  };
}

/**
 * Returns paths that git considers clean but whose bytes on disk may differ from their blob, so they must be read.
 * `user` is the user's repository, which runs nothing to look up attributes; `store` reads the blobs.
 */
export async function findConvertedPaths(
  repo: UserRepository,
  user: Git,
  store: Git,
  entries: readonly IndexEntry[],
  hints: ConversionHints,
): Promise<ReadonlySet<RawPath>> {
  const [opaque, resized] = await Promise.all([
    hints.needsAttributeLookup
      ? attributesOf(
          repo,
          user,
          entries.map((entry) => entry.name),
          ['filter', 'working-tree-encoding'],
        )
      : null,
    hints.sizeChanging ? pathsWithOtherSize(store, entries) : [],
  ]);
  return new Set([...(opaque?.keys() ?? []), ...resized]);
}

/** Returns the attributes of each path that has any. */
export async function attributesOf(
  repo: UserRepository,
  user: Git,
  names: readonly RawPath[],
  attributes: readonly string[],
): Promise<ReadonlyMap<RawPath, ReadonlyMap<string, string>>> {
  const found = new Map<RawPath, Map<string, string>>();
  if (names.length === 0) return found;
  const own = userFile(repo, 'core.attributesfile', 'attributes');
  releaseFifosAbove(repo.root, names);
  const answer = await user({
    args: ['check-attr', '-z', '--stdin', ...attributes],
    input: joinNul(names),
    config: own === null ? [] : [`core.attributesFile=${own}`],
  });
  const parts = splitNul(answer.stdout);
  for (let at = 0; at + 2 < parts.length; at += 3) {
    const [name = '', attribute = '', value = ''] = parts.slice(at, at + 3);
    if (value === 'unspecified' || value === 'unset') continue;
    const known = found.get(name) ?? new Map<string, string>();
    found.set(name, known.set(attribute, value));
  }
  return found;
}

/**
 * Returns paths whose size differs from their blob's, because every conversion of line ends and `$Id$` changes the
 * size.
 */
async function pathsWithOtherSize(store: Git, entries: readonly IndexEntry[]): Promise<RawPath[]> {
  const facts = await objectFacts(
    store,
    entries.map(({ oid }) => oid),
  );
  return entries.filter((entry, at) => statOf(entry).size !== facts[at]?.size).map((entry) => entry.name);
}
