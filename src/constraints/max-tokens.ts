import { callAhead, LEAST_OUTPUT } from './budget.ts';
import type { ConstraintDefinition } from './definition.ts';
import { nearing } from './nearing.ts';
import { broken, grouped, kept } from './validation.ts';

export const maxTokens: ConstraintDefinition = {
  name: 'max_tokens',
  code: 'LIM-05',
  designs: ['ADR-0027', 'ADR-012'],
  response: 'graceful_exit',
  floor: false,
  summary: 'every token the provider reports, cached ones included; a call that cannot fit is not made',
  remedy: 'give a smaller task, or a higher `max_tokens`',
  checks: {
    budget: (facts, { settings: { max_tokens: limit, warn_at: warnAt } }) => {
      const { tokensUsed, nextInput } = facts;
      const next = callAhead(facts) ? nextInput + LEAST_OUTPUT : 0;
      const metrics = { tokens: tokensUsed, next, limit };
      if (tokensUsed + next <= limit) {
        return kept(
          metrics,
          nearing({ name: 'max_tokens', used: tokensUsed, limit, write: grouped }, warnAt),
        );
      }
      const ahead = next > 0 ? ` and the next call needs at least ${grouped(next)}` : '';
      return broken({
        reason: `${grouped(tokensUsed)} tokens used${ahead}, max_tokens is ${grouped(limit)}: give a smaller task or a higher max_tokens`,
        metrics,
        limit: String(limit),
        actual: String(tokensUsed + next),
      });
    },
  },
};
