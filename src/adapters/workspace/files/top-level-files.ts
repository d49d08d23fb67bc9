import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { GIT_FOLDER } from '../../../core/path/git-folder.ts';
import type { WorkspacePackage } from '../../../core/project.ts';
import { readFromDisk } from '../../../settings/sources/file.ts';

/** Names and texts at the top of a repository. Links are not listed or followed. */
export interface TopFiles {
  readonly files: ReadonlySet<string>;
  readonly folders: ReadonlySet<string>;
  readonly programs: ReadonlySet<string>;
  readonly texts: ReadonlyMap<string, string>;
  readonly unread: readonly string[];
  /** True if there is nothing besides `.git`; links count. */
  readonly isEmpty: boolean;
}

/** Bytes. No manifest written by a person is larger. */
const MAX_FILE_BYTES = 1024 * 1024;
/** Bytes. Enough to see which tool wrote a lock file. */
const MAX_LOCK_BYTES = 64 * 1024 * 1024;
const HEAD = 4096;
const MAX_ENTRIES = 10_000;
/** Limits: folders to visit, and the size of one package.json. */
const MAX_PACKAGES = 100;
const MAX_PACKAGE_BYTES = 256 * 1024;

/** Reads the top of `root`. `reading` returns how much of a file is read. */
export function readTop(root: string, reading: (name: string) => 'whole' | 'head' | 'none'): TopFiles {
  const entries = readdirSync(root, { withFileTypes: true });
  const listed = entries.slice(0, MAX_ENTRIES);
  const files = listed.filter((entry) => entry.isFile()).map(({ name }) => name);
  const texts = new Map<string, string>();
  const unread: string[] = [];
  for (const name of files) {
    const how = reading(name);
    if (how === 'none') continue;
    const read = readFromDisk(join(root, name), how === 'head' ? MAX_LOCK_BYTES : MAX_FILE_BYTES);
    if (read.kind === 'bytes')
      texts.set(name, decoded(how === 'head' ? read.bytes.subarray(0, HEAD) : read.bytes));
    else if (read.kind === 'refused' && how === 'whole')
      unread.push(`${name} was not read: ${read.message}.`);
  }
  return {
    files: new Set(files),
    folders: new Set(listed.filter((entry) => entry.isDirectory()).map(({ name }) => name)),
    programs: new Set(files.filter((name) => (lstatSync(join(root, name)).mode & 0o111) !== 0)),
    texts,
    unread,
    isEmpty: entries.every(({ name }) => name === GIT_FOLDER),
  };
}

/** Decodes UTF-8 without a byte order mark and with LF line ends. Invalid bytes become replacement characters. */
function decoded(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes).replace(/\r\n?/g, '\n');
}

/** Returns the packages of a workspace: each named folder, or each folder in a named parent. */
export function readPackages(
  root: string,
  places: readonly { readonly folder: string; readonly isParent: boolean }[],
): readonly WorkspacePackage[] {
  const folders = places.flatMap(({ folder, isParent }) =>
    isParent ? foldersIn(root, folder).map((name) => `${folder}/${name}`) : [folder],
  );
  return [...new Set(folders)].slice(0, MAX_PACKAGES).flatMap((folder) => {
    if (!isRealFolder(root, folder)) return [];
    const path = join(root, folder, 'package.json');
    if (lstatSync(path, { throwIfNoEntry: false })?.isFile() !== true) return [];
    const read = readFromDisk(path, MAX_PACKAGE_BYTES);
    return read.kind === 'bytes' ? [{ folder, manifest: decoded(read.bytes) }] : [];
  });
}

/** Returns the workflows in `.github/workflows` by path. Larger ones have no text. */
export function readWorkflows(root: string): ReadonlyMap<string, string> {
  const folder = '.github/workflows';
  if (!isRealFolder(root, folder)) return new Map();
  const names = readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/i.test(entry.name))
    .map(({ name }) => name)
    .sort();
  return new Map(
    names.slice(0, MAX_PACKAGES).map((name) => {
      const read = readFromDisk(join(root, folder, name), MAX_PACKAGE_BYTES);
      return [`${folder}/${name}`, read.kind === 'bytes' ? decoded(read.bytes) : ''];
    }),
  );
}

function foldersIn(root: string, folder: string): readonly string[] {
  if (!isRealFolder(root, folder)) return [];
  return readdirSync(join(root, folder), { withFileTypes: true })
    .slice(0, MAX_ENTRIES)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .slice(0, MAX_PACKAGES);
}

/** Returns true for a folder of the repository that is not reached through a link. */
function isRealFolder(root: string, path: string): boolean {
  const parts = path.split('/');
  return parts.every((_, at) => {
    const place = join(root, ...parts.slice(0, at + 1));
    return lstatSync(place, { throwIfNoEntry: false })?.isDirectory() === true;
  });
}
