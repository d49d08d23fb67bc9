import { describe, expect, test } from 'vitest';
import type { HttpProviderName } from '../../../../../src/core/model/providers.ts';
import type { ScriptedTurn } from '../../../../support/model-server/script.ts';
import { startModelServer } from '../../../../support/model-server/server.ts';
import { afterwards, asking, PROVIDERS, request, user } from '../asking.ts';

const CALLS: Readonly<Record<string, string>> = {
  '5,000 levels': `{"path":${'['.repeat(5000)}${']'.repeat(5000)}}`,
  '5,000 objects': `${'{"path":'.repeat(5000)}1${'}'.repeat(5000)}`,
  '200,000 levels': `{"path":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  'a list of 300,000': `{"path":[${'1,'.repeat(300_000)}1]}`,
};

/** Gemini's events hold arguments as a value, which is too deep here for the server to write by itself. */
function calling(provider: HttpProviderName, text: string): ScriptedTurn {
  if (provider !== 'google') return { calls: [{ name: 'read_file', arguments: text }] };
  const part = `{"functionCall":{"name":"read_file","args":${text}}}`;
  return {
    raw: `data: {"candidates":[{"content":{"role":"model","parts":[{"text":"So. "},${part}]},"finishReason":"STOP","index":0}]}\r\n\r\n`,
  };
}

describe.each(PROVIDERS)('%s', (provider) => {
  test.each(Object.entries(CALLS))(
    'a call whose arguments have %s is malformed, and can be answered',
    async (_, text) => {
      await using server = await startModelServer((_body, index) =>
        index === 0 ? calling(provider, text) : { text: 'All done.' },
      );
      const model = await asking(provider, server);
      const reply = await model.respond(request());
      expect(reply.calls).toMatchObject([{ name: 'read_file', arguments: {} }]);
      expect(reply.calls[0]?.malformed).toMatch(/not valid JSON: it has more than [\d,]+ (?:levels|values)/);
      const second = await model.respond(request([user('Mend the tests.'), ...afterwards(reply, false)]));
      expect(second.text).toBe('All done.');
    },
  );

  test.each([
    '{"__proto__":{"path":"a"}}',
    '{"path":"a","path":"b"}',
    '{"constructor":{"prototype":{"path":"a"}}}',
    '{"path":"a","toString":1}',
  ])('a call with %s reaches the tools, which judge it', async (text) => {
    await using server = await startModelServer(() => calling(provider, text));
    const model = await asking(provider, server);
    const reply = await model.respond(request());
    expect(reply.calls).toHaveLength(1);
    const [call] = reply.calls;
    const keys = call?.malformed === undefined ? Object.keys(Object(call?.arguments)) : [];
    expect(keys).toEqual(call?.malformed === undefined ? Object.keys(JSON.parse(text)) : []);
  });
});
