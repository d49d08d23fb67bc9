import { createAnthropic } from '@ai-sdk/anthropic';
import { connection, type Dialect, type DialectOptions, madeUpIds } from './dialect.ts';

/** Messages API. A request may hold four cache marks: on the system prompt, the tools, and two in the history. */
export function openAnthropic(options: DialectOptions): Dialect {
  const provider = createAnthropic({ ...connection(options), generateId: madeUpIds() });
  return {
    model: provider(options.model),
    thinking: {
      beside: true,
      options: (tokens) => ({
        anthropic: {
          thinking: tokens === 0 ? { type: 'disabled' } : { type: 'enabled', budgetTokens: tokens },
        },
      }),
    },
    cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}
