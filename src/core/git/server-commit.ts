import type { CommitRequest } from './repository.ts';

/**
 * Commits that the forge creates and signs. The run sends files instead of pushing. The commit has exactly the accepted
 * tree, or there is no commit.
 */

/** A file that differs between the new commit and its base. */
export interface SentFile {
  readonly path: string;
  /** Git modes as octal text; null if there is no file. */
  readonly oldMode: string | null;
  readonly mode: string | null;
  /** null for a deleted file. */
  readonly oid: string | null;
  /** null for a deleted file and for a submodule. */
  readonly bytes: Uint8Array | null;
  /** True if the server has the object already. */
  readonly isKnown: boolean;
}

/** The commits on the server that the work is based on. */
export interface ServerCommitBase {
  /** The new commit's parents: one, or two if the run merged the base into its branch. */
  readonly parents: readonly string[];
  /** The parent that files are compared with, and its tree. */
  readonly base: string;
  readonly baseTree: string;
}

export interface CommitOrder {
  readonly ground: ServerCommitBase;
  readonly files: readonly SentFile[];
  /** The accepted tree, which the commit must have. */
  readonly tree: string;
  readonly message: string;
  /** Without `refs/heads/`. */
  readonly branch: string;
  /** The branch's commit on the server as the run saw it; null: the branch does not exist yet. */
  readonly expectedOld: string | null;
}

export interface MadeCommit {
  readonly sha: string;
  /** `name <email>` of the token's account, as the server set it. */
  readonly author: string;
  /** True if the server reports a valid signature. */
  readonly isSigned: boolean;
}

export type OrderAnswer =
  | { readonly made: true; readonly commit: MadeCommit }
  | {
      readonly made: false;
      /** True if the branch moved since the run saw it (GIT-05). */
      readonly moved: boolean;
      /** One line: the value, the rule, the remedy, and anything left on the server. */
      readonly reason: string;
    };

export interface CommitMaker {
  /** Returns true if the server has this commit. Rejects with ForgeError if the server does not say. */
  has(sha: string): Promise<boolean>;
  /**
   * Checks the branch, then adds one commit to it or creates the branch with it. Never forces, and never commits twice:
   * if a response is lost, it checks before it retries. A failure leaves the branch unchanged. Never rejects with
   * ForgeError.
   */
  make(order: CommitOrder): Promise<OrderAnswer>;
}

/** The workspace's side of a commit that is made on the server. */
export interface ServerCommits {
  /**
   * Returns the base of the new commit. Throws StopRun(git_before) if HEAD has commits that the server's branch lacks,
   * except a merge that the run made.
   */
  ground(expectedOld: string | null): Promise<ServerCommitBase>;
  /** Returns the files to send, sorted by path. Throws StopRun(delivery) for a name that is not UTF-8. */
  sentFiles(tree: string, ground: ServerCommitBase): Promise<readonly SentFile[]>;
  /**
   * Moves HEAD to a fetched commit that the server made, as a local commit would. Throws StopRun(delivery) if the
   * commit has another tree or HEAD moved in the meantime.
   */
  adopt(sha: string, tree: string, request: CommitRequest): Promise<void>;
}
