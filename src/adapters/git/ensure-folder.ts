import { chmodSync, mkdirSync, rmSync } from 'node:fs';
import { lstatThere } from './there.ts';

const OWNER_MAY = 0o700;

/** A file or a link may stand in its place, and it may be locked. */
export function ensureFolder(path: string): void {
  const stat = lstatThere(path);
  if (stat !== undefined && !stat.isDirectory()) rmSync(path);
  mkdirSync(path, { recursive: true });
  const mode = stat?.isDirectory() ? stat.mode : OWNER_MAY;
  if ((mode & OWNER_MAY) !== OWNER_MAY) chmodSync(path, 0o755);
}
