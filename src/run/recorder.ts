import type { RecordedEvent, RunEvent } from '../core/events.ts';
import type { Clock } from '../core/ports.ts';

export type Listener = (recorded: RecordedEvent) => void;

/**
 * Numbers and dates every event and hands it to the listeners, in order. They listen; none can change a run. The wall
 * clock is read once, and the rest counted from there by the one that never goes back: a clock that is set meanwhile
 * makes no event come before its cause, and no duration in a report wrong.
 * Nothing follows `run_finished` but the seal of the record: what comes later, such as a probe that nobody waited for,
 * is no part of the run.
 */
export class Recorder {
  readonly #clock: Clock;
  readonly #listeners: readonly Listener[];
  /** Wall time and monotonic time of the beginning, in ms. */
  readonly #began: { readonly at: number; readonly mark: number };
  #seq = 0;
  #lastAt = 0;
  #last: 'run_finished' | 'record_sealed' | null = null;

  constructor(clock: Clock, listeners: readonly Listener[]) {
    this.#clock = clock;
    this.#listeners = listeners;
    this.#began = { at: clock.now(), mark: clock.monotonic() };
  }

  readonly emit = (event: RunEvent): void => {
    const { type } = event;
    if (this.#last === 'record_sealed' || (this.#last !== null && type !== 'record_sealed')) return;
    if (type === 'run_finished' || type === 'record_sealed') this.#last = type;
    this.#seq += 1;
    this.#lastAt = this.#time();
    const recorded = { seq: this.#seq, at: this.#lastAt, event };
    for (const listener of this.#listeners) listener(recorded);
  };

  /** When the latest event was recorded; ms since the epoch. */
  lastAt(): number {
    return this.#lastAt;
  }

  #time(): number {
    return this.#began.at + Math.max(0, Math.floor(this.#clock.monotonic() - this.#began.mark));
  }
}
