import { mkdirSync, unlinkSync } from 'node:fs';
import type { Hazard } from '../../core/change.ts';
import { disarmAbove } from './attribute-traps.ts';
import type { Blobs } from './blobs.ts';
import { applyToIndex, copyIndex, listTouched } from './candidates.ts';
import { commitHazards } from './commit-hazards.ts';
import { DIFF_OPTIONS, parseDiff, type RawChange, toFileChange } from './diff-output.ts';
import { type FolderScan, PRIVILEGE, scanFolders } from './folders.ts';
import type { Found } from './found.ts';
import { gainedNames } from './hard-links.ts';
import { hazardsOf } from './hazards.ts';
import { ignoredFiles } from './ignored.ts';
import { type BadLink, badLinks } from './links.ts';
import { openAbove } from './locked.ts';
import { isWithin, type RawPath } from './raw-path.ts';
import { rewritten } from './rewritten.ts';
import { scopeOf } from './scope.ts';
import type { Step, TreeState } from './state.ts';
import { lstatThere } from './there.ts';
import { refuseUnread } from './unread.ts';
import { isFree, newGuarded, withoutFree } from './watched.ts';

/** What differs on disk from the last good state, whoever says otherwise. Changes nothing but the private store. */
export async function measureStep(state: TreeState, blobs: Blobs): Promise<Step> {
  ensureRoot(state);
  const { names, scan, afresh, guarded } = await look(state);
  const special = scan.special.filter((raw) => !state.good.known.has(raw));
  const dotGit = scan.dotGit.filter((raw) => !state.good.known.has(raw));
  const tooDeep = scan.tooDeep.filter((raw) => !state.good.known.has(raw));
  const seen = { scan, special, dotGit, tooDeep, guarded };
  if (names.length === 0 && afresh.size === 0) return unchanged(state, seen);
  return compare({ state, blobs }, names, afresh, seen);
}

interface Seen {
  readonly scan: FolderScan;
  readonly special: readonly RawPath[];
  readonly dotGit: readonly RawPath[];
  readonly tooDeep: readonly RawPath[];
  readonly guarded: readonly Hazard[];
}

interface Look {
  readonly names: readonly RawPath[];
  readonly scan: FolderScan;
  readonly afresh: ReadonlySet<RawPath>;
  readonly guarded: readonly Hazard[];
}

/** Git's look at tracked files and ours at folders, at once. */
async function look(state: TreeState): Promise<Look> {
  const { store, good } = state;
  const list = () => listTouched(store, good.index);
  const first = list();
  // Awaited below; a scan that throws first must not leave it unhandled.
  first.catch(() => undefined);
  const scan = await scanFolders(scopeOf(state), good.folders);
  const listed = scan.reopened ? first.then(list, list) : first;
  listed.catch(() => undefined);
  // Only now, for the scan has opened what was locked; and while git is at work.
  const afresh = rewritten(state);
  const guarded = (await state.guard?.check()) ?? [];
  const ignored = await ignoredFiles(store, scan.unknown);
  const untracked = scan.unknown.filter((raw) => !ignored.has(raw));
  const touched = await listed;
  const blind = [...scan.tooDeep, ...state.unread, ...good.known];
  refuseUnread([...touched.unread, ...scan.unread], blind);
  const protectedNow = state.watch === null ? [] : newGuarded(state, state.watch, scan, ignored);
  const counted = new Set(untracked);
  for (const raw of protectedNow) if (!counted.has(raw)) state.watched.add(raw);
  const outside = [...state.excluded, ...scan.tooDeep];
  const all = [...touched.names, ...untracked, ...protectedNow];
  return { names: all.filter((raw) => !isWithin(raw, outside)), scan, afresh, guarded };
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
    obstacles: [],
  });
}

async function compare(
  { state, blobs }: { readonly state: TreeState; readonly blobs: Blobs },
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
  const [links, obstacles] = await Promise.all([
    badLinks(state, step ?? total, found),
    commitHazards(state, blobs, withoutFree(state, step ?? total), withoutFree(state, total)),
  ]);
  return finish(state, seen, { index, step: step ?? total, total, found, oversized, links, obstacles });
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
  /** What no commit can hold. */
  readonly obstacles: readonly Hazard[];
}

function finish(state: TreeState, seen: Seen, compared: Compared): Step {
  const { found, oversized, links, obstacles } = compared;
  const total = withoutFree(state, compared.total);
  const step = compared.step === compared.total ? total : withoutFree(state, compared.step);
  const toChanges = (changes: readonly RawChange[]) =>
    changes.map((change) => toFileChange(change, state.sizes.get(change.newOid ?? '') ?? 0, state.nameOf));
  const totalChanges = toChanges(total);
  const gained = gainedNames(state.good.links, found).filter((raw) => !isFree(state, raw));
  const hazards = [
    ...seen.guarded,
    ...hazardsOf({
      step,
      found,
      gained,
      oversized,
      links,
      privileged: [...seen.scan.privileged, ...privilegedAmong(state, found)],
      special: seen.special,
      dotGit: seen.dotGit,
      tooDeep: seen.tooDeep,
    }),
    ...obstacles,
  ];
  return {
    measurement: { step: step === total ? totalChanges : toChanges(step), total: totalChanges, hazards },
    index: compared.index,
    step,
    total,
    scan: seen.scan,
    found,
    gained,
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
