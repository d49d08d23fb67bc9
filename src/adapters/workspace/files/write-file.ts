import { randomBytes } from 'node:crypto';
import {
  closeSync,
  constants,
  fchmodSync,
  fchownSync,
  openSync,
  renameSync,
  type Stats,
  statSync,
  unlinkSync,
  writeSync,
} from 'node:fs';
import { isRefusal, type Refusal, refuse } from '../../../core/run/refusal.ts';
import { diskRefusal } from '../paths/disk-errors.ts';
import { quotedPath } from '../paths/path-spelling.ts';
import { hardLinkRefusal } from '../paths/resolve-path.ts';
import { giveToOwner, openRegular } from './open-file.ts';
import { type OpenFolders, openFolders } from './open-folders.ts';
import { readAll } from './read-file.ts';

const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;

/**
 * Writes `bytes` to a resolved path in one step if the file there still is `expected`. An existing file is replaced by
 * rename and keeps its mode and owner; a new one gets the default mode. There is no fsync: a machine that crashes ends
 * the run anyway, and the commit is what lasts. (An fsync would cost 0.15 ms per write on an idle local disk, and far
 * more on a busy one.)
 */
export function writeFile(
  root: string,
  path: string,
  bytes: Uint8Array,
  expected: Uint8Array | null,
): Refusal | undefined {
  const names = path.split('/');
  const name = names.pop() ?? '';
  let folders: OpenFolders;
  try {
    folders = openFolders(root, names, expected === null);
  } catch (error) {
    return diskRefusal(error, path, 'written');
  }
  let refusal: Refusal | undefined;
  try {
    refusal = putFile(`${folders.path}/${name}`, folders.path, path, bytes, expected);
  } catch (error) {
    refusal = diskRefusal(error, path, 'written');
  }
  if (refusal !== undefined) folders.removeCreated();
  folders.close();
  return refusal;
}

function putFile(
  target: string,
  folder: string,
  path: string,
  bytes: Uint8Array,
  expected: Uint8Array | null,
): Refusal | undefined {
  const current = checkExpected(target, path, expected);
  if (isRefusal(current)) return current;
  if (current === null) {
    createFile(target, bytes, 0o666, (fd) => giveToOwner(fd, statSync(folder)));
    return undefined;
  }
  const temporary = `${folder}/.forge-${randomBytes(8).toString('hex')}.tmp`;
  createFile(temporary, bytes, 0o600, (fd) => keepModeAndOwner(fd, current));
  try {
    renameSync(temporary, target);
  } catch (error) {
    unlinkSync(temporary);
    throw error;
  }
  return undefined;
}

/** Returns the file to replace; null if it is missing, as expected. */
function checkExpected(target: string, path: string, expected: Uint8Array | null): Stats | null | Refusal {
  const opened = openRegular(target, path);
  if (opened === 'missing') return expected === null ? null : changedRefusal(path);
  if (isRefusal(opened)) return opened;
  const { fd, stats } = opened;
  try {
    if (stats.nlink > 1) return hardLinkRefusal(path);
    if (expected === null || stats.size !== expected.length) return changedRefusal(path);
    return Buffer.compare(readAll(fd, stats.size), expected) === 0 ? stats : changedRefusal(path);
  } finally {
    closeSync(fd);
  }
}

/** Creates a new file; removes it on failure. */
function createFile(absolute: string, bytes: Uint8Array, mode: number, finish: (fd: number) => void): void {
  const fd = openSync(absolute, CREATE, mode);
  try {
    for (let done = 0; done < bytes.length; ) {
      done += writeSync(fd, bytes, done, bytes.length - done);
    }
    finish(fd);
  } catch (error) {
    unlinkSync(absolute);
    throw error;
  } finally {
    closeSync(fd);
  }
}

/** Sets the owner first, because that clears the set-user-id bits. Only root may change the owner. */
function keepModeAndOwner(fd: number, old: Stats): void {
  if (process.getuid?.() === 0) fchownSync(fd, old.uid, old.gid);
  fchmodSync(fd, old.mode & 0o7777);
}

function changedRefusal(path: string): Refusal {
  return refuse(`${quotedPath(path)} changed on disk since it was read: read it again, then redo the edit`);
}
