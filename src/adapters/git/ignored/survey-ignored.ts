import { type Dirent, lstatSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { isWithinAny } from '../../../core/path/is-within.ts';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import { joinRaw, type RawPath, toDiskPath } from '../program/raw-path.ts';
import type { IgnoredSurvey, SurveyedFolder } from '../start/ignored-survey.ts';
import type { TreeState } from '../start/tree-state.ts';
import { entriesOf, type FolderScan, MAX_FOLDER_PATH_BYTES } from '../worktree/folder-scan.ts';
import { ignoredFiles } from '../worktree/ignored-paths.ts';

/** Maximum number of ignored entries to visit, near ones first. A large node_modules has 100,000. */
const MAX_WALK_ENTRIES = 200_000;
/** Folders read before the event loop gets a turn. */
const BATCH = 200;

/** A folder in an ignored place. */
export interface VisitedFolder {
  readonly raw: RawPath;
  readonly ino: number;
  /** Milliseconds. */
  readonly ctime: number;
  /** Names of files, links and special files; null if the folder cannot be read. */
  readonly names: readonly string[] | null;
  /** FIFOs, sockets and devices in it. */
  readonly special: readonly RawPath[];
}

export interface IgnoredWalk {
  readonly visited: AsyncIterable<VisitedFolder>;
  /** Valid when the walk is over. */
  readonly isComplete: () => boolean;
}

/**
 * Surveys the ignored places. `scan` covers all folders. Reads names only; the caller sets `since` after the start is
 * fully read.
 */
export async function surveyIgnored(state: TreeState, scan: FolderScan): Promise<IgnoredSurvey> {
  const files = await ignoredFiles(state.store, scan.unknown);
  const folders = new Map<RawPath, SurveyedFolder>();
  const walk = walkIgnored(state, scan.ignored);
  const special: RawPath[] = [];
  for await (const { raw, ino, names, ...visited } of walk.visited) {
    folders.set(raw, { ino, names: (names ?? []).join('/') });
    special.push(...visited.special);
  }
  return {
    files,
    folders,
    special,
    isComplete: walk.isComplete(),
    since: Number.POSITIVE_INFINITY,
    offset: clockOffset(),
  };
}

/** Visits every folder in these ignored ones and below, level by level. */
export function walkIgnored({ repo, excluded }: TreeState, tops: readonly RawPath[]): IgnoredWalk {
  const longest = MAX_FOLDER_PATH_BYTES - Buffer.byteLength(repo.root) - 1;
  const queue = tops.filter((raw) => !isWithinAny(raw, excluded));
  let isComplete = true;
  async function* visit(): AsyncGenerator<VisitedFolder> {
    let entryCount = 0;
    for (let at = 0; at < queue.length; at++) {
      const raw = queue[at] ?? '';
      const stat = lstatOrUndefined(toDiskPath(repo.root, raw));
      if (stat === undefined || !stat.isDirectory()) continue;
      const entries = raw.length <= longest ? readFolderOrNull(repo.root, raw) : null;
      entryCount += entries?.length ?? 0;
      for (const entry of entries ?? []) if (entry.isDirectory()) queue.push(joinRaw(raw, entry.name));
      const names = entries?.filter((entry) => !entry.isDirectory()).map(({ name }) => name) ?? null;
      const special = (entries ?? []).filter(isSpecial).map(({ name }) => joinRaw(raw, name));
      yield { raw, ino: stat.ino, ctime: stat.ctimeMs, names, special };
      if (at % BATCH === 0) await nextTick();
      if (entryCount > MAX_WALK_ENTRIES && at + 1 < queue.length) {
        isComplete = false;
        return;
      }
    }
  }
  return { visited: visit(), isComplete: () => isComplete };
}

function isSpecial(entry: Dirent): boolean {
  return !entry.isDirectory() && !entry.isFile() && !entry.isSymbolicLink();
}

/** Returns the FIFOs, sockets and devices in these folders and below. */
export async function specialBelow(state: TreeState, tops: readonly RawPath[]): Promise<readonly RawPath[]> {
  const found: RawPath[] = [];
  for await (const { special } of walkIgnored(state, tops).visited) found.push(...special);
  return found;
}

function readFolderOrNull(root: string, raw: RawPath): Dirent[] | null {
  try {
    return entriesOf(root, raw);
  } catch {
    // The folder is locked or gone by now.
    return null;
  }
}

/** Returns the time in ms on the clock that sets change times. It is one tick behind the clock that programs read. */
export function diskTime(folder: string): number {
  const probe = joinPath(folder, 'clock');
  writeFileSync(probe, '');
  return lstatSync(probe).ctimeMs;
}

export function clockOffset(): number {
  return Date.now() - performance.now();
}
