import type { Tree } from '../../core/ports.ts';
import type { GuardOptions } from './guard/git-dir-guard.ts';
import type { UnrestoredObjects } from './guard/object-copies.ts';
import type { CommitContext } from './hazards/commit-entry.ts';
import type { PrivateStore } from './program/private-store.ts';
import type { RunProgram } from './program/run-git.ts';
import type { UserRepository } from './program/user-repository.ts';
import type { WatchRules } from './start/watched-paths.ts';

/** The port `Tree`, plus what `GitRepository` needs from it. */
export interface GitTree extends Tree {
  /** Returns the user's repository. It is read once, even before `open`. */
  repo(): Promise<UserRepository>;
  /** Returns the base of the commit; see `CommitContext`. */
  commitBase(): Promise<CommitContext>;
  readonly excluded: readonly string[];
  /** Throws before `open`. */
  store(): PrivateStore;
  /** Saves the copies of git objects that could not be restored, each repository's in a folder from `makeFolder`. */
  saveObjects(makeFolder: () => string): Promise<readonly UnrestoredObjects[]>;
}

export interface TreeOptions {
  /** Absolute; the repository's root. */
  readonly root: string;
  /** The root's git directory, if it is not the one that `.git` names. */
  readonly gitDir?: string;
  /** Absolute; outside the workspace. The tree creates a folder in it and removes it in `close`. */
  readonly privateDir: string;
  /** The harness's own output, relative to the root. It is never part of the tree. */
  readonly excluded: readonly string[];
  /** True or options if commands can write to `.git`: watches it and restores it. */
  readonly guardGitDir: boolean | GuardOptions;
  /** Ignored paths that are measured nevertheless. Default: none. */
  readonly watch?: WatchRules;
  /** Wall time in ms. Default: the system's. */
  readonly clock?: () => number;
  /** Absolute; see `findGit`. */
  readonly gitPath: string;
  /** Starts git. Default: one child process per call. */
  readonly start?: RunProgram;
}
