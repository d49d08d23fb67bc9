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
import { lstatExact, lstatThere } from './git/there.ts';
import { removeWhole } from './remove-whole.ts';

export type Kept =
  | { readonly kind: 'file'; readonly bytes: Buffer; readonly mode: number; readonly stamp: string }
  | { readonly kind: 'link'; readonly target: string }
  | { readonly kind: 'folder'; readonly mode: number }
  /** A device, a pipe, a socket, or what may not be read: it cannot be put back. */
  | { readonly kind: 'other' };

/** What lay under each path, by absolute path, sorted: a folder comes before what is in it. */
export type KeptFiles = ReadonlyMap<string, Kept>;

/** A place to look at, and which names in it, at any depth, belong to it. */
export interface Place {
  readonly path: string;
  readonly holds: (name: string, folder: string) => boolean;
}

/** What is there now. Files that `before` knows, and that were not written since, are not read again. */
export function keepFiles(places: Iterable<Place>, before: KeptFiles): KeptFiles {
  const kept = new Map<string, Kept>();
  for (const place of places) take(place, kept, before);
  return new Map([...kept].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function take(place: Place, kept: Map<string, Kept>, before: KeptFiles): void {
  try {
    takeThere(place, kept, before);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (LOCKED.has(code)) takeLocked(place.path, kept);
    else if (GONE.has(code)) kept.delete(place.path);
    else throw error;
  }
}

const LOCKED: ReadonlySet<string> = new Set(['EACCES', 'EPERM', 'ENAMETOOLONG']);
/** Another process removed or replaced it since it was seen. */
const GONE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'EISDIR']);

/** A folder that may not be read is one with nothing in it; what lies behind a locked folder is not there. */
function takeLocked(path: string, kept: Map<string, Kept>): void {
  if (kept.get(path)?.kind === 'folder') return;
  try {
    if (lstatExact(path) !== undefined) kept.set(path, { kind: 'other' });
  } catch {
    kept.delete(path);
  }
}

function takeThere({ path, holds }: Place, kept: Map<string, Kept>, before: KeptFiles): void {
  const stat = lstatExact(path);
  if (stat === undefined) return;
  const mode = Number(stat.mode) & 0o7777;
  if (stat.isSymbolicLink()) kept.set(path, { kind: 'link', target: readlinkSync(path) });
  else if (stat.isDirectory()) {
    kept.set(path, { kind: 'folder', mode });
    for (const name of readdirSync(path)) {
      if (holds(name, path)) take({ path: join(path, name), holds }, kept, before);
    }
  } else if (stat.isFile()) {
    // ctime cannot be set by anybody: a file with the same stamp was not written.
    const stamp = `${stat.ino}:${stat.size}:${stat.mtimeNs}:${stat.ctimeNs}`;
    const known = before.get(path);
    const same = known?.kind === 'file' && known.stamp === stamp;
    kept.set(path, { kind: 'file', mode, stamp, bytes: same ? known.bytes : readFileSync(path) });
  } else kept.set(path, { kind: 'other' });
}

/** Whether two contents of a file mean the same, where bytes that differ need not. */
export type SameContent = (path: string, a: Buffer, b: Buffer) => boolean;

/** The paths that are not as they were, sorted. */
export function differing(
  before: KeptFiles,
  now: KeptFiles,
  same: SameContent = () => false,
): readonly string[] {
  const paths = [...new Set([...before.keys(), ...now.keys()])].sort();
  return paths.filter((path) => !alike(path, before.get(path), now.get(path), same));
}

function alike(path: string, a: Kept | undefined, b: Kept | undefined, same: SameContent): boolean {
  if (a === undefined || b === undefined) return a === b;
  if (a.kind === 'file' && b.kind === 'file')
    return a.mode === b.mode && (a.bytes.equals(b.bytes) || same(path, a.bytes, b.bytes));
  if (a.kind === 'link' && b.kind === 'link') return a.target === b.target;
  if (a.kind === 'folder' && b.kind === 'folder') return a.mode === b.mode;
  return a.kind === 'other' && b.kind === 'other';
}

/** Puts back what differs, and removes what came. What it cannot put back differs still, or throws. */
export function putBack(before: KeptFiles, differences: () => readonly string[]): void {
  open(before, differences());
  // Deepest first to clear the ground, then from the top down to build it again.
  for (const path of differences().toReversed()) clear(path, before.get(path));
  // Looked at again: what lay behind a link in a folder's place went with the link.
  for (const path of differences()) rebuild(path, before.get(path));
}

/** Folders that were locked since, from the top down: nothing in them can be put back, or is even seen. */
function open(before: KeptFiles, paths: readonly string[]): void {
  for (const path of paths) {
    const kept = before.get(path);
    if (kept?.kind === 'folder' && lstatThere(path)?.isDirectory()) chmodSync(path, kept.mode);
  }
}

function clear(path: string, before: Kept | undefined): void {
  const stat = lstatThere(path);
  if (stat === undefined || before?.kind === 'other') return;
  if (before === undefined || (before.kind === 'folder') !== stat.isDirectory())
    removeWhole(path, dirname(path));
}

/** A new file in place of the old: that one may have been opened by what still runs, or have a second name. */
function rebuild(path: string, before: Kept | undefined): void {
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
