import { chmodSync, type Dirent, readdirSync } from 'node:fs';
import { setImmediate as nextTick } from 'node:timers/promises';
import { disarm, isOpenedByGit } from './attribute-traps.ts';
import { join, onDisk, parentOf, type RawPath } from './raw-path.ts';
import { lstatExact } from './there.ts';

/** A folder as it was when last looked at. The change time moves with every entry that comes or goes, and cannot be set. */
export interface Folder {
  readonly ctime: bigint;
  readonly mode: number;
}

export type Folders = ReadonlyMap<RawPath, Folder>;

/** What git does not tell: folders that came and went, special files, and `.git` wherever it appears. */
export interface FolderScan {
  /** All folders there are now. */
  readonly now: Folders;
  /** Shallow first. */
  readonly added: readonly RawPath[];
  readonly gone: readonly RawPath[];
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
}

/** Folders read before the event loop gets a turn. */
const BATCH = 200;

/** Bytes of a folder's absolute path: Linux takes 4,095, and an entry's name may have 255 of them. */
export const LONGEST_FOLDER = 4095 - 256;

/** Tells which of these folders are ignored. Asked once for each level of new folders. */
export type FindIgnored = (folders: readonly RawPath[]) => Promise<ReadonlySet<RawPath>>;

/**
 * Looks at every known folder, and into those that changed. A folder that its owner was locked out of is
 * opened again first: git would pass over it in silence.
 */
export async function scanFolders(
  root: string,
  known: Folders,
  findIgnored: FindIgnored,
): Promise<FolderScan> {
  const now = new Map<RawPath, Folder>();
  const found = nothingYet(true);
  const gone: RawPath[] = [];
  for (const [raw, before] of known) {
    const folder = lookAt(root, raw, found, before.mode);
    if (folder === null) gone.push(raw);
    else {
      now.set(raw, folder);
      if (folder.ctime !== before.ctime) readFolder(root, raw, known, found);
    }
  }
  const added = await walkNew(root, found, now, findIgnored);
  const { special, dotGit, tooDeep, privileged, reopened } = found;
  return { now, added, gone, special, dotGit, tooDeep, privileged, reopened };
}

/** Every folder there is but the ignored ones, and what they hold. What cannot be read is left as it is. */
export async function walkFolders(root: string, findIgnored: FindIgnored): Promise<FolderScan> {
  const now = new Map<RawPath, Folder>();
  const found = nothingYet(false);
  const top = lookAt(root, '', found, 0);
  if (top !== null) now.set('', top);
  readFolder(root, '', now, found);
  const added = await walkNew(root, found, now, findIgnored);
  const { special, dotGit, tooDeep, privileged } = found;
  return { now, added, gone: [], special, dotGit, tooDeep, privileged, reopened: false };
}

interface Found {
  readonly special: RawPath[];
  readonly dotGit: RawPath[];
  readonly tooDeep: RawPath[];
  readonly privileged: RawPath[];
  unknown: RawPath[];
  /** Whether a locked folder is opened, because only the agent can have locked it. */
  readonly opens: boolean;
  reopened: boolean;
}

function nothingYet(opens: boolean): Found {
  return { special: [], dotGit: [], tooDeep: [], privileged: [], unknown: [], reopened: false, opens };
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
function lookAt(root: string, raw: RawPath, found: Found, before: number): Folder | null {
  const path = onDisk(root, raw);
  const stat = lstatExact(path);
  if (stat === undefined || !stat.isDirectory()) return null;
  const mode = Number(stat.mode) & 0o7777;
  const wanted = found.opens ? decent(mode, before) : mode;
  if (wanted === mode) return { ctime: stat.ctimeNs, mode };
  chmodSync(path, wanted);
  if ((wanted & PRIVILEGE) !== (mode & PRIVILEGE)) found.privileged.push(raw);
  if (!isOpen(mode)) found.reopened = true;
  // Open it stays, should the step be kept: nobody else may be locked out of it either.
  return { ctime: stat.ctimeNs, mode: wanted };
}

/** The mode without a lock and without privileges that came with the step. */
function decent(mode: number, before: number): number {
  const opened = isOpen(before) ? mode | OWNER_LOOKS : mode;
  return opened & ~(PRIVILEGE & ~before);
}

/** Level by level, for only what is not ignored is looked into. */
async function walkNew(
  root: string,
  found: Found,
  now: Map<RawPath, Folder>,
  findIgnored: FindIgnored,
): Promise<RawPath[]> {
  const added: RawPath[] = [];
  const none: Folders = new Map();
  const longest = LONGEST_FOLDER - Buffer.byteLength(root) - 1;
  while (found.unknown.length > 0) {
    const level = found.unknown.filter((raw) => raw.length <= longest);
    found.tooDeep.push(...found.unknown.filter((raw) => raw.length > longest));
    found.unknown = [];
    const ignored = await findIgnored(level);
    for (const raw of level) {
      const folder = ignored.has(raw) ? null : lookAt(root, raw, found, inherited(raw, now));
      if (folder === null) continue;
      now.set(raw, folder);
      added.push(raw);
      readFolder(root, raw, none, found);
      if (added.length % BATCH === 0) await nextTick();
    }
  }
  return added;
}

/** What a new folder may have: to be open, and the group of the one it lies in where that passes it on. */
function inherited(raw: RawPath, now: Folders): number {
  return OWNER_LOOKS | ((now.get(parentOf(raw))?.mode ?? 0) & SET_GROUP);
}

function readFolder(root: string, raw: RawPath, known: Folders, found: Found): void {
  for (const entry of readable(root, raw, found)) {
    const path = join(raw, entry.name);
    if (entry.name.toLowerCase() === '.git') {
      if (path !== '.git') found.dotGit.push(path);
    } else if (entry.isDirectory()) {
      if (!known.has(path)) found.unknown.push(path);
    } else if (!entry.isFile() && !entry.isSymbolicLink()) {
      found.special.push(path);
      if (isOpenedByGit(path)) disarm(root, path);
    }
  }
}

function readable(root: string, raw: RawPath, found: Found): Dirent[] {
  try {
    return entriesOf(root, raw);
  } catch (error) {
    if (found.opens) throw error;
    return [];
  }
}

/** Names as raw paths have them. */
export function entriesOf(root: string, raw: RawPath): Dirent[] {
  return readdirSync(onDisk(root, raw), { withFileTypes: true, encoding: 'latin1' });
}
