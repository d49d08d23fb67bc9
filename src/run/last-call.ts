import { LEAST_OUTPUT } from '../constraints/budget.ts';
import type { BudgetFacts } from '../core/constraint.ts';
import { grouped, usd } from '../core/figures.ts';

/** Of the token limit, what is kept back for the answer that ends the run. Source: DECISIONS D33. */
const RESERVE_SHARE = 0.1;
const RESERVE_MOST = 8000;

/** Below this a limit is too small to keep anything back. Source: DECISIONS D33. */
const SMALLEST_LIMIT = RESERVE_MOST;

export function tokenReserve(maxTokens: number): number {
  return maxTokens < SMALLEST_LIMIT ? 0 : Math.min(maxTokens * RESERVE_SHARE, RESERVE_MOST);
}

export interface LastCallLimits {
  readonly maxTokens: number;
  readonly maxCostUsd: number;
  readonly maxTurns: number;
}

/** The limit that ends a run with its next call, and how it stands in words. */
export interface LastCall {
  /** The constraint's name. */
  readonly constraint: 'max_turns' | 'max_tokens' | 'max_cost_usd';
  readonly why: string;
}

/**
 * Whether the next call is the last that a limit allows, and which one; null where another may follow it, and where
 * not even this one fits (then the chain refuses it). Of tokens and money it is the last where what it leaves is less
 * than another call like it would need, of tokens also where it is less than the reserve: that is for this call.
 */
export function lastCall(facts: BudgetFacts, limits: LastCallLimits): LastCall | null {
  return lastTurn(facts, limits) ?? lastTokens(facts, limits) ?? lastMoney(facts, limits);
}

function lastTurn({ turns }: BudgetFacts, { maxTurns }: LastCallLimits): LastCall | null {
  if (turns + 1 !== maxTurns) return null;
  return { constraint: 'max_turns', why: `max_turns is ${grouped(maxTurns)}, and this is the last` };
}

function lastTokens({ tokensUsed, nextInput }: BudgetFacts, { maxTokens }: LastCallLimits): LastCall | null {
  const reserve = tokenReserve(maxTokens);
  const call = nextInput + LEAST_OUTPUT;
  const left = maxTokens - tokensUsed - call;
  if (reserve === 0 || left < 0 || left >= Math.max(reserve, call)) return null;
  return {
    constraint: 'max_tokens',
    why: `${grouped(tokensUsed)} of ${grouped(maxTokens)} tokens are used, and after this answer too few are left for another`,
  };
}

function lastMoney({ costUsd, nextCostUsd }: BudgetFacts, { maxCostUsd }: LastCallLimits): LastCall | null {
  const call = nextCostUsd ?? 0;
  if (costUsd === null || call === 0) return null;
  const left = maxCostUsd - costUsd - call;
  if (left < 0 || left >= call) return null;
  return {
    constraint: 'max_cost_usd',
    why: `${usd(costUsd)} of ${usd(maxCostUsd)} is spent, and after this answer too little is left for another`,
  };
}

/** What the model is told before its last call, so that the run ends by its own word and the gates decide. */
export function lastCallNotice({ why }: LastCall): string {
  return `This is your last answer: ${why}. Call task_completion now, with status "partial" if the task is not finished, and say what is left to do.`;
}
