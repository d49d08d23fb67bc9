import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';
import { isBeforeCall } from './model-call-budget.ts';
import { nearLimitText } from './near-limit.ts';

/** Formats dollars to a hundredth of a cent, about the price of a short call. */
function dollars(amount: number): string {
  return `$${Number(amount.toFixed(4))}`;
}

export const maxCostUsd: ConstraintDefinition = {
  name: 'max_cost_usd',
  code: 'LIM-07',
  designs: ['ADR-012'],
  response: 'graceful_exit',
  floor: false,
  summary: 'Cost of the model in USD, if its price is known. A call that would exceed it is not made.',
  remedy: 'give a smaller task, use a cheaper model, or raise `max_cost_usd`',
  applies: ({ costKnown }) => costKnown,
  checks: {
    budget: (facts, { settings: { max_cost_usd: limit, warn_at: warnAt } }) => {
      const { costUsd } = facts;
      if (costUsd === null) return passed({ limit });
      const next = isBeforeCall(facts) ? (facts.nextCostUsd ?? 0) : 0;
      const metrics = { cost_usd: costUsd, next, limit };
      // A run may spend exactly its limit. After that, no call with an unknown price is possible.
      const isSpent = costUsd === limit && isBeforeCall(facts) && typeof facts.nextCostUsd !== 'number';
      if (costUsd + next <= limit && !isSpent) {
        return passed(
          metrics,
          nearLimitText({ name: 'max_cost_usd', used: costUsd, limit, write: dollars }, warnAt),
        );
      }
      const ahead = next > 0 ? ` and the next call costs at least ${dollars(next)}` : '';
      return violated({
        reason: `${dollars(costUsd)} spent${ahead}, max_cost_usd is ${dollars(limit)}: give a smaller task or a higher max_cost_usd`,
        metrics,
        limit: dollars(limit),
        actual: dollars(costUsd + next),
      });
    },
  },
};
