import type { Clock } from '../core/ports.ts';
import type { Verdict } from './referee.ts';

interface Waiting {
  readonly clock: Pick<Clock, 'monotonic' | 'sleep'>;
  readonly signal: AbortSignal;
}

/**
 * Asks, and while the answer is `delay` waits as long as it says and asks again (DECISIONS D7). The referee has made
 * a reject of every wait that would reach the deadline, so this ends; a cancel ends it at once.
 */
export async function askPatiently(
  ask: () => Verdict | Promise<Verdict>,
  waiting: Waiting,
): Promise<Verdict> {
  for (;;) {
    const verdict = await ask();
    if (verdict.waitMs === undefined) return verdict;
    if (!(await waited(verdict.waitMs, waiting))) {
      return { response: 'reject', stands: false, reason: 'not done: the run is over' };
    }
  }
}

/** Whether the time has passed. A timer may ring a little early, and asking early would be one more record. */
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
