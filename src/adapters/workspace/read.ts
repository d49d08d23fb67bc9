import { closeSync, readSync } from 'node:fs';
import type { FileContent } from '../../core/ports.ts';
import { isRefusal, type Refusal, refuse } from '../../core/refusal.ts';
import { checkPlace, type OpenFile, openRegular } from './handle.ts';
import { quoted } from './spelling.ts';
import { diskTrouble } from './trouble.ts';

/** Reads a regular file of at most `maxBytes`, and only if it really lies at its resolved path. */
export function readInside(root: string, path: string, maxBytes: number): FileContent | Refusal {
  const opened = openInside(root, path);
  if (isRefusal(opened)) return opened;
  const { fd, stats } = opened;
  try {
    if (stats.size > maxBytes) {
      return refuse(
        `${quoted(path)} has ${stats.size} bytes, and at most ${maxBytes} are read at once: use search_files, or a command that shows a part of it`,
      );
    }
    return { bytes: readAll(fd, stats.size), mode: stats.mode & 0o777 };
  } catch (error) {
    return diskTrouble(error, path, 'read');
  } finally {
    closeSync(fd);
  }
}

/** The caller closes it. */
export function openInside(root: string, path: string): OpenFile | Refusal {
  const absolute = path === '' ? root : `${root}/${path}`;
  const opened = openRegular(absolute, path);
  if (opened === 'missing') return refuse(`no such file: ${quoted(path)}; list_files shows what is there`);
  if (isRefusal(opened)) return opened;
  const moved = checkPlace(opened.fd, absolute, path);
  if (moved !== undefined) closeSync(opened.fd);
  return moved ?? opened;
}

/** What is there, up to the size it had when opened: a file that grows meanwhile does not hold us up. */
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
