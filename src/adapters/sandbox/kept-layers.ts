import type { Launch, Started } from './start.ts';
import { startChild } from './start.ts';
import { held, isAlive } from './started.ts';

/** ms in which the layers have to be mounted. */
const PATIENCE = 10_000;

interface Kept {
  readonly key: string;
  readonly started: Started;
  readonly pid: string;
}

/**
 * Mounts the layers of the agent's commands once, in a mount namespace of their own. A shell that waits at its stdin
 * keeps the namespace, so it ends with this process. Commands enter it, which costs them one program and no mount.
 */
export class KeptLayers {
  #kept: Kept | null = null;
  #failed = false;

  /** The process whose namespaces hold the layers; null: there is none. */
  get pid(): string | null {
    return this.#kept !== null && isAlive(this.#kept.started) ? this.#kept.pid : null;
  }

  /**
   * The process that holds what `launch` mounts. null: it failed, and every command mounts its layers itself.
   * `beforeChange` ends whatever else is in the old namespace: one layer cannot be mounted in two.
   */
  async hold(launch: Launch, mountTable: string, beforeChange: () => Promise<void>): Promise<string | null> {
    const key = JSON.stringify([launch, mountTable]);
    if (this.#kept?.key === key && this.pid !== null) return this.pid;
    if (this.#failed) return null;
    await beforeChange();
    await this.release();
    this.#kept = await keep(launch, key);
    this.#failed = this.#kept === null;
    return this.pid;
  }

  async release(): Promise<void> {
    const kept = this.#kept;
    this.#kept = null;
    if (kept === null || !isAlive(kept.started)) return;
    const { child } = held(kept.started, true);
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.stdin?.end();
    await gone;
  }
}

/** Starts the shell and waits until it says which process it is. */
async function keep(launch: Launch, key: string): Promise<Kept | null> {
  const started = startChild(launch, null);
  if (started instanceof Error) return null;
  const { child } = started;
  child.on('error', () => {});
  child.stderr?.resume();
  const pid = await new Promise<string | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), PATIENCE);
    const end = (answer: string | null): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    let said = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
      const [, found = null] = /^(\d+)\r?\n/.exec(said) ?? [];
      if (found !== null) end(found);
    });
    child.once('error', () => end(null));
    child.once('exit', () => end(null));
  });
  if (pid !== null) return { key, started: held(started, false), pid };
  child.stdin?.end();
  child.kill('SIGKILL');
  return null;
}
