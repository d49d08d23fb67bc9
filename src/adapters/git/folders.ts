import { type BigIntStats, chmodSync, type Dirent, readdirSync } from 'node:fs';
import { setImmediate as nextTick } from 'node:timers/promises';
import { disarm, isOpenedByGit } from './attribute-traps.ts';
import { settledIn } from './folder-times.ts';
import { join, onDisk, parentOf, type RawPath } from './raw-path.ts';
import { lstatExact } from './there.ts';

/** A folder as it was when last looked at. */
export interface Folder {
  /** Tells a folder from another one that was moved to its place. */
  readonly ino: bigint;
  /** Moves with every entry that comes or goes, and cannot be set. UNSETTLED: another entry might not move it. */
  readonly ctime: bigint;
  readonly mode: number;
}

/** Never a folder's change time, so the folder is read again. */
const UNSETTLED = -1n;

export type Folders = ReadonlyMap<RawPath, Folder>;

/** What lies in folders that changed: new names, special files, and `.git` wherever it appears. */
export interface FolderScan {
  /** All folders there are now. */
  readonly now: Folders;
  /** Files and links in folders that changed, ignored ones included, that `isKnown` does not know. */
  readonly unknown: readonly RawPath[];
  /** Folders that the start's rules ignore, the topmost of each, in folders that changed. Not looked into. */
  readonly ignored: readonly RawPath[];
  /** FIFOs, sockets and devices in folders that changed. */
  readonly special: readonly RawPath[];
  /** Entries called `.git`, in any case, in folders that changed. The root's own `.git` is not among them. */
  readonly dotGit: readonly RawPath[];
  /** Folders so deep that what they hold may have no path that the system takes. Not looked into. */
  readonly tooDeep: readonly RawPath[];
  /** Folders that got a bit of PRIVILEGE. It is off again. */
  readonly privileged: readonly RawPath[];
  /** Some folder was locked: what git listed before this scan may lack what lies in it. */
  readonly reopened: boolean;
  /** Folders that could not be read. */
  readonly unread: readonly RawPath[];
}

/** Folders read before the event loop gets a turn. */
const BATCH = 200;

/** Bytes of a folder's absolute path: Linux takes 4,095, and an entry's name may have 255 of them. */
export const LONGEST_FOLDER = 4095 - 256;

export interface Scope {
  readonly root: string;
  /** Wall time in ms, before the scan. */
  readonly now: number;
  /** Tells which of these folders are ignored. Asked once for each level of new folders. */
  readonly findIgnored: (folders: readonly RawPath[]) => Promise<ReadonlySet<RawPath>>;
  /** Whether a file or link is in the state that the scan compares with. */
  readonly isKnown: (raw: RawPath) => boolean;
}

/**
 * Looks at every known folder, and into those that changed. A folder that its owner was locked out of is
 * opened again first: git would pass over it in silence.
 */
export async function scanFolders(scope: Scope, known: Folders): Promise<FolderScan> {
  const now = new Map<RawPath, Folder>();
  const pass = beginPass(scope, true);
  for (const [raw, before] of known) {
    const folder = lookAt(pass, raw, before.mode);
    if (folder === null) continue;
    now.set(raw, folder);
    if (!isAsBefore(folder, before)) readFolder(pass, raw, known);
  }
  return walkNew(pass, now);
}

function isAsBefore(folder: Folder, before: Folder): boolean {
  return before.ctime !== UNSETTLED && folder.ctime === before.ctime && folder.ino === before.ino;
}

/** Reads every folder except the ignored ones. What cannot be read is left as it is. */
export async function walkFolders(scope: Scope): Promise<FolderScan> {
  const now = new Map<RawPath, Folder>();
  const pass = beginPass(scope, false);
  const top = lookAt(pass, '', 0);
  if (top !== null) now.set('', top);
  readFolder(pass, '', now);
  return walkNew(pass, now);
}

/** One scan, and what it has found so far. */
interface Pass extends Scope {
  readonly found: Found;
  /** Whether a locked folder is opened, because only the agent can have locked it. */
  readonly opens: boolean;
  readonly settled: (folder: BigIntStats) => boolean;
}

interface Found {
  readonly special: RawPath[];
  readonly dotGit: RawPath[];
  readonly tooDeep: RawPath[];
  readonly privileged: RawPath[];
  readonly unknown: RawPath[];
  readonly ignored: RawPath[];
  readonly unread: RawPath[];
  /** New folders that were not looked into yet. */
  ahead: RawPath[];
  reopened: boolean;
}

function beginPass(scope: Scope, opens: boolean): Pass {
  const found: Found = {
    special: [],
    dotGit: [],
    tooDeep: [],
    privileged: [],
    unknown: [],
    ignored: [],
    unread: [],
    ahead: [],
    reopened: false,
  };
  return { ...scope, found, opens, settled: settledIn(scope.root, scope.now) };
}

