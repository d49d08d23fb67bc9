/** A regular file of a commit. */
export interface TrackedFile {
  readonly bytes: Uint8Array;
  readonly executable: boolean;
}

/** A symbolic link of a commit. `target` is relative to the link's folder, as git stores it. */
export interface TrackedLink {
  readonly path: string;
  readonly target: string;
}

export interface CommitLinks {
  /** Lists the symbolic links of that commit. Throws GitError. */
  linksAt(commit: string): Promise<readonly TrackedLink[]>;
}

export interface CommitFiles {
  /** Returns files from the commit, never from disk. A string says why a path cannot be returned. */
  filesAt(
    commit: string,
    paths: readonly string[],
    maxBytes: number,
  ): Promise<ReadonlyMap<string, TrackedFile | string>>;
}
