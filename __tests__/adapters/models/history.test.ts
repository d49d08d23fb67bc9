import { expect, test } from 'vitest';
import type { Dialect } from '../../../src/adapters/models/dialects/dialect.ts';
import { openCompatible } from '../../../src/adapters/models/dialects/openai-compatible.ts';
import { History } from '../../../src/adapters/models/history.ts';
import { request, user } from './asking.ts';

function dialect(more: Partial<Dialect> = {}): Dialect {
  const options = {
    model: 'm',
    apiKey: undefined,
    baseUrl: 'http://127.0.0.1/v1',
    cacheKey: undefined,
    fetch,
  };
  return { ...openCompatible(options), ...more };
}

test('a message and a set of tools are translated once', () => {
  const history = new History('openai-compatible', 'm', dialect());
  const messages = [user('one'), user('two')];
  const before = history.prompt(request(messages));
  const after = history.prompt(request([...messages, user('three')]));
  expect(after.messages[1]).toBe(before.messages[1]);
  expect(after.messages[2]).toBe(before.messages[2]);
  expect(after.tools).toBe(before.tools);
});

test('the cache mark moves to the last message and leaves no trace on the one before', () => {
  const mark = { p: { cacheControl: { type: 'ephemeral' } } };
  const history = new History('anthropic', 'm', dialect({ cacheMark: mark }));
  const messages = [user('one')];
  history.prompt(request(messages));
  const { messages: sent } = history.prompt(request([...messages, user('two')]));
  expect(sent.map(({ providerOptions }) => providerOptions)).toEqual([mark, undefined, mark]);
});
