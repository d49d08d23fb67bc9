import { closeSync, readSync } from 'node:fs';
import type { FileContent } from '../../../core/ports.ts';
import { isRefusal, type Refusal, refuse } from '../../../core/run/refusal.ts';
import { diskRefusal } from '../paths/disk-errors.ts';
import { quotedPath } from '../paths/path-spelling.ts';
import { checkLocation, type OpenFile, openRegular } from './open-file.ts';

/** Reads a regular file of at most `maxBytes` that is really at its resolved path. */
export function readFile(root: string, path: string, maxBytes: number): FileContent | Refusal {
  const opened = openFileInside(root, path);
  if (isRefusal(opened)) return opened;
  const { fd, stats } = opened;
  try {
    if (stats.size > maxBytes) {
      return refuse(
        `${quotedPath(path)} has ${stats.size} bytes, but at most ${maxBytes} are read at once: use search_files, or a command that shows a part of it`,
      );
    }
    return { bytes: readAll(fd, stats.size), mode: stats.mode & 0o777 };
  } catch (error) {
    return diskRefusal(error, path, 'read');
  } finally {
    closeSync(fd);
  }
}

/** The caller closes it. */
export function openFileInside(root: string, path: string): OpenFile | Refusal {
  const absolute = path === '' ? root : `${root}/${path}`;
  const opened = openRegular(absolute, path);
  if (opened === 'missing')
    return refuse(`no such file: ${quotedPath(path)}; list_files shows what is there`);
  if (isRefusal(opened)) return opened;
  const moved = checkLocation(opened.fd, absolute, path);
  if (moved !== undefined) closeSync(opened.fd);
  return moved ?? opened;
}

/** Reads up to the size at opening, so that a growing file does not block us. */
export function readAll(fd: number, size: number): Uint8Array {
  const bytes = Buffer.allocUnsafe(size);
  let filled = 0;
  while (filled < size) {
    const count = readSync(fd, bytes, filled, size - filled, null);
    if (count === 0) break;
    filled += count;
  }
  return bytes.subarray(0, filled);
}
