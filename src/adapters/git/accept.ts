import { readFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { ChangeSet, FileChange } from '../../core/change.ts';
import type { Code } from '../../core/codes.ts';
import { StopRun } from '../../core/outcome.ts';
import { indexRecord, removalRecord, writeRecords, writeTree } from './candidates.ts';
import { attributed, CONVERTING } from './conversions.ts';
import type { Git } from './exec.ts';
import { parseIndex } from './index-file.ts';
import { type RawPath, toRaw } from './raw-path.ts';
import type { Site } from './site.ts';
import type { Store } from './store.ts';
import { mergeBlobs } from './three-way.ts';
import type { GitTree } from './tree.ts';
import { userGit } from './user-git.ts';

interface Side {
  readonly mode: string;
  readonly oid: string;
}

interface Acceptance {
  readonly site: Site;
  readonly store: Store;
  readonly tree: GitTree;
  /** Reads files as the user's repository does, and writes into the private store. */
  readonly convert: Git;
  readonly converts: ReadonlyMap<RawPath, ReadonlyMap<string, string>>;
  readonly head: ReadonlyMap<RawPath, Side>;
}

/**
 * The tree to be committed: the head commit's, with the changed paths as they are now. Paths not touched keep the
 * commit's entry, whatever lies on disk. Throws StopRun(delivery) where a change cannot be told from what was
 * uncommitted before the run.
 */
export async function acceptedTree(tree: GitTree, head: string, changes: ChangeSet): Promise<string> {
  await tree.settle();
  const [site, store] = [await tree.site(), tree.store()];
  const index = store.index('accepted');
  await store.git({ args: ['read-tree', head], index });
  const entries = parseIndex(readFileSync(index), store.format).entries;
  const objects = { write: joinPath(store.dir, 'objects'), read: [joinPath(site.commonDir, 'objects')] };
  const convert = userGit(site, objects);
  const names = changes.map((change) => toRaw(change.path));
  const acceptance: Acceptance = {
    site,
    store,
    tree,
    convert,
    converts: await attributed(site, convert, names, CONVERTING),
    head: new Map(entries.map((entry) => [entry.name, { mode: entry.mode.toString(8), oid: entry.oid }])),
  };
  const removals: string[] = [];
  const records: string[] = [];
  for (const change of changes) {
    const raw = toRaw(change.path);
    const entry = await entryFor(acceptance, change, raw);
    if (entry === null) removals.push(removalRecord(store, raw));
    else records.push(indexRecord(entry.mode, entry.oid, raw));
  }
  // A file may stand where a folder was: what goes makes room first.
  await writeRecords(store, index, [...removals, ...records]);
  return writeTree(store, index);
}

/** What the commit holds at a changed path; null where it holds nothing. */
async function entryFor(acceptance: Acceptance, change: FileChange, raw: RawPath): Promise<Side | null> {
  if (acceptance.converts.get(raw)?.has('filter')) {
    throw stop(
      `${change.path} is kept by a filter: committing its bytes would break it; leave it, or change it by hand`,
      'GIT-04',
    );
  }
  const head = acceptance.head.get(raw) ?? null;
  const start = await asBlob(acceptance, raw, acceptance.tree.startEntry(change.path));
  const now = await asBlob(acceptance, raw, sideOf(change));
  const wasClean = start?.oid === head?.oid;
  const oid =
    wasClean || now === null ? now?.oid : await onTopOfHead(acceptance, change, { start, head, now });
  if (!wasClean && now === null) throw mixed(change);
  if (oid === undefined || now === null) return null;
  // Where the run left the mode alone, the commit's stands: `core.fileMode=false` and the like.
  const mode = head !== null && change.oldMode === change.newMode ? head.mode : now.mode;
  return { mode, oid };
}

function sideOf(change: FileChange): Side | null {
  return change.newMode === null || change.newOid === null
    ? null
    : { mode: change.newMode, oid: change.newOid };
}

/** Raw bytes as the user's repository would store them: line ends, encoding and `$Id$`, never a filter. */
async function asBlob(acceptance: Acceptance, raw: RawPath, side: Side | null): Promise<Side | null> {
  const { site, store, convert, converts } = acceptance;
  const autocrlf = !/^(false|no|off|0|)$/i.test(site.config.get('core.autocrlf') ?? '');
  if (side === null || !side.mode.startsWith('100') || !(autocrlf || converts.has(raw))) return side;
  const bytes = await store.git({ args: ['cat-file', 'blob', side.oid] });
  const path = Buffer.from(raw, 'latin1').toString('utf8');
  const written = await convert({
    args: ['hash-object', '-w', '--stdin', `--path=${path}`],
    input: bytes.stdout,
  });
  return { mode: side.mode, oid: written.stdout.toString('latin1').trim() };
}

/** The run's change without the uncommitted one that was there before it (DECISIONS D14). */
async function onTopOfHead(
  acceptance: Acceptance,
  change: FileChange,
  sides: { readonly start: Side | null; readonly head: Side | null; readonly now: Side },
): Promise<string> {
  const { start, head, now } = sides;
  if (start === null || head === null) throw mixed(change);
  const oid = await mergeBlobs(acceptance.store.git, start.oid, head.oid, now.oid);
  if (oid === null) throw mixed(change);
  return oid;
}

function mixed(change: FileChange): StopRun {
  return stop(
    `${change.path} had uncommitted changes before the run, which cannot be told from the run's own; commit or stash them and run again`,
  );
}

function stop(reason: string, code?: Code): StopRun {
  return new StopRun({ kind: 'delivery', reason, ...(code === undefined ? {} : { code }) });
}
