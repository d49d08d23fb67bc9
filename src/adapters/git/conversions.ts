import { join as joinPath } from 'node:path';
import { disarmAbove } from './attribute-traps.ts';
import type { Git } from './exec.ts';
import { type IndexEntry, statOf } from './index-file.ts';
import { joinNul, nameOf, onDisk, type RawPath, splitNul } from './raw-path.ts';
import { readText, type Site, userFile } from './site.ts';

/** Attributes by which git turns bytes on disk into other bytes in a blob. Source: gitattributes(5). */
export const CONVERTING = ['text', 'eol', 'crlf', 'ident', 'filter', 'working-tree-encoding'] as const;

/** What the attributes files and the configuration could do at all. Nearly every repository can do nothing. */
export interface ConversionHints {
  /** Line ends or `$Id$`: a converted file has another size than its blob. */
  readonly sizeChanging: boolean;
  /** Filters and encodings: only the attribute itself tells. */
  readonly opaque: boolean;
}

/** `leftOut`: paths of the index that are not on disk. What an attributes file among them says is not looked up. */
export function conversionHints(
  site: Site,
  names: Iterable<RawPath>,
  leftOut: Iterable<RawPath> = [],
): ConversionHints {
  for (const name of leftOut) {
    if (nameOf(name) === '.gitattributes' || name.endsWith('/')) return { sizeChanging: true, opaque: true };
  }
  const files: (string | Buffer)[] = [joinPath(site.commonDir, 'info/attributes')];
  const own = userFile(site, 'core.attributesfile', 'attributes');
  if (own !== null) files.push(own);
  for (const name of names) {
    if (nameOf(name) === '.gitattributes') files.push(onDisk(site.root, name));
  }
  const text = files.map((file) => readText(file) ?? '').join('\n');
  const autocrlf = site.config.get('core.autocrlf') ?? 'false';
  return {
    sizeChanging: !/^(false|no|off|0|)$/i.test(autocrlf) || /\b(text|eol|crlf|ident|binary)\b/.test(text),
    opaque: /\b(filter|working-tree-encoding)\b/.test(text),
  };
}

/**
 * The paths whose bytes on disk are not their blob's though git calls them clean, or may not be: their raw bytes
 * have to be read. `user` is the user's repository, and asking it for attributes
 * runs nothing; `store` reads the blobs.
 */
export async function findConverted(
  site: Site,
  user: Git,
  store: Git,
  entries: readonly IndexEntry[],
  hints: ConversionHints,
): Promise<ReadonlySet<RawPath>> {
  const [opaque, resized] = await Promise.all([
    hints.opaque
      ? attributed(
          site,
          user,
          entries.map((entry) => entry.name),
          ['filter', 'working-tree-encoding'],
        )
      : null,
    hints.sizeChanging ? resizedNames(store, entries) : [],
  ]);
  return new Set([...(opaque?.keys() ?? []), ...resized]);
}

/** The attributes that are set for each path that has any of them set. */
export async function attributed(
  site: Site,
  user: Git,
  names: readonly RawPath[],
  attributes: readonly string[],
): Promise<ReadonlyMap<RawPath, ReadonlyMap<string, string>>> {
  const found = new Map<RawPath, Map<string, string>>();
  if (names.length === 0) return found;
  const own = userFile(site, 'core.attributesfile', 'attributes');
  disarmAbove(site.root, names);
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

/** Every conversion of line ends and of `$Id$` changes the size; the index knows the one on disk. */
async function resizedNames(store: Git, entries: readonly IndexEntry[]): Promise<RawPath[]> {
  const answer = await store({
    args: ['cat-file', '--batch-check=%(objectsize)'],
    input: Buffer.from(entries.map((entry) => `${entry.oid}\n`).join('')),
  });
  const sizes = answer.stdout.toString('latin1').split('\n');
  return entries.filter((entry, at) => statOf(entry).size !== Number(sizes[at])).map((entry) => entry.name);
}
