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
import { dirname, join, relative, resolve } from 'node:path';
import { isGitPath } from '../../core/path/git-folder.ts';
import { isWithin } from '../../core/path/is-within.ts';
import { messageOf } from '../../core/text/message-of.ts';
import { UNTRUSTED_SOURCES } from '../schema/untrusted-source.ts';

/** The result of reading a file. A message gives the problem and the remedy, without the file's name. */
export type FileRead =
  | { readonly kind: 'bytes'; readonly bytes: Uint8Array }
  | { readonly kind: 'missing' }
  | { readonly kind: 'refused'; readonly message: string };

/** Reads a file from where the configuration is trusted: here from disk, elsewhere from a commit. */
export type ReadFile = (path: string, maxBytes: number) => FileRead | Promise<FileRead>;

/** Reads stdin to its end. */
export type ReadStdin = (maxBytes: number) => Promise<FileRead>;

/** Reads a stream, such as stdin, to its end. Never keeps more than the limit. */
export async function readStream(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<FileRead> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      length += chunk.length;
      if (length > maxBytes) return refused(tooLarge(length, maxBytes));
    }
  } catch (error) {
    return failed(error);
  }
  return { kind: 'bytes', bytes: Buffer.concat(chunks) };
}

/**
 * Reads a regular file of at most `maxBytes`. Never blocks on a pipe, and never reads more than the limit, even if a
 * file grows meanwhile.
 */
export function readFromDisk(path: string, maxBytes: number): FileRead {
  let handle: number | null = null;
  try {
    handle = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
    const stat = fstatSync(handle);
    if (stat.isDirectory()) return refused('it is a folder: name a file');
    if (!stat.isFile()) return refused('it is not a regular file: name a regular file');
    if (stat.size > maxBytes) return refused(tooLarge(stat.size, maxBytes));
    return readAll(handle, maxBytes);
  } catch (error) {
    return failed(error);
  } finally {
    if (handle !== null) closeSync(handle);
  }
}

/**
 * Returns a reader that follows no links out of the repository at `root` or into its `.git`. The repository may contain
 * such links, and messages about a file quote it. For the same reason, a `.yml` may not be a link to a `.env`. A path
 * outside the repository that the user gave is read as it is.
 */
export function readWithin(root: string): ReadFile {
  return (path, maxBytes) => {
    const message = isWithin(resolve(path), resolve(root)) ? leadsAway(path, root) : null;
    return message === null ? readFromDisk(path, maxBytes) : refused(message);
  };
}

const YAML = /\.ya?ml$/i;

function leadsAway(path: string, root: string): string | null {
  try {
    const isLink = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
    if (isLink && !existsSync(path))
      return 'it is a link to a file that does not exist: replace it with the file itself';
    const real = realpathSync(path);
    const top = realpathSync(root);
    if (!isWithin(real, top)) return UNTRUSTED_SOURCES.link;
    return isGitPath(relative(top, real))
      ? UNTRUSTED_SOURCES.gitDirectory
      : isLink && YAML.test(path) && !YAML.test(real)
        ? 'it is a link to a file without a YAML ending: replace it with the file itself'
        : null;
  } catch {
    return null; // A path that cannot be resolved cannot be read either; the read reports the reason.
  }
}

function readAll(handle: number, maxBytes: number): FileRead {
  const buffer = Buffer.alloc(Math.min(maxBytes, fstatSync(handle).size + SPARE) + 1);
  let length = 0;
  while (length < buffer.length) {
    const read = readSync(handle, buffer, length, buffer.length - length, null);
    if (read === 0) return { kind: 'bytes', bytes: buffer.subarray(0, length) };
    length += read;
  }
  return refused('it grew while it was being read: try again');
}

/** Buffer for files that report a size of 0, such as those in /proc. Bytes. */
const SPARE = 64 * 1024;

function tooLarge(size: number, maxBytes: number): string {
  return `${size} bytes, but at most ${maxBytes} are read: check that this is the right file`;
}

function refused(message: string): FileRead {
  return { kind: 'refused', message };
}

function failed(error: unknown): FileRead {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT' || code === 'ENOTDIR') return { kind: 'missing' };
  if (code === 'EACCES' || code === 'EPERM')
    return refused('permission denied: make it readable for this user');
  return refused(`it cannot be read (${messageOf(error)})`);
}

export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

/** Returns the folder at or above `folder` that contains `.git`; otherwise `folder` itself (git reports that). */
export function repositoryRoot(folder: string): string {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (at === dirname(at)) return folder;
  }
}
