/** One commit that the run needs from the server. */
export interface WantedCommit {
  /** Its full id. */
  readonly sha: string;
  /** Fetched where the server gives out no commit by its id alone, e.g. `refs/pull/7/head`. */
  readonly fallbackRef?: string;
  /** In a shallow clone, history is fetched until it meets this commit's. Full id; default: the commit alone. */
  readonly joinedTo?: string;
  /** Its parents are here: what it adds to them is all that is fetched, also in a shallow clone. */
  readonly follows?: true;
}

export interface PushRequest {
  /** The one commit that is pushed; full id. */
  readonly sha: string;
  /** Without `refs/heads/`. */
  readonly branch: string;
  /** Where the run saw the branch on the server; null: it is not there yet. */
  readonly expectedOld: string | null;
}

/** Why a server did not do what it was asked for. */
export type RemoteTrouble =
  | 'unauthorised'
  | 'forbidden'
  | 'not_found'
  | 'redirected'
  | 'untrusted_certificate'
  /** It answered that it failed (HTTP 5xx). */
  | 'server_error'
  /** HTTP 429. */
  | 'rate_limited'
  /** Another status of refusal (HTTP 4xx). */
  | 'refused'
  /** No answer: no name, no connection, one that broke, TLS, a proxy. */
  | 'unreachable'
  | 'timed_out'
  | 'failed';

export type PushRefusal =
  | RemoteTrouble
  /** The branch is not where the run saw it (GIT-05). */
  | 'head_moved'
  /** The commit does not stand on what it was to follow. */
  | 'not_fast_forward'
  | 'protected_branch'
  | 'workflow_files'
  | 'rejected';

export type PushResult =
  | { readonly pushed: true; readonly sha: string; readonly branch: string }
  | {
      readonly pushed: false;
      readonly why: PushRefusal;
      /** One line: the value, the rule, the remedy. Never a credential. */
      readonly reason: string;
    };

/**
 * The repository on its server, through git alone. Every call is one or a few commands that hold the token for as
 * long as they run; nothing that the workspace's repository has configured has a say. Aborting the signal ends them.
 */
export interface Remote {
  /** The full id that the branch points to on the server; null where there is no such branch. */
  tipOf(branch: string, signal: AbortSignal): Promise<string | null>;
  /**
   * Has the commit, and all it takes to check it out, in the workspace's repository afterwards. Asks nobody where
   * it is there already. Throws StopRun(git_before), or StopRun(timeout) when the signal ended it.
   */
  fetchCommit(wanted: WantedCommit, signal: AbortSignal): Promise<void>;
  /**
   * A branch of an earlier run's on the server (DECISIONS D27): fetched together with what it shares with HEAD, and
   * a local branch of that name stands where it does. Gives its tip, to be expected at the push; null where the
   * server has no such branch. Throws StopRun(git_before) where its last commit is not a run's.
   */
  takeBranch(branch: string, signal: AbortSignal): Promise<string | null>;
  /** Never forced. Whatever the server or the network does, it is an answer and not thrown. */
  push(request: PushRequest, signal: AbortSignal): Promise<PushResult>;
}
