import { describe, expect, it } from 'vitest';
import type { Clock } from '../../../../src/core/ports.ts';
import { finishReserve, Stopwatch } from '../../../../src/run/context/stopwatch.ts';

/** A clock that only moves when told to, and wakes whoever sleeps on it. */
function handClock() {
  let at = 1000;
  const sleepers: { readonly until: number; readonly wake: () => void }[] = [];
  const clock: Clock = {
    now: () => at,
    monotonic: () => at,
    sleep: (ms, signal) =>
      new Promise((wake, fail) => {
        sleepers.push({ until: at + ms, wake });
        signal?.addEventListener('abort', () => fail(signal.reason));
      }),
  };
  const advance = async (ms: number): Promise<void> => {
    at += ms;
    for (const sleeper of sleepers) if (sleeper.until <= at) sleeper.wake();
    await new Promise(setImmediate);
  };
  return { clock, advance };
}

describe('the stopwatch', () => {
  it('keeps back a tenth of the time for landing, 30 s at most', () => {
    expect(finishReserve(60_000)).toBe(6000);
    expect(finishReserve(900_000)).toBe(30_000);
  });

  it('ends the work before the run', async () => {
    const { clock, advance } = handClock();
    const watch = new Stopwatch(clock, 10_000, new AbortController().signal);
    await advance(8999);
    expect([watch.work.aborted, watch.workIsOver]).toEqual([false, false]);
    await advance(1);
    expect([watch.work.aborted, watch.landing.aborted, watch.workIsOver]).toEqual([true, false, true]);
    await advance(1000);
    expect(watch.landing.aborted).toBe(true);
    expect(watch.elapsed()).toBe(10_000);
  });

  it('stops everything at a cancel, which is no timeout', () => {
    const { clock } = handClock();
    const cancel = new AbortController();
    const watch = new Stopwatch(clock, 10_000, cancel.signal);
    cancel.abort();
    expect([watch.work.aborted, watch.landing.aborted, watch.cancelled, watch.workIsOver]).toEqual([
      true,
      true,
      true,
      false,
    ]);
  });

  it('takes 0 for no limit', async () => {
    const { clock, advance } = handClock();
    const watch = new Stopwatch(clock, 0, new AbortController().signal);
    await advance(1e9);
    expect([watch.work.aborted, watch.landingMs, watch.deadline]).toEqual([
      false,
      0,
      Number.POSITIVE_INFINITY,
    ]);
  });

  it('lets go of its alarms when closed', async () => {
    const { clock, advance } = handClock();
    const watch = new Stopwatch(clock, 10_000, new AbortController().signal);
    watch.close();
    await advance(20_000);
    expect(watch.landing.aborted).toBe(false);
  });
});
