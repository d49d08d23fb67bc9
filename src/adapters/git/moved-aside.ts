import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { onDisk, parentOf, type RawPath } from './raw-path.ts';
import { lstatThere } from './there.ts';

/** A file or folder of the workspace that lies in a private folder for the time being. */
export interface Moved {
  readonly raw: RawPath;
  readonly at: string;
}

/** Moves files and folders between the workspace and a private folder. Links are moved, never followed. */
export function moveTo(from: string | Buffer, to: string | Buffer): void {
  const stat = lstatSync(from);
  // A folder can only be moved by someone who may write in it.
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
 * Makes the folders on the way to `raw`, as far as `mayMake` says. Returns whether they are all there: what is not a
 * folder, a link included, is never removed.
 */
export function makeWayTo(
  root: string,
  raw: RawPath,
  mayMake: (folder: RawPath) => boolean = () => true,
): boolean {
  const parent = parentOf(raw);
  if (parent === '') return true;
  const stat = lstatThere(onDisk(root, parent));
  if (stat !== undefined) return stat.isDirectory();
  if (!mayMake(parent) || !makeWayTo(root, parent, mayMake)) return false;
  mkdirSync(onDisk(root, parent), { mode: 0o755 });
  return true;
}

/** Returns what was moved to where it was. What is there by now stays, and folders are merged. */
export function moveBack(root: string, { raw, at }: Moved): void {
  if (makeWayTo(root, raw)) merge(at, onDisk(root, raw));
}

function merge(from: string, to: string | Buffer): void {
  const there = lstatThere(to);
  if (there === undefined) {
    moveTo(from, to);
    return;
  }
  if (!there.isDirectory() || lstatThere(from)?.isDirectory() !== true) return;
  for (const name of readdirSync(from)) merge(`${from}/${name}`, `${to.toString()}/${name}`);
}
