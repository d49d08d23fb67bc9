export type LimitName = 'files' | 'lines' | 'tokens' | 'time' | 'cost' | 'turns';

/** One limit and its use, in its own unit: files, lines, tokens, ms, USD, turns. */
export interface LimitUse {
  readonly name: LimitName;
  /** Null if unknown, as the cost of a model without a price is. The limit is then not enforced. */
  readonly used: number | null;
  readonly limit: number | null;
  /** Used divided by limit; 0 without a limit or if unknown. Over 1 if the limit was exceeded. */
  readonly share: number;
}
