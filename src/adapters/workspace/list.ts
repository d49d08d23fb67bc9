import { lstatSync } from 'node:fs';
import { isRefusal, type Refusal } from '../../core/refusal.ts';
import type { Bounds } from './bounds.ts';
import { knownFiles } from './known-files.ts';
import { escapeInvisible } from './spelling.ts';
import { readFolder } from './walk-folder.ts';

export interface Listing {
  readonly names: readonly string[];
  readonly more: boolean;
}

/** A listing is no search: what makes it slow is one git process, which has a limit of its own. */
const NEVER = new AbortController().signal;

/** One folder, as it is on disk: ignored files are shown too. */
export function listFolder(bounds: Bounds, path: string, limit: number): Listing | Refusal {
  const entries = readFolder(bounds, path);
  if (isRefusal(entries)) return entries;
  const names = entries.slice(0, limit).map((entry) => mark(entry.name, entry.isDirectory()));
  return { names, more: entries.length > limit };
}

/** A folder and all below it, without what git ignores, relative to the folder. */
export async function listTree(
  bounds: Bounds,
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
  const shown = escapeInvisible(name);
  return isFolder && !shown.endsWith('/') ? `${shown}/` : shown;
}
