import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Hazard } from '../../core/change.ts';
import { parseIndex } from './index-file.ts';
import type { KeptObjects } from './kept-objects.ts';
import type { Site } from './site.ts';
import { lstatExact, lstatThere } from './there.ts';

/**
 * Stands in for a read-only mount of `.git`: remembers the git directory at the start, tells what changed in it,
 * and puts it back. Objects are only kept from being lost: they are
 * named by their content, and more of them change nothing.
 */
export interface GitDirGuard {
  check(): Promise<Hazard[]>;
  /** Throws where something cannot be put back. */
  restore(): Promise<void>;
}

type Kept =
  | { readonly kind: 'file'; readonly mode: number; readonly stamp: string; readonly bytes: Buffer }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'folder'; readonly mode: number };

/** Bulk that git only adds to, and that decides nothing. */
const NOT_KEPT: ReadonlySet<string> = new Set(['objects', 'lfs', 'annex']);
/** What linked worktrees share; the rest of the common directory belongs to the other worktrees. */
const SHARED = ['config', 'packed-refs', 'refs', 'hooks', 'info', 'shallow', 'config.worktree', 'reftable'];
/** Refs and what follows them: a change of these alone means that refs moved. */
const REF_PATH = /^(?:HEAD|ORIG_HEAD|packed-refs|refs(?:\/|$)|logs(?:\/|$)|reftable(?:\/|$))/;

/** `objects`: resolves once they have second names. */
export function guardGitDir(site: Site, objects: () => Promise<KeptObjects>): GitDirGuard {
  const before = snapshot(site, null);
  const differences = () => differing(site, before, snapshot(site, before));
  return {
    check: async () => {
      const packs = (await objects()).missingPacks().map((name) => join(site.commonDir, 'objects', name));
      const paths = new Set([...differences(), ...packs]);
      // What went or came with its folder is told by the folder.
      return [...paths].filter((path) => !hasAbove(paths, path)).map((path) => hazardOf(site, path));
    },
    restore: async () => {
      const paths = differences();
      // Deepest first to clear the ground, then from the top down to build it again.
      for (const path of [...paths].reverse()) clear(path, before.get(path));
      for (const path of paths) rebuild(path, before.get(path));
      await (await objects()).restore();
      const left = differences();
      if (left.length > 0) throw new Error(`the git directory could not be put back: ${left.join(', ')}`);
    },
  };
}

function hasAbove(paths: ReadonlySet<string>, path: string): boolean {
  const above = dirname(path);
  return above !== path && (paths.has(above) || hasAbove(paths, above));
}

function hazardOf(site: Site, path: string): Hazard {
  const home = path.startsWith(`${site.gitDir}/`) ? site.gitDir : site.commonDir;
  const inside = relative(home, path);
  const outer = relative(site.root, path);
  const moved = REF_PATH.test(inside);
  return {
    code: moved ? 'GIT-02' : 'GIT-01',
    path: outer.startsWith('..') ? join('.git', inside) : outer,
    reason: moved
      ? `${inside} changed: refs and HEAD belong to the harness, which commits by itself; leave them`
      : `${inside === '' || inside.startsWith('..') ? '.git' : inside} changed: the git directory belongs to the harness; leave it`,
  };
}

/** Sorted by path, so that a folder comes before what is in it. */
function snapshot(site: Site, before: ReadonlyMap<string, Kept> | null): Map<string, Kept> {
  const kept = new Map<string, Kept>();
  const dotGit = join(site.root, '.git');
  if (dotGit !== site.gitDir) take(dotGit, kept, before, false);
  take(site.gitDir, kept, before, true);
  if (site.commonDir !== site.gitDir) {
    for (const name of SHARED) take(join(site.commonDir, name), kept, before, true);
  }
  take(join(site.commonDir, 'objects/info/alternates'), kept, before, false);
  return new Map([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function take(
  path: string,
  kept: Map<string, Kept>,
  before: ReadonlyMap<string, Kept> | null,
  deep: boolean,
): void {
  const stat = lstatExact(path);
  if (stat === undefined) return;
  const mode = Number(stat.mode) & 0o7777;
  if (stat.isSymbolicLink()) kept.set(path, { kind: 'link', target: readlinkSync(path) });
  else if (stat.isDirectory()) {
    kept.set(path, { kind: 'folder', mode });
    for (const name of deep ? readdirSync(path) : []) {
      if (!NOT_KEPT.has(name)) take(join(path, name), kept, before, true);
    }
  } else if (stat.isFile()) {
    const stamp = `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
    const known = before?.get(path);
    const same = known?.kind === 'file' && known.stamp === stamp;
    kept.set(path, { kind: 'file', mode, stamp, bytes: same ? known.bytes : readFileSync(path) });
  } else {
    kept.set(path, { kind: 'link', target: 'a special file' });
  }
}

function differing(site: Site, before: ReadonlyMap<string, Kept>, now: ReadonlyMap<string, Kept>): string[] {
  const paths = new Set([...before.keys(), ...now.keys()]);
  return [...paths].filter((path) => !alike(site, path, before.get(path), now.get(path))).sort();
}

function alike(site: Site, path: string, a: Kept | undefined, b: Kept | undefined): boolean {
  if (a === undefined || b === undefined) return false;
  if (a.kind === 'file' && b.kind === 'file') {
    if (a.mode !== b.mode) return false;
    return (
      a.bytes.equals(b.bytes) || (path === join(site.gitDir, 'index') && sameEntries(site, a.bytes, b.bytes))
    );
  }
  if (a.kind === 'link' && b.kind === 'link') return a.target === b.target;
  return a.kind === 'folder' && b.kind === 'folder' && a.mode === b.mode;
}

/** `git status` writes the index anew when only stat data in it is old: that changes nothing. */
function sameEntries(site: Site, a: Buffer, b: Buffer): boolean {
  try {
    const texts = [a, b].map((bytes) => {
      const { entries, split } = parseIndex(bytes, site.format);
      return JSON.stringify([split, entries.map(({ stat: _, ...said }) => said)]);
    });
    return texts[0] === texts[1];
  } catch {
    return false;
  }
}

function clear(path: string, before: Kept | undefined): void {
  const stat = lstatThere(path);
  if (stat === undefined) return;
  if (before === undefined || (before.kind === 'folder') !== stat.isDirectory()) {
    rmSync(path, { recursive: true, force: true });
  }
}

function rebuild(path: string, before: Kept | undefined): void {
  if (before === undefined) return;
  if (before.kind === 'folder') {
    mkdirSync(path, { recursive: true });
    chmodSync(path, before.mode);
    return;
  }
  // A new file instead of new bytes in the old one: the old one may have a second name somewhere.
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  if (before.kind === 'link') symlinkSync(before.target, path);
  else {
    writeFileSync(path, before.bytes);
    chmodSync(path, before.mode);
  }
}
