import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { Dialect, DialectOptions } from './dialect.ts';

/** Chat completions, as gateways and local servers speak it. Without a key no Authorization header is sent. */
export function openCompatible(options: DialectOptions): Dialect {
  const provider = createOpenAICompatible({
    name: 'compatible',
    baseURL: options.baseUrl,
    ...(options.apiKey === undefined || options.apiKey === '' ? {} : { apiKey: options.apiKey }),
    includeUsage: true,
    fetch: options.fetch,
    transformRequestBody: messagesLast,
  });
  return { model: provider(options.model), rawCallIds };
}

/** With the one part that grows at the end, a request's bytes begin with those of the one before. */
function messagesLast(body: Record<string, unknown>): Record<string, unknown> {
  const { messages, ...rest } = body;
  return { ...rest, messages };
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
