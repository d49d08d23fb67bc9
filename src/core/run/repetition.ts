/** The kinds of repetition. */
export type RepetitionKind =
  /** One to five calls that repeat in the same order, with the same results. */
  | 'cycle'
  /** One error that different calls return. */
  | 'error'
  /** Only refusals, of any kind. */
  | 'refusals'
  /** Changes that return to earlier states of the tree. */
  | 'back_and_forth'
  /** Many nearly identical calls that do not change the tree. */
  | 'nothing_new';

/** A repetition in a run's calls and results. The model's text is not considered. */
export interface Repetition {
  readonly kind: RepetitionKind;
  /** Calls in one round. */
  readonly length: number;
  /** Number of rounds. */
  readonly times: number;
  /** The calls of one round, in order; for kinds other than `cycle`, examples. */
  readonly calls: readonly RepeatedCall[];
  /** The error of the last call, in one short line; absent if it did not fail or gave none. */
  readonly said?: string;
}

export interface RepeatedCall {
  readonly tool: string;
  /** Its command, pattern or path; '' if there is none, or if it differs each time. */
  readonly subject: string;
}
