import { describe, expect, it } from 'vitest';
import { costOf } from '../../../../src/adapters/models/catalog/prices.ts';
import { MIN_OUTPUT_TOKENS } from '../../../../src/constraints/limits/model-call-budget.ts';
import type { ModelReply } from '../../../../src/core/model/model.ts';
import { Budget } from '../../../../src/run/budget/budget.ts';

const LIMITS = { maxTokens: 10_000, maxCostUsd: 1, maxOutputTokens: 4000 };
const PRICE = { input: 10, output: 200, cacheRead: 1, cacheWrite: 12.5 };

const reply = (input: number, output: number, estimated = false): ModelReply => ({
  text: '',
  calls: [],
  finish: 'stop',
  usage: { input, output, cacheRead: 0, cacheWrite: 0, estimated },
});

describe('the budget', () => {
  it('caps an answer at what is configured while there is plenty left', () => {
    expect(new Budget(LIMITS, null, costOf).outputCap(1000)).toBe(4000);
  });

  it('lowers the cap to what the token limit leaves', () => {
    const budget = new Budget(LIMITS, null, costOf);
    budget.spend(reply(5000, 1000));
    expect(budget.outputCap(3000)).toBe(1000);
  });

  it('lowers the cap to what the cost limit leaves, the prompt paid first', () => {
    const budget = new Budget(LIMITS, PRICE, costOf);
    budget.spend(reply(0, 3750));
    expect(budget.costUsd).toBe(0.75);
    expect(budget.outputCap(0)).toBe(1250);
    expect(new Budget(LIMITS, PRICE, costOf).outputCap(1000)).toBe(4000);
  });

  it('prices the next call before it is sent: its prompt as input, and the least of an answer', () => {
    const budget = new Budget(LIMITS, PRICE, costOf);
    const least = (1000 * PRICE.input + MIN_OUTPUT_TOKENS * PRICE.output) / 1_000_000;
    expect(budget.facts(1000, 0, 0).nextCostUsd).toBeCloseTo(least, 12);
    expect(budget.facts(0, 0, 0).nextCostUsd).toBe(0);
  });

  it('knows no cost without a price', () => {
    const budget = new Budget(LIMITS, null, costOf);
    expect(budget.spend(reply(10, 10))).toBeNull();
    expect(budget.costUsd).toBeNull();
    expect(budget.facts(5, 7, 3)).toEqual({
      phase: 'budget',
      turns: 1,
      tokensUsed: 20,
      costUsd: null,
      elapsedMs: 7,
      landingMs: 3,
      nextInput: 5,
      nextCostUsd: null,
    });
  });

  it('books what broken answers cost as tokens and money, and as no turn', () => {
    const budget = new Budget(LIMITS, PRICE, costOf);
    expect(budget.book(reply(1000, 10).usage)).toBeCloseTo(0.012, 12);
    expect([budget.turns, budget.tokensUsed]).toEqual([0, 1010]);
  });

  it('prices each answer by the model that gave it', () => {
    const budget = new Budget(LIMITS, PRICE, costOf);
    budget.spend(reply(1000, 0));
    budget.switchTo({ ...PRICE, input: 20 });
    budget.spend(reply(1000, 0));
    expect(budget.costUsd).toBeCloseTo(0.03, 12);
  });

  it('knows no cost any more once something was used that has no price', () => {
    const budget = new Budget(LIMITS, PRICE, costOf);
    budget.spend(reply(1000, 0));
    budget.switchTo(null);
    expect(budget.costUsd).toBeNull();
    budget.spend(reply(1000, 0));
    budget.switchTo(PRICE);
    expect(budget.costUsd).toBeNull();
  });

  it('says whether a prompt of another model still fits', () => {
    const budget = new Budget(LIMITS, PRICE, costOf);
    const room = LIMITS.maxTokens - MIN_OUTPUT_TOKENS;
    expect([budget.fits(room), budget.fits(room + 1)]).toEqual([true, false]);
    budget.switchTo({ ...PRICE, input: 100 });
    expect([budget.fits(9000), budget.fits(9600)]).toEqual([true, false]);
  });
});
