import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROTOCOLS } from '../../../support/model-server/server.ts';

/** What a server sends without end: its status and headers, then `chunk` again and again. */
export interface Flood {
  readonly status?: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly chunk: string | Buffer;
  /** Sent once, before the chunks. */
  readonly head?: Buffer;
}

/** A server on loopback that answers every request with a flood, as fast as it is taken from it. */
export async function startFlood(flood: Flood) {
  const sent: number[] = [];
  const server = createServer((message, response) => {
    const index = sent.push(0) - 1;
    message.resume();
    message.on('end', () => {
      response.writeHead(flood.status ?? 200, flood.headers);
      pour(flood, response, (bytes) => {
        sent[index] = (sent[index] ?? 0) + bytes;
      });
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const close = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return {
    /** Bytes that each request was answered with. */
    sent: sent as readonly number[],
    baseUrl: (provider: string) =>
      `${origin}${PROTOCOLS.find(({ name }) => name === provider)?.basePath ?? ''}`,
    [Symbol.asyncDispose]: close,
  };
}

/** Goes on until the other side closes the connection. */
function pour({ head, chunk }: Flood, response: ServerResponse, count: (bytes: number) => void): void {
  const bytes = Buffer.from(chunk);
  if (head !== undefined) response.write(head);
  const more = (): void => {
    for (let goes = true; goes && !response.destroyed; ) {
      goes = response.write(bytes);
      count(bytes.length);
    }
  };
  response.on('drain', more);
  more();
}
