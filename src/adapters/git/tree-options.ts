import type { RunProgram } from './exec.ts';
import type { GuardOptions } from './git-dir-guard.ts';
import type { Watch } from './watch.ts';

export interface TreeOptions {
  /** Absolute; the repository's root. */
  readonly root: string;
  /** The root's git directory, where it is not the one that `.git` names. */
  readonly gitDir?: string;
  /** Absolute; outside the workspace. A folder of its own is made in it and removed by `close`. */
  readonly privateDir: string;
  /** Relative to the root: the harness's own output, never part of the tree. */
  readonly excluded: readonly string[];
  /** Nothing keeps commands from writing `.git`: watch it, and put it back. */
  readonly guardGitDir: boolean | GuardOptions;
  /** Ignored paths that are measured all the same; absent: none. */
  readonly watch?: Watch;
  /** Wall time in ms. Default: the system's. */
  readonly clock?: () => number;
  /** Absolute; see `findGit`. */
  readonly gitPath: string;
  /** How git is started. Default: each time by a process of our own. */
  readonly start?: RunProgram;
}
