/** What a run asks for: whether its reports go up, under which name and for how long. */
export interface ArtifactWish {
  readonly enabled: boolean;
  /** null: one made for this run alone. */
  readonly name: string | null;
  /** null: what the repository is set to. */
  readonly retentionDays: number | null;
}

/** One artifact to be made: these files of this folder. */
export interface ArtifactUpload {
  readonly name: string;
  /** Absolute. */
  readonly folder: string;
  /** Absolute, all below `folder`. */
  readonly files: readonly string[];
  readonly retentionDays: number | null;
}

/**
 * Why there is no artifact. `quota`: the account's storage is full. `taken`: the name is. `unavailable`: no answer, or
 * none in time; another time it may work. `cancelled`: the user ended it. `refused`: whatever else the service said.
 */
export type ArtifactTrouble = 'quota' | 'taken' | 'unavailable' | 'cancelled' | 'refused';

export type Uploaded =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly trouble: ArtifactTrouble; readonly why: string };

/** An artifact that is there. */
export interface KeptArtifact {
  readonly id: string;
  /** Its page. */
  readonly url: string;
}
