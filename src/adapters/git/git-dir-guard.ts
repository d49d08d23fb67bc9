import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Hazard } from '../../core/change.ts';
import { StopRun } from '../../core/outcome.ts';
import { differing, type KeptFiles, keepFiles, type Place, putBack } from '../kept-files.ts';
import { type Guarded, hazardOf, nameIn } from './git-dir-hazards.ts';
import { type Upkeep, upkeepIn } from './git-upkeep.ts';
import { parseIndex } from './index-file.ts';
import { type KeptObjects, keepObjects } from './kept-objects.ts';
import { areElsewhere } from './moved-packs.ts';
import type { Layout, Site } from './site.ts';

/**
 * Stands in for a read-only mount of `.git`: remembers the git directory at the start, tells what a command changed in
 * it, and puts that back. What others change there (a fetch or gc of the user's) is taken over instead. Objects are
 * only kept from being lost: they are named by their content, and more of them change nothing.
 */
export interface GitDirGuard {
  /** What a command changed. */
  check(): Promise<Hazard[]>;
  /** Before a command: what changed since the last check was none. */
  settle(): Promise<void>;
  /** Throws StopRun where something cannot be put back. */
  restore(): Promise<void>;
}

/**
 * Who can have written to the git directory. `none_yet`: no command ran. `isolated`: it is read-only to commands.
 * `exposed`: commands can write to it.
 */
export type CommandReach = 'none_yet' | 'isolated' | 'exposed';

export interface GuardOptions {
  readonly reach: () => Promise<CommandReach>;
  /** Told what others changed: paths as git calls them. */
  readonly onForeign: (names: readonly string[]) => void;
}

/** Bulk that git only adds to, and that decides nothing. */
const NOT_KEPT: ReadonlySet<string> = new Set(['objects', 'lfs', 'annex']);
/** What linked worktrees share; the rest of the common directory belongs to the other worktrees. */
const SHARED = ['config', 'packed-refs', 'refs', 'hooks', 'info', 'shallow', 'config.worktree', 'reftable'];

export function guardGitDir(site: Guarded, store: string, options: GuardOptions): GitDirGuard {
  return new Guard(site, store, options);
}

/** Guards several git directories as one. */
export function guardAll(guards: readonly GitDirGuard[]): GitDirGuard {
  return {
    check: async () => {
      const found: Hazard[] = [];
      for (const guard of guards) found.push(...(await guard.check()));
      // The git directory of a submodule lies in that of its repository: both tell of it.
      return [...new Map(found.reverse().map((hazard) => [hazard.path, hazard])).values()].reverse();
    },
    settle: async () => {
      for (const guard of guards) await guard.settle();
    },
    restore: async () => {
      for (const guard of guards) await guard.restore();
    },
  };
}

class Guard implements GitDirGuard {
  readonly #site: Guarded;
  readonly #store: string;
  readonly #options: GuardOptions;
  #before: KeptFiles;
  /** Resolves once they have second names. */
  #objects: Promise<KeptObjects>;

  constructor(site: Guarded, store: string, options: GuardOptions) {
    this.#site = site;
    this.#store = store;
    this.#options = options;
    this.#before = this.#look(new Map());
    this.#objects = this.#keep();
  }

