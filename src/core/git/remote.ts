/** One commit that the run needs from the server. */
export interface WantedCommit {
  /** Its full id. */
  readonly sha: string;
  /** Fetched if the server does not serve commits by ID, e.g. `refs/pull/7/head`. */
  readonly fallbackRef?: string;
  /** In a shallow clone, history is fetched back to this commit. Full ID; by default only the commit is fetched. */
  readonly joinedTo?: string;
  /** Its parents exist locally, so only its own objects are fetched, also in a shallow clone. */
  readonly follows?: true;
}

export interface PushRequest {
  /** The full ID of the commit. */
  readonly sha: string;
  /** Without `refs/heads/`. */
  readonly branch: string;
  /** The branch's commit on the server as the run saw it; null: the branch does not exist yet. */
  readonly expectedOld: string | null;
}

/** The reasons why a request to a server fails. */
export type RemoteTrouble =
  | 'unauthorised'
  | 'forbidden'
  | 'not_found'
  /** The server redirected to another address. Git does not follow, so the token is not sent there (NET-03). */
  | 'redirected'
  | 'untrusted_certificate'
  /** HTTP 5xx. */
  | 'server_error'
  /** HTTP 429. */
  | 'rate_limited'
  /** Another HTTP 4xx status. */
  | 'refused'
  /** No answer: DNS, connection, TLS or proxy failed. */
  | 'unreachable'
  | 'timed_out'
  | 'failed';

export type PushRefusal =
  | RemoteTrouble
  /** The branch moved since the run saw it (GIT-05). */
  | 'head_moved'
  /** The commit does not follow the branch's head. */
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
 * The repository on its server, through git. Every call runs git commands that get the token only while they run. The
 * workspace repository's own configuration is not used. Aborting the signal ends them.
 */
export interface Remote {
  /** Returns the full ID of the branch's commit on the server; null if the branch does not exist. */
  tipOf(branch: string, signal: AbortSignal): Promise<string | null>;
  /**
   * Fetches the commit and everything that a checkout of it needs, unless it exists locally. Throws
   * StopRun(git_before), or StopRun(timeout) if the signal aborted it.
   */
  fetchCommit(wanted: WantedCommit, signal: AbortSignal): Promise<void>;
  /**
   * Fetches an earlier run's branch, with the history it shares with HEAD, and sets the local branch to it. Returns its
   * commit, which the push expects; null if the branch does not exist. Throws StopRun(git_before) if its last commit is
   * not a run's.
   */
  takeBranch(branch: string, signal: AbortSignal): Promise<string | null>;
  /** Pushes, never by force. Failures are returned, not thrown. */
  push(request: PushRequest, signal: AbortSignal): Promise<PushResult>;
}
