import type { ChangeStatus } from '../../core/change.ts';

/** A changed file as the rules see it. Renames are a deletion and an addition. */
export interface ChangedFile {
  readonly path: string;
  readonly status: ChangeStatus;
  readonly linesRemoved: number;
  readonly binary: boolean;
  readonly oldOid: string | null;
  readonly newOid: string | null;
  /** Text at the start; null where there was none, or where `unread` says why not. */
  readonly before: string | null;
  readonly after: string | null;
  /** Why the contents are not here (too large, too many, no text); null where they are. */
  readonly unread: string | null;
}

/** A gate as far as the rules are concerned. */
export interface GateCommand {
  readonly command: string;
  /** Relative to the repository root; '' for the root. */
  readonly working_dir: string;
}

/** A file that defines what commands run (`package.json`, a Makefile), as it was at the start; not among the changed. */
export interface DefinitionFile {
  readonly path: string;
  readonly text: string;
}

export interface Evidence {
  readonly files: readonly ChangedFile[];
  readonly gates: readonly GateCommand[];
  readonly definitions: readonly DefinitionFile[];
  /** Folders of the repository in which gates look for programs. */
  readonly searchFolders?: readonly string[];
}
