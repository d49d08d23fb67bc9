import { type Dirent, lstatSync, writeFileSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { setImmediate as nextTick } from 'node:timers/promises';
import { entriesOf, type FolderScan, LONGEST_FOLDER } from './folders.ts';
import { ignoredFiles } from './ignored.ts';
import type { IgnoredSurvey, SurveyedFolder } from './ignored-names.ts';
import { isWithin, join, onDisk, type RawPath } from './raw-path.ts';
import type { TreeState } from './state.ts';
import { lstatThere } from './there.ts';

/** Ignored entries that are looked through, near ones first. A large node_modules has 100,000. */
const LARGEST_WALK = 200_000;
/** Folders read before the event loop gets a turn. */
const BATCH = 200;

/** A folder in an ignored place. */
export interface Visited {
  readonly raw: RawPath;
  readonly ino: number;
  /** ms. */
  readonly ctime: number;
  /** Names of files, links and special files; null where the folder cannot be read. */
  readonly names: readonly string[] | null;
  /** FIFOs, sockets and devices in it. */
  readonly special: readonly RawPath[];
}

export interface Walk {
  readonly visited: AsyncIterable<Visited>;
  /** Known once the walk is over. */
  readonly whole: () => boolean;
}

/** `scan`: of all folders. Reads names only; `since` is to be set when nothing else of the start is read. */
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
    whole: walk.whole(),
    since: Number.POSITIVE_INFINITY,
    offset: clockOffset(),
  };
}

/** Every folder in these ignored ones and below, level by level. */
export function walkIgnored({ site, excluded }: TreeState, tops: readonly RawPath[]): Walk {
  const longest = LONGEST_FOLDER - Buffer.byteLength(site.root) - 1;
  const ahead = tops.filter((raw) => !isWithin(raw, excluded));
  let whole = true;
  async function* visit(): AsyncGenerator<Visited> {
    let passed = 0;
    for (let at = 0; at < ahead.length; at++) {
      const raw = ahead[at] ?? '';
      const stat = lstatThere(onDisk(site.root, raw));
      if (stat === undefined || !stat.isDirectory()) continue;
      const entries = raw.length <= longest ? readable(site.root, raw) : null;
      passed += entries?.length ?? 0;
      for (const entry of entries ?? []) if (entry.isDirectory()) ahead.push(join(raw, entry.name));
      const names = entries?.filter((entry) => !entry.isDirectory()).map(({ name }) => name) ?? null;
      const special = (entries ?? []).filter(isSpecial).map(({ name }) => join(raw, name));
      yield { raw, ino: stat.ino, ctime: stat.ctimeMs, names, special };
      if (at % BATCH === 0) await nextTick();
      if (passed > LARGEST_WALK && at + 1 < ahead.length) {
        whole = false;
        return;
      }
    }
  }
  return { visited: visit(), whole: () => whole };
}

function isSpecial(entry: Dirent): boolean {
  return !entry.isDirectory() && !entry.isFile() && !entry.isSymbolicLink();
}

/** FIFOs, sockets and devices in these folders and below. */
export async function specialBelow(state: TreeState, tops: readonly RawPath[]): Promise<readonly RawPath[]> {
  const found: RawPath[] = [];
  for await (const { special } of walkIgnored(state, tops).visited) found.push(...special);
  return found;
}

function readable(root: string, raw: RawPath): Dirent[] | null {
  try {
    return entriesOf(root, raw);
  } catch {
    // Locked, or gone since.
    return null;
  }
}

/** The clock that change times are taken from, in ms: it is a tick behind the one that programs read. */
export function timeOnDisk(folder: string): number {
  const probe = joinPath(folder, 'clock');
  writeFileSync(probe, '');
  return lstatSync(probe).ctimeMs;
}

export function clockOffset(): number {
  return Date.now() - performance.now();
}
