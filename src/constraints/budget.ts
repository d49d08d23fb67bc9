import type { BudgetFacts } from '../core/constraint.ts';

/** Whether another model call is to be made; with `nextInput` 0 only what was used is judged, after the last one. */
export function callAhead(facts: BudgetFacts): boolean {
  return facts.nextInput > 0;
}

/**
 * Tokens of output without which a call makes no sense: a short tool call with its arguments. If less than
 * this is left the call is not made. Source: DECISIONS D10, "if nothing sensible fits".
 */
export const LEAST_OUTPUT = 256;
