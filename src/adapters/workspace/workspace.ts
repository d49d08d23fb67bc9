import { realpathSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Workspace } from '../../core/ports.ts';
import type { Bounds } from './bounds.ts';
import { listFolder, listTree } from './list.ts';
import { readInside } from './read.ts';
import { resolvePath } from './resolve.ts';
import { searchInside } from './search.ts';
import { folded } from './spelling.ts';
import { writeInside } from './write.ts';

export interface WorkspaceOptions {
  /** The repository's root; absolute, may lead through links. */
  readonly root: string;
  /** '' or the folder below the root where the agent works and alone may write. */
  readonly base: string;
  /** Folders relative to the root that do not exist for the agent, such as the output folder. */
  readonly hidden: readonly string[];
  /** Absolute, fixed before the first command of the agent's. */
  readonly gitPath: string;
}

/**
 * The disk behind the Workspace port. Its file operations are synchronous inside: each takes some microseconds,
 * and handing it to a thread would take longer. Throws where the root is no folder.
 */
export function openWorkspace(options: WorkspaceOptions): Workspace {
  const bounds: Bounds = {
    root: realpathSync(options.root),
    alias: resolve(options.root),
    base: trimmed(options.base),
    hidden: options.hidden.map((path) => folded(trimmed(path))).filter((path) => path !== ''),
  };
  const { gitPath } = options;
  return {
    root: bounds.root,
    base: bounds.base,
    resolve: async (spelled, use) => resolvePath(bounds, spelled, use),
    read: async (path, maxBytes) => readInside(bounds.root, path, maxBytes),
    write: async (path, bytes, expected) => writeInside(bounds.root, path, bytes, expected),
    list: async (path, recursive, limit) =>
      recursive ? listTree(bounds, gitPath, path, limit) : listFolder(bounds, path, limit),
    search: (query, signal) => searchInside(bounds, gitPath, query, signal),
  };
}

function trimmed(path: string): string {
  return path
    .split('/')
    .filter((part) => part !== '' && part !== '.')
    .join('/');
}
