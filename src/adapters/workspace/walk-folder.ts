import { type Dirent, readdirSync } from 'node:fs';
import type { Refusal } from '../../core/refusal.ts';
import { type Bounds, isUntouchable } from './bounds.ts';
import { type Folders, openFolders } from './folders.ts';
import { diskTrouble } from './trouble.ts';

/** What is in one folder, sorted by name, without what no tool may touch. No link is followed to it. */
export function readFolder(bounds: Bounds, path: string): readonly Dirent[] | Refusal {
  let folders: Folders;
  try {
    folders = openFolders(bounds.root, path === '' ? [] : path.split('/'), false);
  } catch (error) {
    return diskTrouble(error, path, 'read');
  }
  try {
    return readdirSync(folders.place, { withFileTypes: true })
      .filter((entry) => !isUntouchable(path === '' ? entry.name : `${path}/${entry.name}`, bounds))
      .sort((a, b) => (a.name < b.name ? -1 : 1));
  } catch (error) {
    return diskTrouble(error, path, 'read');
  } finally {
    folders.close();
  }
}

/** Files, relative to the root, sorted. `more`: there are others, or may be. */
export interface Names {
  readonly files: readonly string[];
  readonly more: boolean;
}

/** All files below a folder, at most `limit`. Links are names like any other. */
export function walkFolder(bounds: Bounds, path: string, limit: number): Names | Refusal {
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
