/** The artifact settings of a run: whether its reports are uploaded, the name and the retention time. */
export interface ArtifactWish {
  readonly enabled: boolean;
  /** Null: a name that is unique to this run. */
  readonly name: string | null;
  /** Null: the repository's setting. */
  readonly retentionDays: number | null;
}

/** An artifact to upload. */
export interface ArtifactUpload {
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  /** Absolute, all below `folder`. */
  readonly files: readonly string[];
  readonly retentionDays: number | null;
}

/**
 * The reason for a missing artifact. `quota`: the storage is full. `taken`: the name exists. `unavailable`: no answer
 * in time; a later attempt may work. `cancelled`: the user cancelled. `refused`: any other answer of the service.
 */
export type ArtifactTrouble = 'quota' | 'taken' | 'unavailable' | 'cancelled' | 'refused';

export type Uploaded =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly trouble: ArtifactTrouble; readonly why: string };

/** An uploaded artifact. */
export interface KeptArtifact {
  readonly id: string;
  /** The URL of its page. */
  readonly url: string;
}
