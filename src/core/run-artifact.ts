/** Which artifact is asked for. */
export interface ArtifactName {
  readonly name: string;
  /** The workflow run that made it; null: this one. */
  readonly runId: number | null;
}

/** The artifacts of workflow runs. */
export interface RunArtifacts {
  /**
   * An artifact's zip file, whole. Rejects with ArtifactError, and nothing else: for what is not there, is larger
   * than `maxBytes`, or cannot be had.
   */
  download(wanted: ArtifactName, maxBytes: number): Promise<Uint8Array>;
}

/**
 * `missing`: the workflow names what is not there. `refused`: it is there and is none of ours, or not whole.
 * `unavailable`: the service does not answer, or not to us.
 */
export type ArtifactTrouble = 'missing' | 'refused' | 'unavailable';

/** The message is one line: what was asked, what came, the way out. */
export class ArtifactError extends Error {
  readonly kind: ArtifactTrouble;
  constructor(kind: ArtifactTrouble, message: string) {
    super(message);
    this.name = 'ArtifactError';
    this.kind = kind;
  }
}
