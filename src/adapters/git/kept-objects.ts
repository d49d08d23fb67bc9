import {
  chmodSync,
  copyFileSync,
  type Dirent,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { lstatThere } from './there.ts';

/**
 * The repository's objects under second names, so that a deleted `.git` can be put back, and the start be read
 * meanwhile. Only for runs in which nothing keeps commands from writing `.git`.
 */
export interface KeptObjects {
  /** Pack files that are gone. */
  missingPacks(): readonly string[];
  /** Gives every object that is gone its old name back. */
  restore(): Promise<void>;
}

/** Bytes that are copied where a second name cannot be given (another file system); more is left unkept. */
const MOST_COPIED = 256 * 1024 ** 2;

export async function keepObjects(objects: string, store: string): Promise<KeptObjects> {
  const kept: string[] = [];
  let copied = 0;
  for (const folder of foldersIn(objects)) {
    mkdirSync(join(store, folder), { recursive: true });
    for (const name of filesIn(objects, folder)) {
      const from = join(objects, name);
      if (!secondName(from, join(store, name))) {
        // Packed by another git since it was listed.
        if (!existsSync(from)) continue;
        copied += statSync(from).size;
        if (copied > MOST_COPIED) return keptObjects(objects, store, kept);
        if (!isCopied(from, join(store, name))) continue;
      }
      kept.push(name);
    }
    // A folder takes a moment, and there may be 256 of them: the model's answer must not wait for all.
    await nextTick();
  }
  return keptObjects(objects, store, kept);
}

function keptObjects(objects: string, store: string, kept: readonly string[]): KeptObjects {
  const gone = () => kept.filter((name) => !existsSync(join(objects, name)));
  return {
    missingPacks: () => kept.filter((name) => name.startsWith('pack/') && !existsSync(join(objects, name))),
    restore: async () => {
      const names = gone();
      // Without these two, empty or not, git takes the folder for no object store.
      for (const folder of names.length > 0 ? ['info', 'pack'] : []) {
        ensureFolder(join(objects, folder));
      }
      for (const name of names) {
        const to = join(objects, name);
        ensureFolder(dirname(to));
        if (!secondName(join(store, name), to)) copyFileSync(join(store, name), to);
      }
    },
  };
}

const OWNER_MAY = 0o700;

/** A file or a link may stand in its place, and it may be locked. */
function ensureFolder(path: string): void {
  const stat = lstatThere(path);
  if (stat !== undefined && !stat.isDirectory()) rmSync(path);
  mkdirSync(path, { recursive: true });
  const mode = stat?.isDirectory() ? stat.mode : OWNER_MAY;
  if ((mode & OWNER_MAY) !== OWNER_MAY) chmodSync(path, 0o755);
}

/** But for `info`: the store's own list of alternates is not the repository's. */
function foldersIn(objects: string): readonly string[] {
  return entriesIn(objects)
    .filter((entry) => entry.isDirectory() && entry.name !== 'info')
    .map(({ name }) => name);
}

function filesIn(objects: string, folder: string): readonly string[] {
  return entriesIn(join(objects, folder))
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);
}

/** False where it went meanwhile, or may not be read. */
function isCopied(from: string, to: string): boolean {
  try {
    copyFileSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && ['ENOENT', 'EACCES'].includes(String(error.code)))
      return false;
    throw error;
  }
}

/** None of what nobody here may read: git cannot read it either, and says so where it needs it. */
function entriesIn(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

/** False where the file system gives none. */
function secondName(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EEXIST';
  }
}
