import { isAlive, setKeepsAlive } from './child-liveness.ts';
import type { Launch, Started } from './start-child.ts';
import { startChild } from './start-child.ts';

/** ms in which the layers must be mounted. */
const MOUNT_TIMEOUT_MS = 10_000;

interface LayerKeeper {
  readonly key: string;
  readonly started: Started;
  readonly pid: string;
}

/**
 * Mounts the layers of the agent's commands once, in their own mount namespace. A shell that waits at its stdin keeps
 * the namespace, so it ends with this process. Commands enter it, which costs one program and no mount.
 */
export class KeptLayers {
  #kept: LayerKeeper | null = null;
  #failed = false;

  /** The process whose namespaces hold the layers; null if there is none. */
  get pid(): string | null {
    return this.#kept !== null && isAlive(this.#kept.started) ? this.#kept.pid : null;
  }

  /**
   * Returns the process that holds what `launch` mounts; null if it failed and every command must mount its layers
   * itself. `beforeChange` ends everything else in the old namespace, because a layer cannot be mounted in two.
   */
  async holdFor(
    launch: Launch,
    mountTable: string,
    beforeChange: () => Promise<void>,
  ): Promise<string | null> {
    const key = JSON.stringify([launch, mountTable]);
    if (this.#kept?.key === key && this.pid !== null) return this.pid;
    if (this.#failed) return null;
    await beforeChange();
    await this.release();
    this.#kept = await startKeeper(launch, key);
    this.#failed = this.#kept === null;
    return this.pid;
  }

  async release(): Promise<void> {
    const kept = this.#kept;
    this.#kept = null;
    if (kept === null || !isAlive(kept.started)) return;
    const { child } = setKeepsAlive(kept.started, true);
    const exited = new Promise((resolve) => child.once('exit', resolve));
    child.stdin?.end();
    await exited;
  }
}

/** Starts the shell and waits until it prints its process id. */
async function startKeeper(launch: Launch, key: string): Promise<LayerKeeper | null> {
  const started = startChild(launch, null);
  if (started instanceof Error) return null;
  const { child } = started;
  child.on('error', () => {});
  child.stderr?.resume();
  const pid = await new Promise<string | null>((resolve) => {
    const timer = setTimeout(() => resolve(null), MOUNT_TIMEOUT_MS);
    const end = (answer: string | null): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString('utf8');
      const [, found = null] = /^(\d+)\r?\n/.exec(output) ?? [];
      if (found !== null) end(found);
    });
    child.once('error', () => end(null));
    child.once('exit', () => end(null));
  });
  if (pid !== null) return { key, started: setKeepsAlive(started, false), pid };
  child.stdin?.end();
  child.kill('SIGKILL');
  return null;
}
