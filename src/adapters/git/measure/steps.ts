import type { UndonePatch } from '../../../core/git/undone.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import type { BlobReader } from '../objects/blob-reader.ts';
import { PATCH_OPTIONS, type RawChange } from '../objects/diff-output.ts';
import { countExactly, type LineCount } from '../objects/line-count.ts';
import {
  copyIndex,
  indexRecord,
  removalRecord,
  writeRecords,
  writeTreeInBackground,
} from '../objects/update-index.ts';
import type { RawPath } from '../program/raw-path.ts';
import { updateHardLinks } from '../start/hard-links.ts';
import type { MeasuredStep, TreeState } from '../start/tree-state.ts';
import { releaseFifosAbove } from '../worktree/attribute-fifos.ts';
import { changedSince, readDiskEntries } from '../worktree/concurrent-writes.ts';
import { printableName } from '../worktree/path-name-rules.ts';
import { diffAgainst } from './measure-step.ts';
import type { NotedEdits } from './noted-edits.ts';
import { restoreState } from './restore-state.ts';
import { undonePatch } from './undone-patch.ts';

export interface OpenTree {
  readonly state: TreeState;
  readonly blobs: BlobReader;
  readonly edits: NotedEdits;
}

/** Accepts the measured state as the last good one. */
export function keepStep(state: TreeState, step: MeasuredStep): void {
  const { good } = state;
  const modes = new Map(good.modes);
  for (const [raw, entry] of step.found) {
    if (entry.kind === 'file') modes.set(raw, entry.mode);
    if (entry.kind === 'file' || entry.kind === 'link') state.racyFiles.set(raw, entry.ctime);
    else state.racyFiles.delete(raw);
  }
  state.good = {
    index: step.index,
    tree: step.step.length === 0 ? good.tree : writeTreeInBackground(state.store, step.index),
    total: new Map(step.total.map((change) => [change.raw, change])),
    folders: step.scan.now,
    modes,
    links: updateHardLinks(state.repo.root, good.links, step.found),
    newlyLinked: new Set([...good.newlyLinked, ...step.newlyLinked]),
    known: new Set([...good.known, ...step.special]),
  };
}

/** Undoes a step and returns it as a patch of at most `room` bytes. Throws if the state on disk is not restored. */
export async function undo(
  opened: OpenTree,
  step: MeasuredStep,
  room: number,
  measure: () => Promise<MeasuredStep>,
): Promise<UndonePatch> {
  const { state, blobs } = opened;
  const { good } = state;
  const patch = await undonePatch(state, step, room);
  const moving = changedSince(state.repo.root, step.found);
  await state.guard?.restore();
  const { written, links } = await restoreState({
    root: state.repo.root,
    store: state.store,
    blobs,
    index: good.index,
    changes: step.step,
    special: step.special,
    folders: good.folders,
    present: step.scan.now,
    modes: good.modes,
    links: good.links,
    newlyLinked: step.newlyLinked,
    found: step.found,
  });
  for (const raw of written) state.racyFiles.set(raw, -1n);
  state.good = { ...state.good, links };
  await verifyUndone(state, step, moving, measure);
  return patch;
}

export async function restoreStart(opened: OpenTree, measure: () => Promise<MeasuredStep>): Promise<void> {
  const { state, blobs } = opened;
  const { start } = state;
  const step = await measure();
  const moving = changedSince(state.repo.root, step.found);
  await state.guard?.restore();
  const index = state.store.index(`restored-${++state.counter}`);
  copyIndex(start.index, index);
  const { written, links } = await restoreState({
    root: state.repo.root,
    store: state.store,
    blobs,
    index,
    changes: step.total,
    special: [...step.special, ...[...state.good.known].filter((raw) => !start.known.has(raw))],
    folders: start.folders,
    present: step.scan.now,
    modes: start.modes,
    links: start.links,
    newlyLinked: [...step.newlyLinked, ...state.good.newlyLinked],
    found: null,
  });
  for (const raw of written) state.racyFiles.set(raw, -1n);
  state.start = { ...start, links };
  state.good = {
    index,
    tree: Promise.resolve(start.tree),
    total: new Map(),
    folders: start.folders,
    modes: start.modes,
    links,
    newlyLinked: new Set(),
    known: start.known,
  };
  opened.edits.forget();
  await verifyUndone(state, step, moving, measure);
}

