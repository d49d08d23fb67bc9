import { type BigIntStats, chmodSync, type Dirent, readdirSync } from 'node:fs';
import { setImmediate as nextTick } from 'node:timers/promises';
import { GIT_FOLDER } from '../../../core/path/git-folder.ts';
import { lstatBigintOrUndefined } from '../../files/lstat-or-undefined.ts';
import { joinRaw, parentOf, type RawPath, toDiskPath } from '../program/raw-path.ts';
import { isOpenedByGit, releaseFifo } from './attribute-fifos.ts';
import { settledFolderCheck } from './folder-change-times.ts';

/** A folder when it was last read. */
export interface FolderState {
  /** Distinguishes a folder from another one that was moved to its place. */
  readonly ino: bigint;
  /** Changes with every added or removed entry, and cannot be set. UNSETTLED: the next change may not show. */
  readonly ctime: bigint;
  readonly mode: number;
}

/** Not a valid change time, so the folder is read again. */
const UNSETTLED = -1n;

export type FolderStates = ReadonlyMap<RawPath, FolderState>;

/** The findings in changed folders: new names, special files, and `.git` anywhere. */
export interface FolderScan {
  /** All present folders. */
  readonly now: FolderStates;
  /** Unknown files and links in changed folders, including ignored ones; see `isKnown`. */
  readonly unknown: readonly RawPath[];
  /** The topmost folders in changed folders that the start's rules ignore. They are not read. */
  readonly ignored: readonly RawPath[];
  /** FIFOs, sockets and devices in changed folders. */
  readonly special: readonly RawPath[];
  /** Entries called `.git`, in any case, in changed folders, except the root's own. */
  readonly gitEntries: readonly RawPath[];
  /** Folders so deep that their entries may exceed the system's path limit. They are not read. */
  readonly tooDeep: readonly RawPath[];
  /** Folders that gained one of SPECIAL_MODE_BITS, which was removed again. */
  readonly privileged: readonly RawPath[];
  /** True if a folder was locked, so that an earlier listing by git may lack its content. */
  readonly reopened: boolean;
  /** Folders that could not be read. */
  readonly unreadable: readonly RawPath[];
}

/** Folders read before the event loop gets a turn. */
const BATCH = 200;

/** Bytes of a folder's absolute path: Linux takes 4,095, and an entry's name may have 255 of them. */
export const MAX_FOLDER_PATH_BYTES = 4095 - 256;

export interface ScanScope {
  readonly root: string;
  /** Wall time in ms, before the scan. */
  readonly now: number;
  /** Returns those of the folders that are ignored. Called once per level of new folders. */
  readonly findIgnored: (folders: readonly RawPath[]) => Promise<ReadonlySet<RawPath>>;
  /** Returns true if a file or link is in the state that the scan compares with. */
  readonly isKnown: (raw: RawPath) => boolean;
}

/**
 * Checks every known folder and reads those that changed. A locked folder is opened first, because git would skip it
 * silently.
 */
export async function scanFolders(scope: ScanScope, known: FolderStates): Promise<FolderScan> {
  const now = new Map<RawPath, FolderState>();
  const pass = startPass(scope, true);
  for (const [raw, before] of known) {
    const folder = inspectFolder(pass, raw, before.mode);
    if (folder === null) continue;
    now.set(raw, folder);
    if (!isSameFolder(folder, before)) readFolder(pass, raw, known);
  }
  return walkNewFolders(pass, now);
}

function isSameFolder(folder: FolderState, before: FolderState): boolean {
  return before.ctime !== UNSETTLED && folder.ctime === before.ctime && folder.ino === before.ino;
}

/** Reads every folder except the ignored ones. Unreadable folders stay as they are. */
export async function walkFolders(scope: ScanScope): Promise<FolderScan> {
  const now = new Map<RawPath, FolderState>();
  const pass = startPass(scope, false);
  const top = inspectFolder(pass, '', 0);
  if (top !== null) now.set('', top);
  readFolder(pass, '', now);
  return walkNewFolders(pass, now);
}

/** One scan, and its findings so far. */
interface ScanPass extends ScanScope {
  readonly found: ScanFindings;
  /** True if locked folders are opened, because only the agent can have locked them. */
  readonly opens: boolean;
  readonly settled: (folder: BigIntStats) => boolean;
}

interface ScanFindings {
  readonly special: RawPath[];
  readonly gitEntries: RawPath[];
  readonly tooDeep: RawPath[];
  readonly privileged: RawPath[];
  readonly unknown: RawPath[];
  readonly ignored: RawPath[];
  readonly unreadable: RawPath[];
  pending: RawPath[];
  reopened: boolean;
}

function startPass(scope: ScanScope, opens: boolean): ScanPass {
  const found: ScanFindings = {
    special: [],
    gitEntries: [],
    tooDeep: [],
    privileged: [],
    unknown: [],
    ignored: [],
    unreadable: [],
    pending: [],
    reopened: false,
  };
  return { ...scope, found, opens, settled: settledFolderCheck(scope.root, scope.now) };
}

/** Mode bits that the owner needs to list a folder and read its entries. */
const OWNER_READ_SEARCH = 0o500;

