import type { Usage } from '../../core/model.ts';
import { ModelError } from '../../core/model.ts';
import type { Clock } from '../../core/ports.ts';
import { AttemptFailed, type Failure } from './failure.ts';
import type { Retry } from './options.ts';
import { addUsage } from './usage.ts';

/**
 * Five attempts with waits of up to 0.5, 1, 2 and 4 s outlast the hiccup of a server that says nothing;
 * one that names a time is waited for, however long the run still has.
 */
export const RETRY_POLICY = { attempts: 5, baseMs: 500, capMs: 30_000 } as const;

export type RetryDecision =
  | { readonly retry: true; readonly waitMs: number }
  | { readonly retry: false; readonly because: string };

/**
 * Whether to try again after attempt number `attempt` (from 1), and when. Full jitter: anything between 0 and
 * the doubled base, so that many runs do not come back at once. A wait that ends past the deadline is useless;
 * one of more than `longestWaitMs` is not worth it where another model stands ready.
 */
export function decideRetry(
  failure: Failure,
  attempt: number,
  remainingMs: number,
  random: () => number,
  longestWaitMs = Number.POSITIVE_INFINITY,
): RetryDecision {
  if (!failure.retry) return { retry: false, because: '' };
  // What does not reach a server says itself what to look at: waiting alone mends no address.
  const later = failure.trouble === 'network' ? '' : ': run again later';
  if (attempt >= RETRY_POLICY.attempts)
    return { retry: false, because: `gave up after ${attempt} attempts${later}` };
  const ceiling = Math.min(RETRY_POLICY.capMs, RETRY_POLICY.baseMs * 2 ** (attempt - 1));
  const waitMs = Math.max(Math.floor(random() * ceiling), failure.retryAfterMs ?? 0);
  const seconds = Math.ceil(waitMs / 1000);
  if (waitMs > longestWaitMs) return { retry: false, because: `it asks to be left alone for ${seconds} s` };
  if (waitMs < remainingMs) return { retry: true, waitMs };
  return { retry: false, because: `no time left for another attempt in ${seconds} s${later}` };
}

export interface RetryTools {
  readonly clock: Clock;
  readonly random: () => number;
  readonly onRetry: ((retry: Retry) => void) | undefined;
  readonly longestWaitMs?: number | undefined;
}

/** Runs attempts until one answers. Throws ModelError only; what broken-off answers cost is added to the last, or to the error. */
export async function withRetries<T extends { readonly usage: Usage }>(
  attemptOnce: () => Promise<T>,
  tools: RetryTools,
  deadline: number,
  signal: AbortSignal,
): Promise<T> {
  let spent: Usage | undefined;
  for (let attempt = 1; ; attempt++) {
    try {
      const answer = await attemptOnce();
      return spent === undefined ? answer : { ...answer, usage: addUsage(spent, answer.usage) };
    } catch (error) {
      if (!(error instanceof AttemptFailed)) throw error;
      if (error.spent !== undefined) spent = spent === undefined ? error.spent : addUsage(spent, error.spent);
      const remainingMs = deadline - tools.clock.monotonic();
      const decision = decideRetry(error.failure, attempt, remainingMs, tools.random, tools.longestWaitMs);
      if (!decision.retry) throw finalError(error.failure, decision.because, spent);
      tools.onRetry?.({ attempt, waitMs: decision.waitMs, why: error.failure.message });
      await pause(tools.clock, decision.waitMs, signal, spent);
    }
  }
}

function finalError(failure: Failure, because: string, spent: Usage | undefined): ModelError {
  const message = because === '' ? failure.message : `${failure.message} (${because})`;
  return new ModelError(failure.trouble, message, spent);
}

async function pause(
  clock: Clock,
  waitMs: number,
  signal: AbortSignal,
  spent: Usage | undefined,
): Promise<void> {
  try {
    await clock.sleep(waitMs, signal);
  } catch {
    throw new ModelError('aborted', 'the run was stopped while it waited to ask the model again', spent);
  }
}
