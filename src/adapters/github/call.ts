import { type JoinedSignal, joinedSignal } from '../../core/joined-signal.ts';
import type { ForgeOptions } from './options.ts';

/**
 * GitHub itself gives up on a request after 10 s (its REST documentation, "Timeouts"); the rest is for the way. Two
 * that hang are enough to know: 30 s a call. It asks for a minute's wait after a secondary limit unless it names
 * another time; what is longer than a minute and a half is the run's own affair.
 */
export const BOUNDS = { attemptMs: 15_000, callMs: 30_000, limitWaitMs: 90_000, limitWaits: 3 } as const;

/** The longest that a timer can be set to. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** One call, with all its attempts and waits, and how long each may still take. */
export class Call {
  readonly #end: JoinedSignal;
  readonly #what: string;
  readonly #options: ForgeOptions;
  #askedMs = 0;
  #waitedMs = 0;
  #waits = 0;
  #last = 'nothing was tried';

  constructor(what: string, options: ForgeOptions) {
    this.#what = what;
    this.#options = options;
    const left = remaining(options);
    this.#end = joinedSignal(Number.isFinite(left) ? [options.signal, endAfter(left)] : [options.signal]);
  }

  /** Aborts at the end of the run: cancelled, or its time is over. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** It was answered, or given up: nothing ends it any more. */
  close(): void {
    this.#end.release();
  }

  /**
   * Makes one attempt, which gets the signal that ends it. Throws NoMoreAttempts where the call's time is spent;
   * waiting for a limit does not count.
   */
  async attempt<T>(once: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { clock } = this.#options;
    const ms = Math.min(BOUNDS.attemptMs, BOUNDS.callMs - this.#askedMs);
    if (this.signal.aborted || ms <= 0) throw noMoreAttempts(this.#last);
    const begun = clock.monotonic();
    const limit = endAfter(ms);
    const either = joinedSignal([this.signal, limit]);
    try {
      return await once(either.signal);
    } catch (error) {
      if (this.signal.aborted) throw noMoreAttempts(this.#last);
      const failed = limit.aborted ? new Error(`nothing for ${Math.round(ms / 1000)} s`) : error;
      this.#last = failed instanceof Error ? failed.message : this.#last;
      throw failed;
    } finally {
      either.release();
      this.#askedMs += clock.monotonic() - begun;
    }
  }

  /** Waits as long as a rate limit asks; false, at once, where that is longer than this call or the run may wait. */
  async waitForLimit(ms: number): Promise<boolean> {
    const { clock, onWait } = this.#options;
    if (this.#waits >= BOUNDS.limitWaits || this.#waitedMs + ms > BOUNDS.limitWaitMs) return false;
    if (ms >= remaining(this.#options)) return false;
    this.#waits += 1;
    this.#waitedMs += ms;
    onWait?.({ ms, what: this.#what });
    await clock.sleep(ms, this.signal);
    return true;
  }
}

/** Timers take whole ms, and clocks have parts of one. */
function endAfter(ms: number): AbortSignal {
  return AbortSignal.timeout(Math.min(Math.max(0, Math.ceil(ms)), MAX_TIMER_MS));
}

function remaining({ remainingMs }: ForgeOptions): number {
  return remainingMs?.() ?? Number.POSITIVE_INFINITY;
}

/** Octokit passes errors of this name on as they are, and repeats nothing after them. */
function noMoreAttempts(last: string): DOMException {
  return new DOMException(last, 'AbortError');
}
