import type { ChangeStatus } from '../../../core/git/change.ts';

/** A changed file, as the rules receive it. A rename counts as a deletion and an addition. */
export interface ChangedFile {
  readonly path: string;
  readonly status: ChangeStatus;
  readonly linesRemoved: number;
  readonly binary: boolean;
  readonly oldOid: string | null;
  readonly newOid: string | null;
  /** Text at the start; null if the file did not exist, or if `unreadReason` is set. */
  readonly before: string | null;
  readonly after: string | null;
  /** The reason why the contents are missing (too large, too many, not text); null if they are present. */
  readonly unreadReason: string | null;
}

/** The parts of a gate that the rules use. */
export interface GateCommand {
  readonly command: string;
  /** Relative to the repository root; '' for the root itself. */
  readonly working_dir: string;
}

/** An unchanged file that defines which commands run (`package.json`, a Makefile), as it was at the start. */
export interface DefinitionFile {
  readonly path: string;
  readonly text: string;
}

export interface GateProtectionInput {
  readonly files: readonly ChangedFile[];
  readonly gates: readonly GateCommand[];
  readonly definitions: readonly DefinitionFile[];
  /** Folders of the repository in which gates search for programs. */
  readonly searchFolders?: readonly string[];
  /** The paths of all files of the start. */
  readonly startPaths?: ReadonlySet<string>;
}
