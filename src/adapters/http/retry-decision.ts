import { seconds } from '../../core/text/figures.ts';
/**
 * Five attempts with waits of up to 0.5, 1, 2 and 4 s bridge short failures of a server without `retry-after`. If a
 * server names a time, we wait that long, as far as the run's time allows.
 */
export const RETRY_POLICY = { attempts: 5, baseMs: 500, capMs: 30_000 } as const;

export type RetryDecision =
  | { readonly retry: true; readonly waitMs: number }
  | { readonly retry: false; readonly because: string };

/** The facts about a failed attempt that decide if it is repeated. */
export interface FailedAttempt {
  /** `network`: no server was reached. */
  readonly trouble: string;
  readonly retry: boolean;
  /** The time that the server asked to wait, in ms. */
  readonly retryAfterMs?: number;
}

/**
 * Decides if and when to retry after attempt number `attempt` (from 1). With full jitter, the wait is between 0 and the
 * doubled base, so that many runs do not retry at once. A wait beyond the deadline is useless, and one of more than
 * `longestWaitMs` is not worthwhile if another model is available.
 */
export function decideRetry(
  failure: FailedAttempt,
  attempt: number,
  remainingMs: number,
  random: () => number,
  longestWaitMs = Number.POSITIVE_INFINITY,
): RetryDecision {
  if (!failure.retry) return { retry: false, because: '' };
  // Network failures have their own remedy, because waiting does not fix an address.
  const later = failure.trouble === 'network' ? '' : ': run again later';
  if (attempt >= RETRY_POLICY.attempts)
    return { retry: false, because: `gave up after ${attempt} attempts${later}` };
  const ceiling = Math.min(RETRY_POLICY.capMs, RETRY_POLICY.baseMs * 2 ** (attempt - 1));
  const waitMs = Math.max(Math.floor(random() * ceiling), failure.retryAfterMs ?? 0);
  if (waitMs > longestWaitMs) return { retry: false, because: `the server asks to wait ${seconds(waitMs)}` };
  if (waitMs < remainingMs) return { retry: true, waitMs };
  return { retry: false, because: `no time left for another attempt in ${seconds(waitMs)}${later}` };
}
