import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isRegularFile } from '../../../core/git/file-mode.ts';
import { type RawPath, splitNul, toText } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';
import { readBlob } from './read-objects.ts';
import { indexRecord } from './update-index.ts';

/** A merged tree, or the conflicting paths. */
export type Merged = { readonly tree: string } | { readonly conflicts: readonly string[] };

interface MergeSide {
  readonly mode: string;
  readonly oid: string;
}

/** Merges without a work tree, so that a conflict leaves no trace. Works with git 2.32 and later. */
export async function mergeTrees(
  git: Git,
  sides: { readonly base: string; readonly ours: string; readonly theirs: string },
  index: string,
): Promise<Merged> {
  await git({ args: ['read-tree', '-i', '-m', '--aggressive', sides.base, sides.ours, sides.theirs], index });
  const listed = await git({ args: ['ls-files', '--unmerged', '-z'], index });
  const conflicts: string[] = [];
  const records: string[] = [];
  for (const [raw, [base, ours, theirs]] of unmerged(splitNul(listed.stdout))) {
    const merged = await mergeEntry(git, base, ours, theirs);
    if (merged === null) conflicts.push(toText(raw));
    else records.push(indexRecord(merged.mode, merged.oid, raw));
  }
  if (conflicts.length > 0) return { conflicts };
  const input = Buffer.from(records.join(''), 'latin1');
  await git({ args: ['update-index', '-z', '--index-info'], index, input });
  const tree = await git({ args: ['write-tree', '--missing-ok'], index });
  return { tree: tree.stdout.toString('latin1').trim() };
}

type MergeStages = [MergeSide | undefined, MergeSide | undefined, MergeSide | undefined];

function unmerged(records: readonly string[]): Map<RawPath, MergeStages> {
  const found = new Map<RawPath, MergeStages>();
  for (const record of records) {
    const tab = record.indexOf('\t');
    const [mode = '', oid = '', stage = ''] = record.slice(0, tab).split(' ');
    const raw = record.slice(tab + 1);
    const stages = found.get(raw) ?? [undefined, undefined, undefined];
    stages[Number(stage) - 1] = { mode, oid };
    found.set(raw, stages);
  }
  return found;
}

async function mergeEntry(
  git: Git,
  base?: MergeSide,
  ours?: MergeSide,
  theirs?: MergeSide,
): Promise<MergeSide | null> {
  if (base === undefined || ours === undefined || theirs === undefined) return null;
  const files = [base, ours, theirs].every((side) => isRegularFile(side.mode));
  const mode = ours.mode === base.mode ? theirs.mode : ours.mode;
  if (!files || (mode !== theirs.mode && theirs.mode !== base.mode)) return null;
  const oid = await mergeBlobs(git, base.oid, ours.oid, theirs.oid);
  return oid === null ? null : { mode, oid };
}

/** Returns the id of the merged content, written through `git`; null for a conflict or a binary file. */
export async function mergeBlobs(
  git: Git,
  base: string,
  ours: string,
  theirs: string,
): Promise<string | null> {
  const folder = mkdtempSync(join(tmpdir(), 'forge-merge-'));
  try {
    const paths: string[] = [];
    for (const [name, oid] of Object.entries({ ours, base, theirs })) {
      writeFileSync(join(folder, name), await readBlob(git, oid));
      paths.push(join(folder, name));
    }
    // The exit code is the number of conflicts; 255 is a file that cannot be merged by lines.
    const any = Array.from({ length: 256 }, (_, code) => code);
    const merge = await git({ args: ['merge-file', '--quiet', ...paths], accept: any });
    if (merge.code !== 0) return null;
    const input = readFileSync(join(folder, 'ours'));
    const written = await git({ args: ['hash-object', '-w', '--stdin'], input });
    return written.stdout.toString('latin1').trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
