import { knownModelOf } from './prices.ts';

/**
 * The day on which the windows of all providers were last looked up, in the providers' model pages:
 * platform.claude.com/docs/en/models, developers.openai.com/api/docs/models, ai.google.dev/gemini-api/docs/models.
 */
export const WINDOWS_AS_OF = '2026-11-22';

/**
 * The window of unknown models. A model with a smaller window refuses the prompt, which costs nothing, and its answer
 * then counts. A smaller assumption would cost all others their cache.
 */
const ASSUMED_WINDOW = 200_000;

/**
 * Returns the tokens that a conversation with a model may have. If a longer prompt raises the price of the whole call,
 * the window ends there, because older turns are not worth double the price. A recorded session has no window.
 */
export function windowOf(provider: string, model: string): number {
  if (provider === 'replay') return Number.POSITIVE_INFINITY;
  const known = knownModelOf(provider, model);
  const window = known?.window ?? ASSUMED_WINDOW;
  return Math.min(window, known?.price.above?.tokens ?? window);
}
