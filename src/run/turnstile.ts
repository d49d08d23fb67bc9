import type { CallFacts, Paced } from '../core/constraint.ts';
import type { Clock } from '../core/ports.ts';
import { Pace } from './pace.ts';
import { askPatiently } from './patience.ts';
import type { Occasion, Referee, Verdict } from './referee.ts';

export interface TurnstileParts {
  readonly referee: Pick<Referee, 'judge'>;
  readonly clock: Clock;
  /** Aborts when the agent's work is over. */
  readonly signal: AbortSignal;
}

/** Where calls that count against a rate are judged: it lets them through as fast as the rate allows. */
export class Turnstile {
  readonly #parts: TurnstileParts;
  readonly #pace: Pace;

  constructor(parts: TurnstileParts) {
    this.#parts = parts;
    this.#pace = new Pace(parts.clock);
  }

  async judge(kind: Paced, facts: Omit<CallFacts, 'pace'>, occasion: Occasion): Promise<Verdict> {
    const { referee } = this.#parts;
    const ask = () => referee.judge({ ...facts, pace: { kind, ages: this.#pace.ages(kind) } }, occasion);
    const verdict = await askPatiently(ask, this.#parts);
    if (verdict.stands) this.#pace.note(kind);
    return verdict;
  }
}
