import type { ProviderClient, ProviderClientOptions } from './provider-client.ts';
import { bearerHeaders, type ProviderDefinition, windowRest } from './provider-definition.ts';

/** Matches the error of reasoning models behind Azure and some gateways: "Use 'max_completion_tokens' instead." */
const NEW_CAP_NAME = /max_tokens.{0,80}max_completion_tokens/is;

export const openaiCompatible: ProviderDefinition = {
  api: 'Chat Completions: Azure, Ollama, vLLM, LiteLLM, OpenRouter, any gateway',
  baseUrl: null,
  open: openCompatible,
  keyHeaders: bearerHeaders,
  listsAllModels: true,
  thinkingField: 'reasoning_effort',
  outputLimits: [
    // vLLM: "… maximum context length is 32768 tokens and your request has 1234 input tokens (16000 > 32768 - 1234)"
    [
      /context length is (\d+) tokens.{0,40}? request has (\d+) input tokens/i,
      ([window, input]) => windowRest(window, input),
    ],
  ],
  priceSource: null,
  models: {},
};

/** Opens Chat Completions of gateways and local servers. Without a key, no Authorization header is sent. */
export async function openCompatible(options: ProviderClientOptions): Promise<ProviderClient> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  let capName = 'max_tokens';
  const provider = createOpenAICompatible({
    name: 'compatible',
    baseURL: options.baseUrl,
    ...(options.apiKey === undefined || options.apiKey === '' ? {} : { apiKey: options.apiKey }),
    includeUsage: true,
    fetch: options.fetch,
    transformRequestBody: ({ messages, max_tokens: cap, ...rest }) => {
      const capped = cap === undefined ? rest : withCap(rest, capName, cap);
      return { ...capped, messages };
    },
  });
  return {
    model: provider(options.model),
    rawCallIds,
    adapt: (said) => {
      if (capName !== 'max_tokens' || !NEW_CAP_NAME.test(said)) return false;
      capName = 'max_completion_tokens';
      return true;
    },
  };
}

/** Puts the limit after the model's name, before the part that grows, so that requests begin alike. */
function withCap(
  { model, ...rest }: Record<string, unknown>,
  name: string,
  cap: unknown,
): Record<string, unknown> {
  return { model, [name]: cap, ...rest };
}

/** Returns `choices[0].delta.tool_calls[].id` of a chunk. */
function rawCallIds(raw: unknown): readonly string[] {
  const delta = property(property(property(raw, 'choices'), '0'), 'delta');
  const calls = property(delta, 'tool_calls');
  if (!Array.isArray(calls)) return [];
  return calls.map((call) => property(call, 'id')).filter((id) => typeof id === 'string');
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
