import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Dialect, DialectOptions } from './dialect.ts';

/** Models that reason, behind Azure and some gateways: "Use 'max_completion_tokens' instead." */
const NEW_CAP_NAME = /max_tokens.{0,80}max_completion_tokens/is;

/** Chat completions, as gateways and local servers speak it. Without a key no Authorization header is sent. */
export function openCompatible(options: DialectOptions): Dialect {
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

/** Behind the model's name, where it always stood: with the part that grows at the end, requests begin alike. */
function withCap(
  { model, ...rest }: Record<string, unknown>,
  name: string,
  cap: unknown,
): Record<string, unknown> {
  return { model, [name]: cap, ...rest };
}

/** `choices[0].delta.tool_calls[].id` of a chunk. */
function rawCallIds(raw: unknown): readonly string[] {
  const delta = property(property(property(raw, 'choices'), '0'), 'delta');
  const calls = property(delta, 'tool_calls');
  if (!Array.isArray(calls)) return [];
  return calls.map((call) => property(call, 'id')).filter((id) => typeof id === 'string');
}

function property(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
