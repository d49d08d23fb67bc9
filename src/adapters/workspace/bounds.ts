import { posix } from 'node:path';

import { folded, isGitName } from './spelling.ts';

/** Where the files are, and which of them do not exist for the agent. */
export interface Bounds {
  /** Absolute and without links. */
  readonly root: string;
  /** The root as it was given, where a link led to it; else the same as `root`. */
  readonly alias: string;
  /** '' or the folder, relative to the root, below which alone may be written. */
  readonly base: string;
  /** Relative to the root, folded. */
  readonly hidden: readonly string[];
}

/** Whether a path lies in a folder or is it; '' is the root. Both relative, without `.` and `..`. */
export function isWithin(path: string, folder: string): boolean {
  return folder === '' || path === folder || path.startsWith(`${folder}/`);
}

export function isHidden(path: string, bounds: Bounds): boolean {
  const name = folded(path);
  return bounds.hidden.some((folder) => isWithin(name, folder));
}

/** Whether a listing or a search leaves a path out. */
export function isUntouchable(path: string, bounds: Bounds): boolean {
  return isHidden(path, bounds) || path.split('/').some(isGitName);
}

/** An absolute path as one relative to the root; undefined where it is not inside. */
export function belowRoot(absolute: string, bounds: Bounds): string | undefined {
  for (const root of [bounds.root, bounds.alias]) {
    if (absolute === root) return '';
    if (absolute.startsWith(`${root}/`)) return absolute.slice(root.length + 1);
  }
  return undefined;
}

/** A path as the agent spells it: seen from the folder it works in. */
export function displayed(path: string, bounds: Bounds): string {
  return bounds.base === '' ? path : posix.relative(bounds.base, path) || '.';
}
