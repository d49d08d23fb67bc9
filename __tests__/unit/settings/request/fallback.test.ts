import { describe, expect, it } from 'vitest';
import { checkedFallbacks, type MainModel } from '../../../../src/settings/request/fallback.ts';

const MAIN: MainModel = {
  provider: 'anthropic',
  name: 'claude-opus-5',
  apiKey: 'key-of-the-run',
  baseUrl: null,
};
const GATEWAY: MainModel = {
  provider: 'openai-compatible',
  name: 'm',
  apiKey: 'key-of-the-gateway',
  baseUrl: 'https://gateway.example/v1',
};
const ENV = { OPENAI_API_KEY: 'key-of-openai', FORGE_API_KEY: 'key-of-the-run' };

function problemOf(entry: unknown, main = MAIN, env = ENV): string {
  const { value, problems } = checkedFallbacks([entry], main, env);
  expect(value).toEqual([]);
  expect(problems).toMatchObject([{ where: 'model.fallback.0' }]);
  return problems[0]!.message;
}

describe('a fallback model', () => {
  it("of the main model's provider shares its key and its address", () => {
    const { value, problems } = checkedFallbacks(['other', 'openai-compatible/a/b'], GATEWAY, ENV);
    expect(problems).toEqual([]);
    const shared = { provider: 'openai-compatible', apiKey: 'key-of-the-gateway', baseUrl: GATEWAY.baseUrl };
    expect(value).toMatchObject([
      { ...shared, model: 'other' },
      { ...shared, model: 'a/b' },
    ]);
  });

  it("of another provider has that provider's own key and address, never the run's", () => {
    const { value } = checkedFallbacks(['openai/gpt-5'], { ...MAIN, baseUrl: 'https://proxy.example' }, ENV);
    expect(value).toEqual([
      { provider: 'openai', model: 'gpt-5', apiKey: 'key-of-openai', baseUrl: null, price: undefined },
    ]);
  });

  it('may bring its price', () => {
    const price = { input: 1, output: 2 };
    expect(checkedFallbacks([{ name: 'openai/gpt-x', price }], MAIN, ENV).value).toMatchObject([{ price }]);
  });

  it('keeps slashes that are no provider in its name', () => {
    expect(checkedFallbacks(['qwen/qwen3-coder'], GATEWAY, ENV).value).toMatchObject([
      { provider: 'openai-compatible', model: 'qwen/qwen3-coder' },
    ]);
  });

  it('without a key is refused before the run, with the variable', () => {
    expect(problemOf('google/gemini-3-flash')).toBe(
      '"google/gemini-3-flash" needs a key: set GOOGLE_GENERATIVE_AI_API_KEY, or remove it',
    );
    expect(problemOf('anthropic/claude-opus-5', GATEWAY)).toBe(
      '"anthropic/claude-opus-5" needs a key: set ANTHROPIC_API_KEY, or remove it; a model of the gateway is openai-compatible/anthropic/claude-opus-5',
    );
  });

  it('without an address is refused', () => {
    expect(problemOf('openai-compatible/m')).toMatch(/has no URL, because base-url belongs to anthropic: /);
  });

  it('that is a recording, has no name or is asked already is refused', () => {
    expect(problemOf('replay/s.json')).toMatch(/is a recording, which cannot be a fallback: remove it$/);
    expect(problemOf('openai/')).toMatch(/does not name a model: write provider\/name/);
    expect(problemOf('claude-opus-5')).toMatch(
      /is already in the list or is the main model: list each model once/,
    );
    expect(checkedFallbacks(['openai/a', 'openai/a'], MAIN, ENV).problems).toMatchObject([
      { where: 'model.fallback.1' },
    ]);
  });

  it('needs nothing where a recording is played', () => {
    const replay: MainModel = { provider: 'replay', name: 's.json', apiKey: null, baseUrl: null };
    expect(checkedFallbacks(['google/gemini-3-flash'], replay, {})).toEqual({ value: [], problems: [] });
  });
});
