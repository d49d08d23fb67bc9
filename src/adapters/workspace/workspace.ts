import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import { foldName } from '../../core/path/fold-name.ts';
import type { Workspace } from '../../core/ports.ts';
import { readFile } from './files/read-file.ts';
import { writeFile } from './files/write-file.ts';
import { listFolder, listTree } from './list-files.ts';
import { resolvePath } from './paths/resolve-path.ts';
import type { WorkspaceBounds } from './paths/workspace-bounds.ts';
import { searchFiles } from './search/search-files.ts';

export interface WorkspaceOptions {
  /** The repository's root, absolute. It may lead through links. */
  readonly root: string;
  /** '' or the folder below the root in which the agent works. Only files in it may be written. */
  readonly base: string;
  /** Folders that are hidden from the agent, such as the output folder, relative to the root. */
  readonly hidden: readonly string[];
  /** Absolute; fixed before the agent's first command. */
  readonly gitPath: string;
}

/**
 * Opens the workspace on disk. File operations are synchronous, because each takes microseconds and a thread would take
 * longer. Throws if the root is not a folder.
 */
export function openWorkspace(options: WorkspaceOptions): Workspace {
  const bounds: WorkspaceBounds = {
    root: realpathSync(options.root),
    alias: resolve(options.root),
    base: trimmed(options.base),
    hidden: options.hidden.map((path) => foldName(trimmed(path))).filter((path) => path !== ''),
  };
  const { gitPath } = options;
  return {
    root: bounds.root,
    base: bounds.base,
    resolve: async (spelled, use) => resolvePath(bounds, spelled, use),
    read: async (path, maxBytes) => readFile(bounds.root, path, maxBytes),
    write: async (path, bytes, expected) => writeFile(bounds.root, path, bytes, expected),
    list: async (path, recursive, limit) =>
      recursive ? listTree(bounds, gitPath, path, limit) : listFolder(bounds, path, limit),
    search: (query, signal) => searchFiles(bounds, gitPath, query, signal),
  };
}

function trimmed(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}
