/** The name of an artifact and the run that made it. */
export interface ArtifactName {
  readonly name: string;
  /** The workflow run; null: this one. */
  readonly runId: number | null;
}

/** The artifacts of workflow runs. */
export interface RunArtifacts {
  /**
   * Downloads an artifact's zip file. Rejects only with ArtifactError: if it is missing, larger than `maxBytes`, or
   * cannot be downloaded.
   */
  download(wanted: ArtifactName, maxBytes: number): Promise<Uint8Array>;
}

/**
 * `missing`: the named artifact does not exist. `refused`: it exists, but is not ours or is incomplete. `unavailable`:
 * the service does not answer, or not to us.
 */
export type ArtifactTrouble = 'missing' | 'refused' | 'unavailable';

/** The message is one line: the request, the answer, the remedy. */
export class ArtifactError extends Error {
  readonly kind: ArtifactTrouble;
  constructor(kind: ArtifactTrouble, message: string) {
    super(message);
    this.name = 'ArtifactError';
    this.kind = kind;
  }
}
