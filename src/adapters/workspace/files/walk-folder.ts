import { type Dirent, readdirSync } from 'node:fs';
import type { Refusal } from '../../../core/run/refusal.ts';
import { diskRefusal } from '../paths/disk-errors.ts';
import { isUntouchable, type WorkspaceBounds } from '../paths/workspace-bounds.ts';
import { type OpenFolders, openFolders } from './open-folders.ts';

/** Lists one folder, sorted by name, without entries that tools may not touch. No link is followed to it. */
export function readFolder(bounds: WorkspaceBounds, path: string): readonly Dirent[] | Refusal {
  let folders: OpenFolders;
  try {
    folders = openFolders(bounds.root, path === '' ? [] : path.split('/'), false);
  } catch (error) {
    return diskRefusal(error, path, 'read');
  }
  try {
    return readdirSync(folders.path, { withFileTypes: true })
      .filter((entry) => !isUntouchable(path === '' ? entry.name : `${path}/${entry.name}`, bounds))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    return diskRefusal(error, path, 'read');
  } finally {
    folders.close();
  }
}

/** Files relative to the root, sorted. `more`: others exist or may exist. */
export interface Names {
  readonly files: readonly string[];
  readonly more: boolean;
}

/** Lists all files below a folder, at most `limit`. Links are listed, not followed. */
export function walkFolder(bounds: WorkspaceBounds, path: string, limit: number): Names | Refusal {
  const first = readFolder(bounds, path);
  if ('refused' in first) return first;
  const files: string[] = [];
  const todo = [{ folder: path, entries: first }];
  for (let next = todo.pop(); next !== undefined && files.length < limit; next = todo.pop()) {
    for (const entry of next.entries) {
      const name = `${next.folder}/${entry.name}`;
      if (!entry.isDirectory()) {
        files.push(name);
        continue;
      }
      const entries = readFolder(bounds, name);
      if (!('refused' in entries)) todo.push({ folder: name, entries });
    }
  }
  return { files: files.sort().slice(0, limit), more: files.length > limit || todo.length > 0 };
}
