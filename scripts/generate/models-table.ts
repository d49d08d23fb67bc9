import { PRICES_AS_OF } from '../../src/adapters/models/catalog/prices.ts';
import { WINDOWS_AS_OF, windowOf } from '../../src/adapters/models/catalog/windows.ts';
import type { TieredPrice } from '../../src/adapters/models/providers/provider-definition.ts';
import { PROVIDER_DEFINITIONS } from '../../src/adapters/models/providers/registry.ts';
import type { Price } from '../../src/core/model/model.ts';
import { type HttpProviderName, PROVIDER_FACTS } from '../../src/core/model/providers.ts';
import { grouped, short } from '../../src/core/text/figures.ts';
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
  const definitions = Object.entries(PROVIDER_DEFINITIONS);
  const sources = definitions.flatMap(([provider, { priceSource }]) =>
    priceSource === null ? [] : [`[${provider}](${priceSource})`],
  );
  const heads = ['provider', 'model', 'takes', 'is shown', ...PRICE_COLUMNS.map(([head]) => head)];
  const rows = definitions.flatMap(([provider, { models }]) =>
    Object.entries(models).map(([model, { window, price }]) => [
      provider,
      code(model),
      grouped(window),
      grouped(windowOf(provider, model)),
      ...priceCells(price),
    ]),
  );
  return [
    `Tokens as of ${WINDOWS_AS_OF}; USD per million tokens as of ${PRICES_AS_OF} (${sources.join(', ')}):`,
    table(heads, rows),
  ].join('\n\n');
}

/** Every provider: its API, its key and its address. */
export function providersTable(): string {
  const rows = Object.entries(PROVIDER_DEFINITIONS).map(([provider, { api, baseUrl }]) => [
    code(provider),
    api,
    keyCell(provider as HttpProviderName),
    baseUrl === null ? '`base-url`, required' : new URL(baseUrl).host,
  ]);
  const replay = [code('replay'), 'a recorded or scripted session from a file', 'none', 'none'];
  return table(['provider', 'API', 'key', 'address'], [...rows, replay]);
}

function keyCell(provider: HttpProviderName): string {
  const { keyVariable } = PROVIDER_FACTS[provider];
  return keyVariable === null ? '`FORGE_API_KEY`, if the server needs one' : code(keyVariable);
}

/** Never rounded: prices of the cache have up to three decimals. */
function priceCells(price: TieredPrice): readonly string[] {
  const { above } = price;
  return PRICE_COLUMNS.map(([, kind]) =>
    above === undefined
      ? `${price[kind]}`
      : `${price[kind]}; ${above.price[kind]} above ${short(above.tokens)}`,
  );
}
