import type { Addition, ChangeSet } from './change.ts';

export interface DirtyPath {
  readonly path: string;
  /**
   * `filtered`: a git filter stores it, and git has not seen this state; only the filter could tell if it is modified.
   */
  readonly state: 'modified' | 'staged' | 'untracked' | 'deleted' | 'conflicted' | 'filtered';
}

export interface RepositoryFacts {
  readonly root: string;
  /** null: no commit yet. */
  readonly head: string | null;
  /** null: detached. */
  readonly branch: string | null;
  /** `merge`, `rebase`, `cherry-pick`, `bisect` or `revert`; null if none is in progress. */
  readonly inProgress: string | null;
  /** The folder with this checkout's HEAD and index. */
  readonly gitDir: string;
  /** The index lock of another git process, running or crashed; null if there is none. */
  readonly indexLock: string | null;
  readonly dirty: readonly DirtyPath[];
  readonly settingsInWorkspace: readonly SettingInWorkspace[];
}

/** A setting of the user's git that reads a file of the workspace, or runs a program there. */
export interface SettingInWorkspace {
  /** Lower case, except for the subsection. */
  readonly key: string;
  /** Relative to the root. */
  readonly path: string;
}

export interface CommitRequest {
  readonly message: string;
  readonly authorName: string;
  readonly authorEmail: string;
  /** Epoch ms of both dates. */
  readonly at: number;
  /** Null: HEAD moves, detached or on its branch. */
  readonly branch: string | null;
}

export interface CommitResult {
  readonly sha: string;
  readonly tree: string;
  readonly branch: string | null;
}

/** The branch that a commit lands on, before it is made. */
export interface TargetBranchFacts {
  /** null: detached. */
  readonly branch: string | null;
  /** The main branch that this checkout knows: `origin/HEAD`, else `main` or `master`; null if none of them exists. */
  readonly mainBranch: string | null;
  /** Committer dates of earlier runs' commits on it, in ms since the epoch, as far back as requested. */
  readonly ours: readonly number[];
}

/** A regular file of a tree; `bytes` is null if it is larger than requested. */
export interface TreeFile {
  readonly path: string;
  readonly bytes: Uint8Array | null;
}

/** The commit and branch that a run starts from, if not from the checkout. */
export interface StartingPoint {
  /** The full ID of a commit that exists locally. */
  readonly sha: string;
  /** The local branch to create or move forward; null: detached. */
  readonly branch: string | null;
  /** Refuse any uncommitted change, not only conflicting ones. */
  readonly requireClean: boolean;
}

/** The user's repository, through hardened git that never runs its hooks, filters, signature programs or aliases. */
export interface Repository {
  inspect(): Promise<RepositoryFacts>;
  /** Throws StopRun if work cannot be delivered on `branch`. Changes nothing. */
  checkBranch(branch: string): Promise<void>;
  /**
   * Checks out `branch` before the start. If it is our branch (its last commit names it in our trailer), merges HEAD
   * into it. A new branch starts at HEAD and is created with the commit. Throws StopRun(git_before) for someone else's
   * branch and for a conflict.
   */
  prepareBranch(branch: string): Promise<void>;
  /**
   * Checks out a commit in the clean workspace before the start, without hooks, filters or submodules. Throws
   * StopRun(git_before) on failure, with files and HEAD unchanged.
   */
  goTo(start: StartingPoint): Promise<void>;
  /**
   * Returns a file's content in a commit, without following links; null if it does not exist. Throws StopRun(config) if
   * it is not a file or is over `maxBytes`, StopRun(git_before) if the commit does not exist locally.
   */
  readAt(sha: string, path: string, maxBytes: number): Promise<Uint8Array | null>;
  /** Returns the full ID of the next commit's parent. */
  parent(): Promise<string>;
  /** Returns the tree that `commit` would create for the last good state. */
  acceptedTree(changes: ChangeSet): Promise<string>;
  /** Returns what committing that tree would add to the head commit, per file, sorted by path. */
  additions(tree: string): Promise<readonly Addition[]>;
  /** Returns the branch that `commit` would add to. `branch`: as in its request; `since`: ms since the epoch. */
  targetBranchFacts(branch: string | null, since: number): Promise<TargetBranchFacts>;
  /** Returns the regular files of a tree or commit with wanted paths, with content up to `maxBytes`. */
  files(treeish: string, wanted: (path: string) => boolean, maxBytes: number): Promise<readonly TreeFile[]>;
  /** Commits exactly that tree. Throws StopRun(delivery) if a ref moved in the meantime. */
  commit(tree: string, request: CommitRequest): Promise<CommitResult>;
}
