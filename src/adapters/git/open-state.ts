import { join as joinPath } from 'node:path';
import { copyIndex } from './candidates.ts';
import { type Folder, walkFolders } from './folders.ts';
import { type GitDirGuard, type GuardOptions, guardAll, guardGitDir } from './git-dir-guard.ts';
import type { Linked } from './hard-links.ts';
import { readHeadDifferences, type Side } from './head-differences.ts';
import { specialBelow, surveyIgnored, timeOnDisk } from './ignored-survey.ts';
import { type IndexEntry, statOf } from './index-file.ts';
import { takeInventory } from './inventory.ts';
import { openStart, type Start } from './open-start.ts';
import { rememberNames } from './path-names.ts';
import { type RawPath, toRaw, toText } from './raw-path.ts';
import { scopeOf } from './scope.ts';
import { gitDirOf, type Layout, layoutOf, type Site } from './site.ts';
import type { TreeState } from './state.ts';
import type { Watch } from './watch.ts';
import { takeWatched } from './watched.ts';

export interface StateOptions {
  readonly privateDir: string;
  readonly excluded: readonly string[];
  readonly guardGitDir: boolean | GuardOptions;
  readonly watch?: Watch;
  readonly clock?: () => number;
}

const NS_PER_S = 1_000_000_000n;

/**
 * The start, taken. `complete` resolves when also what an index does not hold is known: modes, hard links,
 * folders, special files. That is read in the background, for nothing needs it before the first command.
 */
export async function openState(
  site: Site,
  options: StateOptions,
): Promise<{ readonly state: TreeState; readonly complete: Promise<void> }> {
  const second = Math.floor(Date.now() / 1000);
  const start = await openStart(site, options.privateDir, options.excluded);
  const good = start.store.index('good');
  copyIndex(start.index, good);
  const folders = new Map<RawPath, Folder>();
  const modes = new Map<RawPath, number>();
  const links = new Map<RawPath, Linked>();
  const known = new Set<RawPath>();
  const entries = sidesOf(start.entries);
  const state: TreeState = {
    site,
    ...commitFacts(start),
    store: start.store,
    excluded: options.excluded.map(toRaw),
    nested: start.nested,
    guard: guardOf(site, start, options.guardGitDir),
    start: { tree: start.tree, index: start.index, entries, folders, modes, links, known },
    good: {
      index: good,
      tree: Promise.resolve(start.tree),
      total: new Map(),
      folders,
      modes,
      links,
      gained: new Set(),
      known,
    },
    sizes: new Map(),
    recent: recentlyChanged(start.entries, second),
    watch: options.watch ?? null,
    watched: new Set(),
    free: new Set(),
    guardedFolders: new Set(),
    ruled: new Map(),
    holding: null,
    nameOf: rememberNames(),
    unread: new Set(start.unread),
    clock: options.clock ?? Date.now,
    ignored: null,
    special: [],
    settledAt: null,
    counter: 0,
  };
  return { state, complete: completeStart(state, start.entries, second) };
}

/** What an index does not hold: folders, ignored files, modes and hard links. */
async function completeStart(
  state: TreeState,
  entries: readonly IndexEntry[],
  second: number,
): Promise<void> {
  const { site, store } = state;
  const parts = [scanStart(state), state.guard?.check()] as const;
  // Where one fails the others still write: nobody may take the store away under them.
  await Promise.allSettled(parts);
  const [{ scan, ignored, watched }] = await Promise.all(parts);
  const inventory = await takeInventory(site.root, [...entries, ...watched]);
  for (const [raw, ctime] of recentlyChanged(watched, second)) state.recent.set(raw, ctime);
  const known = new Set([...scan.special, ...scan.dotGit, ...scan.tooDeep]);
  const found = { folders: scan.now, modes: inventory.modes, links: inventory.links, known };
  state.start = { ...state.start, ...found };
  state.good = { ...state.good, ...found };
  state.special = [...scan.special, ...ignored.special, ...(await specialBelow(state, scan.dotGit))];
  // Last: what changes from here on is a change.
  state.ignored = { ...ignored, since: timeOnDisk(store.dir) };
}

/** One walk: folders for the measurements, and the ignored files, those that are watched among them. */
async function scanStart(state: TreeState) {
  const scan = await walkFolders(scopeOf(state));
  const ignored = await surveyIgnored(state, scan);
  const watched = state.watch === null ? [] : await takeWatched(state, state.watch, ignored, scan.ignored);
  return { scan, ignored, watched };
}

function sidesOf(entries: readonly IndexEntry[]): ReadonlyMap<RawPath, Side> {
  return new Map(entries.map(({ name, mode, oid }) => [name, { mode: mode.toString(8), oid }]));
}

function commitFacts({ store, head: commit, tree, leftOut, hints }: Start) {
  const head = readHeadDifferences(store.git, commit, tree);
  // Awaited by whoever judges a change; a failure is told then.
  head.catch(() => undefined);
  return { head, leftOut: new Set(leftOut), hints };
}

/** Without being told better, any change may be a command's. */
const EXPOSED: GuardOptions = { reach: async () => 'exposed', onForeign: () => undefined };

/** The start is read from the objects of nested repositories too, so all of them are guarded. */
function guardOf(site: Site, { store, nested }: Start, how: boolean | GuardOptions): GitDirGuard | null {
  if (how === false) return null;
  const options = how === true ? EXPOSED : how;
  const layouts = nested.flatMap((folder): Layout[] => {
    const root = joinPath(site.root, toText(folder));
    const gitDir = gitDirOf(root);
    return gitDir === null ? [] : [layoutOf(root, gitDir)];
  });
  const all = [site, ...layouts].map((layout) => ({ ...site, ...layout, workspace: site.root }));
  return guardAll(all.map((guarded) => guardGitDir(guarded, store.dir, options)));
}

/** Files whose change time lies in the second the index was made in, or after it. */
function recentlyChanged(entries: readonly IndexEntry[], second: number): Map<RawPath, bigint> {
  const recent = new Map<RawPath, bigint>();
  for (const entry of entries) {
    const stat = statOf(entry);
    if (stat.ctime >= second) recent.set(entry.name, BigInt(stat.ctime) * NS_PER_S + BigInt(stat.ctimeNs));
  }
  return recent;
}
