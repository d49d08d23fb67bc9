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
import { type Refusal, refuse } from '../../core/refusal.ts';
import { quoted } from './spelling.ts';
import { diskTrouble, errorCode } from './trouble.ts';

/**
 * Between the moment a path was resolved and the moment it is opened, a process left behind by a command may
 * put a link in its place. Linux names an open folder by its descriptor (`/proc/self/fd/N`), whatever its path
 * has become; elsewhere the path is all there is, and it is resolved once more.
 */
const BY_DESCRIPTOR = process.platform === 'linux';

const { O_RDONLY, O_DIRECTORY, O_NOFOLLOW, O_NONBLOCK, O_NOCTTY } = constants;
/** O_NONBLOCK: opening a pipe that nobody writes to must not hang. */
const READ_FILE = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY;
const READ_FOLDER = O_RDONLY | O_DIRECTORY | O_NOFOLLOW;

export interface OpenFile {
  readonly fd: number;
  readonly stats: Stats;
}

/** A name under which the open folder stays reachable even when its path is replaced. */
export function placeOf(fd: number, path: string): string {
  return BY_DESCRIPTOR ? `/proc/self/fd/${fd}` : path;
}

/** FS-01 where an open file or folder is not, or no longer, the one at `absolute`. */
export function checkPlace(fd: number, absolute: string, path: string): Refusal | undefined {
  const real = BY_DESCRIPTOR ? readlinkSync(`/proc/self/fd/${fd}`) : realpathSync(absolute);
  if (real === absolute) return undefined;
  return refuse(`${quoted(path)} was replaced while it was opened: nothing was done; try again`, 'FS-01');
}

export function openFolder(absolute: string): number {
  return openSync(absolute, READ_FOLDER);
}

/** Opens a regular file, and no link to one. The caller closes it. */
export function openRegular(absolute: string, path: string): OpenFile | 'missing' | Refusal {
  let fd: number;
  try {
    fd = openSync(absolute, READ_FILE);
  } catch (error) {
    return errorCode(error) === 'ENOENT' ? 'missing' : diskTrouble(error, path, 'read');
  }
  const stats = fstatSync(fd);
  if (stats.isFile()) return { fd, stats };
  closeSync(fd);
  return stats.isDirectory()
    ? refuse(`${quoted(path)} is a folder: list_files shows what is in it`)
    : refuse(`${quoted(path)} is a device, pipe or socket: only regular files can be read`, 'FS-03');
}

/** As root, commands run as the owner of the workspace, who has to be able to change what we make in it. */
export function giveToOwner(fd: number, { uid, gid }: Stats): void {
  if (process.getuid?.() === 0) fchownSync(fd, uid, gid);
}
