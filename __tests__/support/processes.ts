import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Longer than any test waits for anything: it is a defect then. */
const PATIENCE_MS = 20_000;
const STEP_MS = 20;

/** Command lines of all live processes that have this text in them. */
export function processesWith(text: string): readonly string[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => commandLine(pid))
    .filter((line) => line.includes(text));
}

/** Empty for a process that is gone or a zombie. */
function commandLine(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'latin1').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** Its command line would not tell: it is empty for a moment while a program starts. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/**
 * Waits until a file is there; throws when it never comes. With the process that is to make it, the wait ends with that
 * process and not by the clock: how long it takes depends on what else the machine does.
 */
export async function fileAppears(root: string, path: string, maker?: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  const isOver = () => (maker === undefined ? Date.now() > until : !isAlive(maker));
  while (!existsSync(join(root, path))) {
    if (isOver() && !existsSync(join(root, path))) throw new Error(`${path} never came in ${root}`);
    await new Promise((done) => setTimeout(done, STEP_MS));
  }
}
