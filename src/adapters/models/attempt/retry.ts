import type { Usage } from '../../../core/model/model.ts';
import { ModelError } from '../../../core/model/model.ts';
import type { Clock } from '../../../core/ports.ts';
import { decideRetry } from '../../http/retry-decision.ts';
import type { Retry } from '../providers/model-options.ts';
import { AttemptFailed, type Failure } from './attempt-failure.ts';
import { addUsage } from './usage.ts';

export interface RetryOptions {
  readonly clock: Clock;
  readonly random: () => number;
  readonly onRetry: ((retry: Retry) => void) | undefined;
  readonly longestWaitMs?: number | undefined;
}

/**
 * Runs attempts until one succeeds. Throws only ModelError. The usage of incomplete answers is added to the result, or
 * to the error.
 */
export async function withRetries<T extends { readonly usage: Usage }>(
  attemptOnce: () => Promise<T>,
  tools: RetryOptions,
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
    throw new ModelError('aborted', 'the run was stopped before the next model request', spent);
  }
}
