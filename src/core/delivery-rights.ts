/**
 * What a server would let this token do, asked before anything is done. No question has an effect, and none rejects:
 * what cannot be found out is an answer too.
 */
export interface DeliveryRights {
  /** Whether it may push at all. */
  push(): Promise<Right>;
  /** Whether it may open pull requests: by its permissions, and by the repository's setting. */
  openPullRequests(): Promise<Right>;
  /** What stands between a branch and whoever writes to it, whether the branch is there yet or not. */
  branch(name: string): Promise<BranchAnswer>;
}

export type Right =
  | { readonly kind: 'granted' }
  | { readonly kind: 'refused'; readonly why: Refused; readonly said: string }
  | { readonly kind: 'unknown'; readonly said: string };

/** `permission`: the token lacks it. `setting`: the repository forbids it to Actions. `token`: it counts for nothing. */
export type Refused = 'permission' | 'setting' | 'token';

export type BranchAnswer =
  | { readonly kind: 'known'; readonly state: BranchState }
  | { readonly kind: 'unknown'; readonly said: string };

export interface BranchState {
  /** null where that, and with it the classic protection, was not told. */
  readonly exists: boolean | null;
  readonly rules: readonly BranchRule[];
}

/**
 * `signatures`: every commit needs a verified one. `pull_request`: changes come through one, or through the queue.
 * `checks`: they must have passed for a commit before it may be there. `creation`, `update`: for chosen people only.
 * `pattern`: names, messages or paths must be of a form.
 */
export type RuleKind = 'signatures' | 'pull_request' | 'checks' | 'creation' | 'update' | 'pattern';

export interface BranchRule {
  readonly kind: RuleKind;
  /** Where it can be changed: `ruleset 42`, `the branch protection of "main"`. */
  readonly source: string;
  /** Whether this token is exempt from it. */
  readonly bypass: 'yes' | 'no' | 'unknown';
}

/** What a repository says of itself and of the token that asks. For people who look; no run waits for it. */
export interface RepositoryOutlook {
  repository(): Promise<RepositoryAnswer>;
  /** The setting that lets Actions open pull requests; unknown to all but an administrator's token. */
  actionsMayOpenPullRequests(): Promise<Right>;
  /** Whether it may read workflow runs and their logs. */
  readRuns(): Promise<Right>;
}

export type RepositoryAnswer =
  | {
      readonly kind: 'known';
      readonly name: string;
      readonly isPrivate: boolean;
      readonly isArchived: boolean;
      /** Of a classic token; null for every other kind, which does not say. */
      readonly scopes: readonly string[] | null;
    }
  | { readonly kind: 'refused'; readonly why: Refused; readonly said: string }
  | { readonly kind: 'unknown'; readonly said: string };
