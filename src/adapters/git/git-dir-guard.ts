import { dirname, join, relative } from 'node:path';
import type { Hazard } from '../../core/change.ts';
import { differing, type KeptFiles, keepFiles, type Place, putBack } from '../kept-files.ts';
import { parseIndex } from './index-file.ts';
import type { KeptObjects } from './kept-objects.ts';
import type { Site } from './site.ts';

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

/** Bulk that git only adds to, and that decides nothing. */
const NOT_KEPT: ReadonlySet<string> = new Set(['objects', 'lfs', 'annex']);
/** What linked worktrees share; the rest of the common directory belongs to the other worktrees. */
const SHARED = ['config', 'packed-refs', 'refs', 'hooks', 'info', 'shallow', 'config.worktree', 'reftable'];
/** Refs and what follows them: a change of these alone means that refs moved. */
const REF_PATH = /^(?:HEAD|ORIG_HEAD|packed-refs|refs(?:\/|$)|logs(?:\/|$)|reftable(?:\/|$))/;

/** `objects`: resolves once they have second names. */
export function guardGitDir(site: Site, objects: () => Promise<KeptObjects>): GitDirGuard {
  const look = (before: KeptFiles) => keepFiles(placesOf(site), before);
  const before = look(new Map());
  const index = join(site.gitDir, 'index');
  const differences = () =>
    differing(before, look(before), (path, a, b) => path === index && sameEntries(site, a, b));
  return {
    check: async () => {
      const packs = (await objects()).missingPacks().map((name) => join(site.commonDir, 'objects', name));
      const paths = new Set([...differences(), ...packs]);
      // What went or came with its folder is told by the folder.
      return [...paths].filter((path) => !hasAbove(paths, path)).map((path) => hazardOf(site, path));
    },
    restore: async () => {
      putBack(before, differences);
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

/** A file that must be as it was, whatever is beside it. */
function alone(path: string): Place {
  return { path, holds: () => false };
}

function deep(path: string): Place {
  return { path, holds: (name) => !NOT_KEPT.has(name) };
}

function placesOf({ root, gitDir, commonDir }: Site): readonly Place[] {
  const dotGit = join(root, '.git');
  return [
    ...(dotGit === gitDir ? [] : [alone(dotGit)]),
    deep(gitDir),
    ...(commonDir === gitDir ? [] : SHARED.map((name) => deep(join(commonDir, name)))),
    alone(join(commonDir, 'objects/info/alternates')),
  ];
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
