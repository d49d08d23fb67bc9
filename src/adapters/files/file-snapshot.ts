import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { lstatBigintOrUndefined, lstatOrUndefined } from './lstat-or-undefined.ts';
import { removeEvenLocked } from './remove-locked-folder.ts';

export type SavedEntry =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly mode: number; readonly stamp: string }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'folder'; readonly mode: number }
  /** A device, pipe, socket or unreadable entry, which cannot be restored. */
  | { readonly kind: 'other' };

/** The entries by absolute path, sorted, so that a folder precedes its content. */
export type FileSnapshot = ReadonlyMap<string, SavedEntry>;

/** A path to record, and which names in it belong to it, at any depth. */
export interface SnapshotPlace {
  readonly path: string;
  readonly holds: (name: string, folder: string) => boolean;
}

/** Records the present state. Files of `before` that were not written since are not read again. */
export function takeSnapshot(places: Iterable<SnapshotPlace>, before: FileSnapshot): FileSnapshot {
  const kept = new Map<string, SavedEntry>();
  for (const place of places) take(place, kept, before);
  return new Map([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function take(place: SnapshotPlace, kept: Map<string, SavedEntry>, before: FileSnapshot): void {
  try {
    takeEntry(place, kept, before);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (UNREADABLE.has(code)) takeLocked(place.path, kept);
    else if (GONE.has(code)) kept.delete(place.path);
    else throw error;
  }
}

const UNREADABLE: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'ENAMETOOLONG']);
/** Errors after another process removed or replaced an entry. */
const GONE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR']);

/** Records an unreadable folder as empty. */
function takeLocked(path: string, kept: Map<string, SavedEntry>): void {
  if (kept.get(path)?.kind === 'folder') return;
  try {
    if (lstatBigintOrUndefined(path) !== undefined) kept.set(path, { kind: 'other' });
  } catch {
    kept.delete(path);
  }
}

function takeEntry(
  { path, holds }: SnapshotPlace,
  kept: Map<string, SavedEntry>,
  before: FileSnapshot,
): void {
  const stat = lstatBigintOrUndefined(path);
  if (stat === undefined) return;
  const mode = Number(stat.mode) & 0o7777;
  if (stat.isSymbolicLink()) kept.set(path, { kind: 'link', target: readlinkSync(path) });
  else if (stat.isDirectory()) {
    kept.set(path, { kind: 'folder', mode });
    for (const name of readdirSync(path)) {
      if (holds(name, path)) take({ path: join(path, name), holds }, kept, before);
    }
  } else if (stat.isFile()) {
    // Programs cannot set ctime, so a file with the same stamp was not written.
    const stamp = `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
    const known = before.get(path);
    const same = known?.kind === 'file' && known.stamp === stamp;
    kept.set(path, { kind: 'file', mode, stamp, bytes: same ? known.bytes : readFileSync(path) });
  } else kept.set(path, { kind: 'other' });
}

/** Returns true if two contents of a file mean the same although their bytes differ. */
export type SameContent = (path: string, a: Buffer, b: Buffer) => boolean;

/** Returns the paths that differ, sorted. */
export function changedPaths(
  before: FileSnapshot,
  now: FileSnapshot,
  same: SameContent = () => false,
): readonly string[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].sort();
  return paths.filter((path) => !isSameEntry(path, before.get(path), now.get(path), same));
}

function isSameEntry(
  path: string,
  a: SavedEntry | undefined,
  b: SavedEntry | undefined,
  same: SameContent,
): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.kind === 'file' && b.kind === 'file')
    return a.mode === b.mode && (a.bytes.equals(b.bytes) || same(path, a.bytes, b.bytes));
  if (a.kind === 'link' && b.kind === 'link') return a.target === b.target;
  if (a.kind === 'folder' && b.kind === 'folder') return a.mode === b.mode;
  return a.kind === 'other' && b.kind === 'other';
}

/** Restores changed entries and removes new ones. Entries that cannot be restored still differ, or it throws. */
export function restoreSnapshot(before: FileSnapshot, differences: () => readonly string[]): void {
  reopenFolders(before, differences());
  // Remove entries deepest first, then recreate them from the top down.
  for (const path of differences().toReversed()) removeEntry(path, before.get(path));
  // Compare again, because removing a link in place of a folder changes what is below.
  for (const path of differences()) recreateEntry(path, before.get(path));
}

/** Unlocks folders from the top down, because nothing in a locked folder can be seen or restored. */
function reopenFolders(before: FileSnapshot, paths: readonly string[]): void {
  for (const path of paths) {
    const kept = before.get(path);
    if (kept?.kind === 'folder' && lstatOrUndefined(path)?.isDirectory()) chmodSync(path, kept.mode);
  }
}

function removeEntry(path: string, before: SavedEntry | undefined): void {
  const stat = lstatOrUndefined(path);
  if (stat === undefined || before?.kind === 'other') return;
  if (before === undefined || (before.kind === 'folder') !== stat.isDirectory())
    removeEvenLocked(path, dirname(path));
}

/** Creates a new file, because a leftover process may have the old one open, or it may have a second name. */
function recreateEntry(path: string, before: SavedEntry | undefined): void {
  if (before === undefined || before.kind === 'other') return;
  if (before.kind === 'folder') {
    mkdirSync(path, { recursive: true });
    chmodSync(path, before.mode);
    return;
  }
  rmSync(path, { force: true });
  mkdirSync(dirname(path), { recursive: true });
  if (before.kind === 'link') symlinkSync(before.target, path);
  else {
    writeFileSync(path, before.bytes, { flag: 'wx', mode: before.mode });
    chmodSync(path, before.mode);
  }
}
