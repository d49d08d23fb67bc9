import type { Price } from '../../core/model.ts';

/** When these prices were last looked up. */
export const PRICES_AS_OF = '2026-11-21';

/** Where: the providers' price pages as they were at hand on that day, or tables that quote them. */
export const PRICE_SOURCES: Readonly<Record<string, string>> = {
  anthropic: 'https://platform.claude.com/docs/en/about-claude/pricing',
  openai: 'https://developers.openai.com/api/docs/pricing',
  google: 'https://ai.google.dev/gemini-api/docs/pricing',
};

/** A price that rises for the whole call when its prompt is longer than `tokens`. */
export interface TieredPrice extends Price {
  readonly above?: { readonly tokens: number; readonly price: Price };
}

type Row = readonly [input: number, output: number, cacheRead: number, cacheWrite: number];

function price([input, output, cacheRead, cacheWrite]: Row): Price {
  return { input, output, cacheRead, cacheWrite };
}

function tiered(row: Row, tokens: number, above: Row): TieredPrice {
  return { ...price(row), above: { tokens, price: price(above) } };
}

/**
 * USD per million tokens, standard tier. Cache writes are Anthropic's for five minutes; where a provider has no
 * price for them they cost what input costs. A model that is not here has no price: its cost is not guessed.
 * Gemini 3.6 to 3.8 Flash stand at their standard price, twice what they cost until the end of 2026: a limit on cost
 * rather errs on the high side.
 */
export const PRICES: Readonly<Record<string, Readonly<Record<string, TieredPrice>>>> = {
  anthropic: {
    'claude-fable-5-1': price([10, 50, 0.25, 12.5]),
    'claude-fable-5': price([10, 50, 1, 12.5]),
    'claude-opus-5-5': price([4, 20, 0.2, 5]),
    'claude-opus-5': price([5, 25, 0.5, 6.25]),
    'claude-opus-4-8': price([5, 25, 0.5, 6.25]),
    'claude-opus-4-7': price([5, 25, 0.5, 6.25]),
    'claude-opus-4-6': price([5, 25, 0.5, 6.25]),
    'claude-opus-4-5': price([5, 25, 0.5, 6.25]),
    'claude-opus-4-1': price([15, 75, 1.5, 18.75]),
    'claude-sonnet-5-5': price([2, 10, 0.1, 2.5]),
    'claude-sonnet-5': price([2, 10, 0.2, 2.5]),
    'claude-sonnet-4-6': price([3, 15, 0.3, 3.75]),
    'claude-sonnet-4-5': price([3, 15, 0.3, 3.75]),
    'claude-haiku-5-5': tiered([0.1, 0.5, 0.01, 0.125], 100_000, [0.5, 2.5, 0.05, 0.625]),
    'claude-haiku-4-5': price([1, 5, 0.1, 1.25]),
  },
  openai: {
    'gpt-5.5': tiered([5, 30, 0.5, 5], 272_000, [10, 45, 1, 10]),
    'gpt-5.4': tiered([2.5, 15, 0.25, 2.5], 272_000, [5, 22.5, 0.5, 5]),
    'gpt-5.4-mini': price([0.75, 4.5, 0.075, 0.75]),
    'gpt-5.4-nano': price([0.2, 1.25, 0.02, 0.2]),
    'gpt-5.3-codex': price([1.75, 14, 0.175, 1.75]),
    'gpt-5.2': price([1.75, 14, 0.175, 1.75]),
    'gpt-5.2-codex': price([1.75, 14, 0.175, 1.75]),
    'gpt-5.1': price([1.25, 10, 0.125, 1.25]),
    'gpt-5': price([1.25, 10, 0.125, 1.25]),
    'gpt-5-mini': price([0.25, 2, 0.025, 0.25]),
    'gpt-5-nano': price([0.05, 0.4, 0.005, 0.05]),
    'gpt-4.1': price([2, 8, 0.5, 2]),
    'gpt-4.1-mini': price([0.4, 1.6, 0.1, 0.4]),
    'gpt-4o': price([2.5, 10, 1.25, 2.5]),
    'gpt-4o-mini': price([0.15, 0.6, 0.075, 0.15]),
  },
  google: {
    'gemini-3.1-pro': tiered([2, 12, 0.2, 2], 200_000, [4, 18, 0.4, 4]),
    'gemini-3-flash': price([0.5, 3, 0.05, 0.5]),
    'gemini-3.5-flash-lite': price([0.3, 2.5, 0.03, 0.3]),
    'gemini-3.6-flash': price([1.5, 7.5, 0.15, 1.5]),
    'gemini-3.7-flash': price([1.5, 7.5, 0.15, 1.5]),
    'gemini-3.8-flash': price([1.5, 7.5, 0.15, 1.5]),
  },
};
