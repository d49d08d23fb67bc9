import { foldRaw, parentOf, type RawPath, splitNul } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';

/** A file, link or submodule in a tree. */
export interface TreeEntry {
  readonly mode: string;
  readonly oid: string;
}

/** A path at which the start differs from the commit. null: nothing is there. */
export interface Difference {
  readonly head: TreeEntry | null;
  readonly start: TreeEntry | null;
}

export const SUBMODULE = '160000';

/**
 * The differences between the disk at the start and the commit: submodules, paths that a sparse checkout leaves out,
 * converted and filtered files, and uncommitted changes. All other paths are equal.
 */
export interface HeadDifferences {
  /** The commit; null if there is none yet. */
  readonly head: string | null;
  at(raw: RawPath): Difference | null;
  /**
   * Returns a path of the commit that is not on disk and conflicts with `raw`: it is above or below, or its name
   * differs only in case or Unicode form. Otherwise null.
   */
  hiddenConflictWith(raw: RawPath): RawPath | null;
  /** Returns the submodule that contains `raw` or is `raw`, or null. */
  submoduleOf(raw: RawPath): RawPath | null;
}

/** Compares two trees, so the cost is that of their differences. `git` reads both. */
export async function readHeadDifferences(
  git: Git,
  head: string | null,
  startTree: string,
): Promise<HeadDifferences> {
  if (head === null) return headDifferences(null, new Map());
  const { stdout } = await git({
    args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, startTree],
  });
  return headDifferences(head, parseDifferences(stdout));
}

/** Parses the output of `diff-tree -r -z --raw` by path. */
export function parseDifferences(output: Buffer): Map<RawPath, Difference> {
  const parts = splitNul(output);
  const found = new Map<RawPath, Difference>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [oldMode = '', mode = '', oldOid = '', oid = ''] = (parts[at] ?? '').slice(1).split(' ');
    found.set(parts[at + 1] ?? '', { head: treeEntry(oldMode, oldOid), start: treeEntry(mode, oid) });
  }
  return found;
}

function treeEntry(mode: string, oid: string): TreeEntry | null {
  return mode === '000000' ? null : { mode, oid };
}

function headDifferences(head: string | null, found: ReadonlyMap<RawPath, Difference>): HeadDifferences {
  let hidden: HiddenNames | null = null;
  return {
    head,
    at: (raw) => found.get(raw) ?? null,
    hiddenConflictWith: (raw) => {
      if (found.size === 0) return null;
      hidden ??= hiddenNames(found);
      return conflictWith(hidden, raw);
    },
    submoduleOf: (raw) => {
      for (let path = raw; path !== ''; path = parentOf(path)) {
        if (found.get(path)?.head?.mode === SUBMODULE) return path;
      }
      return null;
    },
  };
}

/** Folded names. */
interface HiddenNames {
  readonly files: ReadonlyMap<string, RawPath>;
  /** Folders above the paths, each with one of them. */
  readonly folders: ReadonlyMap<string, RawPath>;
}

function hiddenNames(found: ReadonlyMap<RawPath, Difference>): HiddenNames {
  const files = new Map<string, RawPath>();
  const folders = new Map<string, RawPath>();
  for (const [raw, { head, start }] of found) {
    if (head === null || start !== null) continue;
    const name = foldRaw(raw);
    files.set(name, raw);
    for (let above = parentOf(name); above !== '' && !folders.has(above); above = parentOf(above)) {
      folders.set(above, raw);
    }
  }
  return { files, folders };
}

function conflictWith({ files, folders }: HiddenNames, raw: RawPath): RawPath | null {
  const name = foldRaw(raw);
  const same = files.get(name);
  if (same !== undefined && same !== raw) return same;
  for (let above = parentOf(name); above !== ''; above = parentOf(above)) {
    const file = files.get(above);
    if (file !== undefined) return file;
  }
  return folders.get(name) ?? null;
}
