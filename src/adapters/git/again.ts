import type { Clock } from '../../core/ports.ts';
import type { RemoteTrouble } from '../../core/remote.ts';
import { systemClock } from '../clock.ts';
import { decideRetry } from '../models/retry.ts';
import { type GitAnswer, GitError } from './exec.ts';
import { troubleIn } from './remote-trouble.ts';

/** How calls to the server are repeated; every part has a default. */
export interface Patience {
  readonly clock?: Pick<Clock, 'sleep'>;
  /** In [0, 1): how much of the longest wait is taken. */
  readonly random?: () => number;
  /** What the run still has, in ms: no wait goes past that. */
  readonly remainingMs?: () => number;
  /** Told before each wait. */
  readonly onWait?: (wait: { readonly ms: number; readonly trouble: RemoteTrouble }) => void;
}

/** Troubles that another attempt may not meet. */
const PASSING: readonly RemoteTrouble[] = ['server_error', 'rate_limited', 'unreachable'];

/**
 * Waits before the next attempt, as long as calls of the API do; false at once where none is worth it. `attempt`
 * counts from 1. git does not say what a `retry-after` asks for.
 */
export async function waitAgain(
  trouble: RemoteTrouble,
  attempt: number,
  patience: Patience,
  signal: AbortSignal,
): Promise<boolean> {
  const failure = { trouble: 'network', message: trouble, retry: PASSING.includes(trouble) } as const;
  const left = patience.remainingMs?.() ?? Number.POSITIVE_INFINITY;
  const decision = decideRetry(failure, attempt, left, patience.random ?? Math.random);
  if (!decision.retry || signal.aborted) return false;
  patience.onWait?.({ ms: decision.waitMs, trouble });
  try {
    await (patience.clock ?? systemClock).sleep(decision.waitMs, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
  }
  return !signal.aborted;
}

/** Runs a command that changes nothing on the server until it is answered. Throws the last attempt's error. */
export async function untilAnswered(
  ask: () => Promise<GitAnswer>,
  patience: Patience,
  signal: AbortSignal,
): Promise<GitAnswer> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof GitError)) throw error;
      if (!(await waitAgain(troubleIn(error.stderr), attempt, patience, signal))) throw error;
    }
  }
}
