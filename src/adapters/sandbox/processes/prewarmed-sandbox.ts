import { closeSync } from 'node:fs';
import { readTextOrEmpty } from '../../files/host-files.ts';
import { isAlive, setKeepsAlive } from './child-liveness.ts';
import type { CommandCgroup } from './command-cgroup.ts';
import type { PipeStore } from './pipes.ts';
import { type Launch, type Started, startChild } from './start-child.ts';

interface WaitingSandbox {
  readonly key: string;
  readonly started: Started;
}

/**
 * Starts one program before there is a command for it, and lets it wait at its stdin. Starting takes several ms, mostly
 * to fork this process, but sending the command takes none. The program knows nothing of the command and shows nothing
 * yet: its view is built from what it receives, so it has the state of when the command comes.
 */
export class PrewarmedSandbox {
  readonly #pipes: PipeStore | null;
  readonly #group: CommandCgroup | null;
  #waiting: WaitingSandbox | null = null;
  #filling = false;
  /** The number of calls of `take`. */
  #taken = 0;

  constructor(pipes: PipeStore | null, group: CommandCgroup | null = null) {
    this.#pipes = pipes;
    this.#group = group;
  }

  /** Returns the program of this launch: the waiting one if it fits, else a new one. */
  async take(launch: Launch): Promise<Started | Error> {
    this.#taken += 1;
    const waiting = this.#waiting;
    if (waiting !== null && waiting.key === keyOf(launch) && isAlive(waiting.started)) {
      this.#waiting = null;
      return setKeepsAlive(waiting.started, true);
    }
    if (launch.once !== true) await this.dismiss();
    const started = startChild(launch, (await this.#pipes?.take()) ?? null);
    return started instanceof Error ? started : this.#inGroup(started);
  }

  #inGroup(started: Started): Started {
    return this.#group === null ? started : { ...started, joined: this.#group.join(started.child.pid) };
  }

  /** Ends the waiting program. */
  async dismiss(): Promise<void> {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null) await ended(waiting.started);
  }

  /** Starts a program for the next launch, unless that comes first, because both have the same layers. */
  prewarmSoon(launch: Launch): void {
    const taken = this.#taken;
    // Deferred, so that the caller continues first. There is time while git inspects the tree.
    setImmediate(() => {
      if (taken === this.#taken) void this.prewarm(launch);
    });
  }

  /** Starts a program for the next launch, which may differ from this one only in its stdin. */
  async prewarm(launch: Launch): Promise<void> {
    if (this.#waiting !== null || this.#filling || launch.stdin === null || launch.once === true) return;
    this.#filling = true;
    const taken = this.#taken;
    const pipe = (await this.#pipes?.take()) ?? null;
    // Another command has begun and uses the layers that this one would mount.
    if (taken !== this.#taken) {
      this.#filling = false;
      if (pipe !== null) for (const end of [pipe.reader, pipe.writer]) closeSync(end);
      return;
    }
    const key = keyOf(launch);
    const started = startChild(launch, pipe);
    this.#filling = false;
    if (started instanceof Error) return;
    // If it fails while it waits, `take` notices.
    started.child.on('error', () => {});
    this.#waiting = { key, started: setKeepsAlive(this.#inGroup(started), false) };
  }
}

/** Includes the mount table, because namespaces copy it when they are made. */
function keyOf({ file, args, cwd, env, opening }: Launch): string {
  return JSON.stringify([file, args, cwd, env, opening, readTextOrEmpty('/proc/self/mountinfo')]);
}

/** ms in which a program must end after its stdin has ended. */
const EXIT_TIMEOUT_MS = 5000;

/** Resolves once it has ended, because two programs with the same layers would conflict. */
async function ended(started: Started): Promise<void> {
  const { child, reader } = setKeepsAlive(started, true);
  if (reader !== null) closeSync(reader);
  if (!isAlive(started)) return;
  const exited = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  });
  child.stdin?.end();
  const timer = setTimeout(() => child.kill('SIGKILL'), EXIT_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}
