import { MINUTE_MS } from '../constraints/rate.ts';
import type { Ages, Paced } from '../core/constraint.ts';
import type { Clock } from '../core/ports.ts';

/**
 * When the calls that count against a rate came, by the clock that never goes back. Only what passed is counted, and
 * nothing is kept longer than the window is wide.
 */
export class Pace {
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

/** What a commit's date leaves open: it has whole seconds. */
const DATE_GRAIN_MS = 999;

/**
 * How long ago commits of these dates (ms since the epoch) were made, for a rate: the latest they can have been. One
 * of the future, by a clock that was wrong, counts as made now, so that it is waited for a minute at most.
 */
export function agesOf(dates: readonly number[], now: number): Ages {
  return dates
    .map((date) => Math.max(0, now - date - DATE_GRAIN_MS))
    .filter((age) => age < MINUTE_MS)
    .sort((a, b) => b - a);
}

/** The same, so much later. */
export function aged(ages: Ages, ms: number): Ages {
  return ages.map((age) => age + ms).filter((age) => age < MINUTE_MS);
}
