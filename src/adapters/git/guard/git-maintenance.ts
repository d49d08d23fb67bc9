import type { FileSnapshot, SavedEntry } from '../../files/file-snapshot.ts';

/** A git directory before and now, and the paths that differ. Paths are relative to the git directory. */
export interface GitDirChange {
  readonly before: FileSnapshot;
  readonly now: FileSnapshot;
  readonly differing: readonly string[];
  /** Returns the path relative to the git directory, or to the one that worktrees share. */
  readonly nameOf: (path: string) => string;
}

export interface MaintenanceChanges {
  /** Paths that git itself changes when it packs, expires and fetches, if no ref moved. */
  readonly harmless: ReadonlySet<string>;
  /** Paths of refs that a fetch moves, and of their logs. */
  readonly fetched: ReadonlySet<string>;
}

/**
 * Files that git writes for itself and that decide nothing. Source: git-gc(1), git-fetch(1), git-update-server-info(1),
 * builtin/gc.c.
 */
const MAINTENANCE_NOTES =
  /(?:^|\/)(?:gc\.pid|gc\.log|FETCH_HEAD|info\/refs|fsmonitor--daemon(?:\/.*|\.ipc)?)$/;
const REF = /^refs\/./;
/** Refs that a fetch updates. */
const FETCHED = /^refs\/(?:remotes|prefetch)\/./;
const TAG = /^refs\/tags\/./;
const LOG = /^logs\//;
/** Folders such as `refs/heads/topic`. Git removes such a folder with its last ref. */
const REF_FOLDER = /^refs\/[^/]+\/./;

/** The default of `gc.reflogExpireUnreachable` is 30 days; a younger entry that is gone did not expire. */
const EXPIRY_S = 29 * 24 * 3600;

/**
 * Finds the differences that git's own maintenance explains. Refs are judged together, because a damaged `packed-refs`
 * may lose some of them.
 */
export function findMaintenanceChanges(change: GitDirChange, nowSeconds: number): MaintenanceChanges {
  const { before, now, differing, nameOf } = change;
  const moved = movedRefs(refsIn(before, nameOf), refsIn(now, nameOf));
  const isRefs = (name: string): boolean => name === 'packed-refs' || REF.test(name);
  const harmless = new Set<string>();
  const fetched = new Set<string>();
  const byFetch = [...moved].every(([ref, how]) => FETCHED.test(ref) || (TAG.test(ref) && how === 'added'));
  for (const path of differing) {
    const name = nameOf(path);
    const [was, is] = [before.get(path), now.get(path)];
    if (MAINTENANCE_NOTES.test(name) && was?.kind !== 'link' && is?.kind !== 'link') harmless.add(path);
    else if (isRefs(name) && isPlain(was, is, name)) {
      if (moved.size === 0) harmless.add(path);
      else if (byFetch) fetched.add(path);
    } else if (LOG.test(name)) {
      if (isFolder(was, is) || isExpired(was, is, nowSeconds)) harmless.add(path);
      else if (byFetch && FETCHED.test(name.slice('logs/'.length))) fetched.add(path);
    }
  }
  return { harmless, fetched };
}

function isFolder(was: SavedEntry | undefined, is: SavedEntry | undefined): boolean {
  return (was ?? is)?.kind === 'folder' && (is ?? was)?.kind === 'folder';
}

function isPlain(was: SavedEntry | undefined, is: SavedEntry | undefined, name: string): boolean {
  if (isFolder(was, is)) return REF_FOLDER.test(name) && (was === undefined || is === undefined);
  return [was, is].every((entry) => entry === undefined || entry.kind === 'file');
}

/** Returns each ref with its value. A loose ref overrides a packed one. */
function refsIn(files: FileSnapshot, nameOf: (path: string) => string): ReadonlyMap<string, string> {
  const refs = new Map<string, string>();
  for (const [path, entry] of files) {
    if (entry.kind !== 'file' || nameOf(path) !== 'packed-refs') continue;
    for (const [, oid = '', ref = ''] of entry.bytes.toString('latin1').matchAll(/^([0-9a-f]+) (.+)$/gm)) {
      refs.set(ref, oid);
    }
  }
  for (const [path, entry] of files) {
    const name = nameOf(path);
    if (entry.kind === 'file' && REF.test(name) && !name.endsWith('.lock')) {
      refs.set(name, entry.bytes.toString('latin1').trim());
    }
  }
  return refs;
}

function movedRefs(before: ReadonlyMap<string, string>, now: ReadonlyMap<string, string>) {
  const moved = new Map<string, 'added' | 'changed' | 'gone'>();
  for (const [ref, value] of now) {
    const was = before.get(ref);
    if (was !== value) moved.set(ref, was === undefined ? 'added' : 'changed');
  }
  for (const ref of before.keys()) if (!now.has(ref)) moved.set(ref, 'gone');
  return moved;
}

/** Returns true if a log only lost old lines. */
function isExpired(was: SavedEntry | undefined, is: SavedEntry | undefined, nowSeconds: number): boolean {
  if (was?.kind !== 'file' || (is !== undefined && is.kind !== 'file')) return false;
  const remaining = is === undefined ? [] : linesOf(is.bytes);
  let at = 0;
  for (const line of linesOf(was.bytes)) {
    if (line === remaining[at]) at += 1;
    else if (nowSeconds - timeOf(line) < EXPIRY_S) return false;
  }
  return at === remaining.length;
}

function linesOf(bytes: Buffer): readonly string[] {
  return bytes
    .toString('latin1')
    .split('\n')
    .filter((line) => line !== '');
}

/** Returns seconds since the epoch; infinity for a line that git did not write. */
function timeOf(line: string): number {
  const seconds = /> (\d+) [+-]\d{4}(?:\t|$)/.exec(line)?.[1];
  return seconds === undefined ? Number.POSITIVE_INFINITY : Number(seconds);
}
