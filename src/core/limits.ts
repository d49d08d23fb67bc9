export type LimitName = 'files' | 'lines' | 'tokens' | 'time' | 'cost' | 'turns';

/** One limit and its use, in its own unit: files, lines, tokens, ms, USD, turns. */
export interface LimitUse {
  readonly name: LimitName;
  readonly used: number;
  readonly limit: number | null;
  /** Used over limit; 0 without a limit. Over 1 where the limit was passed. */
  readonly share: number;
}
