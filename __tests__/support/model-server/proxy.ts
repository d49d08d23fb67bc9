import { Agent, request as ask, createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

export interface LoopbackProxy extends AsyncDisposable {
  readonly url: string;
  /** What clients asked to be connected to, as `host:port`. */
  readonly targets: readonly string[];
}

/** A forward proxy on loopback that sends every request to one server, whatever host it was meant for; or none. */
export async function startProxy(targetOrigin: string | null): Promise<LoopbackProxy> {
  const target = targetOrigin === null ? null : new URL(targetOrigin);
  const targets: string[] = [];
  const sockets = new Set<Duplex>();
  const server = createServer((message, response) => {
    targets.push(new URL(message.url ?? '').host);
    if (target === null) response.writeHead(407).end();
    else forward(message, response, target);
  });
  server.on('connect', (message, socket, head) => {
    targets.push(message.url ?? '');
    if (target === null) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    const upstream = connect(Number(target.port), target.hostname, () => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    keepTrack(sockets, upstream, socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    targets,
    [Symbol.asyncDispose]: () =>
      new Promise((done) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

function keepTrack(sockets: Set<Duplex>, upstream: Socket, socket: Duplex): void {
  for (const each of [upstream, socket]) {
    sockets.add(each);
    each.on('error', () => each.destroy());
    each.on('close', () => sockets.delete(each));
  }
}

function forward(message: IncomingMessage, response: ServerResponse, target: URL): void {
  const { pathname, search } = new URL(message.url ?? '');
  const upstream = ask(
    {
      host: target.hostname,
      port: target.port,
      path: `${pathname}${search}`,
      method: message.method,
      headers: message.headers,
      // The process's own would send it through this proxy once more.
      agent: new Agent(),
    },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    },
  );
  upstream.on('error', () => response.destroy());
  message.pipe(upstream);
}
