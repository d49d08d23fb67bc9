import { mkdirSync, unlinkSync } from 'node:fs';
import type { Hazard } from '../../core/change.ts';
import { disarmAbove } from './attribute-traps.ts';
import { applyToIndex, copyIndex, listTouched } from './candidates.ts';
import { DIFF_OPTIONS, parseDiff, type RawChange, toFileChange } from './diff-output.ts';
import { withFilesBelow } from './files-below.ts';
import { type FolderScan, PRIVILEGE, scanFolders } from './folders.ts';
import type { Found } from './found.ts';
import { hazardsOf } from './hazards.ts';
import { listUntracked } from './ignored.ts';
import { type BadLink, badLinks } from './links.ts';
import { openAbove } from './locked.ts';
import { isWithin, onDisk, type RawPath } from './raw-path.ts';
import { ruledAmong } from './ruled.ts';
import type { Step, TreeState } from './state.ts';
import { lstatExact, lstatThere } from './there.ts';
import { refuseUnread } from './unread.ts';
import { newGuarded, withoutFree } from './watched.ts';

/** What differs on disk from the last good state, whoever says otherwise. Changes nothing but the private store. */
export async function measureStep(state: TreeState): Promise<Step> {
  ensureRoot(state);
  const { names, scan } = await look(state);
  // Only now: the scan has opened what was locked.
  const afresh = rewritten(state);
  const guarded = (await state.guard?.check()) ?? [];
  const special = scan.special.filter((raw) => !state.good.known.has(raw));
  const dotGit = scan.dotGit.filter((raw) => !state.good.known.has(raw));
  const tooDeep = scan.tooDeep.filter((raw) => !state.good.known.has(raw));
  const seen = { scan, special, dotGit, tooDeep, guarded };
  if (names.length === 0 && afresh.size === 0) return unchanged(state, seen);
  return compare(state, names, afresh, seen);
}

interface Seen {
  readonly scan: FolderScan;
  readonly special: readonly RawPath[];
  readonly dotGit: readonly RawPath[];
  readonly tooDeep: readonly RawPath[];
  readonly guarded: readonly Hazard[];
}

/** Both of git's views and ours, at once. */
async function look(state: TreeState): Promise<{ names: RawPath[]; scan: FolderScan }> {
  const { store, good, site } = state;
  const list = () => Promise.all([listTouched(store, good.index), listUntracked(store, good.index)]);
  const first = list();
  // Awaited below; a scan that throws first must not leave it unhandled.
  first.catch(() => undefined);
  const scan = await scanFolders(site.root, good.folders, (folders) => ruledAmong(state, folders));
  if (scan.reopened) await first.catch(() => undefined);
  const [touched, untracked] = await (scan.reopened ? list() : first);
  const blind = [...scan.tooDeep, ...state.unread, ...good.known];
  refuseUnread([...touched.unread, ...untracked.unread], blind);
  const inside = await withFilesBelow(store, site.root, untracked.names);
  const guarded = state.watch === null ? [] : newGuarded(state, state.watch);
  const counted = new Set(inside);
  for (const raw of guarded) if (!counted.has(raw)) state.watched.add(raw);
  const outside = [...state.excluded, ...scan.tooDeep];
  return { names: [...touched.names, ...inside, ...guarded].filter((raw) => !isWithin(raw, outside)), scan };
}

function unchanged(state: TreeState, seen: Seen): Step {
  const total = [...state.good.total.values()];
  return finish(state, seen, {
    index: state.good.index,
    step: [],
    total,
    found: new Map(),
    oversized: [],
    links: [],
  });
}

