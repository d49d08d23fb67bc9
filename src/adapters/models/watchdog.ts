import type { Clock } from '../../core/ports.ts';
import type { Limits } from './options.ts';

/** Why the watchdog cut a call off; `null` while it has not. */
export type Cut =
  | { readonly kind: 'first' | 'idle' | 'step'; readonly afterMs: number }
  | { readonly kind: 'deadline' | 'aborted' };

/**
 * Cuts a call off that says nothing. It is told of parts of an answer, never of bytes: a server's keep-alive
 * comments and pings do not count. While the model has not begun, or thinks, the longer limit holds.
 */
export class Watchdog {
  readonly #limits: Limits;
  readonly #clock: Clock;
  readonly #deadline: number;
  readonly #outer: AbortSignal;
  readonly #abort = new AbortController();
  readonly #timer = new AbortController();
  readonly #startedAt: number;
  readonly #onOuterAbort: () => void;
  #lastAt: number;
  #silent = true;
  #cut: Cut | null = null;

  constructor(limits: Limits, clock: Clock, deadline: number, outer: AbortSignal) {
    this.#limits = limits;
    this.#clock = clock;
    this.#deadline = deadline;
    this.#outer = outer;
    this.#startedAt = clock.monotonic();
    this.#lastAt = this.#startedAt;
    this.#onOuterAbort = () => this.#end({ kind: 'aborted' });
    if (outer.aborted) this.#onOuterAbort();
    else outer.addEventListener('abort', this.#onOuterAbort, { once: true });
    void this.#watch();
  }

  /** Aborted when the call is cut off. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get cut(): Cut | null {
    return this.#cut;
  }

  /** A part of the answer came. `silent`: the model is thinking and may say nothing for long. */
  heard(silent: boolean): void {
    this.#lastAt = this.#clock.monotonic();
    this.#silent = silent;
  }

  /** Ends the watch and closes the connection, if it is still open. */
  close(): void {
    this.#outer.removeEventListener('abort', this.#onOuterAbort);
    this.#timer.abort();
    this.#abort.abort();
  }

  #end(cut: Cut): void {
    this.#cut ??= cut;
    this.close();
  }

  /**
   * One timer at a time, set again only when it fires: a part costs two assignments. It never sleeps longer
   * than `idleMs`, so it is awake in time when the model breaks its silence and the shorter limit begins.
   */
  async #watch(): Promise<void> {
    while (!this.#timer.signal.aborted) {
      const now = this.#clock.monotonic();
      const [due, cut] = this.#next();
      if (due <= now) return this.#end(cut);
      try {
        await this.#clock.sleep(Math.min(due - now, this.#limits.idleMs), this.#timer.signal);
      } catch {
        return;
      }
    }
  }

  /** What would cut the call off first, and when. */
  #next(): [number, Cut] {
    const { firstChunkMs, idleMs, stepMs } = this.#limits;
    const quietMs = this.#silent ? firstChunkMs : idleMs;
    const candidates: [number, Cut][] = [
      [this.#deadline, { kind: 'deadline' }],
      [this.#startedAt + stepMs, { kind: 'step', afterMs: stepMs }],
      [this.#lastAt + quietMs, { kind: this.#silent ? 'first' : 'idle', afterMs: quietMs }],
    ];
    return candidates.reduce((first, other) => (other[0] < first[0] ? other : first));
  }
}
