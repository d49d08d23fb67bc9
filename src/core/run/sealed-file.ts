/** One file of a run's record, as its seal names it: see `audit/seal.ts`. */
export interface SealedFile {
  /** Relative to the output folder, with `/` between parts. */
  readonly name: string;
  readonly bytes: number;
  /** Lower-case hex SHA-256 of the content. */
  readonly sha256: string;
}
