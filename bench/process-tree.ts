import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory of a process and all below it, in kB. */
export interface Memory {
  readonly now: number;
  /** The sum of what each process that is alive had at its own highest. */
  readonly highest: number;
}

/** Looks every 10 ms: a process that lives shorter than that may not be seen. */
const EVERY_MS = 10;

/** Watches a process and all that it starts. Pages that two processes share count twice. */
export class TreeMemory {
  readonly #pid: number;
  readonly #timer: NodeJS.Timeout;
  #peak = 0;

  constructor(pid: number) {
    this.#pid = pid;
    this.#timer = setInterval(() => this.look(), EVERY_MS);
  }

  look(): Memory {
    const memory = memoryOf(this.#pid);
    this.#peak = Math.max(this.#peak, memory.highest);
    return memory;
  }

  /** Stops looking; the most that was seen, in kB. */
  end(): number {
    clearInterval(this.#timer);
    return this.#peak;
  }
}

function memoryOf(pid: number): Memory {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const own = { now: kilobytes(status, 'VmRSS'), highest: kilobytes(status, 'VmHWM') };
    return childrenOf(pid)
      .map(memoryOf)
      .reduce((sum, one) => ({ now: sum.now + one.now, highest: sum.highest + one.highest }), own);
  } catch {
    // It has ended meanwhile.
    return { now: 0, highest: 0 };
  }
}

function childrenOf(pid: number): readonly number[] {
  return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8')
      .split(' ')
      .filter((text) => text !== '')
      .map(Number),
  );
}

function kilobytes(status: string, name: string): number {
  return Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(status)?.[1] ?? 0);
}
