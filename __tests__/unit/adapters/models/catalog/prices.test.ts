import { describe, expect, test } from 'vitest';
import { costOf, PRICES_AS_OF, priceOf } from '../../../../../src/adapters/models/catalog/prices.ts';
import { PROVIDER_DEFINITIONS } from '../../../../../src/adapters/models/providers/registry.ts';
import type { Price } from '../../../../../src/core/model/model.ts';

const USAGE = { input: 1_000_000, cacheRead: 0, cacheWrite: 0, output: 0, estimated: false };

describe('prices', () => {
  test.each([
    ['anthropic', 'claude-opus-5-5', 4],
    ['anthropic', 'claude-opus-5', 5],
    ['anthropic', 'claude-sonnet-4-5-20250929', 3],
    ['anthropic', 'claude-haiku-4-5@20251001', 1],
    ['openai', 'gpt-5-2025-08-07', 1.25],
    ['openai', 'gpt-5-mini', 0.25],
    ['google', 'models/gemini-3.1-pro-preview', 2],
    ['google', 'gemini-3-flash-preview-09-2026', 0.5],
  ])('%s %s costs %d for input', (provider, model, input) => {
    expect(priceOf(provider, model)?.input).toBe(input);
  });

  test.each([
    ['openai', 'gpt-5-pro'],
    ['openai', 'gpt-5.9'],
    ['google', 'gemini-3-flash-lite'],
    ['anthropic', 'claude-opus-5-6'],
    ['anthropic', 'gpt-5'],
    ['openai-compatible', 'gpt-5'],
    ['replay', 'replay'],
    ['constructor', 'name'],
    ['openai', ''],
  ])('%s %s is not guessed', (provider, model) => {
    expect(priceOf(provider, model)).toBeNull();
  });

  test('are dated, and every provider in them has a source', () => {
    expect(new Date(PRICES_AS_OF).toISOString()).toBe(`${PRICES_AS_OF}T00:00:00.000Z`);
    for (const { priceSource, models } of Object.values(PROVIDER_DEFINITIONS)) {
      expect(priceSource === null).toBe(Object.keys(models).length === 0);
      if (priceSource !== null) expect(new URL(priceSource).protocol).toBe('https:');
    }
  });
});

const ROWS = Object.entries(PROVIDER_DEFINITIONS).flatMap(([provider, { models }]) =>
  Object.entries(models).map(([model, { price }]) => [provider, model, price] as const),
);

describe.each(ROWS)('the price of %s %s', (provider, model, row) => {
  test('is positive, dearer for output, and cheaper from the cache', () => {
    expectSound(row);
  });

  test('is found by the name it stands under, whatever date follows it', () => {
    expect(model).toMatch(/^[a-z0-9.-]+$/);
    expect(priceOf(provider, model)).toBe(row);
    expect(priceOf(provider, `${model}-20261121`)).toBe(row);
  });

  test('only rises with a long prompt', () => {
    if (row.above === undefined) return;
    expectSound(row.above.price);
    expect(row.above.tokens).toBeGreaterThanOrEqual(100_000);
    for (const kind of ['input', 'output', 'cacheRead', 'cacheWrite'] as const) {
      expect(row.above.price[kind]).toBeGreaterThan(row[kind]);
    }
  });
});

/** No price of a provider is above 1,000 USD a million: a slip of the point would be. */
function expectSound(price: Price): void {
  expect(price.input).toBeGreaterThan(0);
  expect(price.output).toBeGreaterThan(price.input);
  expect(price.output).toBeLessThan(1000);
  expect(price.cacheRead).toBeGreaterThan(0);
  expect(price.cacheRead).toBeLessThan(price.input);
  expect(price.cacheWrite).toBeGreaterThanOrEqual(price.input);
}

describe('the cost of a call', () => {
  const price = { input: 4, output: 20, cacheRead: 0.2, cacheWrite: 5 };

  test('prices cached tokens apart from the rest of the input', () => {
    const usage = { ...USAGE, cacheRead: 600_000, cacheWrite: 100_000, output: 50_000 };
    expect(costOf(usage, price)).toBeCloseTo(0.3 * 4 + 0.6 * 0.2 + 0.1 * 5 + 0.05 * 20, 10);
  });

  test('never counts a token twice or below zero', () => {
    expect(costOf({ ...USAGE, cacheRead: 2_000_000, cacheWrite: 9 }, price)).toBeCloseTo(0.2, 10);
  });

  test('rises as a whole with a long prompt', () => {
    const tiered = { ...price, above: { tokens: 200_000, price: { ...price, input: 8 } } };
    expect(costOf({ ...USAGE, input: 200_000 }, tiered)).toBeCloseTo(0.8, 10);
    expect(costOf({ ...USAGE, input: 200_001 }, tiered)).toBeCloseTo(1.600008, 10);
  });
});
