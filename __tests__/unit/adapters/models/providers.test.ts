import { describe, expect, test } from 'vitest';
import { startModelServer } from '../../../support/model-server/server.ts';
import { afterwards, asking, KEY, PROVIDERS, request, user } from './asking.ts';

const CALLS = [
  { name: 'read_file', arguments: { path: 'src/ä "quoted".ts' } },
  { name: 'list_files', arguments: { path: 'src' } },
];

describe.each(PROVIDERS)('%s', (provider) => {
  test('returns text, calls in their order and a finish reason', async () => {
    await using server = await startModelServer([{ text: 'I will look.', calls: CALLS }]);
    const model = await asking(provider, server);
    const reply = await model.respond(request());
    expect(reply.text).toBe('I will look.');
    expect(reply.calls.map(({ name, arguments: args }) => ({ name, arguments: args }))).toEqual(CALLS);
    expect(new Set(reply.calls.map(({ id }) => id)).size).toBe(2);
    expect(reply.finish).toBe('tool_calls');
  });

  test('counts cached tokens as input', async () => {
    const cacheWrite = provider === 'anthropic' ? 200 : 0;
    const usage = { input: 3210, output: 45, cacheRead: 3000, cacheWrite };
    await using server = await startModelServer([{ text: 'Done.', usage }]);
    const model = await asking(provider, server);
    expect((await model.respond(request())).usage).toEqual({ ...usage, estimated: false });
  });

  test('estimates usage that the server leaves out, and says so', async () => {
    await using server = await startModelServer([{ text: 'Four', fault: 'no_usage' }]);
    const model = await asking(provider, server);
    const { usage } = await model.respond(request());
    const sent = Buffer.byteLength(server.requests[0]!.body);
    expect(usage).toEqual({
      input: Math.ceil(sent / 4),
      output: 1,
      cacheRead: 0,
      cacheWrite: 0,
      estimated: true,
    });
  });

  test('hands reasoning and its signature back untouched', async () => {
    const thinking = { text: 'The parser is wrong.', signature: 'c2lnbmVk+/==' };
    await using server = await startModelServer([{ thinking, text: 'So:', calls: CALLS }, { text: 'Done.' }]);
    const model = await asking(provider, server);
    const first = await model.respond(request());
    // What the history keeps must survive being written to a file.
    const kept = JSON.parse(JSON.stringify(afterwards(first)));
    await model.respond(request([user('Mend the tests.'), ...kept]));
    const sent = server.requests[1]!.body;
    expect(sent).toContain(thinking.text);
    if (provider !== 'openai-compatible') expect(sent).toContain(thinking.signature);
  });

  test('repeats all earlier messages unchanged when the history grows', async () => {
    const thinking = { text: 'Hm.', signature: 'c2ln' };
    await using server = await startModelServer((_, index) =>
      index < 3 ? { thinking, text: `Step ${index}.`, calls: CALLS } : { text: 'Done.' },
    );
    const model = await asking(provider, server);
    const history = [user('Mend the tests.')];
    for (let turn = 0; turn < 4; turn++) history.push(...afterwards(await model.respond(request(history))));
    const sent = server.requests.map(({ json }) => messagesIn(json));
    for (const [index, messages] of sent.entries()) {
      const before = sent[index - 1] ?? [];
      expect(messages.slice(0, before.length)).toEqual(before);
      expect(messages.length).toBeGreaterThan(before.length);
    }
  });

  test('sends the same bytes for the same request', async () => {
    await using server = await startModelServer([{ calls: CALLS }, { calls: CALLS }]);
    const model = await asking(provider, server);
    const again = await asking(provider, server);
    await model.respond(request());
    await again.respond(request());
    expect(server.requests[0]!.body).toBe(server.requests[1]!.body);
  });

  test('gives calls without arguments an empty object', async () => {
    await using server = await startModelServer([{ calls: [{ name: 'list_files', arguments: '' }] }]);
    const model = await asking(provider, server);
    const { calls } = await model.respond(request());
    if (provider === 'google') return; // Gemini has no text of arguments that could be empty.
    expect(calls).toMatchObject([{ name: 'list_files', arguments: {} }]);
    expect(calls[0]).not.toHaveProperty('malformed');
  });

  test('marks a call that the length limit cut, and does not guess its arguments', async () => {
    await using server = await startModelServer([{ calls: CALLS, fault: 'truncated_args' }]);
    const model = await asking(provider, server);
    const { calls, finish } = await model.respond(request());
    expect(finish).toBe('length');
    expect(calls[0]).not.toHaveProperty('malformed');
    expect(calls[1]).toMatchObject({
      arguments: {},
      malformed:
        'the reply reached its length limit inside this call; make smaller calls, such as several small edits',
    });
  });

  test('marks a call whose arguments are not JSON', async () => {
    await using server = await startModelServer([{ calls: CALLS, fault: 'broken_args' }]);
    const model = await asking(provider, server);
    const { calls } = await model.respond(request());
    expect(calls[1]?.malformed).toMatch(/^its arguments are not valid JSON: /);
    expect(calls[1]?.arguments).toEqual({});
  });

  test('asks once more after an answer of nothing, and books both', async () => {
    await using server = await startModelServer([{ fault: 'empty' }, { text: 'Done.' }]);
    const whys: string[] = [];
    const model = await asking(provider, server, { onRetry: ({ why }) => whys.push(why) });
    const reply = await model.respond(request());
    expect(reply.text).toBe('Done.');
    expect(reply.usage).toMatchObject({ input: 200, output: 20, estimated: false });
    expect(whys).toEqual([expect.stringMatching(/ returned an empty response$/)]);
    expect(server.requests[1]!.body).toBe(server.requests[0]!.body);
  });

  test('takes a second answer of nothing, and can go on after it', async () => {
    await using server = await startModelServer([{ fault: 'empty' }, { fault: 'empty' }, { text: 'Done.' }]);
    const model = await asking(provider, server);
    const nothing = await model.respond(request());
    expect(nothing).toMatchObject({ text: '', calls: [], finish: 'stop' });
    await model.respond(request([user('Mend.'), ...afterwards(nothing), user('Go on.')]));
    expect(server.requests[2]!.body).toContain('(no answer)');
  });

  test('sends the key in the header and nowhere else', async () => {
    await using server = await startModelServer([{ text: 'Done.' }]);
    const model = await asking(provider, server);
    await model.respond(request());
    const { headers, body, path } = server.requests[0]!;
    expect(Object.values(headers).filter((value) => value.includes(KEY))).toHaveLength(1);
    expect(body + path).not.toContain(KEY);
  });

  test('passes temperature, effort and the output cap on', async () => {
    await using server = await startModelServer([{ text: 'a' }, { text: 'b' }]);
    const warm = await asking(provider, server, { model: 'm', temperature: 0.5 });
    await warm.respond(request());
    expect(server.requests[0]!.body).toMatch(/"temperature":0\.5/);
    expect(server.requests[0]!.body).toMatch(/"max\w*tokens":1000/i);
    const thorough = await asking(provider, server, { effort: 'low' });
    await thorough.respond(request());
    expect(server.requests[1]!.body).toMatch(/effort|thinking/i);
  });
});

/** The history in a request, without Anthropic's cache marks, which move with its end. */
function messagesIn(json: Readonly<Record<string, unknown>>): readonly unknown[] {
  const messages = json.messages ?? json.input ?? json.contents;
  return JSON.parse(JSON.stringify(messages, (key, value) => (key === 'cache_control' ? undefined : value)));
}
