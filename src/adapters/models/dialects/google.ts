import { createGoogle } from '@ai-sdk/google';
import { connection, type Dialect, type DialectOptions, madeUpIds } from './dialect.ts';

/** What 2.5 Pro, which cannot do without, takes at least. Source: ai.google.dev/gemini-api/docs/thinking. */
const LEAST_THINKING = 128;

/** Gemini API. Its cache works on equal prefixes by itself; calls may come without ids. */
export function openGoogle(options: DialectOptions): Dialect {
  const provider = createGoogle({ ...connection(options), generateId: madeUpIds() });
  return {
    model: provider(options.model),
    thinking: {
      beside: false,
      options: (tokens) => ({
        google: { thinkingConfig: { thinkingBudget: Math.max(LEAST_THINKING, tokens) } },
      }),
    },
  };
}