async function compare(
  state: TreeState,
  names: readonly RawPath[],
  afresh: ReadonlySet<RawPath>,
  seen: Seen,
): Promise<Step> {
  const { store, start, good } = state;
  const goodTree = await good.tree;
  const index = store.index(`measured-${++state.counter}`);
  copyIndex(good.index, index);
  const { found, oversized } = await applyToIndex(state.site.root, store, index, names, afresh);
  const [total, step] = await Promise.all([
    diffAgainst(state, start.tree, index),
    goodTree === start.tree ? null : diffAgainst(state, goodTree, index),
  ]);
  rememberSizes(state, total, found);
  const links = await badLinks(state, step ?? total, found);
  return finish(state, seen, { index, step: step ?? total, total, found, oversized, links });
}

export async function diffAgainst(state: TreeState, tree: string, index: string): Promise<RawChange[]> {
  disarmAbove(state.site.root, [...state.good.total.keys(), ...state.watched]);
  const answer = await state.store.git({
    args: ['diff-index', '--cached', ...DIFF_OPTIONS, tree, '--'],
    index,
  });
  return parseDiff(answer.stdout);
}

interface Compared {
  readonly index: string;
  readonly step: readonly RawChange[];
  readonly total: readonly RawChange[];
  readonly found: ReadonlyMap<RawPath, Found>;
  readonly oversized: readonly RawPath[];
  readonly links: readonly BadLink[];
}

function finish(state: TreeState, seen: Seen, compared: Compared): Step {
  const { found, oversized, links } = compared;
  const step = withoutFree(state, compared.step);
  const total = withoutFree(state, compared.total);
  const toChanges = (changes: readonly RawChange[]) =>
    changes.map((change) => toFileChange(change, state.sizes.get(change.newOid ?? '') ?? 0));
  const hazards = [
    ...seen.guarded,
    ...hazardsOf({
      step,
      found,
      oversized,
      links,
      privileged: [...seen.scan.privileged, ...privilegedAmong(state, found)],
      special: seen.special,
      dotGit: seen.dotGit,
      tooDeep: seen.tooDeep,
      nested: state.nested,
    }),
  ];
  return {
    measurement: { step: toChanges(step), total: toChanges(total), hazards },
    index: compared.index,
    step,
    total,
    scan: seen.scan,
    found,
    special: [...seen.special, ...seen.dotGit, ...seen.tooDeep],
  };
}

/** Files with a bit that lends their owner's rights, and that they did not have. */
function privilegedAmong({ good }: TreeState, found: ReadonlyMap<RawPath, Found>): RawPath[] {
  const files = [...found].filter(
    ([raw, here]) => here.kind === 'file' && (here.mode & PRIVILEGE & ~(good.modes.get(raw) ?? 0)) !== 0,
  );
  return files.map(([raw]) => raw);
}

function rememberSizes(
  state: TreeState,
  total: readonly RawChange[],
  found: ReadonlyMap<RawPath, Found>,
): void {
  for (const { raw, newOid } of total) {
    const here = found.get(raw);
    if (newOid !== null && here !== undefined && 'size' in here) state.sizes.set(newOid, here.size);
  }
}

const NS_PER_S = 1_000_000_000n;

/** Files that were written again within one second of the index: git's seconds do not show it. */
function rewritten(state: TreeState): Set<RawPath> {
  const changed = new Set<RawPath>();
  const second = BigInt(Math.floor(Date.now() / 1000));
  for (const [raw, ctime] of state.recent) {
    if (isWithin(raw, state.excluded)) continue;
    const stat = lstatExact(onDisk(state.site.root, raw));
    if (stat?.ctimeNs !== ctime) changed.add(raw);
    else if (second > ctime / NS_PER_S + 1n) state.recent.delete(raw);
  }
  return changed;
}

/** A workspace that was deleted is an empty one; what stands in its place instead of a folder goes. */
function ensureRoot({ site: { root }, good }: TreeState): void {
  const stat = lstatThere(root);
  if (stat?.isDirectory()) {
    // Locked, it would let not even git begin.
    openAbove(root, good.folders, ['.']);
    return;
  }
  if (stat !== undefined) unlinkSync(root);
  mkdirSync(root);
}
