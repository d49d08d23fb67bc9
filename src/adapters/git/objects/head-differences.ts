import { SUBMODULE_MODE } from '../../../core/git/file-mode.ts';
import { foldRaw, parentOf, type RawPath } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';
import { type RawDifference, treeDifferences } from './raw-diff.ts';

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
  return headDifferences(head, differencesByPath(await treeDifferences(git, head, startTree)));
}

function differencesByPath(differences: readonly RawDifference[]): Map<RawPath, Difference> {
  return new Map(
    differences.map(({ raw, oldMode, newMode, oldOid, newOid }) => [
      raw,
      { head: treeEntry(oldMode, oldOid), start: treeEntry(newMode, newOid) },
    ]),
  );
}

/** Returns the entry with that mode and id; null if there is none. */
export function treeEntry(mode: string | null, oid: string | null): TreeEntry | null {
  return mode === null || oid === null ? null : { mode, oid };
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
        if (found.get(path)?.head?.mode === SUBMODULE_MODE) return path;
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
