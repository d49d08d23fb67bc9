import { systemClock } from '../../src/adapters/clock.ts';
import { joinedSignal } from '../../src/core/joined-signal.ts';
import type { Clock } from '../../src/core/ports.ts';

export interface LeapingClock extends Clock {
  /** So much time is over at once: whoever sleeps less wakes up. */
  leap(ms: number): void;
}

interface Sleeper {
  readonly until: number;
  readonly wake: () => void;
}

/** The system's clock, on which a test need not wait for a deadline. */
export function leapingClock(): LeapingClock {
  const sleepers = new Set<Sleeper>();
  let ahead = 0;
  const monotonic = (): number => systemClock.monotonic() + ahead;
  return {
    now: () => systemClock.now() + ahead,
    monotonic,
    sleep: async (ms, signal) => {
      const woken = new AbortController();
      const sleeper = { until: monotonic() + ms, wake: () => woken.abort() };
      sleepers.add(sleeper);
      const until = joinedSignal(signal === undefined ? [woken.signal] : [woken.signal, signal]);
      try {
        await systemClock.sleep(ms, until.signal);
      } catch (error) {
        if (!woken.signal.aborted) throw error;
      } finally {
        until.release();
        sleepers.delete(sleeper);
      }
    },
    leap: (ms) => {
      ahead += ms;
      for (const { until, wake } of [...sleepers]) if (until <= monotonic()) wake();
    },
  };
}
