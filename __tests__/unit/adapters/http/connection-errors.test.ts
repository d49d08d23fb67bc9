import { createServer, type Server, type Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { describeConnectionFailure } from '../../../../src/adapters/http/connection-errors.ts';
import { useProxyFrom } from '../../../../src/adapters/http/proxy.ts';
import { startModelServer } from '../../../support/model-server/server.ts';
import { asking, request, troubleOf } from '../models/asking.ts';

/** A port on loopback where this happens to every connection. */
async function listening(meet: (socket: Socket) => void) {
  const server = createServer((socket) => meet(socket.on('error', () => undefined)));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { host: `127.0.0.1:${portOf(server)}`, [Symbol.asyncDispose]: () => closed(server) };
}

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => server.close(() => done()));
}

/** A port that was free a moment ago. */
async function nobody(): Promise<string> {
  const { host, [Symbol.asyncDispose]: close } = await listening(() => undefined);
  await close();
  return host;
}

async function failing(baseUrl: string) {
  const server = { baseUrl: () => baseUrl };
  return troubleOf((await asking('openai-compatible', server)).respond(request()));
}

describe('a connection that fails names the cause and its own remedy:', () => {
  test('nothing listens', async () => {
    const at = `http://${await nobody()}/v1`;
    const { trouble, message } = await failing(at);
    expect(trouble).toBe('network');
    expect(message).toBe(
      `cannot reach ${at} (ECONNREFUSED): nothing listens there: check that the server is running (gave up after 5 attempts)`,
    );
  });

  test('the proxy is not listening', async () => {
    const restore = useProxyFrom({ HTTP_PROXY: `http://${await nobody()}` });
    try {
      const { message } = await failing('http://model.invalid/v1');
      expect(message).toMatch(/\(ECONNREFUSED\): the proxy is not listening: check HTTPS_PROXY \(gave up/);
    } finally {
      restore();
    }
  });

  test('https is spoken to a server of http, which is asked once', async () => {
    let connections = 0;
    await using server = await listening((socket) => {
      connections += 1;
      socket.once('data', () => socket.end('HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n'));
    });
    const { trouble, message } = await failing(`https://${server.host}/v1`);
    expect(trouble).toBe('network');
    expect(message).toBe(
      `cannot reach https://${server.host}/v1 (EPROTO): that port does not use TLS: use http:// instead of https://`,
    );
    expect(connections).toBe(1);
  });

  test.each([
    [
      'http',
      /run again later; if the server uses TLS, use https:\/\/ instead of http:\/\/ \(gave up after 5 attempts\)$/,
    ],
    ['https', /see the server's log, or run again later \(gave up after 5 attempts\)$/],
  ])('a server of %s closes it before the first byte', async (scheme, remedy) => {
    await using server = await listening((socket) => socket.once('data', () => socket.destroy()));
    const at = `${scheme}://${server.host}/v1`;
    const { message } = await failing(at);
    expect(message).toContain(`${at} closed the connection without an answer (ECONNRESET): `);
    expect(message).toMatch(remedy);
  });
});

test('a handshake that fails for another reason is not taken for plain HTTP', () => {
  const alert = Object.assign(new Error('write EPROTO error:0A000410: ssl/tls alert handshake failure'), {
    code: 'EPROTO',
  });
  expect(describeConnectionFailure(alert, { address: 'https://a.example', secrets: [] })).toEqual({
    what: 'cannot reach https://a.example (EPROTO)',
    remedy: 'check the base URL and HTTPS_PROXY',
    isTransient: true,
  });
});

test('a server that asks for a key that was not given is not said to have refused one', async () => {
  await using server = await startModelServer([{ fault: 401 }]);
  const model = await asking('openai-compatible', server, { apiKey: undefined });
  expect((await troubleOf(model.respond(request()))).message).toMatch(
    /requires a key, but none is set, HTTP 401: .*; set FORGE_API_KEY/,
  );
});
