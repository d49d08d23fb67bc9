import { posix } from 'node:path';

import { foldName } from '../../../core/path/fold-name.ts';
import { isGitPath } from '../../../core/path/git-folder.ts';
import { isWithinAny } from '../../../core/path/is-within.ts';

/** The workspace's folders, and which of them are hidden from the agent. */
export interface WorkspaceBounds {
  /** Absolute and without links. */
  readonly root: string;
  /** The root as given, if it led through a link; otherwise the same as `root`. */
  readonly alias: string;
  /** '' or the only folder that may be written, relative to the root. */
  readonly base: string;
  /** Relative to the root, folded. */
  readonly hidden: readonly string[];
}

export function isHidden(path: string, bounds: WorkspaceBounds): boolean {
  const name = foldName(path);
  return isWithinAny(name, bounds.hidden);
}

/** Returns true if listings and searches leave the path out. */
export function isUntouchable(path: string, bounds: WorkspaceBounds): boolean {
  return isHidden(path, bounds) || isGitPath(path);
}

/** Converts an absolute path to one relative to the root; undefined if it is outside. */
export function belowRoot(absolute: string, bounds: WorkspaceBounds): string | undefined {
  for (const root of [bounds.root, bounds.alias]) {
    if (absolute === root) return '';
    if (absolute.startsWith(`${root}/`)) return absolute.slice(root.length + 1);
  }
  return undefined;
}

/** Returns a path as the agent spells it, relative to its working folder. */
export function displayPath(path: string, bounds: WorkspaceBounds): string {
  return bounds.base === '' ? path : posix.relative(bounds.base, path) || '.';
}
