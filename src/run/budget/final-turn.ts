import { MIN_OUTPUT_TOKENS } from '../../constraints/limits/model-call-budget.ts';
import type { BudgetFacts } from '../../core/run/constraint.ts';
import { grouped, usd } from '../../core/text/figures.ts';

/** Share of the token limit that is reserved for the last reply. */
const RESERVE_SHARE = 0.1;
const RESERVE_MOST = 8000;

/** Smaller limits have no reserve. */
const SMALLEST_LIMIT = RESERVE_MOST;

export function tokenReserve(maxTokens: number): number {
  return maxTokens < SMALLEST_LIMIT ? 0 : Math.min(maxTokens * RESERVE_SHARE, RESERVE_MOST);
}

export interface FinalTurnLimits {
  readonly maxTokens: number;
  readonly maxCostUsd: number;
  readonly maxTurns: number;
}

/** The limit that makes the next call the last one, with an explanation. */
export interface FinalTurn {
  /** The constraint's name. */
  readonly constraint: 'max_turns' | 'max_tokens' | 'max_cost_usd';
  readonly why: string;
}

/**
 * Returns the limit that makes the next call the last one. Returns null if another call may follow, or if this call
 * does not fit either and the constraints refuse it. For tokens and money, the call is the last if the rest is too
 * small for a similar call. For tokens, it is also the last if the rest is below the reserve.
 */
export function finalTurn(facts: BudgetFacts, limits: FinalTurnLimits): FinalTurn | null {
  return lastTurn(facts, limits) ?? lastTokens(facts, limits) ?? lastMoney(facts, limits);
}

function lastTurn({ turns }: BudgetFacts, { maxTurns }: FinalTurnLimits): FinalTurn | null {
  if (turns + 1 !== maxTurns) return null;
  return { constraint: 'max_turns', why: `max_turns is ${grouped(maxTurns)}, and this is the last` };
}

function lastTokens(
  { tokensUsed, nextInput }: BudgetFacts,
  { maxTokens }: FinalTurnLimits,
): FinalTurn | null {
  const reserve = tokenReserve(maxTokens);
  const call = nextInput + MIN_OUTPUT_TOKENS;
  const left = maxTokens - tokensUsed - call;
  if (reserve === 0 || left < 0 || left >= Math.max(reserve, call)) return null;
  return {
    constraint: 'max_tokens',
    why: `${grouped(tokensUsed)} of ${grouped(maxTokens)} tokens are used, and too few are left for another reply after this one`,
  };
}

function lastMoney({ costUsd, nextCostUsd }: BudgetFacts, { maxCostUsd }: FinalTurnLimits): FinalTurn | null {
  const call = nextCostUsd ?? 0;
  if (costUsd === null || call === 0) return null;
  const left = maxCostUsd - costUsd - call;
  if (left < 0 || left >= call) return null;
  return {
    constraint: 'max_cost_usd',
    why: `${usd(costUsd)} of ${usd(maxCostUsd)} is spent, and too little is left for another reply after this one`,
  };
}

/** Returns the notice before the last call, so that the agent ends the run itself and the gates decide. */
export function finalTurnNotice({ why }: FinalTurn): string {
  return `This is your last reply: ${why}. Call task_completion now, with status "partial" if the task is not finished, and say what is left to do.`;
}
