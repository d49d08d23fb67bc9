import {
  accessSync,
  chmodSync,
  constants,
  lstatSync,
  readdirSync,
  readFileSync,
  realpathSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import type { Git } from './git/exec.ts';
import { withOtherNames } from './other-names.ts';

/** Names that are looked at to find a file again that was moved with its folder: some 0.5 s. */
const MOST_NAMES = 200_000;

/** Characters of untracked paths that git is told of by name; where there are more, it walks the whole tree again. */
const MOST_NAMED = 64 * 1024;

/** Nobody's keys and settings are longer. */
const MOST_BYTES = 64 * 1024;

/** Whether a path, relative to the root, is one whose content the model never sees. */
export type IsDenied = (path: string) => boolean;

/**
 * The files in the workspace that are never shown to the model, as they are now: tracked, untracked and ignored
 * ones, under all their names. Of a folder that is ignored as a whole (dependencies, build output) only the files right inside it count:
 * to look into all of them would take longer than the command. Relative to the root. Throws GitError.
 */
export async function findDenied(git: Git, root: string, isDenied: IsDenied): Promise<readonly string[]> {
  const list = async (...args: readonly string[]): Promise<readonly string[]> => {
    const answer = await git({ args: ['ls-files', '-z', ...args] });
    return answer.stdout.toString('utf8').split('\0').slice(0, -1);
  };
  const [tracked, tops] = await Promise.all([list('--cached'), list('--others', '--directory')]);
  // One walk of the whole tree tells where untracked files are. The rules are asked about these places alone.
  const named = tops.map((top) => top.replace(/\/$/, ''));
  const places = named.join().length > MOST_NAMED ? [] : named;
  const below = (...which: readonly string[]) => list(...which, '--exclude-standard', '--', ...places);
  const [others, ignored] = await Promise.all(
    tops.length === 0 ? [[], []] : [below('--others'), below('--others', '--ignored', '--directory')],
  );
  const inFolders = ignored
    .filter((name) => name.endsWith('/'))
    .flatMap((folder) => namesIn(join(root, folder)).map((name) => folder + name));
  const found = new Set<string>();
  for (const paths of [tracked, others, ignored, inFolders]) {
    for (const path of paths) if (!path.endsWith('/') && isDenied(path)) found.add(path);
  }
  return withOtherNames(root, [...found]);
}

/**
 * Keeps sight of these files, sockets and FIFOs. A command that sees one of them masked cannot move it, but it can move the folder
 * around it, and the next command would then see it: so each is known by its inode too, and looked for when it is
 * no longer in its place.
 */
export class DeniedFiles {
  readonly #root: string;
  /** Each place with the file that was there when it was last looked at; null: none. */
  readonly #places: Map<string, string | null>;

  constructor(root: string, paths: readonly string[]) {
    this.#root = realpathSync(root);
    this.#places = new Map(paths.map((path) => [path, identityOf(join(this.#root, path))]));
  }

  /** Where they are now. */
  paths(): readonly string[] {
    const gone = new Map<string, string>();
    for (const [path, before] of this.#places) {
      const now = identityOf(join(this.#root, path));
      if (now === before) continue;
      if (before !== null) gone.set(before, basename(path));
      this.#places.set(path, now);
    }
    if (gone.size > 0) this.#follow(gone);
    return [...this.#places].filter(([, file]) => file !== null).map(([path]) => path);
  }

  #follow(gone: ReadonlyMap<string, string>): void {
    const names = new Set(gone.values());
    let left = MOST_NAMES;
    const folders = [''];
    for (let folder = folders.shift(); folder !== undefined && left > 0; folder = folders.shift()) {
      for (const entry of openedEntriesOf(join(this.#root, folder))) {
        left -= 1;
        const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory() && path !== '.git') folders.push(path);
        if (entry.isDirectory() || entry.isSymbolicLink() || !names.has(entry.name)) continue;
        const found = identityOf(join(this.#root, path));
        if (found !== null && gone.has(found)) this.#places.set(path, found);
      }
    }
  }
}

/** What such a file says; nothing where it is larger than 64 kB or cannot be read. */
export function contentOf(root: string, path: string): string {
  const file = join(root, path);
  try {
    const found = lstatSync(file);
    return found.isFile() && found.size <= MOST_BYTES ? readFileSync(file, 'utf8') : '';
  } catch {
    return '';
  }
}

/**
 * Which file it is, whatever its name becomes; null for folders and links. Null behind a link too, and in a folder that cannot
 * be entered: a mask would not be there, and the file is found under its real name.
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

/** Opens the folder to us, if a command closed it. The next command could open it too. */
function openedEntriesOf(folder: string) {
  try {
    accessSync(folder, constants.R_OK | constants.X_OK);
  } catch {
    try {
      chmodSync(folder, lstatSync(folder).mode | 0o500);
    } catch {
      // It is not ours: then the command cannot open it either.
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
