import { mkdirSync, unlinkSync } from 'node:fs';
import type { Hazard } from '../../../core/git/change.ts';
import { isWithinAny } from '../../../core/path/is-within.ts';
import { awaitedLater } from '../../../core/settled.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import { commitHazards } from '../hazards/commit-hazards.ts';
import { type ForbiddenLink, findForbiddenLinks } from '../hazards/link-hazards.ts';
import { stepHazards } from '../hazards/step-hazards.ts';
import { scanScope } from '../ignored/ignored-folders.ts';
import {
  findNewProtectedPaths,
  mayChangeContent,
  withoutAllowedChanges,
} from '../ignored/watched-ignored-files.ts';
import type { BlobReader } from '../objects/blob-reader.ts';
import { DIFF_OPTIONS, parseDiff, type RawChange, toFileChange } from '../objects/diff-output.ts';
import { copyIndex, listPossiblyChanged, updateIndex } from '../objects/update-index.ts';
import type { RawPath } from '../program/raw-path.ts';
import { filesWithNewNames } from '../start/hard-links.ts';
import type { MeasuredStep, TreeState } from '../start/tree-state.ts';
import { releaseFifosAbove } from '../worktree/attribute-fifos.ts';
import type { DiskEntry } from '../worktree/disk-entry.ts';
import { type FolderScan, SPECIAL_MODE_BITS, scanFolders } from '../worktree/folder-scan.ts';
import { ignoredFiles } from '../worktree/ignored-paths.ts';
import { reopenFoldersAbove } from '../worktree/reopen-folders.ts';
import { refuseUnreadable } from '../worktree/unreadable-paths.ts';
import { correctAttributes } from './correct-attributes.ts';
import { findRacyFiles } from './racy-files.ts';

/** Measures what differs on disk from the last good state. Writes only to the private store. */
export async function measureStep(state: TreeState, blobs: BlobReader): Promise<MeasuredStep> {
  ensureRoot(state);
  const { names, scan, racyFiles, guarded } = await observe(state);
  const special = scan.special.filter((raw) => !state.good.known.has(raw));
  const gitEntries = scan.gitEntries.filter((raw) => !state.good.known.has(raw));
  const tooDeep = scan.tooDeep.filter((raw) => !state.good.known.has(raw));
  const seen = { scan, special, gitEntries, tooDeep, guarded };
  if (names.length === 0 && racyFiles.size === 0) return unchangedStep(state, seen);
  return compareStep({ state, blobs }, names, racyFiles, seen);
}

interface ScanResult {
  readonly scan: FolderScan;
  readonly special: readonly RawPath[];
  readonly gitEntries: readonly RawPath[];
  readonly tooDeep: readonly RawPath[];
  readonly guarded: readonly Hazard[];
}

interface Observation {
  readonly names: readonly RawPath[];
  readonly scan: FolderScan;
  readonly racyFiles: ReadonlySet<RawPath>;
  readonly guarded: readonly Hazard[];
}

/** Checks tracked files with git and folders on our own, in parallel. */
async function observe(state: TreeState): Promise<Observation> {
  const { store, good } = state;
  const list = () => listPossiblyChanged(store, good.index);
  const first = awaitedLater(list());
  const scan = await scanFolders(scanScope(state), good.folders);
  const listed = awaitedLater(scan.reopened ? first.then(list, list) : first);
  // This runs after the scan, which opened locked folders, and while git is working.
  const racyFiles = findRacyFiles(state);
  const guarded = (await state.guard?.check()) ?? [];
  const ignored = await ignoredFiles(store, scan.unknown);
  const untracked = scan.unknown.filter((raw) => !ignored.has(raw));
  const touched = await listed;
  const unmeasured = [...scan.tooDeep, ...state.unreadableAtStart, ...good.known];
  refuseUnreadable([...touched.unreadable, ...scan.unreadable], unmeasured);
  const protectedNow = state.watch === null ? [] : findNewProtectedPaths(state, state.watch, scan, ignored);
  const counted = new Set(untracked);
  for (const raw of protectedNow) if (!counted.has(raw)) state.watched.add(raw);
  const outside = [...state.excluded, ...scan.tooDeep];
  const all = [...touched.names, ...untracked, ...protectedNow];
  return { names: all.filter((raw) => !isWithinAny(raw, outside)), scan, racyFiles, guarded };
}

