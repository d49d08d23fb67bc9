import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands before act's artifact service, which answers 500 to a field that it does not know: `mime_type`, which
 * @actions/artifact sends from version 6 on (seen with act 0.2.89). All else goes through as it came.
 */
export async function startArtifactProxy(port: number): Promise<AsyncDisposable & { readonly url: string }> {
  const server = createServer((message, response) => {
    pass(message, response, port).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function pass(message: IncomingMessage, response: ServerResponse, port: number): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  const body = known(Buffer.concat(parts), message.url ?? '');
  // act's own address: what it says of where to upload to is made of it, and goes past this proxy.
  const headers = { ...message.headers, host: `127.0.0.1:${port}`, 'content-length': String(body.length) };
  const { method = 'GET', url: path = '/' } = message;
  await new Promise<void>((done, fail) => {
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response).on('close', done);
    });
    onward.on('error', fail).end(body);
  });
}

function known(body: Buffer, path: string): Buffer {
  if (!path.endsWith('/CreateArtifact')) return body;
  const { mime_type: _, mimeType: __, ...rest } = JSON.parse(body.toString()) as Record<string, unknown>;
  return Buffer.from(JSON.stringify(rest));
}
