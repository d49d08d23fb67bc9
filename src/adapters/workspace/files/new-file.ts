import { closeSync, constants, lstatSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from '../../../core/text/message-of.ts';

/** The state of a path for a new file: free, taken, or closed with a reason. */
export type NewFilePlace =
  | { readonly kind: 'free' }
  | { readonly kind: 'taken' }
  | { readonly kind: 'closed'; readonly reason: string };

/** Checks the path of a new file below `root`. `path` is relative, with `/`. Follows no links. */
export function newFilePlace(root: string, path: string): NewFilePlace {
  const parts = path.split('/');
  for (let at = 1; at < parts.length; at++) {
    const folder = parts.slice(0, at).join('/');
    const stat = lstatSync(join(root, folder), { throwIfNoEntry: false });
    if (stat === undefined) return { kind: 'free' };
    if (!stat.isDirectory()) {
      const what = stat.isSymbolicLink() ? 'a link' : 'not a folder';
      return { kind: 'closed', reason: `${folder} is ${what}: put a folder in its place` };
    }
  }
  return { kind: lstatSync(join(root, path), { throwIfNoEntry: false }) === undefined ? 'free' : 'taken' };
}

/** Creates the file and its parent folders. Never overwrites. Returns null or the reason of a failure. */
export function createFile(root: string, path: string, text: string): string | null {
  const folder = path.split('/').slice(0, -1).join('/');
  try {
    mkdirSync(join(root, folder), { recursive: true });
    const flags = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | constants.O_NOFOLLOW;
    const handle = openSync(join(root, path), flags, 0o644);
    try {
      writeSync(handle, text);
    } finally {
      closeSync(handle);
    }
    return null;
  } catch (error) {
    return `${path} cannot be written (${messageOf(error)}): give this user write permission, or use --print`;
  }
}
