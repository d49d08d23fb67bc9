import { connectionSettings, type ProviderClient, type ProviderClientOptions } from './provider-client.ts';
import {
  bearerHeaders,
  knownModel,
  modelMaximum,
  type ProviderDefinition,
  windowRest,
} from './provider-definition.ts';

export const openai: ProviderDefinition = {
  api: 'Responses, with storage turned off',
  baseUrl: 'https://api.openai.com/v1',
  open: openOpenAI,
  keyHeaders: bearerHeaders,
  listsAllModels: true,
  thinkingField: 'reasoning',
  outputLimits: [
    // Also older vLLM: "… context length is 8192 tokens. However, you requested 17000 tokens (1000 in the messages, …"
    [
      /context length is (\d+) tokens.{0,80}?\((\d+) (?:in|of)\b/i,
      ([window, input]) => windowRest(window, input),
    ],
    // "max_tokens is too large: 100000. This model supports at most 16384 completion tokens"
    [/supports at most (\d+) (?:completion|output) tokens/i, ([tokens]) => modelMaximum(tokens)],
  ],
  priceSource: 'https://developers.openai.com/api/docs/pricing',
  models: {
    'gpt-5.5': knownModel(1_050_000, [5, 30, 0.5, 5], { tokens: 272_000, price: [10, 45, 1, 10] }),
    'gpt-5.4': knownModel(1_050_000, [2.5, 15, 0.25, 2.5], { tokens: 272_000, price: [5, 22.5, 0.5, 5] }),
    'gpt-5.4-mini': knownModel(272_000, [0.75, 4.5, 0.075, 0.75]),
    'gpt-5.4-nano': knownModel(272_000, [0.2, 1.25, 0.02, 0.2]),
    'gpt-5.3-codex': knownModel(272_000, [1.75, 14, 0.175, 1.75]),
    'gpt-5.2': knownModel(272_000, [1.75, 14, 0.175, 1.75]),
    'gpt-5.2-codex': knownModel(272_000, [1.75, 14, 0.175, 1.75]),
    'gpt-5.1': knownModel(272_000, [1.25, 10, 0.125, 1.25]),
    'gpt-5': knownModel(272_000, [1.25, 10, 0.125, 1.25]),
    'gpt-5-mini': knownModel(272_000, [0.25, 2, 0.025, 0.25]),
    'gpt-5-nano': knownModel(272_000, [0.05, 0.4, 0.005, 0.05]),
    'gpt-4.1': knownModel(1_047_576, [2, 8, 0.5, 2]),
    'gpt-4.1-mini': knownModel(1_047_576, [0.4, 1.6, 0.1, 0.4]),
    'gpt-4o': knownModel(128_000, [2.5, 10, 1.25, 2.5]),
    'gpt-4o-mini': knownModel(128_000, [0.15, 0.6, 0.075, 0.15]),
  },
};

/**
 * The provider stores nothing: reasoning comes back encrypted and is sent along. Tools say `strict: false`, because the
 * API would otherwise make every optional argument required.
 */
async function openOpenAI(options: ProviderClientOptions): Promise<ProviderClient> {
  const { createOpenAI } = await import('@ai-sdk/openai');
  const provider = createOpenAI(connectionSettings(options));
  return {
    model: provider.responses(options.model),
    providerOptions: (promptCacheKey) => ({ openai: { store: false, promptCacheKey } }),
    strictTools: false,
  };
}
