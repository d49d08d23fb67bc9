import { copyFileSync, statSync, utimesSync } from 'node:fs';
import { FILE_MODE } from '../../../core/git/file-mode.ts';
import { awaitedLater } from '../../../core/settled.ts';
import type { PrivateStore } from '../program/private-store.ts';
import { joinNul, type RawPath, splitNul } from '../program/raw-path.ts';
import { LISTING_DEADLINE_MS } from '../program/run-git.ts';
import { releaseFifosAbove } from '../worktree/attribute-fifos.ts';
import { type DiskEntry, diskEntryReader } from '../worktree/disk-entry.ts';
import type { Listing } from '../worktree/ignored-paths.ts';
import { pathsInLinkLoops, unreadablePathsIn } from '../worktree/unreadable-paths.ts';

/** Bytes. No forge accepts larger files, and hashing a sparse file of 1 TB would take hours. */
export const MAX_FILE_BYTES = 1024 ** 3;

/** The disk entries of the names that were updated. */
export interface IndexUpdate {
  readonly entries: ReadonlyMap<RawPath, DiskEntry>;
  /** Files over MAX_FILE_BYTES: the index has a note in their place. */
  readonly oversized: readonly RawPath[];
}

/** Lists tracked paths that may have changed according to their stat data. */
export async function listPossiblyChanged(store: PrivateStore, index: string): Promise<Listing> {
  const answer = await store.git({
    args: ['diff-files', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'],
    index,
    deadlineMs: LISTING_DEADLINE_MS,
  });
  const names = [...splitNul(answer.stdout), ...pathsInLinkLoops(answer.stderr)];
  return { names, unreadable: unreadablePathsIn(answer.stderr) };
}

/**
 * Updates an index from disk for these names, as raw bytes. `afresh`: names that are read even if their stat data is
 * unchanged.
 */
export async function updateIndex(
  root: string,
  store: PrivateStore,
  index: string,
  names: readonly RawPath[],
  afresh: ReadonlySet<RawPath> = new Set(),
): Promise<IndexUpdate> {
  // Later diffs look for attributes above each name.
  releaseFifosAbove(root, names);
  const find = diskEntryReader(root);
  const found = new Map<RawPath, DiskEntry>();
  const oversized: RawPath[] = [];
  const records: string[] = [];
  const read: RawPath[] = [];
  for (const raw of new Set([...names, ...afresh])) {
    const here = find(raw);
    found.set(raw, here);
    if (here.kind === 'file' && here.size > MAX_FILE_BYTES) {
      oversized.push(raw);
      records.push(
        indexRecord(FILE_MODE, store.writeBlob(Buffer.from(`${here.size} bytes, not read\n`)), raw),
      );
      continue;
    }
    const present = here.kind === 'file' || here.kind === 'link';
    if (present) read.push(raw);
    if (!present || afresh.has(raw)) records.push(removalRecord(store, raw));
  }
  await writeRecords(store, index, records);
  await addFilesToIndex(root, store, index, read);
  return { entries: found, oversized };
}

/** Returns a line for `update-index --index-info -z`. */
export function indexRecord(mode: string, oid: string, raw: RawPath): string {
  return `${mode} ${oid}\t${raw}\0`;
}

export function removalRecord(store: PrivateStore, raw: RawPath): string {
  return indexRecord('0', '0'.repeat(store.format === 'sha256' ? 64 : 40), raw);
}

export async function writeRecords(
  store: PrivateStore,
  index: string,
  records: readonly string[],
): Promise<void> {
  if (records.length === 0) return;
  const input = Buffer.from(records.join(''), 'latin1');
  await store.git({ args: ['update-index', '-z', '--index-info'], index, input });
}

/** Adds the bytes on disk to the store and their stat data to the index. */
export async function addFilesToIndex(
  root: string,
  store: PrivateStore,
  index: string,
  names: readonly RawPath[],
): Promise<void> {
  if (names.length === 0) return;
  releaseFifosAbove(root, names);
  await store.git({
    args: ['update-index', '--add', '--remove', '-z', '--stdin'],
    index,
    input: joinNul(names),
  });
}

/** Writes a tree. `--missing-ok`: a partial clone may lack unread blobs. */
export async function writeTree(store: PrivateStore, index: string): Promise<string> {
  const answer = await store.git({ args: ['write-tree', '--missing-ok'], index });
  return answer.stdout.toString('latin1').trim();
}

/** Starts writing a tree; whoever needs it awaits it later. */
export function writeTreeInBackground(store: PrivateStore, index: string): Promise<string> {
  return awaitedLater(writeTree(store, index));
}

/**
 * Copies an index with its time. Git decides by that time which entries to trust; an earlier time only makes it read
 * more.
 */
export function copyIndex(from: string, to: string): void {
  const seconds = Math.floor(statSync(from).mtimeMs / 1000);
  copyFileSync(from, to);
  utimesSync(to, seconds, seconds);
}
