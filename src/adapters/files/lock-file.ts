import { randomUUID } from 'node:crypto';
import {
  linkSync,
  lstatSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';

export type LockResult =
  | { readonly ok: true; readonly release: () => void }
  /** `holder`: a description of the process that has the lock. */
  | { readonly ok: false; readonly holder: string };

/**
 * How often a holder touches its lock, and the age at which an untouched lock of another machine or container is stale.
 */
const HEARTBEAT_MS = 15_000;
const STALE_AFTER_MS = 60_000;

interface Holder {
  readonly pid: number;
  /** Start time in clock ticks since boot, because process IDs are reused. '' if the system does not tell. */
  readonly started: string;
  /** Boot and PID namespace, in which the ID means this process. */
  readonly space: string;
  readonly run: string;
}

/**
 * Takes the lock file `path` for this process. The lock of a dead process is taken over. The lock of a living process
 * is only read. Throws if the folder cannot be written.
 */
export function takeLock(path: string, run: string): LockResult {
  for (let tries = 0; tries < 5; tries++) {
    const found = readLock(path);
    if (found?.isAlive) return { ok: false, holder: found.holder };
    if (found !== null && !removeStaleLock(path, found.text)) continue;
    const text = JSON.stringify(ownHolder(run));
    if (createLockFile(path, text)) return lockedResult(path, text);
  }
  return { ok: false, holder: 'another run' };
}

/** Returns a description of the holder of the lock `path`, or null if it is free. */
export function lockHolder(path: string): string | null {
  const found = readLock(path);
  return found?.isAlive === true ? found.holder : null;
}

function lockedResult(path: string, text: string): LockResult {
  const touching = setInterval(() => heartbeat(path), HEARTBEAT_MS);
  touching.unref();
  const release = (): void => {
    clearInterval(touching);
    if (textOf(path) === text) rmSync(path, { force: true });
  };
  return { ok: true, release };
}

function heartbeat(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // The folder was removed, so the lock is gone.
  }
}

interface LockState {
  readonly text: string;
  readonly isAlive: boolean;
  readonly holder: string;
}

function readLock(path: string): LockState | null {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  const text = textOf(path);
  if (stat === undefined || text === null) return null;
  const holder = parsed(text);
  const isFresh = Date.now() - stat.mtimeMs < STALE_AFTER_MS;
  if (holder === null) return { text, isAlive: isFresh, holder: 'another process' };
  const isAlive = holder.space === pidSpace() ? isRunning(holder) : isFresh;
  return { text, isAlive, holder: `${holder.run}, process ${holder.pid}` };
}

/** Returns '' for anything but a plain file, which is nobody's lock. */
function textOf(path: string): string | null {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  if (stat === undefined) return null;
  try {
    return stat.isFile() && stat.size < 10_000 ? readFileSync(path, 'utf8') : '';
  } catch {
    return null;
  }
}

function parsed(text: string): Holder | null {
  try {
    const data: unknown = JSON.parse(text);
    return isHolder(data) ? data : null;
  } catch {
    return null;
  }
}

function isHolder(data: unknown): data is Holder {
  if (typeof data !== 'object' || data === null) return false;
  const { pid, started, space: where, run } = data as Readonly<Record<string, unknown>>;
  return [started, where, run].every((value) => typeof value === 'string') && Number.isSafeInteger(pid);
}

/** Moves a stale lock away and removes it. If it was replaced meanwhile, restores the new one and returns false. */
function removeStaleLock(path: string, text: string): boolean {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return false;
  }
  const isIt = textOf(aside) === text;
  if (!isIt) createLockFile(path, textOf(aside) ?? '');
  rmSync(aside, { force: true, recursive: true });
  return isIt;
}

/** Creates the file with its whole content, never over another one. */
function createLockFile(path: string, text: string): boolean {
  const draft = `${path}.${randomUUID()}`;
  try {
    writeFileSync(draft, text, { flag: 'wx', mode: 0o644 });
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function ownHolder(run: string): Holder {
  return { pid: process.pid, started: startOf(process.pid) ?? '', space: pidSpace(), run };
}

function isRunning({ pid, started }: Holder): boolean {
  if (started !== '') return startOf(pid) === started;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Returns field 22 of /proc/PID/stat, or null if the process does not exist. The name before it may contain spaces and
 * parentheses.
 */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie no longer holds the lock.
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function pidSpace(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}
