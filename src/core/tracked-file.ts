/** A regular file of a commit. */
export interface TrackedFile {
  readonly bytes: Uint8Array;
  readonly executable: boolean;
}

export interface CommitFiles {
  /** Files as that commit holds them, never as the disk does; a text is why a path cannot be given. */
  filesAt(
    commit: string,
    paths: readonly string[],
    maxBytes: number,
  ): Promise<ReadonlyMap<string, TrackedFile | string>>;
}
