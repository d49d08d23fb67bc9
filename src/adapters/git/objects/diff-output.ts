import type { ChangeStatus, FileChange } from '../../../core/git/change.ts';
import type { WorkspacePath } from '../../../core/path/path.ts';
import { compareBytes, type RawPath, splitNul } from '../program/raw-path.ts';

/** One path that differs between two states, as git reports it. Modes and ids are null if there is no file. */
export interface RawChange {
  readonly raw: RawPath;
  readonly status: ChangeStatus;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly oldOid: string | null;
  readonly newOid: string | null;
  readonly added: number;
  readonly removed: number;
  readonly binary: boolean;
}

/** Options with which `diff-index` and `diff-tree` print what `parseDiff` reads, and run nothing. */
export const DIFF_OPTIONS: readonly string[] = [
  '--raw',
  '--numstat',
  '-z',
  '--no-abbrev',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
];

/** Options of a complete patch for `git apply`, binary files included. */
export const PATCH_OPTIONS: readonly string[] = [
  '--patch',
  '--binary',
  '--full-index',
  '--no-renames',
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
];

const STATUS: Readonly<Record<string, ChangeStatus>> = {
  A: 'added',
  D: 'deleted',
  M: 'modified',
  T: 'type_changed',
};

/**
 * Parses raw records (`:old new oid oid S`, then the path), followed by numstat records (`added TAB removed TAB path`).
 */
export function parseDiff(output: Buffer): RawChange[] {
  const counts = new Map<RawPath, readonly [string, string]>();
  const records: { raw: RawPath; fields: readonly string[] }[] = [];
  const parts = splitNul(output);
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    if (part.startsWith(':')) {
      records.push({ fields: part.slice(1).split(' '), raw: parts[++at] ?? '' });
    } else {
      const [added = '-', removed = '-'] = part.split('\t', 2);
      counts.set(part.slice(added.length + removed.length + 2), [added, removed]);
    }
  }
  return records
    .map(({ raw, fields }) => toChange(raw, fields, counts.get(raw)))
    .sort((a, b) => compareBytes(a.raw, b.raw));
}

function toChange(
  raw: RawPath,
  [oldMode = '', newMode = '', oldOid = '', newOid = '', letter = '']: readonly string[],
  count: readonly [string, string] | undefined,
): RawChange {
  const status = STATUS[letter.slice(0, 1)];
  if (status === undefined) throw new Error(`git reported the state ${letter} for ${raw}`);
  return {
    raw,
    status,
    oldMode: oldMode === '000000' ? null : oldMode,
    newMode: newMode === '000000' ? null : newMode,
    oldOid: oldMode === '000000' ? null : oldOid,
    newOid: newMode === '000000' ? null : newOid,
    added: count === undefined || count[0] === '-' ? 0 : Number(count[0]),
    removed: count === undefined || count[1] === '-' ? 0 : Number(count[1]),
    binary: count?.[0] === '-',
  };
}

export function toFileChange(change: RawChange, bytes: number): FileChange {
  return {
    // A copy: a name cut out of git's answer would keep the whole answer in memory.
    path: Buffer.from(change.raw, 'latin1').toString('utf8') as WorkspacePath,
    status: change.status,
    linesAdded: change.added,
    linesRemoved: change.removed,
    binary: change.binary,
    bytes: change.newMode === null ? 0 : bytes,
    oldMode: change.oldMode,
    newMode: change.newMode,
    oldOid: change.oldOid,
    newOid: change.newOid,
  };
}
