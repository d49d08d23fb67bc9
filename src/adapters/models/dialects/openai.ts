import { createOpenAI } from '@ai-sdk/openai';
import { connection, type Dialect, type DialectOptions } from './dialect.ts';

/**
 * Responses API. Nothing is stored at the provider: reasoning comes back encrypted and is sent along. Tools
 * say `strict: false`, for the API would otherwise make every optional argument required.
 */
export function openOpenAI(options: DialectOptions): Dialect {
  const provider = createOpenAI(connection(options));
  return {
    model: provider.responses(options.model),
    providerOptions: (promptCacheKey) => ({ openai: { store: false, promptCacheKey } }),
    strictTools: false,
  };
}
