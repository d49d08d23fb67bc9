import { grouped } from '../../core/text/figures.ts';
import type { ConstraintDefinition } from '../definition/constraint-definition.ts';
import { passed, violated } from '../definition/validation.ts';
import { isBeforeCall, MIN_OUTPUT_TOKENS } from './model-call-budget.ts';
import { nearLimitText } from './near-limit.ts';

export const maxTokens: ConstraintDefinition = {
  name: 'max_tokens',
  code: 'LIM-05',
  designs: ['ADR-0027', 'ADR-012'],
  response: 'graceful_exit',
  floor: false,
  summary: 'Tokens that the provider reports, cached ones included. A call that cannot fit is not made.',
  remedy: 'give a smaller task, or raise `max_tokens`',
  checks: {
    budget: (facts, { settings: { max_tokens: limit, warn_at: warnAt } }) => {
      const { tokensUsed, nextInput } = facts;
      const next = isBeforeCall(facts) ? nextInput + MIN_OUTPUT_TOKENS : 0;
      const metrics = { tokens: tokensUsed, next, limit };
      if (tokensUsed + next <= limit) {
        return passed(
          metrics,
          nearLimitText({ name: 'max_tokens', used: tokensUsed, limit, write: grouped }, warnAt),
        );
      }
      const ahead = next > 0 ? ` and the next call needs at least ${grouped(next)}` : '';
      return violated({
        reason: `${grouped(tokensUsed)} tokens used${ahead}, max_tokens is ${grouped(limit)}: give a smaller task or a higher max_tokens`,
        metrics,
        limit: String(limit),
        actual: String(tokensUsed + next),
      });
    },
  },
};
