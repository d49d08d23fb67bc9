import { ignoredFolders } from './ignored.ts';
import { parentOf, type RawPath } from './raw-path.ts';
import type { TreeState } from './state.ts';

/** Which of these folders the start's rules take out of sight: ignored, and without a file that is measured. */
export async function ruledAmong(
  state: TreeState,
  folders: readonly RawPath[],
): Promise<ReadonlySet<RawPath>> {
  const unknown = folders.filter((raw) => !state.ruled.has(raw));
  if (unknown.length > 0) {
    const holding = foldersWithFiles(state);
    const ignored = await ignoredFolders(
      state.store,
      unknown.filter((raw) => !holding.has(raw)),
    );
    for (const raw of unknown) state.ruled.set(raw, ignored.has(raw));
  }
  return new Set(folders.filter((raw) => state.ruled.get(raw)));
}

function foldersWithFiles(state: TreeState): ReadonlySet<RawPath> {
  state.holding ??= foldersOf([...state.start.entries.keys()].filter((raw) => !state.watched.has(raw)));
  return state.holding;
}

/** Every folder on the way to one of these files. */
function foldersOf(files: Iterable<RawPath>): ReadonlySet<RawPath> {
  const folders = new Set<RawPath>();
  for (const file of files) {
    for (let folder = parentOf(file); folder !== '' && !folders.has(folder); folder = parentOf(folder)) {
      folders.add(folder);
    }
  }
  return folders;
}
