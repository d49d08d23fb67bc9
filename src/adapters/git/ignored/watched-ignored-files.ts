import { readFileSync } from 'node:fs';
import { setImmediate as nextTick } from 'node:timers/promises';
import { isWithinAny } from '../../../core/path/is-within.ts';
import type { RawChange } from '../objects/diff-output.ts';
import { type IndexEntry, parseIndex } from '../objects/index-file.ts';
import { copyIndex, updateIndex, writeTree } from '../objects/update-index.ts';
import { joinRaw, parentOf, type RawPath, toRawPath, toText } from '../program/raw-path.ts';
import { filesInSurvey, type IgnoredSurvey } from '../start/ignored-survey.ts';
import type { TreeState } from '../start/tree-state.ts';
import type { WatchRules } from '../start/watched-paths.ts';
import { diskEntryReader } from '../worktree/disk-entry.ts';
import { filesBelow, readFolderOrEmpty } from '../worktree/files-below.ts';
import type { FolderScan } from '../worktree/folder-scan.ts';

/** Maximum number of entries to search for new files below one protected folder, per measurement. */
const MAX_FOLDER_ENTRIES = 10_000;
/** Names checked before the event loop gets a turn. */
const BATCH = 500;

/**
 * Adds the watched ignored files to the start as if they were tracked, so that they are measured, judged and restored
 * like any other. Returns their entries. `tops`: the topmost ignored folders. Nothing may measure or fold edits
 * meanwhile.
 */
export async function addWatchedFiles(
  state: TreeState,
  watch: WatchRules,
  ignored: IgnoredSurvey,
  tops: readonly RawPath[],
): Promise<readonly IndexEntry[]> {
  const { store, repo, start } = state;
  noteProtectedFolders(state, watch, tops);
  const names = await watchedAmong(state, watch, ignored);
  if (names.length === 0) return [];
  await updateIndex(repo.root, store, start.index, names);
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

async function watchedAmong(state: TreeState, watch: WatchRules, ignored: IgnoredSurvey): Promise<RawPath[]> {
  const found: RawPath[] = [];
  let checked = 0;
  for (const raw of filesInSurvey(ignored)) {
    const path = toText(raw);
    const isProtected = isProtectedPath(watch, raw, topmostFolderAbove(raw, ignored.folders));
    const mustStay = !isProtected && watch.mustExist(path);
    if (isProtected || mustStay) found.push(raw);
    if (mustStay) state.mayChange.add(raw);
    if (++checked % BATCH === 0) await nextTick();
  }
  return found.filter((raw) => !isWithinAny(raw, state.excluded));
}

/**
 * Returns true if every change of an ignored file counts. `top`: the topmost ignored folder around it, or null. A file
 * in an ignored folder that only a pattern for any depth matches usually belongs to a dependency.
 */
export function isProtectedPath(watch: WatchRules, raw: RawPath, top: RawPath | null): boolean {
  if (top === null) return watch.isProtected(toText(raw));
  return watch.isProtected(toText(top)) || watch.isProtectedInIgnored(toText(raw));
}

/** Returns the topmost of these folders that contains the path, or null. */
export function topmostFolderAbove(raw: RawPath, folders: { has(folder: RawPath): boolean }): RawPath | null {
  let top: RawPath | null = null;
  for (let at = parentOf(raw); at !== ''; at = parentOf(at)) if (folders.has(at)) top = at;
  return top;
}

function noteProtectedFolders(state: TreeState, watch: WatchRules, tops: readonly RawPath[]): void {
  for (const raw of tops) if (watch.isProtected(toText(raw))) state.protectedFolders.add(raw);
}

/**
 * Finds protected paths that were not known before. Git finds those that are not ignored. `loose`: ignored files in
 * folders that are not ignored.
 */
export function findNewProtectedPaths(
  state: TreeState,
  watch: WatchRules,
  scan: Pick<FolderScan, 'ignored'>,
  loose: ReadonlySet<RawPath>,
): RawPath[] {
  const { root } = state.repo;
  noteProtectedFolders(state, watch, scan.ignored);
  const find = diskEntryReader(root);
  const found = new Set<RawPath>([...loose].filter((raw) => watch.isProtected(toText(raw))));
  for (const top of state.protectedFolders) {
    if (find(top).kind !== 'folder') continue;
    for (const file of filesBelow(root, [top], MAX_FOLDER_ENTRIES)) found.add(file);
  }
  for (const place of watch.places.map(toRawPath)) {
    if (place !== '' && find(place).kind !== 'folder') continue;
    for (const entry of readFolderOrEmpty(root, place)) {
      const raw = joinRaw(place, entry.name);
      if (!watch.isProtectedInIgnored(toText(raw))) continue;
      if (entry.isDirectory()) {
        for (const file of filesBelow(root, [raw], MAX_FOLDER_ENTRIES))
          if (watch.isProtectedInIgnored(toText(file))) found.add(file);
      } else if (entry.isFile() || entry.isSymbolicLink()) found.add(raw);
    }
  }
  return [...found].filter(
    (raw) => !state.start.entries.has(raw) && !state.good.total.has(raw) && !isWithinAny(raw, state.excluded),
  );
}

/** Returns true for an ignored file that may change but must stay. */
export function mayChangeContent({ watched, mayChange }: TreeState, raw: RawPath): boolean {
  return watched.has(raw) && mayChange.has(raw);
}

/** Leaves out changes of ignored files that may change but must stay. */
export function withoutAllowedChanges(state: TreeState, changes: readonly RawChange[]): readonly RawChange[] {
  return changes.filter((change) => {
    if (!mayChangeContent(state, change.raw)) return true;
    const emptied = change.oldOid !== change.newOid && (state.sizes.get(change.newOid ?? '') ?? 0) === 0;
    return change.status !== 'modified' || emptied;
  });
}
