import { describe, expect, it } from 'vitest';
import { MIN_OUTPUT_TOKENS } from '../../../../src/constraints/limits/model-call-budget.ts';
import type { BudgetFacts } from '../../../../src/core/run/constraint.ts';
import { finalTurn, finalTurnNotice, tokenReserve } from '../../../../src/run/budget/final-turn.ts';

const LIMITS = { maxTokens: 100_000, maxCostUsd: 1, maxTurns: 10 };

function facts(part: Partial<BudgetFacts> = {}): BudgetFacts {
  return {
    phase: 'budget',
    turns: 2,
    tokensUsed: 10_000,
    costUsd: null,
    elapsedMs: 0,
    nextInput: 1000,
    nextCostUsd: null,
    ...part,
  };
}

/** The same as finalTurn, by the limit's name alone. */
const lastBy = (part: Partial<BudgetFacts>, limits = LIMITS) =>
  finalTurn(facts(part), limits)?.constraint ?? null;

describe('the reserve of tokens', () => {
  it.each([
    [7999, 0],
    [8000, 800],
    [50_000, 5000],
    [80_000, 8000],
    [1_000_000, 8000],
  ])('of %d is %d', (limit, reserve) => {
    expect(tokenReserve(limit)).toBe(reserve);
  });
});

describe('a call is the last', () => {
  it('where it takes the last turn, and no sooner', () => {
    expect([8, 9, 10].map((turns) => lastBy({ turns }))).toEqual([null, 'max_turns', null]);
  });

  it('where it leaves less than the reserve of tokens', () => {
    const call = 1000 + MIN_OUTPUT_TOKENS;
    const used = LIMITS.maxTokens - 8000 - call;
    expect(lastBy({ tokensUsed: used })).toBeNull();
    expect(lastBy({ tokensUsed: used + 1 })).toBe('max_tokens');
  });

  it('where no other call of its size would fit after it, however small the reserve is', () => {
    const nextInput = 20_000;
    const used = LIMITS.maxTokens - 2 * (nextInput + MIN_OUTPUT_TOKENS);
    expect(lastBy({ nextInput, tokensUsed: used })).toBeNull();
    expect(lastBy({ nextInput, tokensUsed: used + 1 })).toBe('max_tokens');
  });

  it('down to the very last token of the limit; what fits no more is not for it to say', () => {
    const used = LIMITS.maxTokens - 1000 - MIN_OUTPUT_TOKENS;
    expect(lastBy({ tokensUsed: used })).toBe('max_tokens');
    expect(lastBy({ tokensUsed: used + 1 })).toBeNull();
  });

  it('never for the tokens of a limit that is too small to keep anything back', () => {
    expect(lastBy({ tokensUsed: 6000, nextInput: 1500 }, { ...LIMITS, maxTokens: 7999 })).toBeNull();
    expect(lastBy({ tokensUsed: 6000, nextInput: 1500 }, { ...LIMITS, maxTokens: 8000 })).toBe('max_tokens');
  });

  it('where the money that it leaves does not pay another', () => {
    const money = (costUsd: number) => lastBy({ costUsd, nextCostUsd: 0.25 });
    expect([0.5, 0.51, 0.75, 0.76].map(money)).toEqual([null, 'max_cost_usd', 'max_cost_usd', null]);
  });

  it('never for money where no price is known, or the model costs nothing', () => {
    expect(lastBy({ costUsd: null, nextCostUsd: null })).toBeNull();
    expect(lastBy({ costUsd: 1, nextCostUsd: 0 })).toBeNull();
  });
});

describe('what the model is told', () => {
  it('says which limit, how it stands, and what to do', () => {
    const last = finalTurn(facts({ tokensUsed: 92_000 }), LIMITS);
    expect(last && finalTurnNotice(last)).toBe(
      'This is your last reply: 92,000 of 100,000 tokens are used, and too few are left for another reply after this one. ' +
        'Call task_completion now, with status "partial" if the task is not finished, and say what is left to do.',
    );
  });
});
