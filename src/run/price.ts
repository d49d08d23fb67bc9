import type { ProviderName } from '../adapters/models/options.ts';
import { priceOf } from '../adapters/models/prices.ts';
import type { Price } from '../core/model.ts';
import { StopRun } from '../core/outcome.ts';
import type { PriceSetting } from '../settings/fallback-schema.ts';
import type { RunRequest } from '../settings/request.ts';

/** A model that a run may ask, with the price that the settings give it. */
export interface PricedModel {
  readonly provider: ProviderName;
  readonly model: string;
  readonly price: PriceSetting | undefined;
}

/** The configured price, or the known one. Throws StopRun(config) where a cost limit was asked for that cannot be held. */
export function priceFor(
  request: Pick<RunRequest, 'provider' | 'model' | 'origins'>,
  { provider, model, price }: PricedModel,
): Price | null {
  if (price !== undefined) {
    const { input, output, cache_read: cacheRead = input, cache_write: cacheWrite = input } = price;
    return { input, output, cacheRead, cacheWrite };
  }
  const known = priceOf(provider, model);
  const origin = request.origins.get('constraints.max_cost_usd');
  const isAsked = origin !== undefined && origin !== 'default' && origin !== 'profile';
  if (known !== null || provider === 'replay' || !isAsked) return known;
  const isMain = provider === request.provider && model === request.model;
  const remedy = isMain ? 'give model.price' : 'give it a price in model.fallback: { name, price }';
  const reason = `max_cost_usd cannot be held: no price is known for ${provider} ${model}; ${remedy}, or leave max_cost_usd out`;
  throw new StopRun({ kind: 'config', reason });
}
