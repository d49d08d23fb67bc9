import type { Clock } from '../../../../src/core/ports.ts';

interface Sleeper {
  readonly due: number;
  readonly wake: () => void;
}

/** A clock that stands still until it is told to go on. */
export class ManualClock implements Clock {
  #now = 0;
  readonly #sleepers = new Set<Sleeper>();

  now(): number {
    return this.#now;
  }

  monotonic(): number {
    return this.#now;
  }

  get sleepers(): number {
    return this.#sleepers.size;
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      if (signal?.aborted === true) return reject(signal.reason);
      const sleeper = { due: this.#now + ms, wake: resolve };
      this.#sleepers.add(sleeper);
      signal?.addEventListener('abort', () => {
        this.#sleepers.delete(sleeper);
        reject(signal.reason);
      });
    });
  }

  /** Lets time pass, waking sleepers one after the other at their time. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const next = [...this.#sleepers].sort((a, b) => a.due - b.due)[0];
      if (next === undefined || next.due > end) break;
      this.#now = Math.max(this.#now, next.due);
      this.#sleepers.delete(next);
      next.wake();
      await settle();
    }
    this.#now = end;
  }
}

/** Lets everything run that waits for no timer. */
function settle(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
