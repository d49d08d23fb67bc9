import type { WorkspacePath } from './path.ts';

export type ChangeStatus = 'added' | 'modified' | 'deleted' | 'type_changed';

/**
 * One path that differs between two states of the tree, as measured on disk, never as told. A rename is a
 * deletion and an addition. Line counts are git's numstat; a binary file has 0 and 0 and `binary: true`.
 */
export interface FileChange {
  readonly path: WorkspacePath;
  readonly status: ChangeStatus;
  readonly linesAdded: number;
  readonly linesRemoved: number;
  readonly binary: boolean;
  /** Bytes of the new content; 0 for a deletion. */
  readonly bytes: number;
  /** Git modes as octal text (`100644`, `100755`, `120000`, `160000`); null where there is no file. */
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly oldOid: string | null;
  readonly newOid: string | null;
}

/** Sorted by path, at most one entry a path. */
export type ChangeSet = readonly FileChange[];

/** What a commit adds to one file, binary files included: their bytes as if they were text. */
export interface Addition {
  readonly path: WorkspacePath;
  readonly lines: readonly AddedLine[];
  /** The lines it takes away: what stood in them is in the history already. */
  readonly removed: readonly string[];
}

export interface AddedLine {
  /** In the new file, from 1. */
  readonly number: number;
  /** Broken UTF-8 becomes U+FFFD. */
  readonly text: string;
}

/** Something found on disk that no commit may hold, or that shows tampering. */
export interface Hazard {
  readonly code: 'FS-02' | 'FS-03' | 'FS-06' | 'GIT-01' | 'GIT-02' | 'GIT-03' | 'GIT-04' | 'GIT-07';
  /** Relative to the repository root; not a WorkspacePath, for its name may be invalid. */
  readonly path: string;
  /** What happened, and what the model can do about it. */
  readonly reason: string;
  /** The same with what people can do about it, where that is something else. Then both are whole texts. */
  readonly forPeople?: string;
}

/** What is on disk now, against the last good state (`step`) and against the start (`total`). */
export interface Measurement {
  readonly step: ChangeSet;
  readonly total: ChangeSet;
  readonly hazards: readonly Hazard[];
}

export interface ChangeTotals {
  readonly files: number;
  readonly linesAdded: number;
  readonly linesRemoved: number;
  readonly bytes: number;
}

/** What one walk over a change set gives. */
export interface ChangeSums {
  readonly totals: ChangeTotals;
  /** Paths that are gone. */
  readonly deleted: number;
  /** Bytes of the largest new content. */
  readonly largest: number;
}

/** A change set never changes, and half of the constraints ask for its sums: they are taken once. */
const taken = new WeakMap<ChangeSet, ChangeSums>();

export function sumsOf(changes: ChangeSet): ChangeSums {
  const before = taken.get(changes);
  if (before !== undefined) return before;
  let linesAdded = 0;
  let linesRemoved = 0;
  let bytes = 0;
  let deleted = 0;
  let largest = 0;
  for (const change of changes) {
    linesAdded += change.linesAdded;
    linesRemoved += change.linesRemoved;
    bytes += change.bytes;
    if (change.bytes > largest) largest = change.bytes;
    if (change.status === 'deleted') deleted += 1;
  }
  const sums = { totals: { files: changes.length, linesAdded, linesRemoved, bytes }, deleted, largest };
  taken.set(changes, sums);
  return sums;
}

export function totalsOf(changes: ChangeSet): ChangeTotals {
  return sumsOf(changes).totals;
}
