import { plural } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';
import { isBeforeCall } from './model-call-budget.ts';
import { nearLimitText } from './near-limit.ts';

export const maxTurns: ConstraintDefinition = {
  name: 'max_turns',
  code: 'LIM-04',
  designs: ['ADR-012'],
  response: 'graceful_exit',
  floor: false,
  summary: 'Number of model turns.',
  remedy: 'give a smaller task, or raise `max_turns`',
  checks: {
    budget: (facts, { settings: { max_turns: limit, warn_at: warnAt } }) => {
      const { turns } = facts;
      const metrics = { turns, limit };
      if (turns + (isBeforeCall(facts) ? 1 : 0) <= limit) {
        return passed(
          metrics,
          nearLimitText({ name: 'max_turns', used: turns, limit, write: String }, warnAt),
        );
      }
      return violated({
        reason: `${plural(turns, 'turn')} taken, max_turns is ${limit}: give a smaller task or a higher max_turns`,
        metrics,
        limit: String(limit),
        actual: String(turns),
      });
    },
  },
};
