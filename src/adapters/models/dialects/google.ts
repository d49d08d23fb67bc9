import { createGoogle } from '@ai-sdk/google';
import { type Dialect, type DialectOptions, madeUpIds } from './dialect.ts';

/** Gemini API. Its cache works on equal prefixes by itself; calls may come without ids. */
export function openGoogle(options: DialectOptions): Dialect {
  const provider = createGoogle({
    baseURL: options.baseUrl,
    apiKey: options.apiKey ?? '',
    fetch: options.fetch,
    generateId: madeUpIds(),
  });
  return { model: provider(options.model) };
}
