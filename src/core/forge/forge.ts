/**
 * The operations of a forge (GitHub) for runs that a comment starts or that end in a pull request. Times are ms since
 * the epoch, in whole seconds. Every method rejects only with ForgeError.
 */
export interface Forge {
  /**
   * Returns an account's permission for the repository. An account without any right has `none`, or `read` in a public
   * repository. Errors: not_found for an account that does not exist; forbidden if the token may not ask.
   */
  permission(login: string): Promise<Permission>;

  /** Errors: not_found, also for an issue that is not a pull request. */
  pullRequest(number: number): Promise<PullRequest>;

  /**
   * Returns the age of a branch's head, by the commit and by the server. Errors: not_found if the repository has no
   * such commit; conflict in an empty repository. A missing push time is not an error.
   */
  headFacts(sha: string, branch: string): Promise<HeadFacts>;

  /** Returns the commit of a branch; null if the branch does not exist. */
  branchHead(branch: string): Promise<string | null>;

  defaultBranch(): Promise<string>;

  /** Returns the account of the token. */
  whoAmI(): Promise<Account>;

  /**
   * Adds a reaction, once. Errors: not_found if the comment was deleted; forbidden, also if the conversation is locked.
   */
  react(to: Reactable, reaction: Reaction): Promise<void>;

  /**
   * Returns the comments of an issue or pull request, oldest first, without those on lines of a diff. Errors:
   * not_found.
   */
  comments(issue: number): Promise<readonly Comment[]>;

  /**
   * Returns our oldest comment that begins with the marker. Only comments of the token's own account count, because
   * anyone can write a marker. Errors: not_found.
   */
  stickyComment(issue: number, marker: string): Promise<Comment | null>;

  /**
   * Creates a comment, never twice: if the response is lost, it checks before it retries. Errors: not_found; forbidden,
   * also if the conversation is locked; invalid for an empty body and for one over MAX_BODY.
   */
  createComment(issue: number, body: string): Promise<Comment>;

  /** Errors: not_found if it was deleted; forbidden for another account's comment; invalid as above. */
  updateComment(id: number, body: string): Promise<Comment>;

  /** Returns the open pull request from this branch of the same repository into `base`; null if there is none. */
  openPullRequestOf(branch: string, base: string): Promise<PullRequest | null>;

  /**
   * Opens a pull request, never a second one. Errors:
   * - conflict if one is open from this branch
   * - invalid if the base has all of the branch's commits, a branch is missing, or drafts are not supported
   * - forbidden if the repository does not let Actions open pull requests
   */
  createPullRequest(request: NewPullRequest): Promise<PullRequest>;

  /** Errors: not_found; invalid for a base that does not exist; forbidden. */
  updatePullRequest(number: number, change: PullRequestChange): Promise<PullRequest>;

  /** Adds labels, creates missing ones, and keeps the others. Errors: not_found, forbidden, invalid. */
  addLabels(number: number, labels: readonly string[]): Promise<void>;

  /** Errors: invalid if one of them may not review (no collaborator, or the author); forbidden, not_found. */
  requestReviewers(number: number, reviewers: Reviewers): Promise<void>;
}

/** Maximum length of a body in characters. Source: GitHub's error for a longer one. */
export const MAX_BODY = 65_536;

export interface Account {
  readonly id: number;
  readonly login: string;
}

export interface Permission {
  /** `admin`, `write`, `read` or `none`. */
  readonly permission: string;
  /** Also `maintain`, `triage` and an organization's custom roles. */
  readonly roleName: string;
}

export interface PullRequest {
  readonly number: number;
  /** Its page. */
  readonly url: string;
  readonly title: string;
  /** '' if it has none. */
  readonly body: string;
  /** null: the account is gone. */
  readonly author: Account | null;
  readonly labels: readonly string[];
  readonly state: 'open' | 'closed';
  readonly merged: boolean;
  readonly locked: boolean;
  readonly draft: boolean;
  readonly head: {
    readonly ref: string;
    readonly sha: string;
    /** `owner/name`; null: the fork is gone. */
    readonly repository: string | null;
  };
  readonly base: { readonly ref: string; readonly sha: string; readonly repository: string };
}

export interface HeadFacts {
  /** The committer's date, which the commit's author can choose freely. */
  readonly committedAt: number;
  /** The time when the branch last moved to it, by the server's clock; null if the server does not say. */
  readonly pushedAt: number | null;
  /** The commit message. */
  readonly message: string;
}

export type Reaction = 'eyes' | '+1' | '-1' | 'rocket' | 'confused';

/** The target of a reaction. Issues and pull requests have a number, comments an ID. */
export type Reactable =
  | { readonly kind: 'issue'; readonly number: number }
  | { readonly kind: 'issue_comment'; readonly id: number }
  | { readonly kind: 'review_comment'; readonly id: number };

export interface Comment {
  readonly id: number;
  /** Its page. */
  readonly url: string;
  readonly body: string;
  /** null: the account is gone. */
  readonly author: Account | null;
  readonly createdAt: number;
  readonly updatedAt: number;
}

export interface NewPullRequest {
  readonly title: string;
  readonly body: string;
  /** A branch of the repository itself. */
  readonly head: string;
  readonly base: string;
  readonly draft: boolean;
}

/** Omitted fields stay as they are. */
export interface PullRequestChange {
  readonly title?: string;
  readonly body?: string;
  readonly base?: string;
}

export interface Reviewers {
  readonly users: readonly string[];
  /** Names of teams, without the organization. */
  readonly teams: readonly string[];
}

/**
 * `unauthorised`: the token is invalid. `forbidden`: it lacks a right. `conflict`: something else exists already, or
 * moved. `invalid`: the forge refuses the content. `rate_limited`: waiting would take too long. `unavailable`: no
 * readable answer, or the run's time is over; a write may have happened.
 */
export type ForgeTrouble =
  | 'unauthorised'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'invalid'
  | 'rate_limited'
  | 'unavailable';

/** A request that failed after its retries. The message is one line: the request, the answer, the remedy. */
export class ForgeError extends Error {
  readonly kind: ForgeTrouble;
  /** The HTTP status of the last answer; null if there was none. */
  readonly status: number | null;
  constructor(kind: ForgeTrouble, status: number | null, message: string) {
    super(message);
    this.name = 'ForgeError';
    this.kind = kind;
    this.status = status;
  }
}
