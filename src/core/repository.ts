import type { Addition, ChangeSet } from './change.ts';

export interface DirtyPath {
  readonly path: string;
  /** `filtered`: kept by a git filter, and not as git last saw it; only the filter could tell whether it is modified. */
  readonly state: 'modified' | 'staged' | 'untracked' | 'deleted' | 'conflicted' | 'filtered';
}

export interface RepositoryFacts {
  readonly root: string;
  /** null: no commit yet. */
  readonly head: string | null;
  /** null: detached. */
  readonly branch: string | null;
  /** `merge`, `rebase`, `cherry-pick`, `bisect`, `revert`; null when none is under way. */
  readonly inProgress: string | null;
  /** Where git keeps this checkout's HEAD and index. */
  readonly gitDir: string;
  /** The lock on the index that another git holds, or left behind; null where there is none. */
  readonly indexLock: string | null;
  readonly dirty: readonly DirtyPath[];
}

export interface CommitRequest {
  readonly message: string;
  readonly authorName: string;
  readonly authorEmail: string;
  /** Epoch ms of both dates. */
  readonly at: number;
  /** null: HEAD moves, detached or on the branch it is on. */
  readonly branch: string | null;
}

export interface CommitResult {
  readonly sha: string;
  readonly tree: string;
  readonly branch: string | null;
}

/** The branch that a commit lands on, before it is made. */
export interface LandingPlace {
  /** null: detached. */
  readonly branch: string | null;
  /** As far as this checkout knows: `origin/HEAD`, else `main` or `master`; null where there is none of them. */
  readonly mainBranch: string | null;
  /** Committer dates of earlier runs' commits on it, ms since the epoch, as far back as was asked. */
  readonly ours: readonly number[];
}

/** A regular file of a tree; without bytes where it is larger than was asked for. */
export interface TreeFile {
  readonly path: string;
  readonly bytes: Uint8Array | null;
}

/** Where a run is to start that does not start where the checkout is. */
export interface StartingPoint {
  /** A commit that is here already; full id. */
  readonly sha: string;
  /** The local branch to be on, made or moved forward; null: detached. */
  readonly branch: string | null;
  /** Refuse any uncommitted change, not only one that is in the way. */
  readonly requireClean: boolean;
}

/** The user's repository, through hardened git: no hook, filter, signature program or alias of it ever runs. */
export interface Repository {
  inspect(): Promise<RepositoryFacts>;
  /** Throws StopRun where `branch` cannot be delivered on. Changes nothing. */
  checkBranch(branch: string): Promise<void>;
  /**
   * Goes to `branch` before the start: ours (its last commit names it in our trailer) with HEAD merged in, or new at
   * HEAD (made only with the commit). Throws StopRun(git_before) for somebody else's branch and for a conflict.
   */
  prepareBranch(branch: string): Promise<void>;
  /**
   * Puts the clean workspace on a commit before the start; no hook or filter runs, submodules stay. Throws
   * StopRun(git_before) where that cannot be, with files and HEAD as they were.
   */
  goTo(start: StartingPoint): Promise<void>;
  /**
   * A file as a commit holds it, a link not followed; null where it holds none. Throws StopRun(config) for what is
   * no file or over `maxBytes`, StopRun(git_before) where the commit is not here.
   */
  readAt(sha: string, path: string, maxBytes: number): Promise<Uint8Array | null>;
  /** The commit that `commit` comes on top of; full id. */
  parent(): Promise<string>;
  /** The tree that `commit` would make for the last good state. */
  acceptedTree(changes: ChangeSet): Promise<string>;
  /** What committing that tree would add to the head commit, file by file, sorted by path. */
  additions(tree: string): Promise<readonly Addition[]>;
  /** Where `commit` would land. `branch` as in its request; `since`: ms since the epoch. */
  landingPlace(branch: string | null, since: number): Promise<LandingPlace>;
  /** The regular files of a tree or commit whose path is wanted; with bytes up to `maxBytes`. */
  files(treeish: string, wanted: (path: string) => boolean, maxBytes: number): Promise<readonly TreeFile[]>;
  /** Commits exactly that tree. Throws StopRun(delivery) when a ref moved meanwhile. */
  commit(tree: string, request: CommitRequest): Promise<CommitResult>;
}
