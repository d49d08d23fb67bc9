import type { Price, Usage } from '../../../core/model/model.ts';
import type { KnownModel, TieredPrice } from '../providers/provider-definition.ts';
import { PROVIDER_DEFINITIONS } from '../providers/registry.ts';

/** The day on which the prices of all providers were last looked up. */
export const PRICES_AS_OF = '2026-11-21';

/** Matches suffixes that do not make it another model: dates, versions, preview marks. */
const SAME_MODEL =
  /^(?:[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2}|\d{3}|latest|preview|exp|customtools))*$/;

/**
 * Returns the price of a model, by the longest known name that its name begins with; null if it is unknown.
 * `gpt-5-2025-08-07` is `gpt-5`, but `gpt-5-pro` is not.
 */
export function priceOf(provider: string, model: string): TieredPrice | null {
  return knownModelOf(provider, model)?.price ?? null;
}

/** The facts of a model, found by the longest known name that its name begins with; null for an unknown model. */
export function knownModelOf(provider: string, model: string): KnownModel | null {
  const rows = Object.entries(PROVIDER_DEFINITIONS).find(([name]) => name === provider)?.[1].models ?? {};
  const name = model.replace(/^models\//, '').toLowerCase();
  const known = Object.keys(rows)
    .filter((key) => name.startsWith(key) && SAME_MODEL.test(name.slice(key.length)))
    .sort((a, b) => b.length - a.length)[0];
  return known === undefined ? null : (rows[known] ?? null);
}

/** USD of one call. Cached tokens are part of `input` and are priced apart from the rest of it. */
export function costOf(usage: Usage, price: Price | TieredPrice): number {
  const above = 'above' in price ? price.above : undefined;
  const rate = above !== undefined && usage.input > above.tokens ? above.price : price;
  const cacheRead = Math.min(usage.cacheRead, usage.input);
  const cacheWrite = Math.min(usage.cacheWrite, usage.input - cacheRead);
  const fresh = usage.input - cacheRead - cacheWrite;
  const micros =
    fresh * rate.input +
    cacheRead * rate.cacheRead +
    cacheWrite * rate.cacheWrite +
    usage.output * rate.output;
  return micros / 1_000_000;
}
