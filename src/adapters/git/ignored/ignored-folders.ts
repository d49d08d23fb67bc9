import { parentOf, type RawPath } from '../program/raw-path.ts';
import type { TreeState } from '../start/tree-state.ts';
import type { ScanScope } from '../worktree/folder-scan.ts';
import { ignoredFolders } from '../worktree/ignored-paths.ts';

/** Returns those of `folders` that the start's rules ignore and that contain no measured file. */
export async function ignoredFoldersAmong(
  state: TreeState,
  folders: readonly RawPath[],
): Promise<ReadonlySet<RawPath>> {
  const unknown = folders.filter((raw) => !state.ignoredFolderCache.has(raw));
  if (unknown.length > 0) {
    const withFiles = foldersWithFiles(state);
    const ignored = await ignoredFolders(
      state.store,
      unknown.filter((raw) => !withFiles.has(raw)),
    );
    for (const raw of unknown) state.ignoredFolderCache.set(raw, ignored.has(raw));
  }
  return new Set(folders.filter((raw) => state.ignoredFolderCache.get(raw)));
}

function foldersWithFiles(state: TreeState): ReadonlySet<RawPath> {
  state.foldersWithTrackedFiles ??= foldersOf(
    [...state.start.entries.keys()].filter((raw) => !state.watched.has(raw)),
  );
  return state.foldersWithTrackedFiles;
}

/** Returns every folder above one of these files. */
function foldersOf(files: Iterable<RawPath>): ReadonlySet<RawPath> {
  const folders = new Set<RawPath>();
  for (const file of files) {
    for (let folder = parentOf(file); folder !== '' && !folders.has(folder); folder = parentOf(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}

/** Returns what a scan treats as known: the files and links of the last good state. */
export function scanScope(state: TreeState): ScanScope {
  return {
    root: state.repo.root,
    now: state.clock(),
    findIgnored: (folders) => ignoredFoldersAmong(state, folders),
    isKnown: (raw) => {
      const change = state.good.total.get(raw);
      return change === undefined ? state.start.entries.has(raw) : change.newMode !== null;
    },
  };
}
