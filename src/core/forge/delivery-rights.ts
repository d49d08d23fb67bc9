/**
 * Asks what a server lets this token do before anything is done. No request has an effect, and none rejects: `unknown`
 * is an answer too.
 */
export interface DeliveryRights {
  /** Returns whether the token can push at all. */
  push(): Promise<Right>;
  /** Returns whether the token can open pull requests, by its permissions and the repository's setting. */
  openPullRequests(): Promise<Right>;
  /** Returns the rules that apply to a branch, also if it does not exist yet. */
  branch(name: string): Promise<BranchAnswer>;
}

export type Right =
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused'; readonly why: Refused; readonly said: string }
  | { readonly kind: 'unknown'; readonly said: string };

/** `permission`: the token lacks it. `setting`: the repository forbids it to Actions. `token`: the token is invalid. */
export type Refused = 'permission' | 'setting' | 'token';

export type BranchAnswer =
  | { readonly kind: 'known'; readonly state: BranchState }
  | { readonly kind: 'unknown'; readonly said: string };

export interface BranchState {
  /** Null if the server did not say, neither for the branch nor its classic protection. */
  readonly exists: boolean | null;
  readonly rules: readonly BranchRule[];
}

/**
 * `signatures`: every commit needs a verified signature. `pull_request`: changes need a pull request or the merge
 * queue. `checks`: a commit needs passed checks first. `creation`, `update`: only selected people may do it. `pattern`:
 * names, messages or paths must match a pattern.
 */
export type RuleKind = 'signatures' | 'pull_request' | 'checks' | 'creation' | 'update' | 'pattern';

export interface BranchRule {
  readonly kind: RuleKind;
  /** The place where it can be changed: `ruleset 42`, `the branch protection of "main"`. */
  readonly source: string;
  /** `yes` if this token is exempt. */
  readonly bypass: 'yes' | 'no' | 'unknown';
}

/** Facts about a repository and the token, for people only. No run waits for them. */
export interface RepositoryOutlook {
  repository(): Promise<RepositoryAnswer>;
  /** Returns the setting that lets Actions open pull requests; unknown unless the token is an administrator's. */
  actionsMayOpenPullRequests(): Promise<Right>;
  /** Returns whether the token can read workflow runs and their logs. */
  readRuns(): Promise<Right>;
}

export type RepositoryAnswer =
  | {
      readonly kind: 'known';
      readonly name: string;
      readonly isPrivate: boolean;
      readonly isArchived: boolean;
      /** The scopes of a classic token; null for every other kind, because GitHub does not list theirs. */
      readonly scopes: readonly string[] | null;
    }
  | { readonly kind: 'refused'; readonly why: Refused; readonly said: string }
  | { readonly kind: 'unknown'; readonly said: string };
