/** A rule of a ruleset, by GitHub's name of its type. It holds for every branch that its pattern names. */
export interface RulesetRule {
  readonly type: string;
  readonly ruleset: number;
  readonly parameters?: Readonly<Record<string, unknown>>;
  /** The branches that it holds for, there or not. */
  readonly branches: readonly string[];
}

/** The classic protection of one branch, as GraphQL shows it to everybody. */
export interface ClassicRule {
  readonly viewerCanPush?: boolean;
  readonly requiresSignatures?: boolean;
  readonly reviews?: number;
  readonly checks?: readonly string[];
}

export interface Protection {
  readonly rules: RulesetRule[];
  /** By branch. */
  readonly classic: Map<string, ClassicRule>;
  /** By ruleset: how the token is exempt. `never` where it is left out. */
  readonly bypass: Map<number, 'always' | 'pull_requests_only' | 'never' | 'exempt' | 'untold'>;
  /** Whether the token has pull-requests: write. */
  tokenMayOpenPullRequests: boolean;
  /** Whether it may read the repository's settings for Actions, which a workflow's own never may. */
  tokenIsAdministrators: boolean;
  /** Of a classic token. */
  scopes: string | null;
}

export function makeProtection(given: Partial<Protection> = {}): Protection {
  return {
    rules: [],
    classic: new Map(),
    bypass: new Map(),
    tokenMayOpenPullRequests: true,
    tokenIsAdministrators: false,
    scopes: null,
    ...given,
  };
}
