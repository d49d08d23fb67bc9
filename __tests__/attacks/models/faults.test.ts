import { describe, expect, test } from 'vitest';
import type { Retry } from '../../../src/adapters/models/providers/model-options.ts';
import type { Fault } from '../../support/model-server/script.ts';
import { startModelServer } from '../../support/model-server/server.ts';
import { asking, KEY, PROVIDERS, request, troubleOf } from '../../unit/adapters/models/asking.ts';

const FINAL: readonly (readonly [Fault, string, RegExp])[] = [
  [401, 'auth', /rejected the key, HTTP 401: .*; check .*FORGE_API_KEY/],
  [403, 'auth', /denied access, HTTP 403: .*; check that the key has access to model/],
  [
    404,
    'not_found',
    /does not have model .*; check the model name and the base URL, which usually ends with \/v1$/,
  ],
  [400, 'bad_request', /rejected the request, HTTP 400: Invalid value for temperature/],
  ['quota', 'quota', /^the account at .* has no credit left, HTTP 429: .*; add credit or use another key$/],
  ['overflow', 'overflow', /the conversation is too long for model .*, HTTP 400: prompt is too long/],
  ['html', 'malformed', /returned a web page \(HTTP 200\): check the base URL$/],
  ['json', 'malformed', /did not stream its response: turn on streaming in the server$/],
  [
    'redirect',
    'redirected',
    /redirects to http:\/\/elsewhere\.invalid, .*set the base URL to the final address$/,
  ],
];

const PASSING: readonly Fault[] = [429, 500, 503, 529, 'cut', 'ended_early', 'stream_error'];

describe.each(PROVIDERS)('%s', (provider) => {
  test.each(FINAL)('asks once when the server answers %s', async (fault, trouble, message) => {
    await using server = await startModelServer([{ fault }, { text: 'Not asked.' }]);
    const model = await asking(provider, server);
    const error = await troubleOf(model.respond(request()));
    expect(error.trouble).toBe(trouble);
    expect(error.message).toMatch(message);
    expect(error.message).not.toMatch(/[\r\n]/);
    expect(server.requests).toHaveLength(1);
  });

  test.each(PASSING)('asks again after %s', async (fault) => {
    await using server = await startModelServer([{ text: 'A long story.', fault }, { text: 'Done.' }]);
    const retries: Retry[] = [];
    const model = await asking(provider, server, { onRetry: (retry) => retries.push(retry) });
    const reply = await model.respond(request());
    expect(reply.text).toBe('Done.');
    expect(retries).toMatchObject([{ attempt: 1, waitMs: 0 }]);
    expect(server.requests[0]!.body).toBe(server.requests[1]!.body);
  });

  test('gives up after five attempts', async () => {
    await using server = await startModelServer(() => ({ fault: 500 }));
    const model = await asking(provider, server);
    const error = await troubleOf(model.respond(request()));
    expect(error.trouble).toBe('server');
    expect(error.message).toMatch(
      /HTTP 500: Internal server error \(gave up after 5 attempts: run again later\)$/,
    );
    expect(server.requests).toHaveLength(5);
  });

  test('counts what an answer cost that broke off', async () => {
    await using server = await startModelServer([{ text: 'A long story.', fault: 'cut' }, { text: 'Done.' }]);
    const model = await asking(provider, server);
    const { usage } = await model.respond(request());
    expect(usage.input).toBeGreaterThan(100);
    expect(usage.output).toBeGreaterThan(10);
    expect(usage.estimated).toBe(true);
  });

  test('never shows the key, whatever the server says', async () => {
    const message = `Bad key ${KEY}, base64 ${btoa(KEY)}, header Bearer ${KEY}, other sk-live-9876543210abcdef\r\n::error::x`;
    await using server = await startModelServer([{ fault: 400, message }]);
    const model = await asking(provider, server);
    const error = await troubleOf(model.respond(request()));
    const shown = `${error.message} ${error.stack} ${JSON.stringify(error)}`;
    for (const secret of [KEY, btoa(KEY), 'sk-live-9876543210abcdef']) expect(shown).not.toContain(secret);
    expect(error.message).toContain('Bad key [key], base64 [key], header [key] other [key] ::error::x');
    expect(error.cause).toBeUndefined();
  });

  test("cuts a server's long story", async () => {
    await using server = await startModelServer([{ fault: 400, message: 'x'.repeat(100_000) }]);
    const model = await asking(provider, server);
    const { message } = await troubleOf(model.respond(request()));
    expect(message.length).toBeLessThan(500);
    expect(message).toContain('xxx…');
  });
});

test('a server that is not there is a network error that names the address', async () => {
  const server = await startModelServer([]);
  const model = await asking('openai-compatible', server);
  await server.close();
  const { trouble, message } = await troubleOf(model.respond(request()));
  expect(trouble).toBe('network');
  expect(message).toBe(
    `cannot reach ${server.origin}/v1 (ECONNREFUSED): nothing listens there: check that the server is running (gave up after 5 attempts)`,
  );
});

test("an error in a server's own shape inside the stream is the server's, and passes", async () => {
  const raw = 'data: {"error":"slot unavailable"}\n\n';
  await using server = await startModelServer([{ raw }, { text: 'Done.' }]);
  const whys: string[] = [];
  const model = await asking('openai-compatible', server, { onRetry: ({ why }) => whys.push(why) });
  expect((await model.respond(request())).text).toBe('Done.');
  expect(whys).toEqual([expect.stringMatching(/ failed, error in the stream: slot unavailable$/)]);
});

test.each(['data: {"choices":1}\n\n', 'data: {not json\n\n'])(
  'a stream of %j is not retried',
  async (raw) => {
    await using server = await startModelServer([{ raw }]);
    const model = await asking('openai-compatible', server);
    const error = await troubleOf(model.respond(request()));
    expect(error.trouble).toBe('malformed');
    expect(error.message).toMatch(
      /does not use the protocol of provider openai-compatible .*: check the base URL and the provider$/,
    );
    expect(server.requests).toHaveLength(1);
  },
);

test('a stream that ends before it begins hints at the base URL', async () => {
  await using server = await startModelServer(() => ({ raw: 'hello\n' }));
  const model = await asking('anthropic', server);
  const error = await troubleOf(model.respond(request()));
  expect(error.message).toMatch(/returned an empty response: check the base URL \(gave up/);
});
