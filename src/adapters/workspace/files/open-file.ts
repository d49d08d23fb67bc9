import {
  closeSync,
  constants,
  fchownSync,
  fstatSync,
  openSync,
  readlinkSync,
  realpathSync,
  type Stats,
} from 'node:fs';
import { type Refusal, refuse } from '../../../core/run/refusal.ts';
import { diskRefusal, errorCode } from '../paths/disk-errors.ts';
import { quotedPath } from '../paths/path-spelling.ts';

/**
 * After a path is resolved and before it is opened, a leftover process of a command may replace it with a link. Linux
 * names an open folder by its descriptor (`/proc/self/fd/N`), which stays valid. Elsewhere the path is resolved again.
 */
const BY_DESCRIPTOR = process.platform === 'linux';

const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_NOCTTY } = constants;
/** O_NONBLOCK prevents opening a pipe without a writer from hanging. */
const READ_FILE = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
const READ_FOLDER = O_RDONLY | O_DIRECTORY | O_NOFOLLOW;

export interface OpenFile {
  readonly fd: number;
  readonly stats: Stats;
}

/** Returns a path to the open folder that stays valid if its original path is replaced. */
export function openPathOf(fd: number, path: string): string {
  return BY_DESCRIPTOR ? `/proc/self/fd/${fd}` : path;
}

/** Returns FS-01 if an open file or folder is no longer the one at `absolute`. */
export function checkLocation(fd: number, absolute: string, path: string): Refusal | undefined {
  const real = BY_DESCRIPTOR ? readlinkSync(`/proc/self/fd/${fd}`) : realpathSync(absolute);
  if (real === absolute) return undefined;
  return refuse(
    `${quotedPath(path)} was replaced while it was opened, so nothing was done: try again`,
    'FS-01',
  );
}

export function openFolder(absolute: string): number {
  return openSync(absolute, READ_FOLDER);
}

/** Opens a regular file, never through a link. The caller closes it. */
export function openRegular(absolute: string, path: string): OpenFile | 'missing' | Refusal {
  let fd: number;
  try {
    fd = openSync(absolute, READ_FILE);
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'missing' : diskRefusal(error, path, 'read');
  }
  const stats = fstatSync(fd);
  if (stats.isFile()) return { fd, stats };
  closeSync(fd);
  return stats.isDirectory()
    ? refuse(`${quotedPath(path)} is a folder: list_files shows what is in it`)
    : refuse(`${quotedPath(path)} is a device, pipe or socket: only regular files can be read`, 'FS-03');
}

/** Gives new files to the workspace's owner. If we run as root, commands run as that owner. */
export function giveToOwner(fd: number, { uid, gid }: Stats): void {
  if (process.getuid?.() === 0) fchownSync(fd, uid, gid);
}
