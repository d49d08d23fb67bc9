import { join as joinPath } from 'node:path';
import { awaitedLater } from '../../core/settled.ts';
import { type GitDirGuard, type GuardOptions, guardAll, guardGitDir } from './guard/git-dir-guard.ts';
import { scanScope } from './ignored/ignored-folders.ts';
import { diskTime, specialBelow, surveyIgnored } from './ignored/survey-ignored.ts';
import { addWatchedFiles } from './ignored/watched-ignored-files.ts';
import { readHeadDifferences, type TreeEntry } from './objects/head-differences.ts';
import { type IndexEntry, statOf } from './objects/index-file.ts';
import { copyIndex } from './objects/update-index.ts';
import { type RawPath, toRawPath, toText } from './program/raw-path.ts';
import {
  gitDirOf,
  type RepositoryLayout,
  repositoryLayout,
  type UserRepository,
} from './program/user-repository.ts';
import { recordFileInventory } from './start/file-inventory.ts';
import type { HardLink } from './start/hard-links.ts';
import { type RecordedStart, recordStart } from './start/record-start.ts';
import type { TreeState } from './start/tree-state.ts';
import type { WatchRules } from './start/watched-paths.ts';
import { type FolderState, walkFolders } from './worktree/folder-scan.ts';

export interface TreeStateOptions {
  readonly privateDir: string;
  readonly excluded: readonly string[];
  readonly guardGitDir: boolean | GuardOptions;
  readonly watch?: WatchRules;
  readonly clock?: () => number;
}

const NS_PER_S = 1_000_000_000n;

/**
 * Records the start. `complete` resolves when facts that an index does not contain are known too: modes, hard links,
 * folders, special files. They are read in the background, because nothing needs them before the first command.
 */
export async function openTreeState(
  repo: UserRepository,
  options: TreeStateOptions,
): Promise<{ readonly state: TreeState; readonly complete: Promise<void> }> {
  const second = Math.floor(Date.now() / 1000);
  const start = await recordStart(repo, options.privateDir, options.excluded);
  const good = start.store.index('good');
  copyIndex(start.index, good);
  const folders = new Map<RawPath, FolderState>();
  const modes = new Map<RawPath, number>();
  const links = new Map<RawPath, HardLink>();
  const known = new Set<RawPath>();
  const entries = sidesOf(start.entries);
  const state: TreeState = {
    repo,
    ...commitFacts(start),
    store: start.store,
    excluded: options.excluded.map(toRawPath),
    nested: start.nested,
    guard: createGuard(repo, start, options.guardGitDir),
    start: { tree: start.tree, index: start.index, entries, folders, modes, links, known },
    good: {
      index: good,
      tree: Promise.resolve(start.tree),
      total: new Map(),
      folders,
      modes,
      links,
      newlyLinked: new Set(),
      known,
    },
    sizes: new Map(),
    racyFiles: recentlyChanged(start.entries, second),
    watch: options.watch ?? null,
    watched: new Set(),
    mayChange: new Set(),
    protectedFolders: new Set(),
    ignoredFolderCache: new Map(),
    foldersWithTrackedFiles: null,
    unreadableAtStart: new Set(start.unreadable),
    clock: options.clock ?? Date.now,
    ignored: null,
    special: [],
    settledAt: null,
    counter: 0,
  };
  return { state, complete: completeStart(state, start.entries, second) };
}

/** Reads what an index does not contain: folders, ignored files, modes and hard links. */
async function completeStart(
  state: TreeState,
  entries: readonly IndexEntry[],
  second: number,
): Promise<void> {
  const { repo, store } = state;
  const parts = [scanStart(state), state.guard?.check()] as const;
  // If one fails, the others still write, so the store must stay until all are done.
  await Promise.allSettled(parts);
  const [{ scan, ignored, watched }] = await Promise.all(parts);
  const inventory = await recordFileInventory(repo.root, [...entries, ...watched]);
  for (const [raw, ctime] of recentlyChanged(watched, second)) state.racyFiles.set(raw, ctime);
  const known = new Set([...scan.special, ...scan.gitEntries, ...scan.tooDeep]);
  const found = { folders: scan.now, modes: inventory.modes, links: inventory.links, known };
  state.start = { ...state.start, ...found };
  state.good = { ...state.good, ...found };
  state.special = [...scan.special, ...ignored.special, ...(await specialBelow(state, scan.gitEntries))];
  // Set last, because changes count from here on.
  state.ignored = { ...ignored, since: diskTime(store.dir) };
}

/** Walks the workspace once: folders for the measurements, and the ignored files with the watched ones among them. */
async function scanStart(state: TreeState) {
  const scan = await walkFolders(scanScope(state));
  const ignored = await surveyIgnored(state, scan);
  const watched =
    state.watch === null ? [] : await addWatchedFiles(state, state.watch, ignored, scan.ignored);
  return { scan, ignored, watched };
}

function sidesOf(entries: readonly IndexEntry[]): ReadonlyMap<RawPath, TreeEntry> {
  return new Map(entries.map(({ name, mode, oid }) => [name, { mode: mode.toString(8), oid }]));
}

function commitFacts({ store, head: commit, tree, leftOut, hints }: RecordedStart) {
  const head = awaitedLater(readHeadDifferences(store.git, commit, tree));
  return { head, leftOut: new Set(leftOut), hints };
}

/** The default: any change may be a command's. */
const ASSUME_EXPOSED: GuardOptions = { reach: async () => 'exposed', onExternalChange: () => undefined };

/** Guards nested repositories too, because the start is read from their objects. */
function createGuard(
  repo: UserRepository,
  { store, nested }: RecordedStart,
  how: boolean | GuardOptions,
): GitDirGuard | null {
  if (how === false) return null;
  const options = how === true ? ASSUME_EXPOSED : how;
  const layouts = nested.flatMap((folder): RepositoryLayout[] => {
    const root = joinPath(repo.root, toText(folder));
    const gitDir = gitDirOf(root);
    return gitDir === null ? [] : [repositoryLayout(root, gitDir)];
  });
  const all = [repo, ...layouts].map((layout) => ({ ...repo, ...layout, workspace: repo.root }));
  return guardAll(all.map((guarded) => guardGitDir(guarded, store.dir, options)));
}

/** Returns files whose change time is in the second in which the index was created, or later. */
function recentlyChanged(entries: readonly IndexEntry[], second: number): Map<RawPath, bigint> {
  const recent = new Map<RawPath, bigint>();
  for (const entry of entries) {
    const stat = statOf(entry);
    if (stat.ctime >= second) recent.set(entry.name, BigInt(stat.ctime) * NS_PER_S + BigInt(stat.ctimeNs));
  }
  return recent;
}
