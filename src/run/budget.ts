import { LEAST_OUTPUT } from '../constraints/budget.ts';
import type { BudgetFacts } from '../core/constraint.ts';
import type { ModelReply, Price, Usage } from '../core/model.ts';

const PER_MILLION = 1_000_000;

/** USD of one call. */
export type CostOf = (usage: Usage, price: Price) => number;

export interface BudgetLimits {
  readonly maxTokens: number;
  readonly maxCostUsd: number;
  readonly maxOutputTokens: number;
}

/** What the run has used of tokens, money and turns. Time is the clock's. */
export class Budget {
  readonly #limits: BudgetLimits;
  #price: Price | null;
  readonly #costOf: CostOf;
  turns = 0;
  tokensUsed = 0;
  estimated = false;
  #cost = 0;
  /** Something was used that has no price. */
  #unpriced = false;

  constructor(limits: BudgetLimits, price: Price | null, costOf: CostOf) {
    this.#limits = limits;
    this.#price = price;
    this.#costOf = costOf;
  }

  /** USD; null where no price is known, or something was used that has none. */
  get costUsd(): number | null {
    return this.#price === null || this.#unpriced ? null : this.#cost;
  }

  /** From now on another model answers, at this price. */
  switchTo(price: Price | null): void {
    this.#price = price;
  }

  /** Whether tokens and money are left for a prompt of this size and the least of an answer. */
  fits(nextInput: number): boolean {
    if (this.tokensUsed + nextInput + LEAST_OUTPUT > this.#limits.maxTokens) return false;
    return this.#cost + (this.#leastCost(nextInput) ?? 0) <= this.#limits.maxCostUsd;
  }

  facts(nextInput: number, elapsedMs: number, landingMs: number): BudgetFacts {
    const { turns, tokensUsed, costUsd } = this;
    const nextCostUsd = this.#leastCost(nextInput);
    return { phase: 'budget', turns, tokensUsed, costUsd, elapsedMs, landingMs, nextInput, nextCostUsd };
  }

  /** The cap on the next answer, lowered to what the token and cost limits leave (DECISIONS D10). */
  outputCap(nextInput: number): number {
    const tokensLeft = this.#limits.maxTokens - this.tokensUsed - nextInput;
    return Math.max(
      LEAST_OUTPUT,
      Math.floor(Math.min(this.#limits.maxOutputTokens, tokensLeft, this.#affordable(nextInput))),
    );
  }

  /** Whether calls that read and write so many tokens fit into what is left. */
  affords(input: number, output: number): boolean {
    const { maxTokens, maxCostUsd } = this.#limits;
    if (this.tokensUsed + input + output > maxTokens) return false;
    if (this.#price === null) return true;
    return this.#cost + (input * this.#price.input + output * this.#price.output) / PER_MILLION <= maxCostUsd;
  }

  /** Books a turn's reply; returns its cost in USD where the price is known. */
  spend(reply: ModelReply): number | null {
    this.turns += 1;
    return this.book(reply.usage);
  }

  /** Books what answers cost that are no turn's, such as those that broke off: tokens and money. */
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

  /** A cache may make the prompt cheaper than its price as input, but nobody knows that beforehand. */
  #leastCost(nextInput: number): number | null {
    if (this.#price === null) return null;
    if (nextInput === 0) return 0;
    return (nextInput * this.#price.input + LEAST_OUTPUT * this.#price.output) / PER_MILLION;
  }

  #affordable(nextInput: number): number {
    if (this.#price === null || this.#price.output === 0) return Number.POSITIVE_INFINITY;
    const left = this.#limits.maxCostUsd - this.#cost - (nextInput * this.#price.input) / PER_MILLION;
    return (left / this.#price.output) * PER_MILLION;
  }
}
