import type { ChangeSet } from '../../core/change.ts';
import type { Code } from '../../core/codes.ts';
import { StopRun } from '../../core/outcome.ts';
import { indexRecord, removalRecord, writeRecords, writeTree } from './candidates.ts';
import { type CommitEntry, commitEntries } from './commit-entry.ts';
import { obstacleHazard } from './commit-obstacle.ts';
import { type Difference, parseDifferences, type Side } from './head-differences.ts';
import { shown } from './names.ts';
import { byBytes, type RawPath, toRaw } from './raw-path.ts';
import type { Store } from './store.ts';
import type { GitTree } from './tree.ts';

/** Paths named in a reason; the rest are counted. */
const NAMED_PATHS = 5;

/**
 * The tree to be committed: the head commit's, with the changed paths as they are now. Paths that the run did not
 * change keep the commit's entry, whatever is on disk, and the two trees differ in nothing else: that is looked at
 * once more when the tree is made (DECISIONS D36). Throws StopRun(delivery).
 */
export async function acceptedTree(tree: GitTree, head: string, changes: ChangeSet): Promise<string> {
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
      raw: toRaw(path),
      start: sideOf(oldMode, oldOid),
      now: sideOf(newMode, newOid),
    })),
  );
  const wanted = sidesOf(entries);
  const made = await treeWith(store, head, wanted);
  await checkDifference(store, head, made, wanted);
  return made;
}

function sideOf(mode: string | null, oid: string | null): Side | null {
  return mode === null || oid === null ? null : { mode, oid };
}

type Sides = ReadonlyMap<RawPath, Side | null>;

function sidesOf(entries: ReadonlyMap<RawPath, CommitEntry>): Sides {
  const sides = new Map<RawPath, Side | null>();
  for (const [raw, entry] of entries) {
    if ('obstacle' in entry) {
      const { reason, forPeople, code } = obstacleHazard(raw, entry.obstacle);
      throw stop(forPeople ?? reason, code);
    }
    sides.set(raw, entry.side);
  }
  return sides;
}

async function treeWith(store: Store, head: string, wanted: Sides): Promise<string> {
  const index = store.index('accepted');
  await store.git({ args: ['read-tree', head], index });
  const removals: string[] = [];
  const records: string[] = [];
  for (const [raw, side] of wanted) {
    if (side === null) removals.push(removalRecord(store, raw));
    else records.push(indexRecord(side.mode, side.oid, raw));
  }
  // A file may stand where a folder was: what goes makes room first.
  await writeRecords(store, index, [...removals, ...records]);
  return writeTree(store, index);
}

/** Every difference between the commit's tree and the one to be committed is a change of the run, and the other way round. */
async function checkDifference(store: Store, head: string, made: string, wanted: Sides): Promise<void> {
  const { stdout } = await store.git({
    args: ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', head, made],
  });
  const found = parseDifferences(stdout);
  const unmeasured = [...found].flatMap(([raw, to]) => (isWanted(wanted, raw, to) ? [] : [raw]));
  const lost = [...wanted.keys()].filter((raw) => !found.has(raw));
  const wrong = [...unmeasured, ...lost].sort(byBytes);
  if (wrong.length === 0) return;
  const named = wrong.slice(0, NAMED_PATHS).map(shown).join(', ');
  const more = wrong.length > NAMED_PATHS ? ` and ${wrong.length - NAMED_PATHS} more` : '';
  throw stop(
    `the commit would not be what was judged: it differs in ${named}${more}; nothing is committed, the work is kept; report this as a defect`,
  );
}

function isWanted(wanted: Sides, raw: RawPath, { start: to }: Difference): boolean {
  const side = wanted.get(raw);
  return side !== undefined && side?.oid === to?.oid && side?.mode === to?.mode;
}

function stop(reason: string, code?: Code): StopRun {
  return new StopRun({ kind: 'delivery', reason, ...(code === undefined ? {} : { code }) });
}
