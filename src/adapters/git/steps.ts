import { StopRun } from '../../core/outcome.ts';
import type { UndonePatch } from '../../core/undone.ts';
import { disarmAbove } from './attribute-traps.ts';
import type { Blobs } from './blobs.ts';
import { copyIndex, indexRecord, removalRecord, treeOf, writeRecords } from './candidates.ts';
import { PATCH_OPTIONS, type RawChange } from './diff-output.ts';
import type { Edits } from './edits.ts';
import { adoptLinks } from './hard-links.ts';
import { countPlainly, type LineCount } from './line-count.ts';
import { diffAgainst } from './measure.ts';
import { shown } from './names.ts';
import type { RawPath } from './raw-path.ts';
import { restore } from './restore.ts';
import type { Step, TreeState } from './state.ts';
import { lookAt, movedSince } from './stillness.ts';
import { undonePatch } from './undone-patch.ts';

export interface Opened {
  readonly state: TreeState;
  readonly blobs: Blobs;
  readonly edits: Edits;
}

/** The measured state becomes the good one. */
export function adopt(state: TreeState, step: Step): void {
  const { good } = state;
  const modes = new Map(good.modes);
  for (const [raw, here] of step.found) {
    if (here.kind === 'file') modes.set(raw, here.mode);
    if (here.kind === 'file' || here.kind === 'link') state.recent.set(raw, here.ctime);
    else state.recent.delete(raw);
  }
  state.good = {
    index: step.index,
    tree: step.step.length === 0 ? good.tree : treeOf(state.store, step.index),
    total: new Map(step.total.map((change) => [change.raw, change])),
    folders: step.scan.now,
    modes,
    links: adoptLinks(state.site.root, good.links, step.found),
    gained: new Set([...good.gained, ...step.gained]),
    known: new Set([...good.known, ...step.special]),
  };
}

/** Returns what was undone as a patch of at most `room` bytes. Throws if the disk is not as it was afterwards. */
export async function undo(
  opened: Opened,
  step: Step,
  room: number,
  measure: () => Promise<Step>,
): Promise<UndonePatch> {
  const { state, blobs } = opened;
  const { good } = state;
  const patch = await undonePatch(state, step, room);
  const moving = movedSince(state.site.root, step.found);
  await state.guard?.restore();
  const { written, links } = await restore({
    root: state.site.root,
    store: state.store,
    blobs,
    index: good.index,
    changes: step.step,
    special: step.special,
    folders: good.folders,
    present: step.scan.now,
    modes: good.modes,
    links: good.links,
    gained: step.gained,
    found: step.found,
  });
  for (const raw of written) state.recent.set(raw, -1n);
  state.good = { ...state.good, links };
  await verify(state, step, moving, measure);
  return patch;
}

export async function restoreStart(opened: Opened, measure: () => Promise<Step>): Promise<void> {
  const { state, blobs } = opened;
  const { start } = state;
  const step = await measure();
  const moving = movedSince(state.site.root, step.found);
  await state.guard?.restore();
  const index = state.store.index(`restored-${++state.counter}`);
  copyIndex(start.index, index);
  const { written, links } = await restore({
    root: state.site.root,
    store: state.store,
    blobs,
    index,
    changes: step.total,
    special: [...step.special, ...[...state.good.known].filter((raw) => !start.known.has(raw))],
    folders: start.folders,
    present: step.scan.now,
    modes: start.modes,
    links: start.links,
    gained: [...step.gained, ...state.good.gained],
    found: null,
  });
  for (const raw of written) state.recent.set(raw, -1n);
  state.start = { ...start, links };
  state.good = {
    index,
    tree: Promise.resolve(start.tree),
    total: new Map(),
    folders: start.folders,
    modes: start.modes,
    links,
    gained: new Set(),
    known: start.known,
  };
  opened.edits.drop();
  await verify(state, step, moving, measure);
}

/**
 * Fail closed: a step that is not wholly taken back must not look as if it were, nor one that something goes on
 * writing. `moving`: the paths of the step that changed between its measuring and its undoing. Once more they are
 * looked at when they are back: what was written before that, the measuring tells; what was written after, the look.
 */
async function verify(
  { site: { root } }: TreeState,
  step: Step,
  moving: readonly RawPath[],
  measure: () => Promise<Step>,
): Promise<void> {
  const back = lookAt(root, [...step.found.keys(), ...step.total.map((change) => change.raw)]);
  const { step: left, measurement } = await measure();
  const differing = [
    ...left.map((change) => change.raw),
    ...measurement.hazards.map((hazard) => hazard.path),
  ];
  if (differing.length > 0) {
    throw stop(`the workspace could not be put back: ${few(differing)} still differ`);
  }
  const written = [...new Set([...moving, ...movedSince(root, back)])];
  if (written.length > 0) {
    throw stop(
      `the workspace does not stay as it was put back: something that is no part of the run writes ${few(written)}; end it and run again`,
    );
  }
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'failure', reason });
}

function few(names: readonly RawPath[]): string {
  return names.slice(0, 10).map(shown).join(', ');
}

/** What is ignored stays out of it: a patch is kept and sent, and an ignored file may hold a secret. */
export async function patchOf(state: TreeState, tree: string, index: string): Promise<Uint8Array> {
  disarmAbove(state.site.root, [...state.good.total.keys(), ...state.watched]);
  const shown = state.watched.size === 0 ? index : await withoutWatched(state, tree, index);
  const answer = await state.store.git({
    args: ['diff-index', '--cached', ...PATCH_OPTIONS, tree, '--'],
    index: shown,
  });
  return answer.stdout;
}

/** A copy of the index in which the watched files are as they are in the tree. */
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
  blobs: Blobs,
  raw: RawPath,
  proposed: Uint8Array,
): Promise<LineCount> {
  const entry = state.start.entries.get(raw);
  const before = entry === undefined ? null : await blobs.read(entry.oid);
  const plain = countPlainly(before, proposed);
  if (plain !== null || entry === undefined) return plain ?? { added: 0, removed: 0, binary: true };
  const oid = state.store.writeBlob(proposed);
  const answer = await state.store.git({
    args: ['diff', '--numstat', '--no-ext-diff', '--no-textconv', entry.oid, oid],
  });
  const [added = '-', removed = '-'] = answer.stdout.toString('latin1').split('\t');
  const binary = added === '-';
  return { added: binary ? 0 : Number(added), removed: binary ? 0 : Number(removed), binary };
}
