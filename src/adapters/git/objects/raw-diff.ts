import type { ChangeStatus } from '../../../core/git/change.ts';
import { NO_MODE } from '../../../core/git/file-mode.ts';
import { type RawPath, splitNul } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';

/** One path that differs between two states. Modes and ids are null if there is no file. */
export interface RawDifference {
  readonly raw: RawPath;
  readonly status: ChangeStatus;
  readonly oldMode: string | null;
  readonly newMode: string | null;
  readonly oldOid: string | null;
  readonly newOid: string | null;
}

/** Options with which git prints what `parseRawDiff` reads. */
export const RAW_DIFF_OPTIONS: readonly string[] = ['--raw', '-z', '--no-abbrev', '--no-renames'];

const STATUS: Readonly<Record<string, ChangeStatus>> = {
  A: 'added',
  D: 'deleted',
  M: 'modified',
  T: 'type_changed',
};

/** Returns how two trees or commits differ, in git's order. `folders`: include changed folders. */
export async function treeDifferences(
  git: Git,
  from: string,
  to: string,
  { folders = false } = {},
): Promise<RawDifference[]> {
  const recursion = folders ? ['-r', '-t'] : ['-r'];
  const { stdout } = await git({ args: ['diff-tree', ...recursion, ...RAW_DIFF_OPTIONS, from, to] });
  return parseRawDiff(stdout);
}

/** Parses raw records: `:old new oid oid S` NUL path NUL. Throws for anything else. */
export function parseRawDiff(output: Buffer): RawDifference[] {
  const parts = splitNul(output);
  return Array.from({ length: Math.ceil(parts.length / 2) }, (_, at) =>
    parseRawRecord(parts[2 * at] ?? '', parts[2 * at + 1] ?? ''),
  );
}

/** Parses the fields of one record and adds the path. */
export function parseRawRecord(fields: string, raw: RawPath): RawDifference {
  const [, oldMode = '', newMode = '', oldOid = '', newOid = '', letter = ''] =
    /^:(\d{6}) (\d{6}) ([0-9a-f]{40,64}) ([0-9a-f]{40,64}) (\w)$/.exec(fields) ?? [];
  const status = STATUS[letter];
  if (status === undefined || raw === '')
    throw new Error(`git reported the state "${fields}" for "${raw}", which is unknown`);
  return {
    raw,
    status,
    oldMode: oldMode === NO_MODE ? null : oldMode,
    newMode: newMode === NO_MODE ? null : newMode,
    oldOid: oldMode === NO_MODE ? null : oldOid,
    newOid: newMode === NO_MODE ? null : newOid,
  };
}
