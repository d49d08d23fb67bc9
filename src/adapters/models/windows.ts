import { nearestModel, priceOf } from './prices.ts';
import { WINDOWS } from './window-table.ts';

/**
 * For a model that nobody knows here. Most that can drive an agent take as much; one that takes less says so, and is
 * believed.
 */
const ASSUMED_WINDOW = 128_000;

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
