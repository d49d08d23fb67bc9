import type { UndonePatch } from '../../core/undone.ts';
import { leftOutText, MOST_DELETIONS } from '../../core/undone.ts';
import { disarmAbove } from './attribute-traps.ts';
import { copyIndex, indexRecord, removalRecord, writeRecords, writeTree } from './candidates.ts';
import { PATCH_OPTIONS, type RawChange } from './diff-output.ts';
import { shown } from './names.ts';
import type { Step, TreeState } from './state.ts';
import { applicableDeletion, forwardOnly, type Piece, piecesOf, WITHOUT_CONTENT } from './undone-pieces.ts';

/** Bytes. A smaller file that loses most of its content is shown line by line. */
const SMALL = 16 * 1024;

/** Bytes. A smaller file that was moved or copied is shown line by line. */
const SMALL_COPY = 64 * 1024;

/** What becomes of the changes of a step in its patch. */
interface Sorted {
  /** The name of the file that was there, without its content. */
  readonly removed: readonly RawChange[];
  /** What is new where a file was removed, or where none was. */
  readonly added: readonly RawChange[];
  /** Content that another path had at the start: a reference to that path. */
  readonly copied: readonly RawChange[];
  readonly modified: readonly RawChange[];
}

/**
 * The patch of an undone step: what the step made, whole, and the names of what it deleted. The deleted content is
 * on disk again when the step is undone. Ignored files stay out of it: one may hold a secret, and a patch is sent on.
 * `room`: the bytes that it may have; files over it are left out and named.
 */
export async function undonePatch(state: TreeState, step: Step, room: number): Promise<UndonePatch> {
  const { good, store, watched } = state;
  const changes = step.step.filter(({ raw }) => !watched.has(raw));
  disarmAbove(state.site.root, [...state.good.total.keys(), ...watched, ...changes.map(({ raw }) => raw)]);
  const sorted = sort(state, changes, await oldSizes(state, changes));
  const named = sorted.removed.slice(0, MOST_DELETIONS);
  const tree = await good.tree;
  const removals = sorted.removed.map(({ raw }) => removalRecord(store, raw));
  const deletions = await diff(state, tree, removals.slice(0, MOST_DELETIONS), [WITHOUT_CONTENT]);
  const copies = await copiesOf(state, tree, sorted.copied);
  const base = await treeWith(state, removals);
  // `added` is in git's order, and so are the pieces.
  const fits = ({ newOid }: RawChange) => (state.sizes.get(newOid ?? '') ?? 0) <= 4 * room;
  const made = [...sorted.added, ...sorted.modified, ...(copies === null ? sorted.copied : [])].sort(
    (a, b) => (a.raw < b.raw ? -1 : 1),
  );
  const looked = made.filter(fits);
  const pieces = (await diff(state, base, [...removals, ...looked.map(recordOf)], [])).map(forwardOnly);
  if (pieces.length !== looked.length) throw new Error('git gave another number of patches than of changes');
  const kept = within(pieces, room);
  const out = [...made.filter((change) => !fits(change)), ...looked.filter((_, at) => !kept.has(at))];
  const leftOut = leftOutText({
    files: out.map(({ raw, newOid }) => ({ path: shown(raw), bytes: state.sizes.get(newOid ?? '') ?? 0 })),
    deletions: sorted.removed.length - named.length,
    room,
  });
  const text = [
    ...deletions.map(applicableDeletion),
    ...(copies ?? []),
    ...pieces.filter((_, at) => kept.has(at)),
  ];
  return { patch: Buffer.from(text.join(''), 'latin1'), leftOut };
}

function sort(state: TreeState, changes: readonly RawChange[], sizes: ReadonlyMap<string, number>): Sorted {
  const atStart = new Set([...state.start.entries.values()].map(({ oid }) => oid));
  const size = (oid: string | null) => sizes.get(oid ?? '') ?? state.sizes.get(oid ?? '') ?? 0;
  const isCopy = ({ status, newOid }: RawChange) =>
    status === 'added' && newOid !== null && atStart.has(newOid) && size(newOid) > SMALL_COPY;
  const isReplaced = ({ status, oldOid, newOid }: RawChange) =>
    status === 'type_changed' ||
    (status === 'modified' &&
      oldOid !== newOid &&
      (size(newOid) === 0 || (size(oldOid) > SMALL && size(newOid) * 2 < size(oldOid))));
  const replaced = changes.filter(isReplaced);
  const copied = changes.filter(isCopy);
  return {
    removed: changes.filter((change) => change.status === 'deleted' || isReplaced(change)),
    added: [...replaced, ...changes.filter((change) => change.status === 'added' && !isCopy(change))],
    copied,
    modified: changes.filter((change) => change.status === 'modified' && !isReplaced(change)),
  };
}

/** Bytes of the blobs that were replaced, by id. Those of a partial clone that are not here have none. */
async function oldSizes(
  { store }: TreeState,
  changes: readonly RawChange[],
): Promise<ReadonlyMap<string, number>> {
  const oids = changes
    .filter(({ status, oldOid, newOid }) => status === 'modified' && oldOid !== newOid)
    .flatMap(({ oldOid }) => oldOid ?? []);
  if (oids.length === 0) return new Map();
  const { stdout } = await store.git({
    args: ['cat-file', '--batch-check=%(objectname) %(objectsize)'],
    input: Buffer.from(`${oids.join('\n')}\n`),
  });
  return new Map(
    stdout
      .toString('latin1')
      .split('\n')
      .map((line) => line.split(' '))
      .map(([oid = '', bytes = '']) => [oid, Number(bytes) || 0] as const),
  );
}

/** Null where git does not find the copied content at another path of the last good state. */
async function copiesOf(
  state: TreeState,
  tree: string,
  copied: readonly RawChange[],
): Promise<readonly Piece[] | null> {
  const options = ['--find-copies-harder', '-C100%', '-l0'];
  const pieces = await diff(state, tree, copied.map(recordOf), options);
  const all = pieces.length === copied.length && pieces.every((piece) => piece.includes('\ncopy from '));
  return all ? pieces : null;
}

function recordOf({ raw, newMode, newOid }: RawChange): string {
  return indexRecord(newMode ?? '0', newOid ?? '', raw);
}

/** The patches from `tree` to the last good state with these records in it. */
async function diff(
  state: TreeState,
  tree: string,
  records: readonly string[],
  options: readonly string[],
): Promise<readonly Piece[]> {
  if (records.length === 0) return [];
  const index = await indexWith(state, records);
  const args = ['diff-index', '--cached', ...PATCH_OPTIONS, ...options, tree, '--'];
  return piecesOf((await state.store.git({ args, index })).stdout);
}

async function treeWith(state: TreeState, records: readonly string[]): Promise<string> {
  return records.length === 0 ? state.good.tree : writeTree(state.store, await indexWith(state, records));
}

async function indexWith(state: TreeState, records: readonly string[]): Promise<string> {
  const index = state.store.index(`undone-${++state.counter}`);
  copyIndex(state.good.index, index);
  await writeRecords(state.store, index, records);
  return index;
}

/** The numbers of the pieces that fit, the small ones first: one large file does not push out the others. */
function within(pieces: readonly Piece[], room: number): ReadonlySet<number> {
  const kept = new Set<number>();
  let left = room;
  for (const [at, piece] of [...pieces.entries()].sort(([, a], [, b]) => a.length - b.length)) {
    left -= piece.length;
    if (left < 0) break;
    kept.add(at);
  }
  return kept;
}