/**
 * Fails closed: stops the run if the step is not fully undone, or if another program keeps writing its files. `moving`:
 * paths of the step that changed between its measurement and its undoing. The new measurement shows writes before the
 * restoration; the comparison with `restored` shows later ones.
 */
async function verifyUndone(
  { repo: { root } }: TreeState,
  step: MeasuredStep,
  moving: readonly RawPath[],
  measure: () => Promise<MeasuredStep>,
): Promise<void> {
  const restored = readDiskEntries(root, [...step.found.keys(), ...step.total.map((change) => change.raw)]);
  const { step: remaining, measurement } = await measure();
  const differing = [
    ...remaining.map((change) => change.raw),
    ...measurement.hazards.map((hazard) => hazard.path),
  ];
  if (differing.length > 0) {
    throw stop(`the workspace could not be restored: ${listSome(differing)} still differ`);
  }
  const written = [...new Set([...moving, ...changedSince(root, restored)])];
  if (written.length > 0) {
    throw stop(
      `another program keeps changing the restored workspace (${listSome(written)}): stop that program and run again`,
    );
  }
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'failure', reason });
}

function listSome(names: readonly RawPath[]): string {
  return names.slice(0, 10).map(printableName).join(', ');
}

/**
 * Returns the patch from `tree` to `index`. Ignored files are left out, because a patch is stored and sent, and they
 * may contain secrets.
 */
export async function patchOf(state: TreeState, tree: string, index: string): Promise<Uint8Array> {
  releaseFifosAbove(state.repo.root, [...state.good.total.keys(), ...state.watched]);
  const withoutIgnored = state.watched.size === 0 ? index : await withoutWatched(state, tree, index);
  const answer = await state.store.git({
    args: ['diff-index', '--cached', ...PATCH_OPTIONS, tree, '--'],
    index: withoutIgnored,
  });
  return answer.stdout;
}

/** Returns a copy of the index in which the watched files are as in the tree. */
async function withoutWatched(state: TreeState, tree: string, index: string): Promise<string> {
  const { store, watched } = state;
  const changes = await diffAgainst(state, tree, index);
  const records = changes
    .filter(({ raw }) => watched.has(raw))
    .map(({ raw, oldMode, oldOid }) =>
      oldMode === null || oldOid === null ? removalRecord(store, raw) : indexRecord(oldMode, oldOid, raw),
    );
  if (records.length === 0) return index;
  const copy = store.index(`shown-${++state.counter}`);
  copyIndex(index, copy);
  await writeRecords(store, copy, records);
  return copy;
}

export function sizeOf(state: TreeState, change: RawChange): number {
  return state.sizes.get(change.newOid ?? '') ?? 0;
}

export async function countLines(
  state: TreeState,
  blobs: BlobReader,
  raw: RawPath,
  proposed: Uint8Array,
): Promise<LineCount> {
  const entry = state.start.entries.get(raw);
  const before = entry === undefined ? null : await blobs.read(entry.oid);
  const plain = countExactly(before, proposed);
  if (plain !== null || entry === undefined) return plain ?? { added: 0, removed: 0, binary: true };
  const oid = state.store.writeBlob(proposed);
  const answer = await state.store.git({
    args: ['diff', '--numstat', '--no-ext-diff', '--no-textconv', entry.oid, oid],
  });
  const [added = '-', removed = '-'] = answer.stdout.toString('latin1').split('\t');
  const binary = added === '-';
  return { added: binary ? 0 : Number(added), removed: binary ? 0 : Number(removed), binary };
}