function unchangedStep(state: TreeState, seen: ScanResult): MeasuredStep {
  const total = [...state.good.total.values()];
  return toStep(state, seen, {
    index: state.good.index,
    step: [],
    total,
    found: new Map(),
    oversized: [],
    links: [],
    obstacles: [],
  });
}

async function compareStep(
  { state, blobs }: { readonly state: TreeState; readonly blobs: BlobReader },
  names: readonly RawPath[],
  racyFiles: ReadonlySet<RawPath>,
  seen: ScanResult,
): Promise<MeasuredStep> {
  const { store, start, good } = state;
  const goodTree = await good.tree;
  const index = store.index(`measured-${++state.counter}`);
  copyIndex(good.index, index);
  correctAttributes(state, [...names, ...racyFiles]);
  const { entries: found, oversized } = await updateIndex(state.repo.root, store, index, names, racyFiles);
  const [total, step] = await Promise.all([
    diffAgainst(state, start.tree, index),
    goodTree === start.tree ? null : diffAgainst(state, goodTree, index),
  ]);
  rememberSizes(state, total, found);
  const [links, obstacles] = await Promise.all([
    findForbiddenLinks(state, step ?? total, found),
    commitHazards(
      state,
      blobs,
      withoutAllowedChanges(state, step ?? total),
      withoutAllowedChanges(state, total),
    ),
  ]);
  return toStep(state, seen, { index, step: step ?? total, total, found, oversized, links, obstacles });
}

export async function diffAgainst(state: TreeState, tree: string, index: string): Promise<RawChange[]> {
  releaseFifosAbove(state.repo.root, [...state.good.total.keys(), ...state.watched]);
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
  readonly found: ReadonlyMap<RawPath, DiskEntry>;
  readonly oversized: readonly RawPath[];
  readonly links: readonly ForbiddenLink[];
  /** Changes that no commit can contain. */
  readonly obstacles: readonly Hazard[];
}

function toStep(state: TreeState, seen: ScanResult, compared: Compared): MeasuredStep {
  const { found, oversized, links, obstacles } = compared;
  const total = withoutAllowedChanges(state, compared.total);
  const step = compared.step === compared.total ? total : withoutAllowedChanges(state, compared.step);
  const toChanges = (changes: readonly RawChange[]) =>
    changes.map((change) => toFileChange(change, state.sizes.get(change.newOid ?? '') ?? 0));
  const totalChanges = toChanges(total);
  const newlyLinked = filesWithNewNames(state.good.links, found).filter(
    (raw) => !mayChangeContent(state, raw),
  );
  const hazards = [
    ...seen.guarded,
    ...stepHazards({
      step,
      found,
      newlyLinked,
      oversized,
      links,
      privileged: [...seen.scan.privileged, ...privilegedAmong(state, found)],
      special: seen.special,
      gitEntries: seen.gitEntries,
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
    newlyLinked,
    special: [...seen.special, ...seen.gitEntries, ...seen.tooDeep],
  };
}

/** Returns the files that gained a set-user-id, set-group-id or sticky bit. */
function privilegedAmong({ good }: TreeState, found: ReadonlyMap<RawPath, DiskEntry>): RawPath[] {
  const files = [...found].filter(
    ([raw, entry]) =>
      entry.kind === 'file' && (entry.mode & SPECIAL_MODE_BITS & ~(good.modes.get(raw) ?? 0)) !== 0,
  );
  return files.map(([raw]) => raw);
}

function rememberSizes(
  state: TreeState,
  total: readonly RawChange[],
  found: ReadonlyMap<RawPath, DiskEntry>,
): void {
  for (const { raw, newOid } of total) {
    const entry = found.get(raw);
    if (newOid !== null && entry !== undefined && 'size' in entry) state.sizes.set(newOid, entry.size);
  }
}

/** Creates the workspace folder if it was deleted, and removes anything else in its place. */
function ensureRoot({ repo: { root }, good }: TreeState): void {
  const stat = lstatOrUndefined(root);
  if (stat?.isDirectory()) {
    // Git cannot start in a locked folder.
    reopenFoldersAbove(root, good.folders, ['.']);
    return;
  }
  if (stat !== undefined) unlinkSync(root);
  mkdirSync(root);
}