/** Without these the owner cannot list a folder and look at what is in it. */
const OWNER_LOOKS = 0o500;

/** Set-user-id, set-group-id, sticky. */
export const PRIVILEGE = 0o7000;
const SET_GROUP = 0o2000;

function isOpen(mode: number): boolean {
  return (mode & OWNER_LOOKS) === OWNER_LOOKS;
}

/** `before`: the mode it had. A folder that was locked at the start stays so. */
function lookAt({ root, found, opens, settled }: Pass, raw: RawPath, before: number): Folder | null {
  const path = onDisk(root, raw);
  const stat = lstatExact(path);
  if (stat === undefined || !stat.isDirectory()) return null;
  const mode = Number(stat.mode) & 0o7777;
  const wanted = opens ? decent(mode, before) : mode;
  const folder = { ino: stat.ino, ctime: settled(stat) ? stat.ctimeNs : UNSETTLED };
  if (wanted === mode) return { ...folder, mode };
  chmodSync(path, wanted);
  if ((wanted & PRIVILEGE) !== (mode & PRIVILEGE)) found.privileged.push(raw);
  if (!isOpen(mode)) found.reopened = true;
  // Open it stays, should the step be kept: nobody else may be locked out of it either.
  return { ...folder, mode: wanted };
}

/** The mode without a lock and without privileges that came with the step. */
function decent(mode: number, before: number): number {
  const opened = isOpen(before) ? mode | OWNER_LOOKS : mode;
  return opened & ~(PRIVILEGE & ~before);
}

/** Level by level, for only what is not ignored is looked into. */
async function walkNew(pass: Pass, now: Map<RawPath, Folder>): Promise<FolderScan> {
  const { found } = pass;
  const none: Folders = new Map();
  const longest = LONGEST_FOLDER - Buffer.byteLength(pass.root) - 1;
  let looked = 0;
  let levels = 0;
  while (found.ahead.length > 0) {
    const level = found.ahead.filter((raw) => raw.length <= longest);
    found.tooDeep.push(...found.ahead.filter((raw) => raw.length > longest));
    found.ahead = [];
    if (++levels > DEEP) await pass.findIgnored(foldersBelow(pass.root, level));
    const ignored = await pass.findIgnored(level);
    for (const raw of level) {
      if (ignored.has(raw)) {
        found.ignored.push(raw);
        continue;
      }
      const folder = lookAt(pass, raw, inherited(raw, now));
      if (folder === null) continue;
      now.set(raw, folder);
      readFolder(pass, raw, none);
      if (++looked % BATCH === 0) await nextTick();
    }
  }
  const { ahead: _, ...rest } = found;
  return { now, ...rest };
}

/** From here on, the rules are asked about many levels at once: a chain of folders would take a process for each. */
const DEEP = 16;
const ASKED_AHEAD = 256;

/** Some of what lies below these folders, near ones first. */
function foldersBelow(root: string, level: readonly RawPath[]): readonly RawPath[] {
  const found = [...level];
  for (let at = 0; at < found.length && found.length < ASKED_AHEAD; at++) {
    const raw = found[at] ?? '';
    try {
      const folders = entriesOf(root, raw).filter((entry) => entry.isDirectory());
      found.push(...folders.map(({ name }) => join(raw, name)));
    } catch {
      // Locked or gone: it is looked at again when its turn comes.
    }
  }
  return found;
}

/** What a new folder may have: to be open, and the group of the one it lies in where that passes it on. */
function inherited(raw: RawPath, now: Folders): number {
  return OWNER_LOOKS | ((now.get(parentOf(raw))?.mode ?? 0) & SET_GROUP);
}

function readFolder(pass: Pass, raw: RawPath, known: Folders): void {
  const { root, found, isKnown } = pass;
  for (const entry of readable(pass, raw)) {
    const path = join(raw, entry.name);
    if (entry.name.toLowerCase() === '.git') {
      if (path !== '.git') found.dotGit.push(path);
    } else if (entry.isDirectory()) {
      if (!known.has(path)) found.ahead.push(path);
    } else if (entry.isFile() || entry.isSymbolicLink()) {
      if (!isKnown(path)) found.unknown.push(path);
    } else {
      found.special.push(path);
      if (isOpenedByGit(path)) disarm(root, path);
    }
  }
}

function readable({ root, found, opens }: Pass, raw: RawPath): Dirent[] {
  try {
    return entriesOf(root, raw);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EACCES' || code === 'EPERM') found.unread.push(raw);
    else if (opens && !GONE.has(code)) throw error;
    return [];
  }
}

/** The folder went, or was replaced, since it was looked at. */
const GONE: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** Names as raw paths have them. */
export function entriesOf(root: string, raw: RawPath): Dirent[] {
  return readdirSync(onDisk(root, raw), { withFileTypes: true, encoding: 'latin1' });
}
