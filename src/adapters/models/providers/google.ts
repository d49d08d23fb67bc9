import {
  connectionSettings,
  madeUpIds,
  type ProviderClient,
  type ProviderClientOptions,
} from './provider-client.ts';
import { knownModel, modelMaximum, type ProviderDefinition } from './provider-definition.ts';

/** The minimum of 2.5 Pro, which always thinks. Source: ai.google.dev/gemini-api/docs/thinking. */
const MIN_THINKING_TOKENS = 128;

/**
 * Gemini 3.6 to 3.8 Flash are listed at their standard price, twice what they cost until the end of 2026, because a
 * limit on cost must not come too late.
 */
export const google: ProviderDefinition = {
  api: 'Gemini API',
  baseUrl: 'https://generativelanguage.googleapis.com/v1beta',
  open: openGoogle,
  keyHeaders: (apiKey) => ({ 'x-goog-api-key': apiKey }),
  listsAllModels: false,
  thinkingField: 'thinkingConfig',
  thinkingBudgetField: 'thinkingBudget',
  hasArgumentValues: true,
  // Gemini calls every limit a quota and points to billing; only one counted by the day is used up.
  isQuotaError: (text) => (/RESOURCE_EXHAUSTED/.test(text) ? /PerDay/.test(text) : null),
  outputLimits: [
    // "… maxOutputTokens value of 100000 but the supported range is from 1 (inclusive) to 65537 (exclusive)"
    [
      /supported range is from \d+ \(inclusive\) to (\d+) \(exclusive\)/i,
      ([end = 1]) => modelMaximum(end - 1),
    ],
  ],
  priceSource: 'https://ai.google.dev/gemini-api/docs/pricing',
  models: {
    'gemini-3.1-pro': knownModel(1_048_576, [2, 12, 0.2, 2], { tokens: 200_000, price: [4, 18, 0.4, 4] }),
    'gemini-3-flash': knownModel(1_048_576, [0.5, 3, 0.05, 0.5]),
    'gemini-3.5-flash-lite': knownModel(1_048_576, [0.3, 2.5, 0.03, 0.3]),
    'gemini-3.6-flash': knownModel(1_048_576, [1.5, 7.5, 0.15, 1.5]),
    'gemini-3.7-flash': knownModel(1_048_576, [1.5, 7.5, 0.15, 1.5]),
    'gemini-3.8-flash': knownModel(1_048_576, [1.5, 7.5, 0.15, 1.5]),
  },
};

/** Gemini caches equal prefixes automatically. Calls may arrive without ids. */
async function openGoogle(options: ProviderClientOptions): Promise<ProviderClient> {
  const { createGoogle } = await import('@ai-sdk/google');
  const provider = createGoogle({ ...connectionSettings(options), generateId: madeUpIds() });
  return {
    model: provider(options.model),
    thinking: {
      beside: false,
      options: (tokens) => ({
        google: { thinkingConfig: { thinkingBudget: Math.max(MIN_THINKING_TOKENS, tokens) } },
      }),
    },
  };
}
