import type { Git } from './exec.ts';
import { parentOf, type RawPath, splitNul, toText } from './raw-path.ts';

/** A file, link or submodule as a tree holds it. */
export interface Side {
  readonly mode: string;
  readonly oid: string;
}

/** A path at which the start is not what the commit holds. null: nothing is there. */
export interface Difference {
  readonly head: Side | null;
  readonly start: Side | null;
}

export const SUBMODULE = '160000';

/**
 * Where the disk at the start is not what the commit holds: submodules, paths that a sparse checkout leaves out, files
 * that git converts or filters, and whatever was uncommitted. Everywhere else the two are the same.
 */
export interface HeadDifferences {
  /** The commit; null where there is none yet. */
  readonly head: string | null;
  at(raw: RawPath): Difference | null;
  /**
   * A path of the commit that is not on disk and cannot be in one tree with `raw`: it lies above or below, or its name
   * differs only in case or Unicode form. null where there is none.
   */
  hiddenBeside(raw: RawPath): RawPath | null;
  /** The submodule that holds `raw`, or is `raw`; null where there is none. */
  submoduleOf(raw: RawPath): RawPath | null;
}

/** Two trees are compared, so the cost is that of their differences. `git` reads both. */
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

/** What `diff-tree -r -z --raw` says, path by path. */
export function parseDifferences(output: Buffer): Map<RawPath, Difference> {
  const parts = splitNul(output);
  const found = new Map<RawPath, Difference>();
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [oldMode = '', mode = '', oldOid = '', oid = ''] = (parts[at] ?? '').slice(1).split(' ');
    found.set(parts[at + 1] ?? '', { head: sideOf(oldMode, oldOid), start: sideOf(mode, oid) });
  }
  return found;
}

function sideOf(mode: string, oid: string): Side | null {
  return mode === '000000' ? null : { mode, oid };
}

function headDifferences(head: string | null, found: ReadonlyMap<RawPath, Difference>): HeadDifferences {
  let hidden: Hidden | null = null;
  return {
    head,
    at: (raw) => found.get(raw) ?? null,
    hiddenBeside: (raw) => {
      if (found.size === 0) return null;
      hidden ??= hiddenAmong(found);
      return besideOf(hidden, raw);
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
interface Hidden {
  readonly files: ReadonlyMap<string, RawPath>;
  /** Folders above them, each with one of them. */
  readonly folders: ReadonlyMap<string, RawPath>;
}

function hiddenAmong(found: ReadonlyMap<RawPath, Difference>): Hidden {
  const files = new Map<string, RawPath>();
  const folders = new Map<string, RawPath>();
  for (const [raw, { head, start }] of found) {
    if (head === null || start !== null) continue;
    const name = folded(raw);
    files.set(name, raw);
    for (let above = parentOf(name); above !== '' && !folders.has(above); above = parentOf(above)) {
      folders.set(above, raw);
    }
  }
  return { files, folders };
}

function besideOf({ files, folders }: Hidden, raw: RawPath): RawPath | null {
  const name = folded(raw);
  const same = files.get(name);
  if (same !== undefined && same !== raw) return same;
  for (let above = parentOf(name); above !== ''; above = parentOf(above)) {
    const file = files.get(above);
    if (file !== undefined) return file;
  }
  return folders.get(name) ?? null;
}

/** As a file system takes a name that does not tell case or Unicode forms apart. */
export function folded(raw: RawPath): string {
  return toText(raw).normalize('NFC').toLowerCase();
}
