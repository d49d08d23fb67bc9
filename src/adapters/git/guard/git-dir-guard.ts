import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { Hazard } from '../../../core/git/change.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { awaitedLater, ignoringFailure } from '../../../core/settled.ts';
import { ensureFolder } from '../../files/ensure-folder.ts';
import { changedPaths, type FileSnapshot, restoreSnapshot, takeSnapshot } from '../../files/file-snapshot.ts';
import { sameEntries } from '../objects/index-file.ts';
import { hardenedGit } from '../program/hardened-git.ts';
import type { RepositoryLayout } from '../program/user-repository.ts';
import { type GuardedRepository, gitDirHazard, gitNameOf } from './git-dir-hazards.ts';
import { findMaintenanceChanges, type MaintenanceChanges } from './git-maintenance.ts';
import { guardedPlaces } from './guarded-places.ts';
import { backUpObjects, type ObjectBackup, type ObjectDamage } from './object-backup.ts';
import type { UnrestoredObjects } from './object-copies.ts';
import { areRepacked } from './repacked-objects.ts';

/**
 * Replaces a read-only mount of `.git`: records the git directory at the start, finds what a command changed in it, and
 * restores that. Changes by other programs (such as the user's fetch or gc) are accepted instead. Objects are protected
 * against loss and forgery; additional objects are harmless.
 */
export interface GitDirGuard {
  /** Paths that differ from the recorded state, whoever changed them. */
  differing(): readonly string[];
  /** Returns the paths that a command changed. `differing` defaults to all paths that differ. */
  check(differing?: readonly string[]): Promise<Hazard[]>;
  /** Called before a command: accepts everything that changed since the last check. */
  acceptPresentState(): Promise<void>;
  /** Throws StopRun if something cannot be restored. */
  restore(): Promise<void>;
  /** Restores objects once more and returns the copies of those that are still missing. */
  unreturned(): Promise<readonly UnrestoredObjects[]>;
}

/**
 * The access that commands had to the git directory. `none_yet`: no command ran. `isolated`: it is read-only to
 * commands. `exposed`: commands can write to it.
 */
export type CommandAccess = 'none_yet' | 'isolated' | 'exposed';

export interface GuardOptions {
  readonly reach: () => Promise<CommandAccess>;
  /** Receives what other programs changed, as paths relative to the git directory. */
  readonly onExternalChange: (names: readonly string[]) => void;
}

export function guardGitDir(repo: GuardedRepository, store: string, options: GuardOptions): GitDirGuard {
  return new Guard(repo, store, options);
}

/** Guards several git directories as one. */
export function guardAll(isProtected: readonly GitDirGuard[]): GitDirGuard {
  return {
    differing: () => [...new Set(isProtected.flatMap((guard) => guard.differing()))],
    check: async () => {
      const found: Hazard[] = [];
      // Compare all before restoring any: one git directory may contain another.
      const differing = isProtected.map((guard) => guard.differing());
      for (const [at, guard] of isProtected.entries()) found.push(...(await guard.check(differing[at])));
      // A submodule's git directory is inside its repository's, so both report it.
      return [...new Map(found.reverse().map((hazard) => [hazard.path, hazard])).values()].reverse();
    },
    acceptPresentState: async () => {
      for (const guard of isProtected) await guard.acceptPresentState();
    },
    restore: async () => {
      for (const guard of isProtected) await guard.restore();
    },
    unreturned: async () => (await Promise.all(isProtected.map((guard) => guard.unreturned()))).flat(),
  };
}

class Guard implements GitDirGuard {
  readonly #repo: GuardedRepository;
  readonly #store: string;
  readonly #options: GuardOptions;
  #before: FileSnapshot;
  /** Resolves when the backup is complete. */
  readonly #objects: Promise<ObjectBackup>;

  constructor(repo: GuardedRepository, store: string, options: GuardOptions) {
    this.#repo = repo;
    this.#store = store;
    this.#options = options;
    this.#before = this.#snapshot(new Map());
    this.#objects = this.#backUpObjects();
  }

  differing(): readonly string[] {
    return this.#differences();
  }

