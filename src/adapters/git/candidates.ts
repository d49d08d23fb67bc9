import { copyFileSync, statSync, utimesSync } from 'node:fs';
import { disarmAbove } from './attribute-traps.ts';
import { LISTING_DEADLINE_MS } from './exec.ts';
import { type Found, finder } from './found.ts';
import type { Listing } from './ignored.ts';
import { joinNul, type RawPath, splitNul } from './raw-path.ts';
import type { Store } from './store.ts';
import { lostInCircles, unreadIn } from './unread.ts';

/** Bytes. No forge takes a larger file, and a sparse one of a terabyte would be hashed for hours. */
export const LARGEST_FILE = 1024 ** 3;

/** What lies under the names that an index was brought up to date for. */
export interface Applied {
  readonly found: ReadonlyMap<RawPath, Found>;
  /** Files over LARGEST_FILE: the index holds a note in their place. */
  readonly oversized: readonly RawPath[];
}

/** Tracked paths whose stat data says that git should look: changed, or touched. */
export async function listTouched(store: Store, index: string): Promise<Listing> {
  const answer = await store.git({
    args: ['diff-files', '--name-only', '-z', '--no-renames', '--no-ext-diff', '--no-textconv'],
    index,
    deadlineMs: LISTING_DEADLINE_MS,
  });
  const names = [...splitNul(answer.stdout), ...lostInCircles(answer.stderr)];
  return { names, unread: unreadIn(answer.stderr) };
}

/**
 * Brings an index to what is on disk for these names, reading raw bytes. `afresh`: names that are read even if
 * their stat data says that nothing happened.
 */
export async function applyToIndex(
  root: string,
  store: Store,
  index: string,
  names: readonly RawPath[],
  afresh: ReadonlySet<RawPath> = new Set(),
): Promise<Applied> {
  // For the diffs that come after: they look for attributes above each name.
  disarmAbove(root, names);
  const find = finder(root);
  const found = new Map<RawPath, Found>();
  const oversized: RawPath[] = [];
  const records: string[] = [];
  const read: RawPath[] = [];
  for (const raw of new Set([...names, ...afresh])) {
    const here = find(raw);
    found.set(raw, here);
    if (here.kind === 'file' && here.size > LARGEST_FILE) {
      oversized.push(raw);
      records.push(
        indexRecord('100644', store.writeBlob(Buffer.from(`${here.size} bytes, not read\n`)), raw),
      );
      continue;
    }
    const present = here.kind === 'file' || here.kind === 'link';
    if (present) read.push(raw);
    if (!present || afresh.has(raw)) records.push(removalRecord(store, raw));
  }
  await writeRecords(store, index, records);
  await readFiles(root, store, index, read);
  return { found, oversized };
}

/** A line for `update-index --index-info -z`. */
export function indexRecord(mode: string, oid: string, raw: RawPath): string {
  return `${mode} ${oid}\t${raw}\0`;
}

export function removalRecord(store: Store, raw: RawPath): string {
  return indexRecord('0', '0'.repeat(store.format === 'sha256' ? 64 : 40), raw);
}

export async function writeRecords(store: Store, index: string, records: readonly string[]): Promise<void> {
  if (records.length === 0) return;
  const input = Buffer.from(records.join(''), 'latin1');
  await store.git({ args: ['update-index', '-z', '--index-info'], index, input });
}

/** Takes the bytes on disk into the store, and their stat data into the index. */
export async function readFiles(
  root: string,
  store: Store,
  index: string,
  names: readonly RawPath[],
): Promise<void> {
  if (names.length === 0) return;
  disarmAbove(root, names);
  await store.git({
    args: ['update-index', '--add', '--remove', '-z', '--stdin'],
    index,
    input: joinNul(names),
  });
}

/** `--missing-ok`: of a partial clone, blobs that nobody reads need not be there. */
export async function writeTree(store: Store, index: string): Promise<string> {
  const answer = await store.git({ args: ['write-tree', '--missing-ok'], index });
  return answer.stdout.toString('latin1').trim();
}

/** The same, begun now and awaited by whoever needs it. */
export function treeOf(store: Store, index: string): Promise<string> {
  const tree = writeTree(store, index);
  tree.catch(() => undefined);
  return tree;
}

/**
 * A copy that is no newer than what it was made from. An index's own time decides which of its entries git
 * trusts; an earlier one only means that git looks once more.
 */
export function copyIndex(from: string, to: string): void {
  const seconds = Math.floor(statSync(from).mtimeMs / 1000);
  copyFileSync(from, to);
  utimesSync(to, seconds, seconds);
}
