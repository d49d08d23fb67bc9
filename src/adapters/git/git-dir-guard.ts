import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Hazard } from '../../core/change.ts';
import { StopRun } from '../../core/outcome.ts';
import { differing, type KeptFiles, keepFiles, putBack } from '../kept-files.ts';
import { ensureFolder } from './ensure-folder.ts';
import { hardenedGit } from './exec.ts';
import { type Guarded, hazardOf, nameIn } from './git-dir-hazards.ts';
import { placesOf } from './git-dir-places.ts';
import { type Upkeep, upkeepIn } from './git-upkeep.ts';
import { parseIndex } from './index-file.ts';
import { type KeptObjects, keepObjects, type ObjectDamage } from './kept-objects.ts';
import { areElsewhere } from './moved-packs.ts';
import type { Layout, Site } from './site.ts';

/**
 * Stands in for a read-only mount of `.git`: remembers the git directory at the start, tells what a command changed in
 * it, and puts that back. What others change there (a fetch or gc of the user's) is taken over instead. Objects are kept
 * from being lost and from being forged; more of them change nothing.
 */
export interface GitDirGuard {
  /** Paths that are not as they were, whoever changed them. */
  differing(): readonly string[];
  /** What a command changed of these; of all that differs where none are given. */
  check(differing?: readonly string[]): Promise<Hazard[]>;
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

export function guardGitDir(site: Guarded, store: string, options: GuardOptions): GitDirGuard {
  return new Guard(site, store, options);
}

/** Guards several git directories as one. */
export function guardAll(guards: readonly GitDirGuard[]): GitDirGuard {
  return {
    differing: () => [...new Set(guards.flatMap((guard) => guard.differing()))],
    check: async () => {
      const found: Hazard[] = [];
      // All are looked at before any is put right: one may lie in another.
      const looks = guards.map((guard) => guard.differing());
      for (const [at, guard] of guards.entries()) found.push(...(await guard.check(looks[at])));
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
  readonly #objects: Promise<KeptObjects>;

  constructor(site: Guarded, store: string, options: GuardOptions) {
    this.#site = site;
    this.#store = store;
    this.#options = options;
    this.#before = this.#look(new Map());
    this.#objects = this.#keep();
  }

  differing(): readonly string[] {
    return this.#differences();
  }

  async check(paths = this.#differences()): Promise<Hazard[]> {
    // The start waits for the copies here, before the first command.
    await this.#objects;
    if ((await this.#options.reach()) !== 'exposed') {
      this.#takeOver(paths);
      return [];
    }
    const { tampered, lost, repacked } = await this.#heal(paths);
    const { harmless, fetched } = this.#upkeep(paths);
    this.#takeOver([...harmless], repacked);
    const left = await this.#withoutPassing(paths.filter((path) => !harmless.has(path)));
    const names = [...new Set([...tampered, ...lost])].sort();
    const objects = join(this.#site.commonDir, 'objects');
    const all = new Set([
      ...left,
      ...(names.length > MOST_NAMED ? [objects] : names.map((name) => join(objects, name))),
    ]);
    // What went or came with its folder is told by the folder.
    return [...all]
      .filter((path) => !hasAbove(all, path))
      .map((path) => hazardOf(this.#site, path, fetched.has(path)));
  }

  async settle(): Promise<void> {
    const reach = await this.#options.reach();
    if (reach === 'isolated') return;
    const paths = this.#differences();
    if (reach === 'none_yet') {
      this.#takeOver(paths);
      return;
    }
    const { tampered, repacked } = await this.#heal(paths);
    const { harmless, fetched } = this.#upkeep(paths);
    this.#takeOver([...harmless, ...fetched], [...repacked, ...tampered]);
  }

  async restore(): Promise<void> {
    if ((await this.#options.reach()) !== 'exposed') {
      this.#takeOver(this.#differences());
      return;
    }
    const differences = () => this.#differences();
    putBack(this.#before, differences);
    const { lost } = await this.#heal(differences());
    if (lost.length > 0) throw new StopRun({ kind: 'failure', reason: lossOf(this.#site, lost) });
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
    const { commonDir, gitPath, format, start } = this.#site;
    const objects = keepObjects({
      objects: join(commonDir, 'objects'),
      store: join(this.#store, 'objects'),
      format,
      git: hardenedGit({ gitPath, gitDir: this.#store, workTree: this.#store }, start),
    });
    // Awaited by the first measurement, which tells of a failure.
    objects.catch(() => undefined);
    return objects;
  }

  /** Before any other git looks at the repository. What leads git elsewhere makes its own answers worthless. */
  async #heal(differing: readonly string[]): Promise<ObjectDamage> {
    const { commonDir } = this.#site;
    for (const path of [commonDir, join(commonDir, 'objects')]) {
      if (differing.includes(path)) ensureFolder(path);
    }
    const leads = differing.some((path) => LEADS.test(nameIn(this.#site, path)));
    const ask = (names: readonly string[]) => areElsewhere(this.#site, this.#store, names);
    return (await this.#objects).heal(leads ? null : ask);
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
  #takeOver(paths: readonly string[], objects: readonly string[] = []): void {
    if (paths.length === 0 && objects.length === 0) return;
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
      ...objects.map((name) => `objects/${name}`),
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

/** More objects than these are told as their folder. */
const MOST_NAMED = 5;

/** While one of these differs, git may read another repository, or none. */
const LEADS = /^(?:$|\.\.|HEAD$|config|commondir$|objects)/;

function lossOf({ commonDir }: Layout, lost: readonly string[]): string {
  const named = `${lost.slice(0, MOST_NAMED).join(', ')}${lost.length > MOST_NAMED ? ` and ${lost.length - MOST_NAMED} more` : ''}`;
  return `a command destroyed files in ${commonDir}/objects, and there was no room for a copy of them: ${named}; fetch them again (\`git fetch --refetch\`), or clone anew, and run in a sandbox`;
}

function hasAbove(paths: ReadonlySet<string>, path: string): boolean {
  const above = dirname(path);
  return above !== path && (paths.has(above) || hasAbove(paths, above));
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
