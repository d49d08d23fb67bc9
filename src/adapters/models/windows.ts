import { nearestModel, priceOf } from './prices.ts';
import { WINDOWS } from './window-table.ts';

/**
 * For a model that nobody knows here. One that takes less refuses the prompt, which costs nothing, and is believed from
 * then on; a smaller guess would cost the others their cache for nothing.
 */
const ASSUMED_WINDOW = 200_000;

/**
 * Tokens that a conversation with a model may hold. Where a call's whole price rises from a size of the prompt on, the
 * window is taken to end there: older turns are not worth twice the price of everything. A recorded session has no
 * window: what was left out of it then is not in it.
 */
export function windowOf(provider: string, model: string): number {
  if (provider === 'replay') return Number.POSITIVE_INFINITY;
  const known = nearestModel(WINDOWS[provider] ?? {}, model) ?? ASSUMED_WINDOW;
  return Math.min(known, priceOf(provider, model)?.above?.tokens ?? known);
}
