import type { CommitRequest } from './repository.ts';

/**
 * A commit that the forge makes itself, and signs: nothing of it is pushed. The work goes over as files, and what
 * came of it is the accepted tree or no commit at all.
 */

/** A file as the new commit differs in it from the first of its grounds. */
export interface SentFile {
  readonly path: string;
  /** Git modes as octal text; null where there is no file. */
  readonly oldMode: string | null;
  readonly mode: string | null;
  /** null where the file is gone. */
  readonly oid: string | null;
  /** null where the file is gone, and for a submodule. */
  readonly bytes: Uint8Array | null;
  /** Whether the server has the object already. */
  readonly isKnown: boolean;
}

/** What the work stands on, as the server has it. */
export interface Ground {
  /** The new commit's parents: one; or, where the run merged the base into its branch, the two of that merge. */
  readonly parents: readonly string[];
  /** The parent that files are compared with, and its tree. */
  readonly base: string;
  readonly baseTree: string;
}

export interface CommitOrder {
  readonly ground: Ground;
  readonly files: readonly SentFile[];
  /** The accepted tree: the commit has this one. */
  readonly tree: string;
  readonly message: string;
  /** Without `refs/heads/`. */
  readonly branch: string;
  /** Where the run saw the branch; null: it is not there yet. */
  readonly expectedOld: string | null;
}

export interface MadeCommit {
  readonly sha: string;
  /** `name <email>`, as the server put it: the token's account. */
  readonly author: string;
  /** Whether the server says that its signature holds. */
  readonly isSigned: boolean;
}

export type OrderAnswer =
  | { readonly made: true; readonly commit: MadeCommit }
  | {
      readonly made: false;
      /** The branch is not where the run saw it (GIT-05). */
      readonly moved: boolean;
      /** One line: the value, the rule, the remedy; and what is left on the server, if anything is. */
      readonly reason: string;
    };

export interface CommitMaker {
  /** Whether the server has this commit. Rejects with ForgeError where it does not say. */
  has(sha: string): Promise<boolean>;
  /**
   * Looks at the branch, then adds one commit to it, or makes the branch with it. Never forced, never twice: where an
   * answer got lost it looks before it repeats. What fails leaves the branch as it was. Never rejects with ForgeError.
   */
  make(order: CommitOrder): Promise<OrderAnswer>;
}

/** The workspace's side of a commit that is made on the server. */
export interface ServerCommits {
  /** Throws StopRun(git_before) where HEAD has commits that the server's branch lacks, but for a merge of ours. */
  ground(expectedOld: string | null): Promise<Ground>;
  /** What is to be sent, sorted by path. Throws StopRun(delivery) for a name that is no UTF-8. */
  sentFiles(tree: string, ground: Ground): Promise<readonly SentFile[]>;
  /**
   * Stands on a commit that was made elsewhere and is here by now, as after a commit of our own. Throws
   * StopRun(delivery) where it holds another tree, or where HEAD moved meanwhile.
   */
  adopt(sha: string, tree: string, request: CommitRequest): Promise<void>;
}
