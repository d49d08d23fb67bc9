/** A package of a workspace: its folder relative to the root, and the text of its package.json. */
export interface WorkspacePackage {
  readonly folder: string;
  readonly manifest: string;
}

/** The server and name of a repository, from the URL of its remote. */
export interface RemoteAddress {
  readonly host: string;
  readonly owner: string;
  readonly name: string;
}

/** The facts that `init` reads from a repository: top-level names, known manifests, remote and default branch. */
export interface Project {
  /** Regular files at the top level. */
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  /** Executable files at the top level. */
  readonly programs: ReadonlySet<string>;
  /** Texts of the manifests that were read, by name, without a byte order mark and with LF line endings. */
  readonly texts: ReadonlyMap<string, string>;
  /** Skipped manifests, each with the reason. */
  readonly unread: readonly string[];
  readonly packages: readonly WorkspacePackage[];
  /** Files in `.github/workflows`, and the configuration files of other CI systems. */
  readonly ci: readonly string[];
  readonly remote: RemoteAddress | null;
  readonly defaultBranch: string | null;
}
