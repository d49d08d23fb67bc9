import { expect, test } from 'vitest';
import { HistoryTranslator } from '../../../../../src/adapters/models/conversation/translate-history.ts';
import { openCompatible } from '../../../../../src/adapters/models/providers/openai-compatible.ts';
import type { ProviderClient } from '../../../../../src/adapters/models/providers/provider-client.ts';
import { request, user } from '../asking.ts';

const COMPATIBLE = await openCompatible({
  model: 'm',
  apiKey: undefined,
  baseUrl: 'http://127.0.0.1/v1',
  fetch,
});

function providerClient(more: Partial<ProviderClient> = {}): ProviderClient {
  return { ...COMPATIBLE, ...more };
}

test('a message and a set of tools are translated once', () => {
  const history = new HistoryTranslator('openai-compatible', 'm', providerClient());
  const messages = [user('one'), user('two')];
  const before = history.prompt(request(messages));
  const after = history.prompt(request([...messages, user('three')]));
  expect(after.messages[1]).toBe(before.messages[1]);
  expect(after.messages[2]).toBe(before.messages[2]);
  expect(after.tools).toBe(before.tools);
});

test('the cache mark moves to the last message and leaves no trace on the one before', () => {
  const mark = { p: { cacheControl: { type: 'ephemeral' } } };
  const history = new HistoryTranslator('anthropic', 'm', providerClient({ cacheMark: mark }));
  const messages = [user('one')];
  history.prompt(request(messages));
  const { messages: sent } = history.prompt(request([...messages, user('two')]));
  expect(sent.map(({ providerOptions }) => providerOptions)).toEqual([mark, undefined, mark]);
});