  async check(): Promise<Hazard[]> {
    const [paths, packs] = await this.#found();
    if (paths.length === 0 && packs.length === 0) return [];
    if ((await this.#options.reach()) !== 'exposed') {
      this.#takeOver(paths, packs);
      return [];
    }
    const lost = packs.length > 0 && !(await areElsewhere(this.#site, this.#store, packs));
    const { harmless, fetched } = this.#upkeep(paths);
    this.#takeOver([...harmless], lost ? [] : packs);
    const left = await this.#withoutPassing(paths.filter((path) => !harmless.has(path)));
    const gone = lost ? packs.map((name) => join(this.#site.commonDir, 'objects', name)) : [];
    const all = new Set([...left, ...gone]);
    // What went or came with its folder is told by the folder.
    return [...all]
      .filter((path) => !hasAbove(all, path))
      .map((path) => hazardOf(this.#site, path, fetched.has(path)));
  }

  async settle(): Promise<void> {
    const reach = await this.#options.reach();
    if (reach === 'isolated') return;
    const [paths, packs] = await this.#found();
    if (reach === 'none_yet') {
      this.#takeOver(paths, packs);
      return;
    }
    const { harmless, fetched } = this.#upkeep(paths);
    this.#takeOver([...harmless, ...fetched], []);
  }

  async restore(): Promise<void> {
    if ((await this.#options.reach()) !== 'exposed') {
      this.#takeOver(...(await this.#found()));
      return;
    }
    const differences = () => this.#differences();
    putBack(this.#before, differences);
    await (await this.#objects).restore();
    const { harmless } = this.#upkeep(differences());
    const left = await this.#withoutPassing(differences().filter((path) => !harmless.has(path)));
    if (left.length === 0) return;
    const reason = `the git directory could not be put back: ${left.join(', ')} still differ; end what else writes there and run again`;
    throw new StopRun({ kind: 'failure', reason });
  }

  #look(before: KeptFiles): KeptFiles {
    return keepFiles(placesOf(this.#site), before);
  }

  #keep(): Promise<KeptObjects> {
    const objects = keepObjects(join(this.#site.commonDir, 'objects'), join(this.#store, 'objects'));
    // Awaited by the first measurement, which tells of a failure.
    objects.catch(() => undefined);
    return objects;
  }

  async #found(): Promise<readonly [readonly string[], readonly string[]]> {
    const packs = (await this.#objects).missingPacks();
    return [this.#differences(), packs];
  }

  #differences(): readonly string[] {
    const index = join(this.#site.gitDir, 'index');
    const same = (path: string, a: Buffer, b: Buffer) => path === index && sameEntries(this.#site, a, b);
    return differing(this.#before, this.#look(this.#before), same);
  }

  #upkeep(paths: readonly string[]): Upkeep {
    const nameOf = (path: string) => nameIn(this.#site, path);
    const change = { before: this.#before, now: this.#look(this.#before), differing: paths, nameOf };
    return upkeepIn(change, Math.floor(Date.now() / 1000));
  }

  /** What is there now is the state that later changes are measured against. */
  #takeOver(paths: readonly string[], packs: readonly string[]): void {
    if (packs.length > 0) this.#objects = this.#keep();
    if (paths.length === 0 && packs.length === 0) return;
    const now = this.#look(this.#before);
    const before = new Map(this.#before);
    for (const path of paths) {
      const kept = now.get(path);
      if (kept === undefined) before.delete(path);
      else before.set(path, kept);
    }
    this.#before = new Map([...before].sort(([a], [b]) => (a < b ? -1 : 1)));
    this.#options.onForeign([
      ...paths.map((path) => nameIn(this.#site, path)),
      ...packs.map((name) => `objects/${name}`),
    ]);
  }

  /** Without the locks of a git that is at work just now. One that stays would keep the commit from being made. */
  async #withoutPassing(paths: readonly string[]): Promise<readonly string[]> {
    const isLock = (path: string) => path.endsWith('.lock') && !this.#before.has(path);
    if (!paths.some(isLock)) return paths;
    for (let look = 0; look < LOCK_LOOKS && paths.some((path) => isLock(path) && existsSync(path)); look++) {
      await setTimeout(LOCK_PAUSE_MS);
    }
    return paths.filter((path) => !isLock(path) || existsSync(path));
  }
}

/** Half a second: git holds a lock while it writes one file. */
const LOCK_LOOKS = 20;
const LOCK_PAUSE_MS = 25;

function hasAbove(paths: ReadonlySet<string>, path: string): boolean {
  const above = dirname(path);
  return above !== path && (paths.has(above) || hasAbove(paths, above));
}

/** A file that must be as it was, whatever is beside it. */
function alone(path: string): Place {
  return { path, holds: () => false };
}

function deep(path: string): Place {
  return { path, holds: (name) => !NOT_KEPT.has(name) };
}

function placesOf({ root, gitDir, commonDir }: Layout): readonly Place[] {
  const dotGit = join(root, '.git');
  return [
    ...(dotGit === gitDir ? [] : [alone(dotGit)]),
    deep(gitDir),
    ...(commonDir === gitDir ? [] : SHARED.map((name) => deep(join(commonDir, name)))),
    alone(join(commonDir, 'objects')),
    alone(join(commonDir, 'objects/info/alternates')),
  ];
}

/** `git status` writes the index anew when only stat data in it is old: that changes nothing. */
function sameEntries(site: Pick<Site, 'format'>, a: Buffer, b: Buffer): boolean {
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
