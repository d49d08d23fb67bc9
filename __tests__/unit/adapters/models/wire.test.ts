import { describe, expect, test } from 'vitest';
import { startModelServer } from '../../../support/model-server/server.ts';
import { asking, PROVIDERS, request } from './asking.ts';

const CALLS = [{ name: 'read_file', arguments: { path: 'ä.ts' } }];

describe.each(PROVIDERS)('%s', (provider) => {
  test.each(['gzip', 'crlf', 'commented'] as const)('understands a stream that is %s', async (wire) => {
    await using server = await startModelServer([{ text: 'I look.', calls: CALLS, wire }]);
    const reply = await (await asking(provider, server)).respond(request());
    expect(reply).toMatchObject({ text: 'I look.', finish: 'tool_calls' });
    expect(reply.calls).toMatchObject(CALLS);
    expect(reply.usage).toMatchObject({ input: 100, output: 10, estimated: false });
  });
});

/** A stream of chat completions, of these chunks. */
function chat(...chunks: readonly object[]): string {
  return [...chunks.map((chunk) => JSON.stringify(chunk)), '[DONE]']
    .map((data) => `data: ${data}\n\n`)
    .join('');
}

const SAID = { choices: [{ index: 0, delta: { content: 'Done.' }, finish_reason: null }] };
const ENDED = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] };
const USAGE = { prompt_tokens: 70, completion_tokens: 3, total_tokens: 73 };

describe('the usage of an openai-compatible server', () => {
  test.each([
    ['beside the end', chat(SAID, { ...ENDED, usage: USAGE })],
    [
      'growing in every chunk',
      chat({ ...SAID, usage: { ...USAGE, completion_tokens: 1 } }, { ...ENDED, usage: USAGE }),
    ],
    [
      'as null until the end',
      chat({ ...SAID, usage: null }, { ...ENDED, usage: null }, { choices: [], usage: USAGE }),
    ],
    [
      'with details that are null',
      chat(SAID, { ...ENDED, usage: { ...USAGE, prompt_tokens_details: null } }),
    ],
  ])('is found where it stands %s', async (_, raw) => {
    await using server = await startModelServer([{ raw }]);
    const { usage, text } = await (await asking('openai-compatible', server)).respond(request());
    expect(text).toBe('Done.');
    expect(usage).toEqual({ input: 70, output: 3, cacheRead: 0, cacheWrite: 0, estimated: false });
  });

  test('is estimated where it stands in a place of its own', async () => {
    await using server = await startModelServer([
      { raw: chat(SAID, { ...ENDED, x_groq: { usage: USAGE } }) },
    ]);
    const { usage } = await (await asking('openai-compatible', server)).respond(request());
    expect(usage).toMatchObject({ output: 2, estimated: true });
  });
});
