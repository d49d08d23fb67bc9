import type { Phase } from '../core/constraint.ts';
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
  /** Aborts at the work's deadline, and at a cancel. */
  readonly work: AbortSignal;
  /** Aborts at the run's deadline, and at a cancel. */
  readonly landing: AbortSignal;
  readonly #clock: Clock;
  readonly #startedAt: number;
  readonly #cancel: AbortSignal;
  readonly #over = new AbortController();

  constructor(clock: Clock, timeoutMs: number, cancel: AbortSignal) {
    this.#clock = clock;
    this.#cancel = cancel;
    this.#startedAt = clock.monotonic();
    this.landingMs = timeoutMs === 0 ? 0 : landingReserve(timeoutMs);
    this.deadline = timeoutMs === 0 ? Number.POSITIVE_INFINITY : this.#startedAt + timeoutMs;
    this.workDeadline = this.deadline - this.landingMs;
    this.work = this.#alarm(this.workDeadline);
    this.landing = this.#alarm(this.deadline);
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
  }

  /**
   * A signal of its own, and no AbortSignal.any of two: Node 24 was seen to lose such a one under memory pressure, so
   * that it never aborted though its alarm had rung.
   */
  #alarm(at: number): AbortSignal {
    const controller = new AbortController();
    const { signal } = this.#over;
    const cancel = this.#cancel;
    const leave = (): void => controller.abort(cancel.reason);
    if (cancel.aborted) leave();
    else cancel.addEventListener('abort', leave, { once: true, signal });
    if (at === Number.POSITIVE_INFINITY) return controller.signal;
    const ring = (): void => controller.abort(new DOMException('out of time', 'TimeoutError'));
    this.#clock.sleep(at - this.#startedAt, signal).then(ring, () => undefined);
    return controller.signal;
  }
}
