import { describe, expect, test } from 'vitest';
import { startModelServer } from '../../../support/model-server/server.ts';
import { afterwards, asking, request, user } from './asking.ts';

const READ = { name: 'read_file', arguments: { path: 'a.ts' } };

describe('requests to openai-compatible servers', () => {
  test('begin with the bytes of the request before', async () => {
    await using server = await startModelServer((_, index) => ({ text: `Step ${index}.`, calls: [READ] }));
    const model = await asking('openai-compatible', server);
    const history = [user('Mend.')];
    for (let turn = 0; turn < 5; turn++) history.push(...afterwards(await model.respond(request(history))));
    const bodies = server.requests.map(({ body }) => body);
    for (const [index, body] of bodies.entries()) {
      if (index > 0) expect(body.startsWith(bodies[index - 1]!.slice(0, -']}'.length))).toBe(true);
    }
  });

  test('hold nothing but what the protocol needs', async () => {
    await using server = await startModelServer([{ text: 'Done.' }]);
    await (await asking('openai-compatible', server)).respond(request());
    expect(Object.keys(server.requests[0]!.json)).toEqual([
      'model',
      'max_tokens',
      'tools',
      'stream',
      'stream_options',
      'messages',
    ]);
  });

  test('have no Authorization header without a key', async () => {
    await using server = await startModelServer([{ text: 'Done.' }]);
    await (await asking('openai-compatible', server, { apiKey: '' })).respond(request());
    expect(server.requests[0]!.headers).not.toHaveProperty('authorization');
  });

  test('use the ids the server gave, and sound ones where it gave none', async () => {
    await using server = await startModelServer([
      { calls: [READ, READ] },
      { calls: [READ, READ], fault: 'no_ids' },
    ]);
    const model = await asking('openai-compatible', server);
    const first = await model.respond(request());
    expect(first.calls.map(({ id }) => id)).toEqual(['call_0_0', 'call_0_1']);
    const second = await model.respond(request([user('Mend.'), ...afterwards(first)]));
    expect(second.calls.map(({ id }) => id)).toEqual(['call00100', 'call00101']);
  });

  test('give the second of two equal ids another', async () => {
    await using server = await startModelServer([{ calls: [READ, READ], fault: 'same_ids' }]);
    const model = await asking('openai-compatible', server);
    const { calls } = await model.respond(request());
    expect(calls.map(({ id }) => id)).toEqual(['call_0', 'call00001']);
  });
});

test('Gemini calls without ids get the same ones every time', async () => {
  await using server = await startModelServer(() => ({ calls: [READ, READ], fault: 'no_ids' }));
  const ids = async () => {
    const model = await asking('google', server);
    return (await model.respond(request())).calls.map(({ id }) => id);
  };
  expect(await ids()).toEqual(['call00000', 'call00001']);
  expect(await ids()).toEqual(['call00000', 'call00001']);
});

test('OpenAI requests are not stored, are not strict and carry a cache key', async () => {
  await using server = await startModelServer([{ text: 'Done.' }]);
  await (await asking('openai', server)).respond(request());
  const { json } = server.requests[0]!;
  expect(json).toMatchObject({ store: false, prompt_cache_key: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(json.tools).toMatchObject([{ strict: false }, { strict: false }]);
});

test('a failed call is told to Anthropic as an error', async () => {
  await using server = await startModelServer([{ calls: [READ] }, { text: 'Done.' }]);
  const model = await asking('anthropic', server);
  const first = await model.respond(request());
  await model.respond(request([user('Mend.'), ...afterwards(first, false)]));
  expect(server.requests[1]!.body).toContain('"is_error":true');
});

test('reasoning signed by one model is not sent to another', async () => {
  const thinking = { text: 'Hm.', signature: 'c2ln' };
  await using server = await startModelServer([{ thinking, text: 'So:', calls: [READ] }, { text: 'Done.' }]);
  const first = await (await asking('anthropic', server)).respond(request());
  const other = await asking('anthropic', server, { model: 'claude-sonnet-4-6' });
  await other.respond(request([user('Mend.'), ...afterwards(first)]));
  expect(server.requests[1]!.body).not.toContain('c2ln');
  expect(server.requests[1]!.body).toContain('So:');
});
