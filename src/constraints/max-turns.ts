import { callAhead } from './budget.ts';
import type { ConstraintDefinition } from './definition.ts';
import { nearing } from './nearing.ts';
import { broken, counted, kept } from './validation.ts';

export const maxTurns: ConstraintDefinition = {
  name: 'max_turns',
  code: 'LIM-04',
  designs: ['ADR-012'],
  response: 'graceful_exit',
  floor: false,
  summary: 'answers of the model (exactly this many are taken)',
  remedy: 'give a smaller task, or a higher `max_turns`',
  checks: {
    budget: (facts, { settings: { max_turns: limit, warn_at: warnAt } }) => {
      const { turns } = facts;
      const metrics = { turns, limit };
      if (turns + (callAhead(facts) ? 1 : 0) <= limit) {
        return kept(metrics, nearing({ name: 'max_turns', used: turns, limit, write: String }, warnAt));
      }
      return broken({
        reason: `${counted(turns, 'turn')} taken, max_turns is ${limit}: give a smaller task or a higher max_turns`,
        metrics,
        limit: String(limit),
        actual: String(turns),
      });
    },
  },
};
