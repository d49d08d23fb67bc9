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

export type Locked =
  | { readonly ok: true; readonly release: () => void }
  /** `holder`: who has it, in words. */
  | { readonly ok: false; readonly holder: string };

/** How often a holder touches its lock, and after how long an untouched one of another machine or container is dead. */
const TOUCH_MS = 15_000;
const DEAD_AFTER_MS = 60_000;

interface Holder {
  readonly pid: number;
  /** Start time in clock ticks since boot: a process ID is used again. '' where the system does not tell. */
  readonly started: string;
  /** Boot and PID namespace: only there does the ID mean this process. */
  readonly space: string;
  readonly run: string;
}

/**
 * Takes the lock file `path` for this process. A lock whose process has died is taken over. A living one is only read:
 * whoever comes second changes nothing. Throws where the folder cannot be written.
 */
export function takeLock(path: string, run: string): Locked {
  for (let tries = 0; tries < 5; tries++) {
    const found = lookAt(path);
    if (found?.isAlive) return { ok: false, holder: found.holder };
    if (found !== null && !clearDead(path, found.text)) continue;
    const text = JSON.stringify(myself(run));
    if (place(path, text)) return held(path, text);
  }
  return { ok: false, holder: 'another run' };
}

/** Who has the lock `path`, in words; null where it is free. */
export function lockHolder(path: string): string | null {
  const found = lookAt(path);
  return found?.isAlive === true ? found.holder : null;
}

function held(path: string, text: string): Locked {
  const touching = setInterval(() => touch(path), TOUCH_MS);
  touching.unref();
  const release = (): void => {
    clearInterval(touching);
    if (textOf(path) === text) rmSync(path, { force: true });
  };
  return { ok: true, release };
}

function touch(path: string): void {
  try {
    const now = new Date();
    utimesSync(path, now, now);
  } catch {
    // The folder was removed: there is nothing left to hold.
  }
}

interface Look {
  readonly text: string;
  readonly isAlive: boolean;
  readonly holder: string;
}

function lookAt(path: string): Look | null {
  const stat = lstatSync(path, { throwIfNoEntry: false });
  const text = textOf(path);
  if (stat === undefined || text === null) return null;
  const holder = parsed(text);
  const isFresh = Date.now() - stat.mtimeMs < DEAD_AFTER_MS;
  if (holder === null) return { text, isAlive: isFresh, holder: 'another process' };
  const isAlive = holder.space === space() ? runs(holder) : isFresh;
  return { text, isAlive, holder: `${holder.run}, process ${holder.pid}` };
}

/** '' for what is no plain file: it holds nobody's lock. */
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

/** Moves a dead lock away and removes it. False where it was somebody else's by then: that one is put back. */
function clearDead(path: string, text: string): boolean {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch {
    return false;
  }
  const isIt = textOf(aside) === text;
  if (!isIt) place(path, textOf(aside) ?? '');
  rmSync(aside, { force: true, recursive: true });
  return isIt;
}

/** Whole or not at all, and never over another one. */
function place(path: string, text: string): boolean {
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

function myself(run: string): Holder {
  return { pid: process.pid, started: startOf(process.pid) ?? '', space: space(), run };
}

function runs({ pid, started }: Holder): boolean {
  if (started !== '') return startOf(pid) === started;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Field 22 of /proc/PID/stat; the name before it may hold spaces and parentheses. null where there is no such process. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    // A zombie holds nothing any more.
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

function space(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'latin1').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return '';
  }
}
