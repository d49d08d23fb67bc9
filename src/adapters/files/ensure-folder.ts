import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { lstatOrUndefined } from './lstat-or-undefined.ts';

const OWNER_MAY = 0o700;

/** Creates a folder, replaces a file or link in its place, and unlocks it. */
export function ensureFolder(path: string): void {
  const stat = lstatOrUndefined(path);
  if (stat !== undefined && !stat.isDirectory()) rmSync(path);
  mkdirSync(path, { recursive: true });
  const mode = stat?.isDirectory() ? stat.mode : OWNER_MAY;
  if ((mode & OWNER_MAY) !== OWNER_MAY) chmodSync(path, 0o755);
}
