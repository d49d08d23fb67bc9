import { assertNever } from '../../../core/assert-never.ts';
import type { LiveProvider } from '../options.ts';
import type { Dialect, DialectOptions } from './dialect.ts';

/** Loads the one provider package that is asked for: the other three would cost 40 ms of start-up. */
export async function openDialect(provider: LiveProvider, options: DialectOptions): Promise<Dialect> {
  switch (provider) {
    case 'anthropic':
      return (await import('./anthropic.ts')).openAnthropic(options);
    case 'openai':
      return (await import('./openai.ts')).openOpenAI(options);
    case 'google':
      return (await import('./google.ts')).openGoogle(options);
    case 'openai-compatible':
      return (await import('./openai-compatible.ts')).openCompatible(options);
    default:
      return assertNever(provider);
  }
}
