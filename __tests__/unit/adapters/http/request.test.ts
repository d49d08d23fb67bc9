import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { sendRequest } from '../../../../src/adapters/http/request.ts';

/** A server on loopback that counts the connections made to it. */
async function serving(answer: RequestListener) {
  let connections = 0;
  const server = createServer(answer).on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/x`),
    connections: () => connections,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

const post = (url: URL, body = 'x', signal?: AbortSignal) =>
  sendRequest(url, new Headers({ 'content-type': 'application/json' }), Buffer.from(body), signal);

test('a body arrives byte by byte, with its length and what it is', async () => {
  const body = JSON.stringify({ text: 'ä€𝄞'.repeat(100_000) });
  await using server = await serving(async (message, response) => {
    const { method, headers } = message;
    const came = await buffer(message);
    const { 'content-length': length, 'content-type': type } = headers;
    response.end(JSON.stringify({ method, length, type, same: came.equals(Buffer.from(body)) }));
  });
  const answer = await post(server.url, body);
  const length = `${Buffer.byteLength(body)}`;
  expect(JSON.parse(await text(answer.body))).toEqual({
    method: 'POST',
    length,
    type: 'application/json',
    same: true,
  });
});

test('an answer read to its end leaves the connection to the next request', async () => {
  await using server = await serving((_, response) => response.end('done'));
  for (let turn = 0; turn < 3; turn += 1) await text((await post(server.url)).body);
  expect(server.connections()).toBe(1);
});

test('a connection that the server closed while it rested is replaced by a new one', async () => {
  let asked = 0;
  await using server = await serving((message, response) => {
    asked += 1;
    if (asked === 2) message.socket.destroy();
    else response.end('done');
  });
  await text((await post(server.url)).body);
  expect(await text((await post(server.url)).body)).toBe('done');
  expect([asked, server.connections()]).toEqual([3, 2]);
});

test('a new connection that is closed without an answer is not tried again', async () => {
  let asked = 0;
  await using server = await serving((message) => {
    asked += 1;
    message.socket.destroy();
  });
  await expect(post(server.url)).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(asked).toBe(1);
});

test('a redirect is an answer like others', async () => {
  await using server = await serving((_, response) =>
    response.writeHead(307, { location: '/elsewhere', 'set-cookie': ['a=1', 'b=2'] }).end(),
  );
  const { status, headers } = await post(server.url);
  expect([status, headers.get('location'), headers.getSetCookie()]).toEqual([
    307,
    '/elsewhere',
    ['a=1', 'b=2'],
  ]);
});

describe('an answer is inflated', () => {
  test.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['br', brotliCompressSync],
    ['identity', (plain: string) => plain],
  ])('that came as %s', async (name, packed) => {
    await using server = await serving((_, response) =>
      response.writeHead(200, { 'content-encoding': name }).end(packed('Some words.')),
    );
    expect(await text((await post(server.url)).body)).toBe('Some words.');
  });

  test('piece by piece, as the pieces come', async () => {
    let goOn: () => void = () => undefined;
    const first = gzipSync('first ').subarray(0, -8);
    await using server = await serving((_, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip' }).write(first);
      goOn = () => response.destroy();
    });
    const { body } = await post(server.url);
    const pieces: string[] = [];
    const read = async () => {
      for await (const piece of body) {
        pieces.push(String(piece));
        goOn();
      }
    };
    await expect(read()).rejects.toMatchObject({ code: expect.any(String) });
    expect(pieces).toEqual(['first ']);
  });
});

test('an abort ends the wait for an answer, and an answer on its way', async () => {
  await using server = await serving((message, response) => {
    if (message.headers['content-length'] === '3') response.writeHead(200).write('begun');
  });
  const silent = new AbortController();
  const waiting = post(server.url, 'x', silent.signal);
  silent.abort();
  await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  const begun = new AbortController();
  const { body } = await post(server.url, 'xyz', begun.signal);
  begun.abort();
  await expect(text(body)).rejects.toThrow();
});
