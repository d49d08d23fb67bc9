/** One call and its result, reduced to what can be compared. Fingerprints are opaque text. */
export interface RepetitionStep {
  readonly turn: number;
  readonly tool: string;
  /** The subject of the call, as the model wrote it: `subjectOf`. */
  readonly subject: string;
  /** Fingerprint of the call: `callFingerprint`. */
  readonly call: string;
  /** Fingerprint of its result: `resultFingerprint`. */
  readonly result: string;
  /** State of the tree after it. Equal states have equal texts. */
  readonly state: string;
  readonly failure: StepFailure | null;
}

/** The failure of a call. `refused`: the call was not run; otherwise a command ran and failed. */
export interface StepFailure {
  /** Fingerprint of the error; null if there is nothing to compare. */
  readonly print: string | null;
  readonly refused: boolean;
}

/** A step with what is known from the steps before it. */
export interface PlacedStep extends RepetitionStep {
  /** True if the call changed the tree. */
  readonly changed: boolean;
  /** True if the tree is in an earlier state again. */
  readonly wasSeenBefore: boolean;
}
