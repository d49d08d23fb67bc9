import { createGzip, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { MAX_EVENT_BYTES, MAX_STREAM_BYTES } from '../../../src/adapters/models/attempt/bounded-body.ts';
import { startModelServer } from '../../support/model-server/server.ts';
import { asking, PROVIDERS, request, troubleOf } from '../../unit/adapters/models/asking.ts';
import { type Flood, startFlood } from '../../unit/adapters/models/flood.ts';

const MB = 1024 ** 2;
/** What may be under way in the buffers of both sockets when the connection is closed. */
const UNDER_WAY = 24 * MB;

const STREAM = { 'content-type': 'text/event-stream' };
const JSON_BODY = { 'content-type': 'application/json' };
const GZIPPED = { ...STREAM, 'content-encoding': 'gzip' };

/** A gzip stream's beginning, and a piece that can follow it as often as one likes: 1 MB of `text` in some kB. */
async function gzipParts(text: string): Promise<Pick<Flood, 'head' | 'chunk'>> {
  const gzip = createGzip();
  const flushed = (): Promise<Buffer> =>
    new Promise((done) => {
      const parts: Buffer[] = [];
      const keep = (part: Buffer): void => void parts.push(part);
      gzip.on('data', keep);
      gzip.write(text.repeat(MB / text.length));
      // A full flush forgets what came before, so that the next piece stands for itself.
      gzip.flush(3, () => {
        gzip.off('data', keep);
        done(Buffer.concat(parts));
      });
    });
  const head = await flushed();
  const chunk = await flushed();
  gzip.destroy();
  return { head, chunk };
}

describe.each(PROVIDERS)('%s', (provider) => {
  test.each([
    ['one line without end', 'x'.repeat(65_536)],
    ['one event without end', `data: ${'x'.repeat(1000)}\n`],
    ['one event without end, its lines ended by CR', `data: ${'x'.repeat(1000)}\r`],
    ['one event without end, its lines ended by both', `data: ${'x'.repeat(1000)}\r\n`],
  ])('%s is cut off at 4 MB, and not asked for again', async (_, chunk) => {
    await using server = await startFlood({ headers: STREAM, chunk });
    const model = await asking(provider, server);
    const error = await troubleOf(model.respond(request()));
    expect(error.trouble).toBe('malformed');
    expect(error.message).toMatch(
      /^http:\S+ does not use the protocol of provider \S+ \(an event of more than 4 MB\): check the base URL and the provider$/,
    );
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]).toBeLessThan(MAX_EVENT_BYTES + UNDER_WAY);
  });

  test('comments without end are cut off at 64 MB, and not asked for again', async () => {
    await using server = await startFlood({ headers: STREAM, chunk: `: ${'x'.repeat(60_000)}\n\n` });
    const model = await asking(provider, server);
    const error = await troubleOf(model.respond(request()));
    expect(error.trouble).toBe('malformed');
    expect(error.message).toContain('(a stream of more than 64 MB)');
    expect(server.sent).toHaveLength(1);
    expect(server.sent[0]).toBeLessThan(MAX_STREAM_BYTES + UNDER_WAY);
  });
});

test.each([
  ['a line', 'x', /an event of more than 4 MB/],
  ['comments', ':\n\n:\n\n', /a stream of more than 64 MB/],
])('%s that a gzip bomb inflates to counts as what it becomes', async (_, text, reason) => {
  const parts = await gzipParts(text);
  await using server = await startFlood({ headers: GZIPPED, ...parts });
  const model = await asking('openai-compatible', server);
  const error = await troubleOf(model.respond(request()));
  expect(error.trouble).toBe('malformed');
  expect(error.message).toMatch(reason);
  expect(server.sent).toHaveLength(1);
});

test.each([200, 400, 500])(
  'of a body without end with HTTP %s only the beginning is read',
  async (status) => {
    await using server = await startFlood({ status, headers: JSON_BODY, chunk: 'x'.repeat(65_536) });
    const model = await asking('openai-compatible', server);
    const error = await troubleOf(model.respond(request()));
    expect(error.trouble).toBe(status === 500 ? 'server' : status === 400 ? 'bad_request' : 'malformed');
    expect(error.message.length).toBeLessThan(600);
    expect(server.sent).toHaveLength(status === 500 ? 5 : 1);
    for (const bytes of server.sent) expect(bytes).toBeLessThan(UNDER_WAY);
  },
);

test('of a gzip bomb as an error body only the beginning is read', async () => {
  const body = gzipSync(Buffer.alloc(200 * MB, 'x'));
  await using server = await startFlood({
    status: 400,
    headers: { ...JSON_BODY, 'content-encoding': 'gzip' },
    head: body,
    chunk: body,
  });
  const model = await asking('openai-compatible', server);
  const error = await troubleOf(model.respond(request()));
  expect(error.trouble).toBe('bad_request');
  expect(error.message).toContain('xxx…');
  // In one such piece are 200 MB.
  expect(server.sent[0]).toBeLessThan(UNDER_WAY);
});

test('an answer of several large events is whole', async () => {
  const text = 'word '.repeat(400_000);
  await using server = await startModelServer([{ text }]);
  const model = await asking('openai-compatible', server);
  expect((await model.respond(request())).text).toBe(text);
});
