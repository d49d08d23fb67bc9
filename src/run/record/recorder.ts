import type { Clock } from '../../core/ports.ts';
import type { RecordedEvent, RunEvent } from '../../core/run/events.ts';

export type Listener = (recorded: RecordedEvent) => void;

/**
 * Numbers and dates every event and passes it to the listeners in order. No listener can change a run. The wall clock
 * is read once, and later times are counted by the monotonic clock, so a clock change never reorders events or
 * falsifies durations. After `run_finished`, only the seal of the record is accepted; later events are not part of the
 * run.
 */
export class Recorder {
  readonly #clock: Clock;
  readonly #listeners: readonly Listener[];
  /** Wall time and monotonic time of the start, in ms. */
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
    const recorded = this.next(event);
    this.#seq = recorded.seq;
    this.#lastAt = recorded.at;
    for (const listener of this.#listeners) listener(recorded);
  };

  /** Returns the event as it would be recorded now. */
  next(event: RunEvent): RecordedEvent {
    return { seq: this.#seq + 1, at: this.#time(), event };
  }

  /** Returns the time of the latest event, in ms since the epoch. */
  lastAt(): number {
    return this.#lastAt;
  }

  #time(): number {
    return this.#began.at + Math.max(0, Math.floor(this.#clock.monotonic() - this.#began.mark));
  }
}
