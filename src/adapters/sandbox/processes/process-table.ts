import { listNames, readTextOrEmpty } from '../../files/host-files.ts';

export interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  /** In clock ticks after boot. */
  readonly startedAt: number;
}

/** Parses /proc/<pid>/stat. The name in parentheses may contain spaces and parentheses (proc(5)). */
export function parseStat(text: string): ProcessFacts | null {
  const end = text.lastIndexOf(')');
  const pid = Number.parseInt(text, 10);
  const fields = text.slice(end + 2).split(' ');
  const parent = Number(fields[1]);
  const startedAt = Number(fields[19]);
  const whole = [pid, parent, startedAt].every(Number.isInteger);
  return end > 0 && whole ? { pid, parent, startedAt } : null;
}

/** Returns all visible processes. One that ends in the meantime is left out. */
export function allProcesses(): readonly ProcessFacts[] {
  return listNames('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => parseStat(readTextOrEmpty(`/proc/${name}/stat`)))
    .filter((facts) => facts !== null);
}

/** Returns the processes below `root`, parents first, without `root`. */
export function descendants(root: number, all: readonly ProcessFacts[]): readonly number[] {
  const found = [root];
  for (const pid of found) {
    for (const other of all) if (other.parent === pid && !found.includes(other.pid)) found.push(other.pid);
  }
  return found.slice(1);
}

/** Reports if the process is PID 1 of a namespace below ours. If it ends, everything in the namespace ends. */
export function isNamespaceInit(pid: number): boolean {
  const ids = /^NSpid:\s+(.+)$/m.exec(readTextOrEmpty(`/proc/${pid}/status`))?.[1]?.split(/\s+/) ?? [];
  return ids.length > 1 && ids.at(-1) === '1';
}

export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    // It has already ended, or we may not signal it.
    return false;
  }
}
