import type { UndonePatch } from '../../../core/git/undone.ts';
import { leftOutText, MOST_DELETIONS } from '../../../core/git/undone.ts';
import { PATCH_OPTIONS, type RawChange } from '../objects/diff-output.ts';
import { objectFacts } from '../objects/read-objects.ts';
import { copyIndex, indexRecord, removalRecord, writeRecords, writeTree } from '../objects/update-index.ts';
import type { MeasuredStep, TreeState } from '../start/tree-state.ts';
import { releaseFifosAbove } from '../worktree/attribute-fifos.ts';
import { printableName } from '../worktree/path-name-rules.ts';
import {
  applicableDeletion,
  forwardOnly,
  OMIT_DELETED_CONTENT,
  type PatchPiece,
  splitPatch,
} from './patch-pieces.ts';

/** Bytes. If a smaller file loses most of its content, the patch shows it line by line. */
const SMALL_FILE_BYTES = 16 * 1024;

/** Bytes. If a smaller file was moved or copied, the patch shows it line by line. */
const SMALL_COPY_BYTES = 64 * 1024;

/** The changes of a step, by how the patch shows them. */
interface SortedChanges {
  /** Removed files: the name without the content. */
  readonly removed: readonly RawChange[];
  /** New content, with or without a removed file in its place. */
  readonly added: readonly RawChange[];
  /** Copies of content that another path had at the start: a reference to that path. */
  readonly copied: readonly RawChange[];
  readonly modified: readonly RawChange[];
}

/**
 * Returns the patch of an undone step: everything it created, and the names of what it deleted. The deleted content is
 * back on disk after the undo. Ignored files are left out, because they may contain secrets and a patch is sent on.
 * `room`: maximum bytes; files over it are left out and named.
 */
export async function undonePatch(state: TreeState, step: MeasuredStep, room: number): Promise<UndonePatch> {
  const { good, store, watched } = state;
  const changes = step.step.filter(({ raw }) => !watched.has(raw));
  releaseFifosAbove(state.repo.root, [
    ...state.good.total.keys(),
    ...watched,
    ...changes.map(({ raw }) => raw),
  ]);
  const sorted = sortChanges(state, changes, await oldSizes(state, changes));
  const named = sorted.removed.slice(0, MOST_DELETIONS);
  const tree = await good.tree;
  const removals = sorted.removed.map(({ raw }) => removalRecord(store, raw));
  const deletions = await diff(state, tree, removals.slice(0, MOST_DELETIONS), [OMIT_DELETED_CONTENT]);
  const copies = await copiesOf(state, tree, sorted.copied);
  const base = await treeWith(state, removals);
  // `added` and the pieces are in git's order.
  const fits = ({ newOid }: RawChange) => (state.sizes.get(newOid ?? '') ?? 0) <= 4 * room;
  const made = [...sorted.added, ...sorted.modified, ...(copies === null ? sorted.copied : [])].sort(
    (a, b) => (a.raw < b.raw ? -1 : 1),
  );
  const checked = made.filter(fits);
  const pieces = (await diff(state, base, [...removals, ...checked.map(recordOf)], [])).map(forwardOnly);
  if (pieces.length !== checked.length)
    throw new Error('git returned a different number of patches than changes');
  const kept = fittingPieces(pieces, room);
  const out = [...made.filter((change) => !fits(change)), ...checked.filter((_, at) => !kept.has(at))];
  const leftOut = leftOutText({
    files: out.map(({ raw, newOid }) => ({
      path: printableName(raw),
      bytes: state.sizes.get(newOid ?? '') ?? 0,
    })),
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

function sortChanges(
  state: TreeState,
  changes: readonly RawChange[],
  sizes: ReadonlyMap<string, number>,
): SortedChanges {
  const atStart = new Set([...state.start.entries.values()].map(({ oid }) => oid));
  const size = (oid: string | null) => sizes.get(oid ?? '') ?? state.sizes.get(oid ?? '') ?? 0;
  const isCopy = ({ status, newOid }: RawChange) =>
    status === 'added' && newOid !== null && atStart.has(newOid) && size(newOid) > SMALL_COPY_BYTES;
  const isReplaced = ({ status, oldOid, newOid }: RawChange) =>
    status === 'type_changed' ||
    (status === 'modified' &&
      oldOid !== newOid &&
      (size(newOid) === 0 || (size(oldOid) > SMALL_FILE_BYTES && size(newOid) * 2 < size(oldOid))));
  const replaced = changes.filter(isReplaced);
  const copied = changes.filter(isCopy);
  return {
    removed: changes.filter((change) => change.status === 'deleted' || isReplaced(change)),
    added: [...replaced, ...changes.filter((change) => change.status === 'added' && !isCopy(change))],
    copied,
    modified: changes.filter((change) => change.status === 'modified' && !isReplaced(change)),
  };
}

/** Returns the sizes of the replaced blobs by id. Blobs that a partial clone lacks are left out. */
async function oldSizes(
  { store }: TreeState,
  changes: readonly RawChange[],
): Promise<ReadonlyMap<string, number>> {
  const oids = changes
    .filter(({ status, oldOid, newOid }) => status === 'modified' && oldOid !== newOid)
    .flatMap(({ oldOid }) => oldOid ?? []);
  return new Map((await objectFacts(store.git, oids)).map(({ id, size }) => [id, size ?? 0]));
}

/** Returns null if git does not find the copied content at another path of the last good state. */
async function copiesOf(
  state: TreeState,
  tree: string,
  copied: readonly RawChange[],
): Promise<readonly PatchPiece[] | null> {
  const options = ['--find-copies-harder', '-C100%', '-l0'];
  const pieces = await diff(state, tree, copied.map(recordOf), options);
  const all = pieces.length === copied.length && pieces.every((piece) => piece.includes('\ncopy from '));
  return all ? pieces : null;
}

function recordOf({ raw, newMode, newOid }: RawChange): string {
  return indexRecord(newMode ?? '0', newOid ?? '', raw);
}

/** Returns the patches from `tree` to the last good state with these records. */
async function diff(
  state: TreeState,
  tree: string,
  records: readonly string[],
  options: readonly string[],
): Promise<readonly PatchPiece[]> {
  if (records.length === 0) return [];
  const index = await indexWith(state, records);
  const args = ['diff-index', '--cached', ...PATCH_OPTIONS, ...options, tree, '--'];
  return splitPatch((await state.store.git({ args, index })).stdout);
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

/** Returns the numbers of the pieces that fit, small ones first, so that a large file does not displace others. */
function fittingPieces(pieces: readonly PatchPiece[], room: number): ReadonlySet<number> {
  const kept = new Set<number>();
  let remaining = room;
  for (const [at, piece] of [...pieces.entries()].sort(([, a], [, b]) => a.length - b.length)) {
    remaining -= piece.length;
    if (remaining < 0) break;
    kept.add(at);
  }
  return kept;
}
