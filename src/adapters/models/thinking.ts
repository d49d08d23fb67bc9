import type { Effort } from './options.ts';

/**
 * Of the cap on an answer, what may go into thinking where a model wants a number of tokens for it. The packages take
 * these shares of the model's own maximum, which is more than the whole cap.
 */
const SHARE: Readonly<Record<Effort, number>> = { low: 0.2, medium: 0.4, high: 0.6 };

/** The least that Anthropic takes (Messages API, `thinking.budget_tokens`); Gemini takes less. */
const LEAST_THINKING = 1024;

/** Below this nothing sensible can be said besides: a short call and its arguments. */
const LEAST_ANSWER = 1024;

/**
 * Tokens for thinking, out of the cap on one answer. Fixed by the first answer's cap, for a change of it would throw
 * the provider's cache away; 0 once the cap has become too small for it.
 */
export class ThinkingBudget {
  readonly #effort: Effort;
  #tokens: number | null = null;

  constructor(effort: Effort) {
    this.#effort = effort;
  }

  within(cap: number): number {
    this.#tokens ??= Math.max(LEAST_THINKING, Math.floor(cap * SHARE[this.#effort]));
    return this.#tokens + LEAST_ANSWER <= cap ? this.#tokens : 0;
  }
}
