import { callAhead } from './budget.ts';
import type { ConstraintDefinition } from './definition.ts';
import { nearing } from './nearing.ts';
import { broken, kept } from './validation.ts';

/** To a hundredth of a cent, which is what a short call costs. */
function dollars(amount: number): string {
  return `$${Number(amount.toFixed(4))}`;
}

export const maxCostUsd: ConstraintDefinition = {
  name: 'max_cost_usd',
  code: 'LIM-07',
  designs: ['ADR-012'],
  response: 'graceful_exit',
  floor: false,
  summary: 'USD spent on the model, where its price is known; a call that cannot be paid is not made',
  remedy: 'give a smaller task, a cheaper model, or a higher `max_cost_usd`',
  applies: ({ costKnown }) => costKnown,
  checks: {
    budget: (facts, { settings: { max_cost_usd: limit, warn_at: warnAt } }) => {
      const { costUsd } = facts;
      if (costUsd === null) return kept({ limit });
      const next = callAhead(facts) ? (facts.nextCostUsd ?? 0) : 0;
      const metrics = { cost_usd: costUsd, next, limit };
      // Exactly the limit may be spent; then nothing is left for a call of an unknown price.
      const isSpent = costUsd === limit && callAhead(facts) && typeof facts.nextCostUsd !== 'number';
      if (costUsd + next <= limit && !isSpent) {
        return kept(metrics, nearing({ name: 'max_cost_usd', used: costUsd, limit, write: dollars }, warnAt));
      }
      const ahead = next > 0 ? ` and the next call costs at least ${dollars(next)}` : '';
      return broken({
        reason: `${dollars(costUsd)} spent${ahead}, max_cost_usd is ${dollars(limit)}: give a smaller task or a higher max_cost_usd`,
        metrics,
        limit: dollars(limit),
        actual: dollars(costUsd + next),
      });
    },
  },
};
