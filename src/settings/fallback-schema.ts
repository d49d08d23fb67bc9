import { z } from 'zod';
import { dollars } from './units.ts';

/** More would only put off the end of a run in which nobody answers. */
const MOST_FALLBACKS = 5;

/** What a model costs. Source: CONTRACT 3 `model.price`. */
export const price = z.strictObject({
  input: dollars.describe('what the model reads anew; 0 where that is free'),
  output: dollars.describe('what it writes; 0 where that is free'),
  cache_read: dollars
    .optional()
    .describe('what it reads from its cache; 0 where that is free; as input unless set'),
  cache_write: dollars.optional().describe('what it puts there; 0 where that is free; as input unless set'),
});

const model = z.strictObject({
  name: z.string().min(1).describe('`provider/name`, or a name at the provider of `model.name`'),
  price: price.describe('USD per million tokens, for a model whose price is not known here'),
});

/** Models that are asked in order where the one before does not answer. */
export const fallback = z.array(z.union([z.string().min(1), model])).max(MOST_FALLBACKS);

export type FallbackEntry = z.output<typeof fallback>[number];
export type PriceSetting = z.output<typeof price>;
