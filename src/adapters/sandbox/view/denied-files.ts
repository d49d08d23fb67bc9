import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { SUBMODULE_MODE } from '../../../core/git/file-mode.ts';
import { GIT_FOLDER } from '../../../core/path/git-folder.ts';
import type { Git } from '../../git/program/run-git.ts';

/** Names that are examined to find a file whose folder was moved: about 0.5 s. */
const MAX_SEARCHED_NAMES = 200_000;

/** Length of untracked paths that git receives as arguments. With more, it walks the whole tree again. */
const MAX_PATHSPEC_CHARS = 64 * 1024;

/** Keys and settings are never longer. */
const MAX_FILE_BYTES = 64 * 1024;

/** Decides if the model never sees the content of this path, relative to the root. */
export type IsDenied = (path: string) => boolean;

/** The files of one repository that the model never sees, and the folders in it with a repository of their own. */
export interface FoundFiles {
  /** Relative to the repository's root. */
  readonly paths: readonly string[];
  readonly nested: readonly string[];
}

/**
 * Lists the files of a repository that are never shown to the model: tracked, untracked and ignored ones, but not those
 * of nested repositories. In a folder that is ignored as a whole (dependencies, build output) only its direct files
 * count, because searching all of them would take longer than the command. Throws GitError.
 */
export async function findDeniedFiles(git: Git, root: string, isDenied: IsDenied): Promise<FoundFiles> {
  const list = async (...args: readonly string[]): Promise<readonly string[]> => {
    const answer = await git({ args: ['ls-files', '-z', ...args] });
    return answer.stdout.toString('utf8').split('\0').slice(0, -1);
  };
  const [staged, tops] = await Promise.all([list('--stage'), list('--others', '--directory')]);
  // One walk of the whole tree finds the untracked files. The rules are checked for these places only.
  const named = tops.map((top) => top.replace(/\/$/, ''));
  const places = named.join().length > MAX_PATHSPEC_CHARS ? [] : named;
  const below = (...which: readonly string[]) => list(...which, '--exclude-standard', '--', ...places);
  const [others, ignored] = await Promise.all(
    tops.length === 0 ? [[], []] : [below('--others'), below('--others', '--ignored', '--directory')],
  );
  const folders = ignored.filter((name) => name.endsWith('/'));
  const inFolders = folders.flatMap((folder) =>
    namesIn(join(root, folder)).map((name) => `${folder}${name}`),
  );
  const tracked = staged.map((line) => line.slice(line.indexOf('\t') + 1));
  const modules = staged
    .filter((line) => line.startsWith(SUBMODULE_MODE))
    .map((line) => line.split('\t')[1] ?? '');
  const found = new Set<string>();
  for (const paths of [tracked, others, ignored, inFolders]) {
    for (const path of paths) if (!path.endsWith('/') && isDenied(path)) found.add(path);
  }
  const own = others.filter((path) => path.endsWith('/'));
  const candidates = [
    ...modules,
    ...[...own, ...folders].map((path) => path.replace(/\/$/, '')),
    ...inFolders,
  ];
  const nested = [...new Set(candidates)].filter((path) => existsSync(join(root, path, GIT_FOLDER)));
  return { paths: [...found], nested };
}

/**
 * Tracks these files, sockets and FIFOs. A command cannot move a masked file, but it can move the folder that contains
 * it, and the next command would see it. So each file is also known by its inode, and is searched for when it has
 * moved.
 */
export class DeniedFiles {
  readonly #root: string;
  /** Maps each place to the file that was there at the last check; null if there was none. */
  readonly #places: Map<string, string | null>;

  constructor(root: string, paths: readonly string[]) {
    this.#root = realpathSync(root);
    this.#places = new Map(paths.map((path) => [path, identityOf(join(this.#root, path))]));
  }

  /** Returns where they are now. */
  paths(): readonly string[] {
    const moved = new Map<string, string>();
    for (const [path, before] of this.#places) {
      const now = identityOf(join(this.#root, path));
      if (now === before) continue;
      if (before !== null) moved.set(before, basename(path));
      this.#places.set(path, now);
    }
    if (moved.size > 0) this.#follow(moved);
    return [...this.#places].filter(([, file]) => file !== null).map(([path]) => path);
  }

  #follow(moved: ReadonlyMap<string, string>): void {
    const names = new Set(moved.values());
    let left = MAX_SEARCHED_NAMES;
    const folders = [''];
    for (let folder = folders.shift(); folder !== undefined && left > 0; folder = folders.shift()) {
      for (const entry of readFolderReopened(join(this.#root, folder))) {
        left -= 1;
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory() && path !== GIT_FOLDER) folders.push(path);
        if (entry.isDirectory() || entry.isSymbolicLink() || !names.has(entry.name)) continue;
        const found = identityOf(join(this.#root, path));
        if (found !== null && moved.has(found)) this.#places.set(path, found);
      }
    }
  }
}

/** Returns the text of such a file; '' if it is larger than 64 kB or cannot be read. */
export function contentOf(root: string, path: string): string {
  const file = join(root, path);
  try {
    const found = lstatSync(file);
    return found.isFile() && found.size <= MAX_FILE_BYTES ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}

/**
 * Identifies a file regardless of its name; null for folders and links. Also null behind a link and in a folder that
 * cannot be entered: a mask would not work there, and the file is found under its real name.
 */
function identityOf(path: string): string | null {
  try {
    const found = lstatSync(path);
    const isOther = found.isDirectory() || found.isSymbolicLink() || realpathSync(path) !== path;
    return isOther ? null : `${found.dev}:${found.ino}`;
  } catch {
    return null;
  }
}

/** Makes the folder readable for us if a command closed it. The next command could open it too. */
function readFolderReopened(folder: string) {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch {
    try {
      chmodSync(folder, lstatSync(folder).mode | 0o500);
    } catch {
      // Not owned by us, so a command cannot open it either.
    }
  }
  return entriesOf(folder);
}

function entriesOf(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

function namesIn(folder: string): readonly string[] {
  return entriesOf(folder).map(({ name }) => name);
}