  async check(paths = this.#differences()): Promise<Hazard[]> {
    // The backup must be complete before the first command.
    await this.#objects;
    if ((await this.#options.reach()) !== 'exposed') {
      this.#accept(paths);
      return [];
    }
    const { tampered, lost, repacked } = await this.#repairObjects(paths);
    const { harmless, fetched } = this.#maintenanceChanges(paths);
    this.#accept([...harmless], repacked);
    const changed = await this.#withoutBriefLocks(paths.filter((path) => !harmless.has(path)));
    const names = [...new Set([...tampered, ...lost])].sort();
    const objects = join(this.#repo.commonDir, 'objects');
    const all = new Set([
      ...changed,
      ...(names.length > MAX_NAMED_OBJECTS ? [objects] : names.map((name) => join(objects, name))),
    ]);
    // Report an added or removed folder without its content.
    return [...all]
      .filter((path) => !hasParentIn(all, path))
      .map((path) => gitDirHazard(this.#repo, path, fetched.has(path)));
  }

  async acceptPresentState(): Promise<void> {
    const reach = await this.#options.reach();
    if (reach === 'isolated') return;
    const paths = this.#differences();
    if (reach === 'none_yet') {
      this.#accept(paths);
      return;
    }
    const { tampered, repacked } = await this.#repairObjects(paths);
    const { harmless, fetched } = this.#maintenanceChanges(paths);
    this.#accept([...harmless, ...fetched], [...repacked, ...tampered]);
  }

  async restore(): Promise<void> {
    if ((await this.#options.reach()) !== 'exposed') {
      this.#accept(this.#differences());
      return;
    }
    const differences = () => this.#differences();
    restoreSnapshot(this.#before, differences);
    const { lost } = await this.#repairObjects(differences());
    if (lost.length > 0) throw new StopRun({ kind: 'failure', reason: lossMessage(this.#repo, lost) });
    const { harmless } = this.#maintenanceChanges(differences());
    const left = await this.#withoutBriefLocks(differences().filter((path) => !harmless.has(path)));
    if (left.length === 0) return;
    const reason = `the git directory could not be restored: ${left.join(', ')} still differ; stop other programs that write there, then run again`;
    throw new StopRun({ kind: 'failure', reason });
  }

  async unreturned(): Promise<readonly UnrestoredObjects[]> {
    if ((await this.#options.reach()) !== 'exposed') return [];
    const backup = await this.#objects;
    // This fails if a folder cannot be created or the disk is full. Then only the copies remain.
    await ignoringFailure(this.#repairObjects(this.#differences()));
    const [objects, folder] = [join(this.#repo.commonDir, 'objects'), join(this.#store, 'objects')];
    const names = backup.unreturned();
    return names.length === 0 ? [] : [{ objects, folder, names }];
  }

  #snapshot(before: FileSnapshot): FileSnapshot {
    return takeSnapshot(guardedPlaces(this.#repo), before);
  }

  #backUpObjects(): Promise<ObjectBackup> {
    const { commonDir, gitPath, format, start } = this.#repo;
    return awaitedLater(
      backUpObjects({
        objects: join(commonDir, 'objects'),
        store: join(this.#store, 'objects'),
        format,
        git: hardenedGit({ gitPath, gitDir: this.#store, workTree: this.#store }, start),
      }),
    );
  }

  /** Runs before any other git reads the repository. If git's location is redirected, its answers are not trusted. */
  async #repairObjects(differing: readonly string[]): Promise<ObjectDamage> {
    const { commonDir } = this.#repo;
    for (const path of [commonDir, join(commonDir, 'objects')]) {
      if (differing.includes(path)) ensureFolder(path);
    }
    const isRedirected = differing.some((path) => REDIRECTING_PATHS.test(gitNameOf(this.#repo, path)));
    const areElsewhere = (names: readonly string[]) => areRepacked(this.#repo, this.#store, names);
    return (await this.#objects).repair(isRedirected ? null : areElsewhere);
  }

  #differences(): readonly string[] {
    const index = join(this.#repo.gitDir, 'index');
    const same = (path: string, a: Buffer, b: Buffer) =>
      path === index && sameEntries(this.#repo.format, a, b);
    return changedPaths(this.#before, this.#snapshot(this.#before), same);
  }

  #maintenanceChanges(paths: readonly string[]): MaintenanceChanges {
    const nameOf = (path: string) => gitNameOf(this.#repo, path);
    const change = { before: this.#before, now: this.#snapshot(this.#before), differing: paths, nameOf };
    return findMaintenanceChanges(change, Math.floor(Date.now() / 1000));
  }

  /** Makes the present state of these paths the one that later changes are compared with. */
  #accept(paths: readonly string[], objects: readonly string[] = []): void {
    if (paths.length === 0 && objects.length === 0) return;
    const now = this.#snapshot(this.#before);
    const before = new Map(this.#before);
    for (const path of paths) {
      const entry = now.get(path);
      if (entry === undefined) before.delete(path);
      else before.set(path, entry);
    }
    this.#before = new Map([...before].sort(([a], [b]) => (a < b ? -1 : 1)));
    this.#options.onExternalChange([
      ...paths.map((path) => gitNameOf(this.#repo, path)),
      ...objects.map((name) => `objects/${name}`),
    ]);
  }

  /** Waits for short-lived git locks and leaves them out. A lock that remains would prevent the commit. */
  async #withoutBriefLocks(paths: readonly string[]): Promise<readonly string[]> {
    const isLock = (path: string) => path.endsWith('.lock') && !this.#before.has(path);
    if (!paths.some(isLock)) return paths;
    for (
      let check = 0;
      check < LOCK_CHECKS && paths.some((path) => isLock(path) && existsSync(path));
      check++
    ) {
      await setTimeout(LOCK_PAUSE_MS);
    }
    return paths.filter((path) => !isLock(path) || existsSync(path));
  }
}

/** Half a second in total. Git holds a lock only while it writes one file. */
const LOCK_CHECKS = 20;
const LOCK_PAUSE_MS = 25;

/** Maximum number of objects named one by one; above it, only their folder is named. */
const MAX_NAMED_OBJECTS = 5;

/** While one of these differs, git may read another repository or find none. */
const REDIRECTING_PATHS = /^(?:$|\.\.|HEAD$|config|commondir$|objects)/;

function lossMessage({ commonDir }: RepositoryLayout, lost: readonly string[]): string {
  const named = `${lost.slice(0, MAX_NAMED_OBJECTS).join(', ')}${lost.length > MAX_NAMED_OBJECTS ? ` and ${lost.length - MAX_NAMED_OBJECTS} more` : ''}`;
  return `a command destroyed files in ${commonDir}/objects, and there was no room for copies: ${named}; fetch them again (\`git fetch --refetch\`) or make a new clone, and run in a sandbox`;
}

function hasParentIn(paths: ReadonlySet<string>, path: string): boolean {
  const parent = dirname(path);
  return parent !== path && (paths.has(parent) || hasParentIn(paths, parent));
}
