import type { WorkspacePath } from '../path/path.ts';

export type ChangeStatus = 'added' | 'modified' | 'deleted' | 'type_changed';

/**
 * One path that differs between two states of the tree, as measured on disk. A rename is a deletion and an addition.
 * Line counts are git's numstat; a binary file has 0 and 0 and `binary: true`.
 */
export interface FileChange {
  readonly path: WorkspacePath;
  readonly status: ChangeStatus;
  readonly linesAdded: number;
  readonly linesRemoved: number;
  readonly binary: boolean;
  /** Bytes of the new content; 0 for a deletion. */
  readonly bytes: number;
  /** Git modes as octal text (`100644`, `100755`, `120000`, `160000`); null if there is no file. */
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly oldOid: string | null;
  readonly newOid: string | null;
}

/** Sorted by path, at most one entry per path. */
export type ChangeSet = readonly FileChange[];

/** The lines that a commit adds to one file. Binary files are included, read as text. */
export interface Addition {
  readonly path: WorkspacePath;
  readonly lines: readonly AddedLine[];
  /** The removed lines. Their content is already in the history. */
  readonly removed: readonly string[];
}

export interface AddedLine {
  /** The line number in the new file, from 1. */
  readonly number: number;
  /** Broken UTF-8 becomes U+FFFD. */
  readonly text: string;
}

/** Something on disk that no commit may contain, or that shows tampering. */
export interface Hazard {
  readonly code: 'FS-02' | 'FS-03' | 'FS-06' | 'GIT-01' | 'GIT-02' | 'GIT-03' | 'GIT-04' | 'GIT-07';
  /** Relative to the repository root. Not a WorkspacePath, because its name may be invalid. */
  readonly path: string;
  /** The problem, and the fix that the model can make. */
  readonly reason: string;
  /** The full text for people, if they can do something else. */
  readonly forPeople?: string;
}

/** The disk now, compared with the last good state (`step`) and with the start (`total`). */
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

/** The sums of a change set. */
export interface ChangeSums {
  readonly totals: ChangeTotals;
  /** Number of deleted paths. */
  readonly deleted: number;
  /** Bytes of the largest new content. */
  readonly largest: number;
}

/** Cached sums. Change sets are immutable, and many constraints need their sums. */
const cache = new WeakMap<ChangeSet, ChangeSums>();

export function sumsOf(changes: ChangeSet): ChangeSums {
  const cached = cache.get(changes);
  if (cached !== undefined) return cached;
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
  cache.set(changes, sums);
  return sums;
}

export function totalsOf(changes: ChangeSet): ChangeTotals {
  return sumsOf(changes).totals;
}
