import { z } from 'zod';
import { dollars } from '../values/units.ts';

/** More would only delay the end of a run in which no provider answers. */
const MOST_FALLBACKS = 5;

/** The price of a model. Source: docs/configuration.md `model.price`. */
export const price = z.strictObject({
  input: dollars.describe('Price of uncached input. 0 if free.'),
  output: dollars.describe('Price of output. 0 if free.'),
  cache_read: dollars
    .optional()
    .describe('Price of input read from the cache. 0 if free. Defaults to `input`.'),
  cache_write: dollars
    .optional()
    .describe('Price of input written to the cache. 0 if free. Defaults to `input`.'),
});

const model = z.strictObject({
  name: z.string().min(1).describe('`provider/name`, or a model of the main provider.'),
  price: price.describe('Price in USD per million tokens, for models that are not in the price table.'),
});

/** Models to try in order if the previous one fails. */
export const fallback = z.array(z.union([z.string().min(1), model])).max(MOST_FALLBACKS);

export type FallbackEntry = z.output<typeof fallback>[number];
export type PriceSetting = z.output<typeof price>;
