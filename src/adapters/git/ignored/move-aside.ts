import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import { parentOf, type RawPath, toDiskPath } from '../program/raw-path.ts';

/** A file or folder of the workspace that was moved to a private folder for a while. */
export interface MovedEntry {
  readonly raw: RawPath;
  readonly at: string;
}

/** Moves files and folders between the workspace and a private folder. Links are moved, never followed. */
export function moveEntry(from: string | Buffer, to: string | Buffer): void {
  const stat = lstatSync(from);
  // Moving a folder requires write permission in it.
  if (stat.isDirectory() && (stat.mode & 0o700) !== 0o700) chmodSync(from, stat.mode | 0o700);
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EXDEV')) throw error;
    const options = { recursive: true, verbatimSymlinks: true, preserveTimestamps: true };
    cpSync(from.toString(), to.toString(), options);
    rmSync(from, { recursive: true, force: true });
  }
}

/**
 * Creates the parent folders of `raw` that `mayMake` permits. Returns true if all of them exist. Anything else in their
 * place, a link included, is never removed.
 */
export function makeParentFolders(
  root: string,
  raw: RawPath,
  mayMake: (folder: RawPath) => boolean = () => true,
): boolean {
  const parent = parentOf(raw);
  if (parent === '') return true;
  const stat = lstatOrUndefined(toDiskPath(root, parent));
  if (stat !== undefined) return stat.isDirectory();
  if (!mayMake(parent) || !makeParentFolders(root, parent, mayMake)) return false;
  mkdirSync(toDiskPath(root, parent), { mode: 0o755 });
  return true;
}

/** Moves an entry back to its place. Existing files stay, and folders are merged. */
export function moveBack(root: string, { raw, at }: MovedEntry): void {
  if (makeParentFolders(root, raw)) mergeFolders(at, toDiskPath(root, raw));
}

function mergeFolders(from: string, to: string | Buffer): void {
  const there = lstatOrUndefined(to);
  if (there === undefined) {
    moveEntry(from, to);
    return;
  }
  if (!there.isDirectory() || lstatOrUndefined(from)?.isDirectory() !== true) return;
  for (const name of readdirSync(from)) mergeFolders(`${from}/${name}`, `${to.toString()}/${name}`);
}
