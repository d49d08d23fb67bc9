import { type JoinedSignal, joinedSignal } from '../../core/joined-signal.ts';
import type { Clock } from '../../core/ports.ts';
import type { Phase } from '../../core/run/constraint.ts';

/** Share of the time limit that is reserved for gates, commit and reports. */
const LANDING_SHARE = 0.1;
const LANDING_MOST_MS = 30_000;

export function finishReserve(timeoutMs: number): number {
  return Math.min(timeoutMs * LANDING_SHARE, LANDING_MOST_MS);
}

/**
 * Tracks the run's time. The agent's work stops early enough to finish the run; a cancellation stops everything. All
 * times are monotonic milliseconds. A timeout of 0 means no limit.
 */
export class Stopwatch {
  readonly landingMs: number;
  /** The time when the agent's work must be over. */
  readonly workDeadline: number;
  /** The time when the run must be over. */
  readonly deadline: number;
  readonly #clock: Clock;
  readonly #startedAt: number;
  readonly #cancel: AbortSignal;
  readonly #work: JoinedSignal;
  readonly #landing: JoinedSignal;
  readonly #over = new AbortController();

  constructor(clock: Clock, timeoutMs: number, cancel: AbortSignal) {
    this.#clock = clock;
    this.#cancel = cancel;
    this.#startedAt = clock.monotonic();
    this.landingMs = timeoutMs === 0 ? 0 : finishReserve(timeoutMs);
    this.deadline = timeoutMs === 0 ? Number.POSITIVE_INFINITY : this.#startedAt + timeoutMs;
    this.workDeadline = this.deadline - this.landingMs;
    this.#work = this.#alarm(this.workDeadline);
    this.#landing = this.#alarm(this.deadline);
  }

  /** Aborts at the work's deadline and on cancellation. */
  get work(): AbortSignal {
    return this.#work.signal;
  }

  /** Aborts at the run's deadline and on cancellation. */
  get landing(): AbortSignal {
    return this.#landing.signal;
  }

  get cancelled(): boolean {
    return this.#cancel.aborted;
  }

  get workIsOver(): boolean {
    return !this.cancelled && this.#clock.monotonic() >= this.workDeadline;
  }

  /** Returns the milliseconds left in a phase. Work stops early; a commit may use all of the run's time. */
  readonly timeLeft = (phase: Phase): number =>
    (phase === 'commit' ? this.deadline : this.workDeadline) - this.#clock.monotonic();

  elapsed(): number {
    return this.#clock.monotonic() - this.#startedAt;
  }

  /** Clears the alarms, so that they do not keep the process alive. */
  close(): void {
    this.#over.abort();
    this.#work.release();
    this.#landing.release();
  }

  #alarm(at: number): JoinedSignal {
    const alarm = new AbortController();
    const joined = joinedSignal([this.#cancel, alarm.signal]);
    if (at === Number.POSITIVE_INFINITY) return joined;
    const ring = (): void => alarm.abort(new DOMException('out of time', 'TimeoutError'));
    this.#clock.sleep(at - this.#startedAt, this.#over.signal).then(ring, () => undefined);
    return joined;
  }
}
