import type { Effort } from './providers/model-options.ts';

/**
 * The share of an answer's limit that may be used for thinking, if the model takes a number of tokens. The packages
 * take these shares of the model's own maximum, which exceeds the whole limit.
 */
const THINKING_SHARE: Readonly<Record<Effort, number>> = { low: 0.2, medium: 0.4, high: 0.6 };

/** The minimum of Anthropic (Messages API, `thinking.budget_tokens`). Gemini's is lower. */
const MIN_THINKING_TOKENS = 1024;

/** The minimum for the rest of the answer: a short call and its arguments. */
const MIN_ANSWER_TOKENS = 1024;

/**
 * Divides the limit of one answer. The tokens for thinking are fixed by the first answer's limit, because a change
 * would discard the provider's cache. 0 once the limit has become too small.
 */
export class ThinkingBudget {
  readonly #effort: Effort;
  #tokens: number | null = null;

  constructor(effort: Effort) {
    this.#effort = effort;
  }

  within(cap: number): number {
    this.#tokens ??= Math.max(MIN_THINKING_TOKENS, Math.floor(cap * THINKING_SHARE[this.#effort]));
    return this.#tokens + MIN_ANSWER_TOKENS <= cap ? this.#tokens : 0;
  }
}
