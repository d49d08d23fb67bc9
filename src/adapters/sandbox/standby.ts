import { closeSync } from 'node:fs';
import type { CommandGroup } from './command-group.ts';
import { textOf } from './host-files.ts';
import type { PipeStore } from './pipes.ts';
import { type Launch, type Started, startChild } from './start.ts';
import { held, isAlive } from './started.ts';

interface Waiting {
  readonly key: string;
  readonly started: Started;
}

/**
 * One program that is started before there is a command for it, and waits at its stdin. To start it takes several
 * ms, above all a fork of this process; to tell it what to do takes none. It knows nothing of the command and shows
 * nothing yet: the view is put together from what it is told, and so from what is there when the command comes.
 */
export class Standby {
  readonly #pipes: PipeStore | null;
  readonly #group: CommandGroup | null;
  #waiting: Waiting | null = null;
  #filling = false;
  /** How often one was asked for. */
  #taken = 0;

  constructor(pipes: PipeStore | null, group: CommandGroup | null = null) {
    this.#pipes = pipes;
    this.#group = group;
  }

  /** The program of this launch: the one that waits, or else a new one. */
  async take(launch: Launch): Promise<Started | Error> {
    this.#taken += 1;
    const waiting = this.#waiting;
    if (waiting !== null && waiting.key === keyOf(launch) && isAlive(waiting.started)) {
      this.#waiting = null;
      return held(waiting.started, true);
    }
    if (launch.once !== true) await this.dismiss();
    const started = startChild(launch, (await this.#pipes?.take()) ?? null);
    return started instanceof Error ? started : this.#inGroup(started);
  }

  #inGroup(started: Started): Started {
    return this.#group === null ? started : { ...started, joined: this.#group.join(started.child.pid) };
  }

  /** Ends the one that waits. */
  async dismiss(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) await dismissed(waiting.started);
  }

  /** Has one wait for the next launch, unless that comes first: the layers of both are the same. */
  fillSoon(launch: Launch): void {
    const taken = this.#taken;
    // Not at once: whoever called goes on first, and has time to spare while git looks at the tree.
    setImmediate(() => {
      if (taken === this.#taken) void this.fill(launch);
    });
  }

  /** Has one wait for the next launch that is like this one but for its stdin. */
  async fill(launch: Launch): Promise<void> {
    if (this.#waiting !== null || this.#filling || launch.stdin === null || launch.once === true) return;
    this.#filling = true;
    const taken = this.#taken;
    const pipe = (await this.#pipes?.take()) ?? null;
    // Another command has begun meanwhile: the layers that this one would make ready are in use.
    if (taken !== this.#taken) {
      this.#filling = false;
      if (pipe !== null) for (const end of [pipe.reader, pipe.writer]) closeSync(end);
      return;
    }
    const key = keyOf(launch);
    const started = startChild(launch, pipe);
    this.#filling = false;
    if (started instanceof Error) return;
    // Of one that fails while it waits, `take` sees that it is gone.
    started.child.on('error', () => {});
    this.#waiting = { key, started: held(this.#inGroup(started), false) };
  }
}

/** With the mount table: namespaces that are made while it waits have a copy of the one of then. */
function keyOf({ file, args, cwd, env, opening }: Launch): string {
  return JSON.stringify([file, args, cwd, env, opening, textOf('/proc/self/mountinfo')]);
}

/** ms that one whose stdin ended may take to end. */
const PATIENCE = 5000;

/** Resolves once it is gone: two that make the same layers ready at once would be in each other's way. */
async function dismissed(started: Started): Promise<void> {
  const { child, reader } = held(started, true);
  if (reader !== null) closeSync(reader);
  if (!isAlive(started)) return;
  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.stdin?.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE);
  await gone;
  clearTimeout(timer);
}
