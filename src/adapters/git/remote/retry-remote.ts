import type { RemoteTrouble } from '../../../core/git/remote.ts';
import type { Clock } from '../../../core/ports.ts';
import { systemClock } from '../../clock.ts';
import { decideRetry } from '../../http/retry-decision.ts';
import { type GitAnswer, GitError } from '../program/run-git.ts';
import { classifyRemoteError } from './remote-errors.ts';

/** Options for repeating calls to the server. Every option has a default. */
export interface RemoteRetryOptions {
  readonly clock?: Pick<Clock, 'sleep'>;
  /** A number in [0, 1): the fraction of the longest wait. */
  readonly random?: () => number;
  /** Returns the time that the run has left, in ms. No wait exceeds it. */
  readonly remainingMs?: () => number;
  /** Called before each wait. */
  readonly onWait?: (wait: { readonly ms: number; readonly trouble: RemoteTrouble }) => void;
}

/** Errors that another attempt may avoid. */
const TRANSIENT_ERRORS: readonly RemoteTrouble[] = ['server_error', 'rate_limited', 'unreachable'];

/**
 * Waits before the next attempt, as API calls do; returns false at once if a retry makes no sense. `attempt` counts
 * from 1. Git does not report `retry-after`.
 */
export async function waitBeforeRetry(
  trouble: RemoteTrouble,
  attempt: number,
  retryOptions: RemoteRetryOptions,
  signal: AbortSignal,
): Promise<boolean> {
  const failure = {
    trouble: 'network',
    message: trouble,
    retry: TRANSIENT_ERRORS.includes(trouble),
  } as const;
  const left = retryOptions.remainingMs?.() ?? Number.POSITIVE_INFINITY;
  const decision = decideRetry(failure, attempt, left, retryOptions.random ?? Math.random);
  if (!decision.retry || signal.aborted) return false;
  retryOptions.onWait?.({ ms: decision.waitMs, trouble });
  try {
    await (retryOptions.clock ?? systemClock).sleep(decision.waitMs, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return !signal.aborted;
}

/** Runs a command that changes nothing on the server and repeats it until it is answered. Throws the last error. */
export async function retryUntilAnswered(
  ask: () => Promise<GitAnswer>,
  retryOptions: RemoteRetryOptions,
  signal: AbortSignal,
): Promise<GitAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      if (!(await waitBeforeRetry(classifyRemoteError(error.stderr), attempt, retryOptions, signal)))
        throw error;
    }
  }
}
