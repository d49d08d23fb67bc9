export type LimitName = 'files' | 'lines' | 'tokens' | 'time' | 'cost' | 'turns';

/** One limit and its use, in its own unit: files, lines, tokens, ms, USD, turns. */
export interface LimitUse {
  readonly name: LimitName;
  /** null where it is not known, and the limit is not held: the cost of a model without a price. */
  readonly used: number | null;
  readonly limit: number | null;
  /** Used over limit; 0 without a limit, or where nothing is known. Over 1 where the limit was passed. */
  readonly share: number;
}
