import { namesIn, textOf } from './host-files.ts';

export interface ProcessFacts {
  readonly pid: number;
  readonly parent: number;
  /** Clock ticks after boot. */
  readonly startedAt: number;
}

/** From /proc/<pid>/stat; the name in parentheses may itself hold spaces and parentheses (proc(5)). */
export function parseStat(text: string): ProcessFacts | null {
  const end = text.lastIndexOf(')');
  const pid = Number.parseInt(text, 10);
  const fields = text.slice(end + 2).split(' ');
  const parent = Number(fields[1]);
  const startedAt = Number(fields[19]);
  const whole = [pid, parent, startedAt].every(Number.isInteger);
  return end > 0 && whole ? { pid, parent, startedAt } : null;
}

/** Every process that can be seen. One that ends meanwhile is left out. */
export function allProcesses(): readonly ProcessFacts[] {
  return namesIn('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => parseStat(textOf(`/proc/${name}/stat`)))
    .filter((facts) => facts !== null);
}

/** The processes below `root`, parents first, itself not among them. */
export function descendants(root: number, all: readonly ProcessFacts[]): readonly number[] {
  const found = [root];
  for (const pid of found) {
    for (const other of all) if (other.parent === pid && !found.includes(other.pid)) found.push(other.pid);
  }
  return found.slice(1);
}

/** Whether the process is PID 1 of a namespace below ours: its end is the end of everything in there. */
export function isNamespaceInit(pid: number): boolean {
  const ids = /^NSpid:\s+(.+)$/m.exec(textOf(`/proc/${pid}/status`))?.[1]?.split(/\s+/) ?? [];
  return ids.length > 1 && ids.at(-1) === '1';
}

export function sendSignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    // Gone already, or not ours.
    return false;
  }
}
