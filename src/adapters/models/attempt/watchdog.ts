import type { Clock } from '../../../core/ports.ts';
import type { ModelTimeouts } from '../providers/model-options.ts';

/** The reason why the watchdog ended a call; null while it has not. */
export type CutOff =
  | { readonly kind: 'first' | 'idle' | 'step'; readonly afterMs: number }
  | { readonly kind: 'deadline' | 'aborted' };

/**
 * Ends a call without progress. Only parts of an answer count as progress, so keep-alive comments and pings of a server
 * do not. The longer limit applies before the model begins and while it thinks.
 */
export class Watchdog {
  readonly #limits: ModelTimeouts;
  readonly #clock: Clock;
  readonly #deadline: number;
  readonly #outer: AbortSignal;
  readonly #abort = new AbortController();
  readonly #timer = new AbortController();
  readonly #startedAt: number;
  readonly #onOuterAbort: () => void;
  #lastAt: number;
  #silent = true;
  #cut: CutOff | null = null;

  constructor(limits: ModelTimeouts, clock: Clock, deadline: number, outer: AbortSignal) {
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

  /** Aborted when the watchdog ends the call. */
  get signal(): AbortSignal {
    return this.#abort.signal;
  }

  get cut(): CutOff | null {
    return this.#cut;
  }

  /** Call this for each part of the answer. `silent` says that the model is thinking and may be silent for long. */
  partReceived(silent: boolean): void {
    this.#lastAt = this.#clock.monotonic();
    this.#silent = silent;
  }

  /** Ends the watch, and closes the connection if it is still open. */
  close(): void {
    this.#outer.removeEventListener('abort', this.#onOuterAbort);
    this.#timer.abort();
    this.#abort.abort();
  }

  #end(cut: CutOff): void {
    this.#cut ??= cut;
    this.close();
  }

  /**
   * Uses one timer at a time, which is set again only when it fires, so a part costs two assignments. It never sleeps
   * longer than `idleMs`, so it notices in time when the model ends its silence and the shorter limit begins.
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

  /** Returns the next reason to end the call, and its time. */
  #next(): [number, CutOff] {
    const { firstChunkMs, idleMs, stepMs } = this.#limits;
    const quietMs = this.#silent ? firstChunkMs : idleMs;
    const candidates: [number, CutOff][] = [
      [this.#deadline, { kind: 'deadline' }],
      [this.#startedAt + stepMs, { kind: 'step', afterMs: stepMs }],
      [this.#lastAt + quietMs, { kind: this.#silent ? 'first' : 'idle', afterMs: quietMs }],
    ];
    return candidates.reduce((first, other) => (other[0] < first[0] ? other : first));
  }
}
