import type { BudgetFacts } from '../../core/run/constraint.ts';

/**
 * Returns true if another model call is planned. With `nextInput` 0, only past usage is judged, after the last call.
 */
export function isBeforeCall(facts: BudgetFacts): boolean {
  return facts.nextInput > 0;
}

/**
 * Minimum output tokens for a useful call: a short tool call with its arguments. If less is left, the call is not made.
 * Source: decision D10, "if nothing sensible fits".
 */
export const MIN_OUTPUT_TOKENS = 256;
