import { describe, expect, test } from 'vitest';
import {
  ignoredSettingMessage,
  previewRequest,
  type SamplingOptions,
} from '../../../../src/adapters/models/request-preview.ts';
import { ThinkingBudget } from '../../../../src/adapters/models/thinking-budget.ts';
import type { HttpProviderName } from '../../../../src/core/model/providers.ts';
import { StopRun } from '../../../../src/core/run/outcome.ts';
import { startModelServer } from '../../../support/model-server/server.ts';
import { asking, request } from './asking.ts';

function rehearsed(provider: HttpProviderName, model: string, samplingOptions: SamplingOptions) {
  return previewRequest(
    provider,
    { model, apiKey: 'k-1', baseUrl: 'http://127.0.0.1:9/v1' },
    samplingOptions,
  );
}

describe('a setting', () => {
  test.each<[HttpProviderName, string, SamplingOptions]>([
    ['anthropic', 'claude-sonnet-4-5', { temperature: 0.3 }],
    ['anthropic', 'claude-sonnet-4-5', { effort: 'low' }],
    ['anthropic', 'claude-opus-5', { effort: 'high' }],
    ['openai', 'gpt-4.1', { temperature: 0 }],
    ['openai', 'gpt-5', { effort: 'medium' }],
    ['google', 'gemini-3-flash', { temperature: 1.5, effort: 'high' }],
    ['google', 'gemini-2.5-pro', { effort: 'low' }],
    ['openai-compatible', 'm', { temperature: 2, effort: 'high' }],
  ])('is heard: %s %s %j', async (provider, model, samplingOptions) => {
    expect((await rehearsed(provider, model, samplingOptions)).ignored).toEqual([]);
  });

  test.each<[HttpProviderName, string, SamplingOptions, string]>([
    ['anthropic', 'claude-opus-5', { temperature: 0.3 }, 'temperature'],
    ['anthropic', 'claude-sonnet-4-5', { temperature: 1.5 }, 'temperature'],
    ['anthropic', 'claude-sonnet-4-5', { temperature: 0.3, effort: 'low' }, 'temperature'],
    ['openai', 'gpt-5', { temperature: 0.3 }, 'temperature'],
    ['openai', 'gpt-4.1', { effort: 'high' }, 'effort'],
  ])('would go unheard: %s %s %j', async (provider, model, samplingOptions, expected) => {
    expect((await rehearsed(provider, model, samplingOptions)).ignored).toEqual([expected]);
  });

  test('that would go unheard stops the run before a model is asked, with the remedy', async () => {
    await using server = await startModelServer([]);
    const opened = asking('openai', server, { model: 'gpt-5', temperature: 0.3 });
    await expect(opened).rejects.toThrow(StopRun);
    await expect(opened).rejects.toThrow(
      'model.temperature is 0.3, but openai gpt-5 does not support this value: remove it',
    );
    expect(server.requests).toEqual([]);
  });

  test('that only a fallback does not take is left out there', async () => {
    await using server = await startModelServer([{ text: 'Done.' }]);
    const model = await asking('openai', server, { model: 'gpt-5', temperature: 0.3, lenient: true });
    await model.respond(request());
    expect(server.requests[0]!.json).not.toHaveProperty('temperature');
  });

  test.each<[keyof SamplingOptions, SamplingOptions, HttpProviderName, RegExp]>([
    [
      'effort',
      { effort: 'high' },
      'openai',
      /does not support it: remove model\.effort, or use a reasoning model$/,
    ],
    ['temperature', { temperature: 1.5 }, 'anthropic', /set it from 0 to 1, or remove it$/],
    ['temperature', { temperature: 1, effort: 'low' }, 'anthropic', /or remove model\.effort if/],
  ])('is named with its value and the way out: %s %j', (setting, samplingOptions, provider, expected) => {
    expect(ignoredSettingMessage(setting, samplingOptions, provider, 'm')).toMatch(expected);
  });
});

describe('thinking, where the model wants a number of tokens', () => {
  test('is a share of the cap, fixed by the first, and none once the cap is too small', () => {
    const budget = new ThinkingBudget('medium');
    expect([16_000, 16_000, 9000, 7000].map((cap) => budget.within(cap))).toEqual([6400, 6400, 6400, 0]);
    expect(new ThinkingBudget('low').within(3000)).toBe(1024);
  });

  test.each(['low', 'medium', 'high'] as const)(
    'with effort %s never asks for more than the cap',
    async (effort) => {
      await using server = await startModelServer(() => ({ text: 'Done.' }));
      const model = await asking('anthropic', server, { model: 'claude-sonnet-4-5', effort });
      for (const maxOutputTokens of [16_000, 12_000, 1500]) {
        await model.respond({ ...request(), maxOutputTokens });
        const { json } = server.requests.at(-1)!;
        expect(json.max_tokens).toBe(maxOutputTokens);
      }
      expect(server.requests[0]!.json.thinking).toEqual(server.requests[1]!.json.thinking);
      expect(server.requests[0]!.json.thinking).toMatchObject({ type: 'enabled' });
      expect(server.requests[2]!.json.thinking).toEqual({ type: 'disabled' });
    },
  );

  test('leaves Gemini 2.5 room for an answer within its cap', async () => {
    await using server = await startModelServer(() => ({ text: 'Done.' }));
    const model = await asking('google', server, { model: 'gemini-2.5-pro', effort: 'high' });
    await model.respond({ ...request(), maxOutputTokens: 16_000 });
    expect(server.requests[0]!.json.generationConfig).toMatchObject({
      maxOutputTokens: 16_000,
      thinkingConfig: { thinkingBudget: 9600 },
    });
  });
});
