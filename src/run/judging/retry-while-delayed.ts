import type { Clock } from '../../core/ports.ts';
import type { Verdict } from './constraint-enforcer.ts';

interface Waiting {
  readonly clock: Pick<Clock, 'monotonic' | 'sleep'>;
  readonly signal: AbortSignal;
}

/**
 * Judges, and while the response is `delay`, waits and judges again. The enforcer rejects every delay that would reach
 * the deadline, so this ends. A cancellation ends it at once.
 */
export async function retryWhileDelayed(
  ask: () => Verdict | Promise<Verdict>,
  waiting: Waiting,
): Promise<Verdict> {
  for (;;) {
    const verdict = await ask();
    if (verdict.waitMs === undefined) return verdict;
    if (!(await waited(verdict.waitMs, waiting))) {
      return { response: 'reject', allowed: false, reason: 'not done: the run is over' };
    }
  }
}

/** Waits; returns false if cancelled. Timers may fire early, so the rest is waited for to avoid one more record. */
async function waited(ms: number, { clock, signal }: Waiting): Promise<boolean> {
  const due = clock.monotonic() + ms;
  try {
    for (let left = ms; left > 0; left = due - clock.monotonic()) await clock.sleep(Math.ceil(left), signal);
    return !signal.aborted;
  } catch (error) {
    if (signal.aborted) return false;
    throw error;
  }
}
