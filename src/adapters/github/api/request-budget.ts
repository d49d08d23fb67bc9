import { type JoinedSignal, joinedSignal } from '../../../core/joined-signal.ts';
import { seconds } from '../../../core/text/figures.ts';
import type { ForgeOptions } from './forge-options.ts';

/**
 * GitHub ends a request after 10 s (its REST documentation, "Timeouts"); the rest is for the network. After two hanging
 * attempts the request fails: 30 s in total. Secondary limits ask for a minute unless GitHub names another time. Waits
 * of more than 90 s are left to the run.
 */
export const REQUEST_BOUNDS = {
  attemptMs: 15_000,
  callMs: 30_000,
  limitWaitMs: 90_000,
  limitWaits: 3,
} as const;

/** The longest delay of a timer. */
const MAX_TIMER_MS = 2 ** 31 - 1;

/** One request with all its attempts and waits, and the time that each may still take. */
export class RequestBudget {
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

  /** Aborts at the end of the run, or when it is cancelled. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** Call this when the request has ended, so that nothing aborts it any more. */
  close(): void {
    this.#end.release();
  }

  /**
   * Makes one attempt, with a signal that ends it. Throws an AbortError if the request's time is used up; waits for
   * rate limits do not count.
   */
  async attempt<T>(once: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { clock } = this.#options;
    const ms = Math.min(REQUEST_BOUNDS.attemptMs, REQUEST_BOUNDS.callMs - this.#askedMs);
    if (this.signal.aborted || ms <= 0) throw noMoreAttempts(this.#last);
    const begun = clock.monotonic();
    const limit = endAfter(ms);
    const either = joinedSignal([this.signal, limit]);
    try {
      return await once(either.signal);
    } catch (error) {
      if (this.signal.aborted) throw noMoreAttempts(this.#last);
      const failed = limit.aborted ? new Error(`no answer for ${seconds(ms)}`) : error;
      this.#last = failed instanceof Error ? failed.message : this.#last;
      throw failed;
    } finally {
      either.release();
      this.#askedMs += clock.monotonic() - begun;
    }
  }

  /**
   * Waits as long as a rate limit asks. Returns false at once if that is longer than this request or the run may wait.
   */
  async waitForLimit(ms: number): Promise<boolean> {
    const { clock, onWait } = this.#options;
    if (this.#waits >= REQUEST_BOUNDS.limitWaits || this.#waitedMs + ms > REQUEST_BOUNDS.limitWaitMs)
      return false;
    if (ms >= remaining(this.#options)) return false;
    this.#waits += 1;
    this.#waitedMs += ms;
    onWait?.({ ms, what: this.#what });
    await clock.sleep(ms, this.signal);
    return true;
  }
}

/** Timers take whole ms, but clocks have fractions. */
function endAfter(ms: number): AbortSignal {
  return AbortSignal.timeout(Math.min(Math.max(0, Math.ceil(ms)), MAX_TIMER_MS));
}

function remaining({ remainingMs }: ForgeOptions): number {
  return remainingMs?.() ?? Number.POSITIVE_INFINITY;
}

/** Octokit passes errors of this name on unchanged, and does not retry after them. */
function noMoreAttempts(last: string): DOMException {
  return new DOMException(last, 'AbortError');
}
