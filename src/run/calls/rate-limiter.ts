import type { Clock } from '../../core/ports.ts';
import type { CallFacts, Paced } from '../../core/run/constraint.ts';
import type { CallContext, ConstraintEnforcer, Verdict } from '../judging/constraint-enforcer.ts';
import { RateWindow } from '../judging/rate-window.ts';
import { retryWhileDelayed } from '../judging/retry-while-delayed.ts';

export interface RateLimiterParts {
  readonly enforcer: Pick<ConstraintEnforcer, 'judge'>;
  readonly clock: Clock;
  /** Aborts when the agent's work is over. */
  readonly signal: AbortSignal;
}

/** Judges calls that count against a rate, and delays them as the rate requires. */
export class RateLimiter {
  readonly #parts: RateLimiterParts;
  readonly #pace: RateWindow;

  constructor(parts: RateLimiterParts) {
    this.#parts = parts;
    this.#pace = new RateWindow(parts.clock);
  }

  async judge(kind: Paced, facts: Omit<CallFacts, 'pace'>, callContext: CallContext): Promise<Verdict> {
    const { enforcer } = this.#parts;
    const ask = () => enforcer.judge({ ...facts, pace: { kind, ages: this.#pace.ages(kind) } }, callContext);
    const verdict = await retryWhileDelayed(ask, this.#parts);
    if (verdict.allowed) this.#pace.note(kind);
    return verdict;
  }
}
