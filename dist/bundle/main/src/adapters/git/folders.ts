import { chmodSync, closeSync, constants, type Dirent, openSync, readdirSync, unlinkSync } from 'node:fs';
import { setImmediate as nextTick } from 'node:timers/promises';
import { join, nameOf, onDisk, type RawPath } from './raw-path.ts';
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
  /** Some folder was locked: what git listed before this scan may lack what lies in it. */
  readonly reopened: boolean;
}

/** Folders read before the event loop gets a turn. */
const BATCH = 200;

/** Tells which of these folders are ignored. Asked at most once a scan. */
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
  const found: Found = { special: [], dotGit: [], unknown: [], reopened: false, opens: true };
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
  const { special, dotGit, reopened } = found;
  return { now, added, gone, special, dotGit, reopened };
}

/** Every folder there is but the ignored ones, and what they hold. What cannot be read is left as it is. */
export async function walkFolders(root: string, findIgnored: FindIgnored): Promise<FolderScan> {
  const now = new Map<RawPath, Folder>();
  const found: Found = { special: [], dotGit: [], unknown: [], reopened: false, opens: false };
  const top = lookAt(root, '', found, 0);
  if (top !== null) now.set('', top);
  readFolder(root, '', now, found);
  const added = await walkNew(root, found, now, findIgnored);
  return { now, added, gone: [], special: found.special, dotGit: found.dotGit, reopened: false };
}

interface Found {
  readonly special: RawPath[];
  readonly dotGit: RawPath[];
  readonly unknown: RawPath[];
  /** Whether a locked folder is opened, because only the agent can have locked it. */
  readonly opens: boolean;
  reopened: boolean;
}

/** Without these the owner cannot list a folder and look at what is in it. */
const OWNER_LOOKS = 0o500;

function isOpen(mode: number): boolean {
  return (mode & OWNER_LOOKS) === OWNER_LOOKS;
}

/** `before`: the mode it had. A folder that was locked at the start stays so. */
function lookAt(root: string, raw: RawPath, found: Found, before: number): Folder | null {
  const path = onDisk(root, raw);
  const stat = lstatExact(path);
  if (stat === undefined || !stat.isDirectory()) return null;
  const mode = Number(stat.mode) & 0o7777;
  if (found.opens && isOpen(before) && !isOpen(mode)) {
    chmodSync(path, mode | OWNER_LOOKS);
    found.reopened = true;
  }
  return { ctime: stat.ctimeNs, mode };
}

async function walkNew(
  root: string,
  found: Found,
  now: Map<RawPath, Folder>,
  findIgnored: FindIgnored,
): Promise<RawPath[]> {
  const added: RawPath[] = [];
  if (found.unknown.length === 0) return added;
  const ignored = await findIgnored(found.unknown);
  const none: Folders = new Map();
  for (let at = 0; at < found.unknown.length; at++) {
    const raw = found.unknown[at] ?? '';
    const folder = ignored.has(raw) ? null : lookAt(root, raw, found, OWNER_LOOKS);
    if (folder === null) continue;
    now.set(raw, folder);
    added.push(raw);
    readFolder(root, raw, none, found);
    if (added.length % BATCH === 0) await nextTick();
  }
  return added;
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
      if (nameOf(path) === '.gitattributes') disarm(root, path);
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

/**
 * git opens every .gitattributes it meets, and a FIFO of that name holds it for ever. Opening the other end lets
 * a waiting git go; with the name gone, no other can be caught.
 */
function disarm(root: string, raw: RawPath): void {
  const path = onDisk(root, raw);
  try {
    const end = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    unlinkSync(path);
    closeSync(end);
  } catch {
    unlinkSync(path);
  }
}
