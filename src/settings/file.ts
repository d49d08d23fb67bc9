import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  lstatSync,
  openSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { dirname, isAbsolute, join, relative, sep } from 'node:path';
import { messageOf } from '../core/message-of.ts';
import { UNTRUSTED_SOURCES } from './untrusted-source.ts';

/** What became of reading a file. A message says what is wrong and the way out, without the file's name. */
export type FileRead =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads a file from wherever the configuration is trusted: the disk here, a commit elsewhere. */
export type ReadFile = (path: string, maxBytes: number) => FileRead | Promise<FileRead>;

/**
 * A regular file of at most `maxBytes`. Never waits on a pipe, and never reads more than the limit of a device or
 * of a file that grows meanwhile.
 */
export function readFromDisk(path: string, maxBytes: number): FileRead {
  let handle: number | null = null;
  try {
    handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = fstatSync(handle);
    if (stat.isDirectory()) return refused('it is a folder: name a file');
    if (!stat.isFile()) return refused('it is not a regular file: name one');
    if (stat.size > maxBytes) return refused(tooLarge(stat.size, maxBytes));
    return readAll(handle, maxBytes);
  } catch (error) {
    return failed(error);
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/**
 * Reads files, but none through a link that leads out of the repository at `root`, or into its `.git`: the repository
 * may hold such a link, and what is wrong with a file is quoted. For that reason a `.yml` is no link to a `.env` either. A path that the user gave outside of it is read as it is.
 */
export function readWithin(root: string): ReadFile {
  return (path, maxBytes) => {
    const message = isBelow(path, root) ? leadsAway(path, root) : null;
    return message === null ? readFromDisk(path, maxBytes) : refused(message);
  };
}

const YAML = /\.ya?ml$/i;

function leadsAway(path: string, root: string): string | null {
  try {
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    if (isLink && !existsSync(path))
      return 'it is a link to a file that does not exist: put the file itself there';
    const real = realpathSync(path);
    const top = realpathSync(root);
    if (!isBelow(real, top)) return UNTRUSTED_SOURCES.link;
    const inside = relative(top, real).split(sep);
    return inside.some((part) => part.toLowerCase() === '.git')
      ? UNTRUSTED_SOURCES.gitDirectory
      : isLink && YAML.test(path) && !YAML.test(real)
        ? 'it is a link to a file that is not YAML by its name: put the file itself there'
        : null;
  } catch {
    return null; // What cannot be resolved cannot be read either, and reading says why.
  }
}

function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function readAll(handle: number, maxBytes: number): FileRead {
  const buffer = Buffer.alloc(Math.min(maxBytes, fstatSync(handle).size + SPARE) + 1);
  let length = 0;
  while (length < buffer.length) {
    const read = readSync(handle, buffer, length, buffer.length - length, null);
    if (read === 0) return { kind: 'bytes', bytes: buffer.subarray(0, length) };
    length += read;
  }
  return refused('it grew while it was read: try again');
}

/** Room for files that give their size as 0, as those of /proc do. Bytes. */
const SPARE = 64 * 1024;

function tooLarge(size: number, maxBytes: number): string {
  return `${size} bytes, at most ${maxBytes} are read: is this the right file?`;
}

function refused(message: string): FileRead {
  return { kind: 'refused', message };
}

function failed(error: unknown): FileRead {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
  if (code === 'EACCES' || code === 'EPERM')
    return refused('it may not be read: give this user the permission');
  return refused(`it cannot be read (${messageOf(error)})`);
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** The folder at or above `folder` that holds `.git`; `folder` itself where none does (which is git's to report). */
export function repositoryRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return folder;
  }
}
