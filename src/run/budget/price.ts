import { priceOf } from '../../adapters/models/catalog/prices.ts';
import type { Price } from '../../core/model/model.ts';
import type { ProviderName } from '../../core/model/providers.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import type { PriceSetting } from '../../settings/schema/fallback-schema.ts';

/** A model that a run may use, with its price from the settings. */
export interface PricedModel {
  readonly provider: ProviderName;
  readonly model: string;
  readonly price: PriceSetting | undefined;
}

/** Returns the configured or known price. Throws StopRun(config) if a cost limit is set that cannot be enforced. */
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
  const remedy = isMain ? 'set model.price' : 'give it a price in model.fallback: { name, price }';
  const reason = `max_cost_usd cannot be enforced because the price of ${provider} ${model} is unknown: ${remedy}, or remove max_cost_usd`;
  throw new StopRun({ kind: 'config', reason });
}
