import { describe, expect, test } from 'vitest';
import { PRICES, PRICES_AS_OF } from '../../../src/adapters/models/price-table.ts';
import { costOf, priceOf } from '../../../src/adapters/models/prices.ts';

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

  test('are dated, positive and cheaper from the cache', () => {
    expect(PRICES_AS_OF).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    for (const rows of Object.values(PRICES)) {
      for (const row of Object.values(rows)) {
        expect(row.input).toBeGreaterThan(0);
        expect(row.output).toBeGreaterThan(row.input);
        expect(row.cacheRead).toBeLessThan(row.input);
        expect(row.cacheWrite).toBeGreaterThanOrEqual(row.input);
      }
    }
  });
});

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
