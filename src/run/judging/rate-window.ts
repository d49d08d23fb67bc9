import { MINUTE_MS } from '../../constraints/rates/rate-check.ts';
import type { Clock } from '../../core/ports.ts';
import type { Ages, Paced } from '../../core/run/constraint.ts';

/**
 * Remembers the monotonic times of calls that count against a rate. Only allowed calls count, and times outside the
 * window are dropped.
 */
export class RateWindow {
  readonly #clock: Pick<Clock, 'monotonic'>;
  readonly #times: Readonly<Record<Paced, number[]>> = { read: [], write: [] };

  constructor(clock: Pick<Clock, 'monotonic'>) {
    this.#clock = clock;
  }

  note(kind: Paced): void {
    this.#times[kind].push(this.#clock.monotonic());
  }

  ages(kind: Paced): Ages {
    const now = this.#clock.monotonic();
    const times = this.#times[kind];
    const first = times.findIndex((time) => now - time < MINUTE_MS);
    times.splice(0, first === -1 ? times.length : first);
    return times.map((time) => now - time);
  }
}

/** Commit dates have one-second resolution, so a commit may be up to 999 ms newer than its date. */
const DATE_GRAIN_MS = 999;

/**
 * Returns the ages of commits with these dates (ms since the epoch), for a rate: the smallest ages possible. A date in
 * the future, from a wrong clock, counts as now, so it delays a run for a minute at most.
 */
export function agesOf(dates: readonly number[], now: number): Ages {
  return dates
    .map((date) => Math.max(0, now - date - DATE_GRAIN_MS))
    .filter((age) => age < MINUTE_MS)
    .sort((a, b) => b - a);
}

/** Returns the ages as they will be in `ms` milliseconds, without those outside the window. */
export function aged(ages: Ages, ms: number): Ages {
  return ages.map((age) => age + ms).filter((age) => age < MINUTE_MS);
}