/** Set-user-id, set-group-id, sticky. */
export const SPECIAL_MODE_BITS = 0o7000;
const SET_GROUP = 0o2000;

function isSearchable(mode: number): boolean {
  return (mode & OWNER_READ_SEARCH) === OWNER_READ_SEARCH;
}

/** Checks one folder. `before`: its earlier mode. A folder that was locked at the start stays locked. */
function inspectFolder(
  { root, found, opens, settled }: ScanPass,
  raw: RawPath,
  before: number,
): FolderState | null {
  const path = toDiskPath(root, raw);
  const stat = lstatBigintOrUndefined(path);
  if (stat === undefined || !stat.isDirectory()) return null;
  const mode = Number(stat.mode) & 0o7777;
  const wanted = opens ? modeWithoutPrivileges(mode, before) : mode;
  const folder = { ino: stat.ino, ctime: settled(stat) ? stat.ctimeNs : UNSETTLED };
  if (wanted === mode) return { ...folder, mode };
  chmodSync(path, wanted);
  if ((wanted & SPECIAL_MODE_BITS) !== (mode & SPECIAL_MODE_BITS)) found.privileged.push(raw);
  if (!isSearchable(mode)) found.reopened = true;
  // If the step is kept, the folder stays open, so that nobody else is locked out.
  return { ...folder, mode: wanted };
}

/** Returns the mode without a lock and without privileges that came with the step. */
function modeWithoutPrivileges(mode: number, before: number): number {
  const opened = isSearchable(before) ? mode | OWNER_READ_SEARCH : mode;
  return opened & ~(SPECIAL_MODE_BITS & ~before);
}

/** Reads new folders level by level, because ignored folders are not read. */
async function walkNewFolders(pass: ScanPass, now: Map<RawPath, FolderState>): Promise<FolderScan> {
  const { found } = pass;
  const none: FolderStates = new Map();
  const longest = MAX_FOLDER_PATH_BYTES - Buffer.byteLength(pass.root) - 1;
  let looked = 0;
  let levels = 0;
  while (found.pending.length > 0) {
    const level = found.pending.filter((raw) => raw.length <= longest);
    found.tooDeep.push(...found.pending.filter((raw) => raw.length > longest));
    found.pending = [];
    if (++levels > BATCHED_FROM_DEPTH) await pass.findIgnored(foldersBelow(pass.root, level));
    const ignored = await pass.findIgnored(level);
    for (const raw of level) {
      if (ignored.has(raw)) {
        found.ignored.push(raw);
        continue;
      }
      const folder = inspectFolder(pass, raw, inheritedMode(raw, now));
      if (folder === null) continue;
      now.set(raw, folder);
      readFolder(pass, raw, none);
      if (++looked % BATCH === 0) await nextTick();
    }
  }
  const { pending: _, ...rest } = found;
  return { now, ...rest };
}

/** From this depth on, rules are checked for many levels at once, which saves a process per level. */
const BATCHED_FROM_DEPTH = 16;
const MAX_BATCHED_FOLDERS = 256;

/** Returns some of the folders below these, near ones first. */
function foldersBelow(root: string, level: readonly RawPath[]): readonly RawPath[] {
  const found = [...level];
  for (let at = 0; at < found.length && found.length < MAX_BATCHED_FOLDERS; at++) {
    const raw = found[at] ?? '';
    try {
      const folders = entriesOf(root, raw).filter((entry) => entry.isDirectory());
      found.push(...folders.map(({ name }) => joinRaw(raw, name)));
    } catch {
      // The folder is locked or gone; its turn comes later.
    }
  }
  return found;
}

/** Returns the mode that a new folder may have: open, with the inherited set-group-id bit. */
function inheritedMode(raw: RawPath, now: FolderStates): number {
  return OWNER_READ_SEARCH | ((now.get(parentOf(raw))?.mode ?? 0) & SET_GROUP);
}

function readFolder(pass: ScanPass, raw: RawPath, known: FolderStates): void {
  const { root, found, isKnown } = pass;
  for (const entry of readFolderEntries(pass, raw)) {
    const path = joinRaw(raw, entry.name);
    if (entry.name.toLowerCase() === GIT_FOLDER) {
      if (path !== GIT_FOLDER) found.gitEntries.push(path);
    } else if (entry.isDirectory()) {
      if (!known.has(path)) found.pending.push(path);
    } else if (entry.isFile() || entry.isSymbolicLink()) {
      if (!isKnown(path)) found.unknown.push(path);
    } else {
      found.special.push(path);
      if (isOpenedByGit(path)) releaseFifo(root, path);
    }
  }
}

function readFolderEntries({ root, found, opens }: ScanPass, raw: RawPath): Dirent[] {
  try {
    return entriesOf(root, raw);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EACCES' || code === 'EPERM') found.unreadable.push(raw);
    else if (opens && !['ENOENT', 'ENOTDIR'].includes(code)) throw error;
    return [];
  }
}

/** Returns the entries of a folder with names as in raw paths. */
export function entriesOf(root: string, raw: RawPath): Dirent[] {
  return readdirSync(toDiskPath(root, raw), { withFileTypes: true, encoding: 'latin1' });
}
