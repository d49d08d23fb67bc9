import { describe, expect, test } from 'vitest';
import { startModelServer } from '../../../../support/model-server/server.ts';
import { asking, KEY, PROVIDERS, request } from '../asking.ts';

const READ = { name: 'read_file', arguments: { path: 'a.ts' } };
const WHY = 'I cannot help with that.';

describe.each(PROVIDERS)('%s', (provider) => {
  test("says in one line who refused, why in the provider's words, and the way out", async () => {
    await using server = await startModelServer([{ fault: 'refused', message: WHY }]);
    const model = await asking(provider, server);
    const { refusal, finish, calls, usage } = await model.respond(request());
    expect(finish).toBe('content_filter');
    expect(calls).toEqual([]);
    expect(refusal).toMatch(/^\S+ \S+ refused to answer \(.+\): reword the task, or use another model$/);
    expect(refusal).toContain(WHY);
    // It was paid for.
    expect(usage).toMatchObject({ input: 100, output: 10 });
    // In the same words it would refuse again.
    expect(server.requests).toHaveLength(1);
  });

  test('never shows the key in it', async () => {
    await using server = await startModelServer([{ fault: 'refused', message: `no ${KEY}\n::error::x` }]);
    const { refusal } = await (await asking(provider, server)).respond(request());
    expect(refusal).not.toContain(KEY);
    expect(refusal).not.toMatch(/[\r\n]/);
  });

  test('is silent about an answer that is no refusal', async () => {
    await using server = await startModelServer([{ text: 'Done.' }]);
    expect(await (await asking(provider, server)).respond(request())).not.toHaveProperty('refusal');
  });
});

test('a call that the content filter cut is never run', async () => {
  await using server = await startModelServer([{ calls: [READ], fault: 'refused', message: WHY }]);
  const { calls } = await (await asking('anthropic', server)).respond(request());
  expect(calls).toMatchObject([
    {
      arguments: {},
      malformed: expect.stringMatching(
        /^the provider's content filter ended .* text that it may have blocked$/,
      ),
    },
  ]);
});

test('a prompt that Gemini blocks is a refusal with its reason', async () => {
  const raw = `data: ${JSON.stringify({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: { promptTokenCount: 9 } })}\n\n`;
  await using server = await startModelServer([{ raw }]);
  const { refusal } = await (await asking('google', server)).respond(request());
  expect(refusal).toContain('(PROHIBITED_CONTENT)');
});

test('a call that Gemini could not read is asked for once more, and then is an answer of nothing', async () => {
  const event = { candidates: [{ content: {}, finishReason: 'MALFORMED_FUNCTION_CALL' }] };
  const raw = `data: ${JSON.stringify(event)}\n\n`;
  await using server = await startModelServer([{ raw }, { raw }]);
  const reply = await (await asking('google', server)).respond(request());
  expect(reply).toMatchObject({ text: '', calls: [], finish: 'other' });
  expect(server.requests).toHaveLength(2);
});
