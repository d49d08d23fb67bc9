import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Stands before act's artifact service (0.2.89), which @actions/artifact 6 cannot speak with: it answers 500 to a field
 * that it does not know, `mime_type`, and Azure's client loses the bare `=` at the end of its signed address's signature.
 * Both are mended on their way; all else goes through as it came.
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
  const body = known(await textOf(message), message.url ?? '');
  // act's own address: what it says of where to upload to is made of it, and goes past this proxy.
  const headers = {
    ...message.headers,
    host: `127.0.0.1:${port}`,
    'content-length': String(Buffer.byteLength(body)),
  };
  const { method = 'GET', url: path = '/' } = message;
  await new Promise<void>((done, fail) => {
    const onward = request({ host: '127.0.0.1', port, method, path, headers }, (answer) => {
      textOf(answer)
        .then((text) => {
          response.writeHead(answer.statusCode ?? 502, { 'content-type': 'application/json' });
          response.end(text.replace(/(?<=")https?:[^"]*/g, encoded), done);
        })
        .catch(fail);
    });
    onward.on('error', fail).end(body);
  });
}

function known(body: string, path: string): string {
  if (!path.endsWith('/CreateArtifact')) return body;
  const { mime_type: _, mimeType: __, ...rest } = JSON.parse(body) as Record<string, unknown>;
  return JSON.stringify(rest);
}

function encoded(address: string): string {
  const url = new URL(address);
  const query = [...url.searchParams].map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `${url.origin}${url.pathname}?${query.join('&')}`;
}

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts).toString();
}
