import type { Phase } from '../core/constraint.ts';
import { type JoinedSignal, joinedSignal } from '../core/joined-signal.ts';
import type { Clock } from '../core/ports.ts';

/** Of the time limit, what is kept back for gates, commit and reports. Source: DECISIONS D4 and D33. */
const LANDING_SHARE = 0.1;
const LANDING_MOST_MS = 30_000;

export function landingReserve(timeoutMs: number): number {
  return Math.min(timeoutMs * LANDING_SHARE, LANDING_MOST_MS);
}

/**
 * The run's time: work stops early enough to land, and a cancel stops everything. All times are monotonic ms.
 * A timeout of 0 is no limit.
 */
export class Stopwatch {
  readonly landingMs: number;
  /** When the agent's work must be over. */
  readonly workDeadline: number;
  /** When the run must be over. */
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
    this.landingMs = timeoutMs === 0 ? 0 : landingReserve(timeoutMs);
    this.deadline = timeoutMs === 0 ? Number.POSITIVE_INFINITY : this.#startedAt + timeoutMs;
    this.workDeadline = this.deadline - this.landingMs;
    this.#work = this.#alarm(this.workDeadline);
    this.#landing = this.#alarm(this.deadline);
  }

  /** Aborts at the work's deadline, and at a cancel. */
  get work(): AbortSignal {
    return this.#work.signal;
  }

  /** Aborts at the run's deadline, and at a cancel. */
  get landing(): AbortSignal {
    return this.#landing.signal;
  }

  get cancelled(): boolean {
    return this.#cancel.aborted;
  }

  get workIsOver(): boolean {
    return !this.cancelled && this.#clock.monotonic() >= this.workDeadline;
  }

  /** ms left for what such facts are about: work stops early, the commit has the whole of the run's time. */
  readonly timeLeft = (phase: Phase): number =>
    (phase === 'commit' ? this.deadline : this.workDeadline) - this.#clock.monotonic();

  elapsed(): number {
    return this.#clock.monotonic() - this.#startedAt;
  }

  /** Lets go of the alarms, so that nothing keeps the process alive. */
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
