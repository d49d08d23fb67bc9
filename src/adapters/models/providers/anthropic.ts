import {
  connectionSettings,
  madeUpIds,
  type ProviderClient,
  type ProviderClientOptions,
} from './provider-client.ts';
import { knownModel, modelMaximum, type ProviderDefinition, windowRest } from './provider-definition.ts';

const MILLION = 1_000_000;

/** Cache writes are those for five minutes. */
export const anthropic: ProviderDefinition = {
  api: 'Messages',
  baseUrl: 'https://api.anthropic.com/v1',
  open: openAnthropic,
  keyHeaders: (apiKey) => ({ 'x-api-key': apiKey, 'anthropic-version': '2023-06-01' }),
  listsAllModels: false,
  thinkingField: 'thinking',
  thinkingBudgetField: 'budget_tokens',
  maxTemperature: 1,
  outputLimits: [
    // "input length and `max_tokens` exceed context limit: 190000 + 16000 > 200000"
    [/exceed context limit: (\d+) \+ \d+ > (\d+)/i, ([input, window]) => windowRest(window, input)],
    // "max_tokens: 100000 > 64000, which is the maximum allowed number of output tokens"
    [/max_tokens: \d+ > (\d+), which is the maximum/i, ([tokens]) => modelMaximum(tokens)],
  ],
  priceSource: 'https://platform.claude.com/docs/en/about-claude/pricing',
  models: {
    'claude-fable-5-1': knownModel(MILLION, [10, 50, 0.25, 12.5]),
    'claude-fable-5': knownModel(MILLION, [10, 50, 1, 12.5]),
    'claude-opus-5-5': knownModel(MILLION, [4, 20, 0.2, 5]),
    'claude-opus-5': knownModel(MILLION, [5, 25, 0.5, 6.25]),
    'claude-opus-4-8': knownModel(MILLION, [5, 25, 0.5, 6.25]),
    'claude-opus-4-7': knownModel(MILLION, [5, 25, 0.5, 6.25]),
    'claude-opus-4-6': knownModel(MILLION, [5, 25, 0.5, 6.25]),
    'claude-opus-4-5': knownModel(200_000, [5, 25, 0.5, 6.25]),
    'claude-opus-4-1': knownModel(200_000, [15, 75, 1.5, 18.75]),
    'claude-sonnet-5-5': knownModel(MILLION, [2, 10, 0.1, 2.5]),
    'claude-sonnet-5': knownModel(MILLION, [2, 10, 0.2, 2.5]),
    'claude-sonnet-4-6': knownModel(MILLION, [3, 15, 0.3, 3.75]),
    'claude-sonnet-4-5': knownModel(200_000, [3, 15, 0.3, 3.75]),
    'claude-haiku-5-5': knownModel(MILLION, [0.1, 0.5, 0.01, 0.125], {
      tokens: 100_000,
      price: [0.5, 2.5, 0.05, 0.625],
    }),
    'claude-haiku-4-5': knownModel(200_000, [1, 5, 0.1, 1.25]),
  },
};

/** A request may hold four cache marks: on the system prompt, the tools, and two in the history. */
async function openAnthropic(options: ProviderClientOptions): Promise<ProviderClient> {
  const { createAnthropic } = await import('@ai-sdk/anthropic');
  const provider = createAnthropic({ ...connectionSettings(options), generateId: madeUpIds() });
  return {
    model: provider(options.model),
    thinking: {
      beside: true,
      options: (tokens) => ({
        anthropic: {
          thinking: tokens === 0 ? { type: 'disabled' } : { type: 'enabled', budgetTokens: tokens },
        },
      }),
    },
    cacheMark: { anthropic: { cacheControl: { type: 'ephemeral' } } },
  };
}
