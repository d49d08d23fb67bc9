/** One call that was run, and what came of it, reduced to what can be compared. Fingerprints are opaque text. */
export interface Step {
  readonly turn: number;
  readonly tool: string;
  /** What the call is about, as the model wrote it: `subjectOf`. */
  readonly subject: string;
  /** Fingerprint of the call: `callPrint`. */
  readonly call: string;
  /** Fingerprint of its result: `resultPrint`. */
  readonly result: string;
  /** Of the tree after it. Equal states are equal texts. */
  readonly state: string;
  readonly failure: Failure | null;
}

/** `refused`: the call was not run at all; otherwise a command that ran and failed. */
export interface Failure {
  /** Fingerprint of the error; null where it says nothing that could be compared. */
  readonly print: string | null;
  readonly refused: boolean;
}

/** A step in its place: what went before it is known. */
export interface PlacedStep extends Step {
  /** Whether the call changed the tree. */
  readonly changed: boolean;
  /** Whether the tree is in a state in which it was before. */
  readonly wasThere: boolean;
}
