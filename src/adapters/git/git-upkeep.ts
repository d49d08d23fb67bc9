import type { Kept, KeptFiles } from '../kept-files.ts';

/** Paths of a git directory before and now, relative to it, and those that differ. */
export interface GitDirChange {
  readonly before: KeptFiles;
  readonly now: KeptFiles;
  readonly differing: readonly string[];
  /** The path as git calls it: relative to the git directory or the one that worktrees share. */
  readonly nameOf: (path: string) => string;
}

export interface Upkeep {
  /** Paths that git itself changes when it packs, expires and fetches, with no ref that moved. */
  readonly harmless: ReadonlySet<string>;
  /** Paths of refs that a fetch moves, and of their logs. */
  readonly fetched: ReadonlySet<string>;
}

/** Notes of git's own that decide nothing. Source: git-gc(1), git-fetch(1), git-update-server-info(1), builtin/gc.c. */
const NOTE = /(?:^|\/)(?:gc\.pid|gc\.log|FETCH_HEAD|info\/refs|fsmonitor--daemon(?:\/.*|\.ipc)?)$/;
const REF = /^refs\/./;
/** What a fetch brings up to date. */
const FETCHED = /^refs\/(?:remotes|prefetch)\/./;
const TAG = /^refs\/tags\/./;
const LOG = /^logs\//;
/** Below `refs/heads` and the like: git removes such folders with the last ref in them. */
const REF_FOLDER = /^refs\/[^/]+\/./;

/** `gc.reflogExpireUnreachable` is 30 days unless somebody sets it: what goes earlier did not expire. */
const EXPIRY_S = 29 * 24 * 3600;

/** Which of the differences git's own upkeep explains. Refs only together: a packed one may be lost with half of it. */
export function upkeepIn(change: GitDirChange, nowSeconds: number): Upkeep {
  const { before, now, differing, nameOf } = change;
  const moved = movedRefs(refsIn(before, nameOf), refsIn(now, nameOf));
  const isRefs = (name: string): boolean => name === 'packed-refs' || REF.test(name);
  const harmless = new Set<string>();
  const fetched = new Set<string>();
  const byFetch = [...moved].every(([ref, how]) => FETCHED.test(ref) || (TAG.test(ref) && how === 'added'));
  for (const path of differing) {
    const name = nameOf(path);
    const [was, is] = [before.get(path), now.get(path)];
    if (NOTE.test(name) && was?.kind !== 'link' && is?.kind !== 'link') harmless.add(path);
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

function isFolder(was: Kept | undefined, is: Kept | undefined): boolean {
  return (was ?? is)?.kind === 'folder' && (is ?? was)?.kind === 'folder';
}

function isPlain(was: Kept | undefined, is: Kept | undefined, name: string): boolean {
  if (isFolder(was, is)) return REF_FOLDER.test(name) && (was === undefined || is === undefined);
  return [was, is].every((kept) => kept === undefined || kept.kind === 'file');
}

/** Each ref with what it says. A loose one outdoes a packed one. */
function refsIn(files: KeptFiles, nameOf: (path: string) => string): ReadonlyMap<string, string> {
  const refs = new Map<string, string>();
  for (const [path, kept] of files) {
    if (kept.kind !== 'file' || nameOf(path) !== 'packed-refs') continue;
    for (const [, oid = '', ref = ''] of kept.bytes.toString('latin1').matchAll(/^([0-9a-f]+) (.+)$/gm)) {
      refs.set(ref, oid);
    }
  }
  for (const [path, kept] of files) {
    const name = nameOf(path);
    if (kept.kind === 'file' && REF.test(name) && !name.endsWith('.lock')) {
      refs.set(name, kept.bytes.toString('latin1').trim());
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

/** Whether a log only lost old lines. */
function isExpired(was: Kept | undefined, is: Kept | undefined, nowSeconds: number): boolean {
  if (was?.kind !== 'file' || (is !== undefined && is.kind !== 'file')) return false;
  const left = is === undefined ? [] : linesOf(is.bytes);
  let at = 0;
  for (const line of linesOf(was.bytes)) {
    if (line === left[at]) at += 1;
    else if (nowSeconds - timeOf(line) < EXPIRY_S) return false;
  }
  return at === left.length;
}

function linesOf(bytes: Buffer): readonly string[] {
  return bytes
    .toString('latin1')
    .split('\n')
    .filter((line) => line !== '');
}

/** Seconds since the epoch; now and later for a line that is none of git's. */
function timeOf(line: string): number {
  const found = /> (\d+) [+-]\d{4}(?:\t|$)/.exec(line)?.[1];
  return found === undefined ? Number.POSITIVE_INFINITY : Number(found);
}
