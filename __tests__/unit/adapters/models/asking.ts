import { systemClock } from '../../../../src/adapters/clock.ts';
import { createModelProvider } from '../../../../src/adapters/models/create-provider.ts';
import type { ModelOptions } from '../../../../src/adapters/models/providers/model-options.ts';
import {
  type Message,
  ModelError,
  type ModelReply,
  type ModelRequest,
} from '../../../../src/core/model/model.ts';
import type { HttpProviderName } from '../../../../src/core/model/providers.ts';
import type { ModelProvider } from '../../../../src/core/ports.ts';
import type { ModelServer } from '../../../support/model-server/server.ts';

export const KEY = 'sk-test-0123456789abcdef';

export const PROVIDERS: readonly HttpProviderName[] = ['openai-compatible', 'openai', 'anthropic', 'google'];

/** Reasoning models, so that signatures come back in the way of each protocol. */
const MODELS: Readonly<Record<HttpProviderName, string>> = {
  'openai-compatible': 'm',
  openai: 'gpt-5',
  anthropic: 'claude-opus-4-6',
  google: 'gemini-3-pro-preview',
};

/** A provider that asks a loopback server and never waits before it asks again. */
export function asking(
  provider: HttpProviderName,
  server: Pick<ModelServer, 'baseUrl'>,
  more: Partial<ModelOptions> = {},
): Promise<ModelProvider> {
  return createModelProvider({
    provider,
    model: MODELS[provider],
    apiKey: KEY,
    baseUrl: server.baseUrl(provider),
    clock: systemClock,
    random: () => 0,
    env: {},
    ...more,
  });
}

export const TOOLS: ModelRequest['tools'] = [
  {
    name: 'read_file',
    description: 'Reads a file.',
    parameters: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
  {
    name: 'list_files',
    description: 'Lists a folder.',
    parameters: { type: 'object', properties: { path: { type: 'string' } } },
  },
];

export function request(messages: readonly Message[] = [user('Mend the tests.')]): ModelRequest {
  return {
    system: 'You mend code.',
    messages,
    tools: TOOLS,
    maxOutputTokens: 1000,
    signal: new AbortController().signal,
    deadline: systemClock.monotonic() + 60_000,
  };
}

export function user(text: string): Message {
  return { role: 'user', text };
}

/** A reply as the loop puts it into the history, with a result for each of its calls. */
export function afterwards(reply: ModelReply, ok = true): readonly Message[] {
  const { text, calls, opaque } = reply;
  const answer: Message =
    opaque === undefined ? { role: 'assistant', text, calls } : { role: 'assistant', text, calls, opaque };
  const results = calls.map(({ id, name }) => ({ callId: id, name, text: `result of ${name}`, ok }));
  return results.length === 0 ? [answer] : [answer, { role: 'tool', results }];
}

/** What `ask` was rejected with, which must be a ModelError. */
export async function troubleOf(ask: Promise<unknown>): Promise<ModelError> {
  try {
    await ask;
  } catch (error) {
    if (error instanceof ModelError) return error;
    throw error;
  }
  throw new Error('it answered');
}
