/**
 * What of a forge (GitHub) a run needs that was started by a comment, or that ends in a pull request. Every time is
 * ms since the epoch, in whole seconds, as the forge says it. Every method rejects with ForgeError, and nothing else.
 */
export interface Forge {
  /**
   * What this account may do with the repository. An account without any right has `none`, or `read` where
   * everybody may read.
   * Errors: not_found for an account that does not exist; forbidden where the token may not ask.
   */
  permission(login: string): Promise<Permission>;

  /** Errors: not_found, also for an issue that is no pull request. */
  pullRequest(number: number): Promise<PullRequest>;

  /**
   * How old a branch's head is: by its own word, and by the server's. Errors: not_found where the repository has
   * no such commit; conflict in an empty one. A forge that does not say when it was pushed is no error.
   */
  headFacts(sha: string, branch: string): Promise<HeadFacts>;

  /** The commit that a branch points to; null where there is no such branch. */
  branchHead(branch: string): Promise<string | null>;

  defaultBranch(): Promise<string>;

  /** Whom the token writes as. */
  whoAmI(): Promise<Account>;

  /**
   * Reacts; the same reaction twice is one. Errors: not_found where the comment is gone; forbidden, also where the
   * conversation is locked.
   */
  react(to: Reactable, reaction: Reaction): Promise<void>;

  /** Every comment of an issue or pull request, oldest first; not those on lines of a diff. Errors: not_found. */
  comments(issue: number): Promise<readonly Comment[]>;

  /**
   * Our oldest comment whose text begins with the marker. Ours is what the token's own account wrote: anybody can
   * write a marker. Errors: not_found.
   */
  stickyComment(issue: number, marker: string): Promise<Comment | null>;

  /**
   * Never writes twice: where the answer got lost, it looks before it repeats. Errors: not_found; forbidden, also
   * where the conversation is locked; invalid for an empty body and for one over MAX_BODY.
   */
  createComment(issue: number, body: string): Promise<Comment>;

  /** Errors: not_found where it was deleted meanwhile; forbidden for another account's; invalid as above. */
  updateComment(id: number, body: string): Promise<Comment>;

  /** The open pull request from this branch of the repository itself into `base`; null where there is none. */
  openPullRequestOf(branch: string, base: string): Promise<PullRequest | null>;

  /**
   * Never opens a second one. Errors: conflict where one is open from this branch already; invalid where the base
   * has all of the branch's commits, a branch is missing, or drafts are not supported; forbidden where the
   * repository does not let Actions open pull requests.
   */
  createPullRequest(request: NewPullRequest): Promise<PullRequest>;

  /** Errors: not_found; invalid for a base that does not exist; forbidden. */
  updatePullRequest(number: number, change: PullRequestChange): Promise<PullRequest>;

  /** Adds, and makes what is missing; those that are there stay. Errors: not_found, forbidden, invalid. */
  addLabels(number: number, labels: readonly string[]): Promise<void>;

  /** Errors: invalid where one of them may not review (no collaborator, or the author); forbidden, not_found. */
  requestReviewers(number: number, reviewers: Reviewers): Promise<void>;
}

/** A body's longest text, in characters. Source: GitHub's answer to a longer one. */
export const MAX_BODY = 65_536;

export interface Account {
  readonly id: number;
  readonly login: string;
}

export interface Permission {
  /** `admin`, `write`, `read` or `none`: what a role comes down to. */
  readonly permission: string;
  /** `maintain` and `triage` too, and an organisation's own roles. */
  readonly roleName: string;
}

export interface PullRequest {
  readonly number: number;
  /** Its page. */
  readonly url: string;
  readonly title: string;
  /** '' where there is none. */
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
  /** The committer's date: whoever made the commit wrote it, and could have written another. */
  readonly committedAt: number;
  /** When the branch last came to point to it, by the server's clock; null where the server does not say. */
  readonly pushedAt: number | null;
  /** The commit's own words. */
  readonly message: string;
}

export type Reaction = 'eyes' | '+1' | '-1' | 'rocket' | 'confused';

/** What can be reacted to. An issue, and a pull request too, goes by its number, a comment by its id. */
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

/** What is left out stays as it is. */
export interface PullRequestChange {
  readonly title?: string;
  readonly body?: string;
  readonly base?: string;
}

export interface Reviewers {
  readonly users: readonly string[];
  /** Names of teams, without their organisation's. */
  readonly teams: readonly string[];
}

/**
 * `unauthorised`: the token counts for nothing. `forbidden`: it lacks a right. `conflict`: something else stands
 * there already, or moved. `invalid`: the forge understood, and refuses the content. `rate_limited`: too much was
 * asked, and waiting would take too long. `unavailable`: no answer, or none that can be read, or the run's time is
 * over; what was to be written may have been written.
 */
export type ForgeTrouble =
  | 'unauthorised'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'invalid'
  | 'rate_limited'
  | 'unavailable';

/** A question or a write that failed, after its retries. The message is one line: what was asked, what came, the way out. */
export class ForgeError extends Error {
  readonly kind: ForgeTrouble;
  /** Of the last answer; null where none came. */
  readonly status: number | null;
  constructor(kind: ForgeTrouble, status: number | null, message: string) {
    super(message);
    this.name = 'ForgeError';
    this.kind = kind;
    this.status = status;
  }
}
