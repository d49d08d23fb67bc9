import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { asking, KEY, request, troubleOf } from '../../unit/adapters/models/asking.ts';

/** A server that writes what it likes to each request that is there as a whole. */
async function speaking(answer: (socket: Socket, request: string, index: number) => void) {
  const sockets = new Set<Socket>();
  let requests = 0;
  const server = createServer((socket) => {
    sockets.add(socket);
    let text = '';
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      text += data.toString('latin1');
      const body = text.indexOf('\r\n\r\n') + 4;
      const length = Number(/content-length: (\d+)/i.exec(text)?.[1] ?? Number.NaN);
      if (body < 4 || text.length < body + length) return;
      const whole = text;
      text = '';
      requests += 1;
      answer(socket, whole, requests);
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    connections: () => sockets.size,
    requests: () => requests,
    baseUrl: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    [Symbol.asyncDispose]: () =>
      new Promise<void>((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
      }),
  };
}

const STREAM = 'HTTP/1.1 200 OK\r\ncontent-type: text/event-stream\r\n';
const event = (delta: object, finish: string | null = null): string =>
  `data: ${JSON.stringify({ id: '1', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`;
const SAID = event({ role: 'assistant', content: 'All done.' }) + event({}, 'stop');
const chunked = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;

test('a connection that changes its protocol instead of answering is a lost one', async () => {
  await using server = await speaking((socket) =>
    socket.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n'),
  );
  const model = await asking('openai-compatible', server);
  const error = await troubleOf(model.respond(request()));
  expect(error.trouble).toBe('network');
  expect(error.message).toMatch(/ECONNRESET.*gave up after 5 attempts/);
});

test.each(['data: [DONE]\n\n', 'data:[DONE]\r\n\r\n'])(
  '%j ends the answer, though the server never does',
  async (done) => {
    await using server = await speaking((socket) => socket.write(`${STREAM}\r\n${SAID}${done}`));
    const model = await asking('openai-compatible', server);
    expect(await model.respond(request())).toMatchObject({ text: 'All done.', finish: 'stop' });
    expect(server.requests()).toBe(1);
  },
);

test('what follows [DONE] is no part of the answer, byte by byte or at once', async () => {
  const call = { index: 0, id: 'a', function: { name: 'read_file', arguments: '{"path":"x"}' } };
  const late = event({ tool_calls: [call] }, 'tool_calls');
  const whole = `${SAID}data: [DONE]\n\n${late}`;
  await using server = await speaking((socket, _, index) => {
    const parts = index === 1 ? [whole] : [...whole];
    socket.write(`${STREAM}transfer-encoding: chunked\r\n\r\n${parts.map(chunked).join('')}0\r\n\r\n`);
  });
  const model = await asking('openai-compatible', server);
  for (let turn = 0; turn < 2; turn += 1) {
    expect(await model.respond(request())).toMatchObject({ text: 'All done.', calls: [] });
  }
});

test('the end of a stream may come in a packet of its own: the connection is used again', async () => {
  await using server = await speaking((socket) => {
    socket.setNoDelay(true);
    socket.write(`${STREAM}transfer-encoding: chunked\r\n\r\n${chunked(`${SAID}data: [DONE]\n\n`)}`, () =>
      setImmediate(() => socket.write('0\r\n\r\n')),
    );
  });
  const model = await asking('openai-compatible', server);
  for (let turn = 0; turn < 3; turn += 1) await model.respond(request());
  expect(server.connections()).toBe(1);
});

test('a model that says [DONE] says it in its text, which goes on', async () => {
  const text = event({ content: 'data: [DONE]\n\nand more' }) + event({}, 'stop');
  await using server = await speaking((socket) => socket.end(`${STREAM}\r\n${text}data: [DONE]\n\n`));
  const model = await asking('openai-compatible', server);
  expect(await model.respond(request())).toMatchObject({ text: 'data: [DONE]\n\nand more' });
});

test('an error whose text never ends is the error all the same', async () => {
  await using server = await speaking((socket) =>
    socket.write('HTTP/1.1 401 Unauthorized\r\ncontent-length: 1000\r\n\r\nno'),
  );
  const model = await asking('openai-compatible', server);
  expect(await troubleOf(model.respond(request()))).toMatchObject({ trouble: 'auth' });
}, 20_000);

test('a redirect to a host that is named after the key is not named', async () => {
  await using server = await speaking((socket) =>
    socket.end(
      `HTTP/1.1 302 Found\r\nlocation: http://${KEY.toUpperCase()}.example/\r\ncontent-length: 0\r\n\r\n`,
    ),
  );
  const model = await asking('openai-compatible', server);
  const { message } = await troubleOf(model.respond(request()));
  expect(message).toContain('redirects to http://[key].example');
});
