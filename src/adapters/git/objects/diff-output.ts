import type { FileChange } from '../../../core/git/change.ts';
import type { WorkspacePath } from '../../../core/path/path.ts';
import { compareBytes, type RawPath, splitNul } from '../program/raw-path.ts';
import { parseRawRecord, RAW_DIFF_OPTIONS, type RawDifference } from './raw-diff.ts';

/** One path that differs between two states, with its counts of lines. */
export interface RawChange extends RawDifference {
  readonly added: number;
  readonly removed: number;
  readonly binary: boolean;
}

/** Options with which `diff-index` and `diff-tree` print what `parseDiff` reads, and run nothing. */
export const DIFF_OPTIONS: readonly string[] = [
  ...RAW_DIFF_OPTIONS,
  '--numstat',
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

/**
 * Parses raw records (`:old new oid oid S`, then the path), followed by numstat records (`added TAB removed TAB path`).
 */
export function parseDiff(output: Buffer): RawChange[] {
  const counts = new Map<RawPath, readonly [string, string]>();
  const records: RawDifference[] = [];
  const parts = splitNul(output);
  for (let at = 0; at < parts.length; at++) {
    const part = parts[at] ?? '';
    if (part.startsWith(':')) {
      records.push(parseRawRecord(part, parts[++at] ?? ''));
    } else {
      const [added = '-', removed = '-'] = part.split('\t', 2);
      counts.set(part.slice(added.length + removed.length + 2), [added, removed]);
    }
  }
  return records
    .map((record) => toChange(record, counts.get(record.raw)))
    .sort((a, b) => compareBytes(a.raw, b.raw));
}

function toChange(record: RawDifference, count: readonly [string, string] | undefined): RawChange {
  return {
    ...record,
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
