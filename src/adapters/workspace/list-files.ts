import { lstatSync } from 'node:fs';
import { isRefusal, type Refusal } from '../../core/run/refusal.ts';
import { shownName } from '../../core/text/invisible.ts';
import { readFolder } from './files/walk-folder.ts';
import type { WorkspaceBounds } from './paths/workspace-bounds.ts';
import { knownFiles } from './search/known-files.ts';

export interface Listing {
  readonly names: readonly string[];
  readonly more: boolean;
}

/** A listing is not aborted: its only slow part is one git process, which has its own limit. */
const NEVER = new AbortController().signal;

/** Lists one folder as it is on disk, ignored files included. */
export function listFolder(bounds: WorkspaceBounds, path: string, limit: number): Listing | Refusal {
  const entries = readFolder(bounds, path);
  if (isRefusal(entries)) return entries;
  const names = entries.slice(0, limit).map((entry) => mark(entry.name, entry.isDirectory()));
  return { names, more: entries.length > limit };
}

/** Lists a folder and everything below it except ignored files, relative to the folder. */
export async function listTree(
  bounds: WorkspaceBounds,
  gitPath: string,
  path: string,
  limit: number,
): Promise<Listing | Refusal> {
  const top = readFolder(bounds, path);
  if (isRefusal(top)) return top;
  const known = await knownFiles(bounds, gitPath, path, limit + 1, NEVER);
  if (isRefusal(known)) return known;
  const names: string[] = [];
  for (const file of known.files) {
    const found = lstatSync(`${bounds.root}/${file}`, { throwIfNoEntry: false });
    if (found === undefined) continue; // Tracked, but deleted since.
    if (names.length === limit) return { names, more: true };
    names.push(mark(path === '' ? file : file.slice(path.length + 1), found.isDirectory()));
  }
  return { names, more: false };
}

function mark(name: string, isFolder: boolean): string {
  const shown = shownName(name);
  return isFolder && !shown.endsWith('/') ? `${shown}/` : shown;
}
