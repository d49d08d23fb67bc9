/** How a run goes round in circles. */
export type RepetitionKind =
  /** The same calls with the same results, one to five of them in turn. */
  | 'cycle'
  /** The same error, whatever was tried. */
  | 'error'
  /** Nothing but refusals, of whatever kind. */
  | 'refusals'
  /** Changes that lead back to states of the tree that were there before. */
  | 'back_and_forth'
  /** Many calls among which hardly one differs from another, and a tree that does not change. */
  | 'nothing_new';

/** What the calls of a run so far show. It is about calls and results alone, never about the model's words. */
export interface Repetition {
  readonly kind: RepetitionKind;
  /** Calls in one round. */
  readonly length: number;
  /** How often it came. */
  readonly times: number;
  /** The calls of one round, in order; of other kinds than `cycle`, those that stand for them. */
  readonly calls: readonly RepeatedCall[];
  /** What was said of the last call where it failed, in one short line; absent where nothing was, or it did not. */
  readonly said?: string;
}

export interface RepeatedCall {
  readonly tool: string;
  /** The command, pattern or path that it is about; '' where there is none, or where each had another. */
  readonly subject: string;
}
