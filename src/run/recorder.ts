import type { RecordedEvent, RunEvent } from '../core/events.ts';
import type { Clock } from '../core/ports.ts';

export type Listener = (recorded: RecordedEvent) => void;

/**
 * Numbers and dates every event and hands it to the listeners, in order. They listen; none can change a run.
 * `run_finished` is the last: what comes later, such as a probe that nobody waited for, is no part of the run.
 */
export class Recorder {
  readonly #clock: Clock;
  readonly #listeners: readonly Listener[];
  #seq = 0;
  #finished = false;

  constructor(clock: Clock, listeners: readonly Listener[]) {
    this.#clock = clock;
    this.#listeners = listeners;
  }

  readonly emit = (event: RunEvent): void => {
    if (this.#finished) return;
    this.#finished = event.type === 'run_finished';
    this.#seq += 1;
    const recorded = { seq: this.#seq, at: this.#clock.now(), event };
    for (const listener of this.#listeners) listener(recorded);
  };
}
