import { readFileSync } from 'node:fs';
import { setImmediate as nextTick } from 'node:timers/promises';
import { applyToIndex, copyIndex, writeTree } from './candidates.ts';
import type { RawChange } from './diff-output.ts';
import { filesBelow, readable } from './files-below.ts';
import type { FolderScan } from './folders.ts';
import { finder } from './found.ts';
import { filesOf, type IgnoredSurvey } from './ignored-names.ts';
import { type IndexEntry, parseIndex } from './index-file.ts';
import { isWithin, join, parentOf, type RawPath, toRaw, toText } from './raw-path.ts';
import type { TreeState } from './state.ts';
import type { Watch } from './watch.ts';

/** Entries that are looked through for new ones below one guarded folder, at each measurement. */
const LARGEST_PLACE = 10_000;
/** Names held against the rules before the event loop gets a turn. */
const BATCH = 500;

/**
 * Takes the ignored files that are watched into the start, as if they were tracked: then they are measured, judged
 * and put back like any other. Gives their entries. `tops`: the topmost ignored folders. Nothing may measure or fold edits meanwhile.
 */
export async function takeWatched(
  state: TreeState,
  watch: Watch,
  ignored: IgnoredSurvey,
  tops: readonly RawPath[],
): Promise<readonly IndexEntry[]> {
  const { store, site, start } = state;
  noteGuardedFolders(state, watch, tops);
  const names = await watchedAmong(state, watch, ignored);
  if (names.length === 0) return [];
  await applyToIndex(site.root, store, start.index, names);
  const tree = await writeTree(store, start.index);
  const taken = new Set(names);
  const entries = parseIndex(readFileSync(start.index), store.format).entries.filter((entry) =>
    taken.has(entry.name),
  );
  copyIndex(start.index, state.good.index);
  for (const entry of entries) state.watched.add(entry.name);
  const all = new Map(start.entries);
  for (const entry of entries) all.set(entry.name, { mode: entry.mode.toString(8), oid: entry.oid });
  state.start = { ...start, tree, entries: all };
  state.good = { ...state.good, tree: Promise.resolve(tree) };
  return entries;
}

async function watchedAmong(state: TreeState, watch: Watch, ignored: IgnoredSurvey): Promise<RawPath[]> {
  const found: RawPath[] = [];
  let looked = 0;
  for (const raw of filesOf(ignored)) {
    const path = toText(raw);
    const guarded = isGuarded(watch, raw, topAbove(raw, ignored.folders));
    const kept = !guarded && watch.keeps(path);
    if (guarded || kept) found.push(raw);
    if (kept) state.free.add(raw);
    if (++looked % BATCH === 0) await nextTick();
  }
  return found.filter((raw) => !isWithin(raw, state.excluded));
}

/**
 * Whether every change of an ignored file counts. `top`: the topmost ignored folder that it lies in; null where none is
 * ignored. What a pattern for any depth matches in an ignored folder belongs to somebody else's package.
 */
export function isGuarded(watch: Watch, raw: RawPath, top: RawPath | null): boolean {
  if (top === null) return watch.guards(toText(raw));
  return watch.guards(toText(top)) || watch.guardsInIgnored(toText(raw));
}

/** The topmost of these folders that a path lies in; null where it lies in none. */
export function topAbove(raw: RawPath, folders: { has(folder: RawPath): boolean }): RawPath | null {
  let top: RawPath | null = null;
  for (let at = parentOf(raw); at !== ''; at = parentOf(at)) if (folders.has(at)) top = at;
  return top;
}

function noteGuardedFolders(state: TreeState, watch: Watch, tops: readonly RawPath[]): void {
  for (const raw of tops) if (watch.guards(toText(raw))) state.guardedFolders.add(raw);
}

/**
 * Guarded paths that nobody knew before. Those that are not ignored are found by git as well. `loose`: ignored files in
 * folders that are not.
 */
export function newGuarded(
  state: TreeState,
  watch: Watch,
  scan: Pick<FolderScan, 'ignored'>,
  loose: ReadonlySet<RawPath>,
): RawPath[] {
  const { root } = state.site;
  noteGuardedFolders(state, watch, scan.ignored);
  const find = finder(root);
  const found = new Set<RawPath>([...loose].filter((raw) => watch.guards(toText(raw))));
  for (const top of state.guardedFolders) {
    if (find(top).kind !== 'folder') continue;
    for (const file of filesBelow(root, [top], LARGEST_PLACE)) found.add(file);
  }
  for (const place of watch.places.map(toRaw)) {
    if (place !== '' && find(place).kind !== 'folder') continue;
    for (const entry of readable(root, place)) {
      const raw = join(place, entry.name);
      if (!watch.guardsInIgnored(toText(raw))) continue;
      if (entry.isDirectory()) {
        for (const file of filesBelow(root, [raw], LARGEST_PLACE))
          if (watch.guardsInIgnored(toText(file))) found.add(file);
      } else if (entry.isFile() || entry.isSymbolicLink()) found.add(raw);
    }
  }
  return [...found].filter(
    (raw) => !state.start.entries.has(raw) && !state.good.total.has(raw) && !isWithin(raw, state.excluded),
  );
}

/** An ignored file that may be changed as long as it stays. */
export function isFree({ watched, free }: TreeState, raw: RawPath): boolean {
  return watched.has(raw) && free.has(raw);
}

/** Without the changes of ignored files that may be changed as long as they stay. */
export function withoutFree(state: TreeState, changes: readonly RawChange[]): readonly RawChange[] {
  return changes.filter((change) => {
    if (!isFree(state, change.raw)) return true;
    const emptied = change.oldOid !== change.newOid && (state.sizes.get(change.newOid ?? '') ?? 0) === 0;
    return change.status !== 'modified' || emptied;
  });
}
