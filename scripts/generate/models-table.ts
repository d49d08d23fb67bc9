import { PRICE_SOURCES, PRICES_AS_OF, type TieredPrice } from '../../src/adapters/models/price-table.ts';
import { priceOf } from '../../src/adapters/models/prices.ts';
import { WINDOWS, WINDOWS_AS_OF } from '../../src/adapters/models/window-table.ts';
import { windowOf } from '../../src/adapters/models/windows.ts';
import { grouped, short } from '../../src/core/figures.ts';
import type { Price } from '../../src/core/model.ts';
import { code, table } from './table.ts';

/** The columns of a price, as the providers' pages call them. */
const PRICE_COLUMNS: readonly (readonly [head: string, kind: keyof Price])[] = [
  ['input', 'input'],
  ['cache read', 'cacheRead'],
  ['cache write', 'cacheWrite'],
  ['output', 'output'],
];

/** Every known model: what it takes, what a conversation with it may hold, and what it costs, as the run goes by it. */
export function modelsTable(): string {
  const sources = Object.entries(PRICE_SOURCES).map(([provider, address]) => `[${provider}](${address})`);
  const heads = ['provider', 'model', 'takes', 'is shown', ...PRICE_COLUMNS.map(([head]) => head)];
  const rows = Object.entries(WINDOWS).flatMap(([provider, models]) =>
    Object.entries(models).map(([model, window]) => [
      provider,
      code(model),
      grouped(window),
      grouped(windowOf(provider, model)),
      ...priceCells(priceOf(provider, model)),
    ]),
  );
  return [
    `Tokens as of ${WINDOWS_AS_OF}; USD per million tokens as of ${PRICES_AS_OF} (${sources.join(', ')}):`,
    table(heads, rows),
  ].join('\n\n');
}

/** Never rounded: prices of the cache have up to three decimals. */
function priceCells(price: TieredPrice | null): readonly string[] {
  if (price === null) return PRICE_COLUMNS.map(() => '–');
  const { above } = price;
  return PRICE_COLUMNS.map(([, kind]) =>
    above === undefined
      ? `${price[kind]}`
      : `${price[kind]}; ${above.price[kind]} above ${short(above.tokens)}`,
  );
}
