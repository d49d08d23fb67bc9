import { MIN_OUTPUT_TOKENS } from '../../constraints/limits/model-call-budget.ts';
import type { ModelReply, Price, Usage } from '../../core/model/model.ts';
import type { BudgetFacts } from '../../core/run/constraint.ts';

const PER_MILLION = 1_000_000;

/** Returns the cost of one call in USD. */
export type CostOf = (usage: Usage, price: Price) => number;

export interface BudgetLimits {
  readonly maxTokens: number;
  readonly maxCostUsd: number;
  readonly maxOutputTokens: number;
}

/** Counts tokens, money and turns that the run has used. */
export class Budget {
  readonly #limits: BudgetLimits;
  #price: Price | null;
  readonly #costOf: CostOf;
  turns = 0;
  tokensUsed = 0;
  estimated = false;
  #cost = 0;
  /** True if something without a price was used. */
  #unpriced = false;

  constructor(limits: BudgetLimits, price: Price | null, costOf: CostOf) {
    this.#limits = limits;
    this.#price = price;
    this.#costOf = costOf;
  }

  /** The cost in USD; null if no price is known, or if something without a price was used. */
  get costUsd(): number | null {
    return this.#price === null || this.#unpriced ? null : this.#cost;
  }

  /** Sets the price of the model that answers from now on. */
  switchTo(price: Price | null): void {
    this.#price = price;
  }

  /** Returns true if tokens and money are left for a prompt of this size and a minimal reply. */
  fits(nextInput: number): boolean {
    if (this.tokensUsed + nextInput + MIN_OUTPUT_TOKENS > this.#limits.maxTokens) return false;
    return this.#cost + (this.#leastCost(nextInput) ?? 0) <= this.#limits.maxCostUsd;
  }

  facts(nextInput: number, elapsedMs: number, landingMs: number): BudgetFacts {
    const { turns, tokensUsed, costUsd } = this;
    const nextCostUsd = this.#leastCost(nextInput);
    return { phase: 'budget', turns, tokensUsed, costUsd, elapsedMs, landingMs, nextInput, nextCostUsd };
  }

  /** Returns the cap on the next reply, lowered to what the token and cost limits leave. */
  outputCap(nextInput: number): number {
    const tokensLeft = this.#limits.maxTokens - this.tokensUsed - nextInput;
    return Math.max(
      MIN_OUTPUT_TOKENS,
      Math.floor(Math.min(this.#limits.maxOutputTokens, tokensLeft, this.#affordable(nextInput))),
    );
  }

  /** Returns true if calls with this many input and output tokens fit into the budget. */
  affords(input: number, output: number): boolean {
    const { maxTokens, maxCostUsd } = this.#limits;
    if (this.tokensUsed + input + output > maxTokens) return false;
    if (this.#price === null) return true;
    return this.#cost + (input * this.#price.input + output * this.#price.output) / PER_MILLION <= maxCostUsd;
  }

  /** Books a turn's reply. Returns its cost in USD; null if the price is unknown. */
  spend(reply: ModelReply): number | null {
    this.turns += 1;
    return this.book(reply.usage);
  }

  /** Books tokens and money of replies outside turns, such as interrupted ones. Returns the cost as `spend` does. */
  book(usage: Usage): number | null {
    this.tokensUsed += usage.input + usage.output;
    this.estimated ||= usage.estimated;
    if (this.#price === null) {
      this.#unpriced = true;
      return null;
    }
    const cost = this.#costOf(usage, this.#price);
    this.#cost += cost;
    return cost;
  }

  /** Returns the minimum cost of a call. Cache discounts are ignored, because they are not known in advance. */
  #leastCost(nextInput: number): number | null {
    if (this.#price === null) return null;
    if (nextInput === 0) return 0;
    return (nextInput * this.#price.input + MIN_OUTPUT_TOKENS * this.#price.output) / PER_MILLION;
  }

  #affordable(nextInput: number): number {
    if (this.#price === null || this.#price.output === 0) return Number.POSITIVE_INFINITY;
    const left = this.#limits.maxCostUsd - this.#cost - (nextInput * this.#price.input) / PER_MILLION;
    return (left / this.#price.output) * PER_MILLION;
  }
}
