import { expect, test } from 'vitest';
import { WINDOWS_AS_OF, windowOf } from '../../../../../src/adapters/models/catalog/windows.ts';
import { PROVIDER_DEFINITIONS } from '../../../../../src/adapters/models/providers/registry.ts';

test('the window of every known model is a whole number of tokens', () => {
  for (const { window } of Object.values(PROVIDER_DEFINITIONS).flatMap(({ models }) =>
    Object.values(models),
  )) {
    expect(Number.isInteger(window)).toBe(true);
    expect(window).toBeGreaterThanOrEqual(100_000);
  }
  expect(WINDOWS_AS_OF).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test.each([
  ['anthropic', 'claude-opus-5-5', 1_000_000],
  ['anthropic', 'claude-haiku-4-5-20251001', 200_000],
  ['openai', 'gpt-5-2025-08-07', 272_000],
  ['openai-compatible', 'some-local-model', 200_000],
  ['openai', 'a-model-of-next-year', 200_000],
])('%s %s takes %i tokens', (provider, model, window) => {
  expect(windowOf(provider, model)).toBe(window);
});

test('the window ends where the price of the whole call rises', () => {
  expect(windowOf('openai', 'gpt-5.5')).toBe(272_000);
  expect(windowOf('google', 'gemini-3.1-pro-preview')).toBe(200_000);
});

test('a recorded session has no window', () => {
  expect(windowOf('replay', 'session.json')).toBe(Number.POSITIVE_INFINITY);
});
