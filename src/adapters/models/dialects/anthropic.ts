import { createAnthropic } from '@ai-sdk/anthropic';
import { type Dialect, type DialectOptions, madeUpIds } from './dialect.ts';

/** Messages API. Three of the four cache marks a request may hold are used: system, tools, history. */
export function openAnthropic(options: DialectOptions): Dialect {
  const provider = createAnthropic({
    baseURL: options.baseUrl,
    apiKey: options.apiKey ?? '',
    fetch: options.fetch,
    generateId: madeUpIds(),
  });
  return {
    model: provider(options.model),
    cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}
