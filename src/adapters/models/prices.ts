import type { Price, Usage } from '../../core/model.ts';
import { PRICES, type TieredPrice } from './price-table.ts';

/** What may follow a model's name without making it another model: dates, versions, preview marks. */
const SAME_MODEL =
  /^(?:[-@](?:\d{8}|\d{4}-\d{2}-\d{2}|\d{2}-\d{4}|\d{2}-\d{2}|\d{3}|latest|preview|exp|customtools))*$/;

/**
 * The price of a model, by the longest name in the table that its name begins with; null where none is known.
 * `gpt-5-2025-08-07` is `gpt-5`, but `gpt-5-pro` is not.
 */
export function priceOf(provider: string, model: string): TieredPrice | null {
  return nearestModel(PRICES[provider] ?? {}, model);
}

/** The row of a model, by the longest name that its name begins with; null where there is none. */
export function nearestModel<Row>(rows: Readonly<Record<string, Row>>, model: string): Row | null {
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
