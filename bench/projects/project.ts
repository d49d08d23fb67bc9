/** One real project: how to bring it here, what its gate is, and a defect that the gate finds. */
export interface Project {
  readonly name: string;
  /** What a reader of the table wants to see covered. */
  readonly ecosystem: string;
  /** Fills an empty folder with the published sources. */
  readonly fetch: (folder: string) => void;
  /** Shell commands that a CI job runs before the action: install dependencies, warm caches. They may use the network. */
  readonly prepare: readonly string[];
  /** The project's own test command. */
  readonly gate: string;
  /** Lines of `.gitignore` that the published sources lack. */
  readonly ignore: readonly string[];
  readonly defect: Defect;
  /** The only development dependencies to install: linters and release tools would take minutes and are not in the gate. */
  readonly devDependencies?: readonly string[];
  /** Folders of the workspace that the job puts first in PATH, as an activated environment does. */
  readonly path?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** A second edit, which makes a package manager look at its files again. */
  readonly alsoEdit?: { readonly file: string; readonly search: string; readonly replace: string };
  /** Extra work on the repository before the first commit, such as adding a submodule. */
  readonly shape?: (folder: string, scratch: string) => void;
}

/** A line as published, and the line with a defect. The fix adds `comment`, so that no build cache has seen its result. */
export interface Defect {
  readonly file: string;
  readonly right: string;
  readonly wrong: string;
  readonly comment: (text: string) => string;
}
