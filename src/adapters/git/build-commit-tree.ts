import type { ChangeSet } from '../../core/git/change.ts';
import type { Code } from '../../core/run/codes.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { type CommitEntry, commitEntries } from './hazards/commit-entry.ts';
import { obstacleHazard } from './hazards/commit-obstacle.ts';
import { type TreeEntry, treeEntry } from './objects/head-differences.ts';
import { type RawDifference, treeDifferences } from './objects/raw-diff.ts';
import { indexRecord, removalRecord, writeRecords, writeTree } from './objects/update-index.ts';
import type { PrivateStore } from './program/private-store.ts';
import { compareBytes, type RawPath, toRawPath } from './program/raw-path.ts';
import type { GitTree } from './tree.ts';
import { printableName } from './worktree/path-name-rules.ts';

/** Maximum number of paths that a reason names; the rest are counted. */
const NAMED_PATHS = 5;

/**
 * Writes the tree to commit: the head commit's, with the changed paths as they are now. Paths that the run did not
 * change keep the commit's entry, whatever is on disk. Before it returns, it verifies that the trees differ in nothing
 * else. Throws StopRun(delivery).
 */
export async function buildCommitTree(tree: GitTree, head: string, changes: ChangeSet): Promise<string> {
  await tree.settle();
  const base = await tree.commitBase();
  const { store } = base;
  if (base.head.head !== head) {
    throw stop(
      `HEAD moved while the run began, from ${base.head.head ?? 'no commit'} to ${head}; run again from there`,
    );
  }
  const entries = await commitEntries(
    base,
    changes.map(({ path, oldMode, oldOid, newMode, newOid }) => ({
      raw: toRawPath(path),
      start: treeEntry(oldMode, oldOid),
      now: treeEntry(newMode, newOid),
    })),
  );
  const wanted = sidesOf(entries);
  const made = await treeWithSides(store, head, wanted);
  await checkDifference(store, head, made, wanted);
  return made;
}

type Sides = ReadonlyMap<RawPath, TreeEntry | null>;

function sidesOf(entries: ReadonlyMap<RawPath, CommitEntry>): Sides {
  const sides = new Map<RawPath, TreeEntry | null>();
  for (const [raw, entry] of entries) {
    if ('obstacle' in entry) {
      const { reason, forPeople, code } = obstacleHazard(raw, entry.obstacle);
      throw stop(forPeople ?? reason, code);
    }
    sides.set(raw, entry.side);
  }
  return sides;
}

async function treeWithSides(store: PrivateStore, head: string, wanted: Sides): Promise<string> {
  const index = store.index('accepted');
  await store.git({ args: ['read-tree', head], index });
  const removals: string[] = [];
  const records: string[] = [];
  for (const [raw, side] of wanted) {
    if (side === null) removals.push(removalRecord(store, raw));
    else records.push(indexRecord(side.mode, side.oid, raw));
  }
  // A file may replace a folder, so removals come first.
  await writeRecords(store, index, [...removals, ...records]);
  return writeTree(store, index);
}

/** Verifies that the differences between the commit's tree and the new tree are exactly the changes of the run. */
async function checkDifference(
  store: PrivateStore,
  head: string,
  made: string,
  wanted: Sides,
): Promise<void> {
  const found = await treeDifferences(store.git, head, made);
  const paths = new Set(found.map(({ raw }) => raw));
  const unmeasured = found.flatMap((difference) => (isWanted(wanted, difference) ? [] : [difference.raw]));
  const lost = [...wanted.keys()].filter((raw) => !paths.has(raw));
  const wrong = [...unmeasured, ...lost].sort(compareBytes);
  if (wrong.length === 0) return;
  const named = wrong.slice(0, NAMED_PATHS).map(printableName).join(', ');
  const more = wrong.length > NAMED_PATHS ? ` and ${wrong.length - NAMED_PATHS} more` : '';
  throw stop(
    `the commit would differ from the checked changes in ${named}${more}; nothing was committed and the work is kept; please report this bug`,
  );
}

function isWanted(wanted: Sides, { raw, newMode, newOid }: RawDifference): boolean {
  const side = wanted.get(raw);
  return side !== undefined && (side?.oid ?? null) === newOid && (side?.mode ?? null) === newMode;
}

function stop(reason: string, code?: Code): StopRun {
  return new StopRun({ kind: 'delivery', reason, ...(code === undefined ? {} : { code }) });
}
