import { createSocket, type Socket } from 'node:dgram';
import { createServer as createHttpServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createServer, type Server as NetServer } from 'node:net';

export interface PortNumbers {
  readonly http: number;
  readonly github: number;
  readonly udp: number;
  readonly socket: string;
}

/** What reached the attacker, in the order it came. */
export interface Heard {
  readonly http: string[];
  readonly udp: string[];
  socket: number;
}

export interface Attacker extends AsyncDisposable {
  readonly heard: Heard;
  readonly ports: Omit<PortNumbers, 'github'>;
}

/** The attacker's ears on loopback: HTTP, UDP, and a unix socket such as docker's. */
export async function startAttacker(socketPath: string): Promise<Attacker> {
  const heard: Heard = { http: [], udp: [], socket: 0 };
  const http = createHttpServer((request, response) => {
    const line = `${request.method} ${request.url} ${JSON.stringify(request.headers)}`;
    const at = heard.http.push(line) - 1;
    request.setEncoding('utf8').on('data', (text: string) => {
      heard.http[at] += text;
    });
    response.end('{}');
  });
  // What is no HTTP (`echo GET / >/dev/tcp/…`) was sent all the same.
  http.on('clientError', (error, socket) => {
    heard.http.push(`not HTTP: ${error.message}`);
    socket.destroy();
  });
  const udp = createSocket('udp4', (message) => heard.udp.push(message.toString('latin1')));
  const unix = createServer((socket) => {
    heard.socket += 1;
    socket.on('error', () => undefined).end('HTTP/1.0 200 OK\r\n\r\n{}');
  });
  await listening(http, () => http.listen(0, '127.0.0.1'));
  await listening(unix, () => unix.listen(socketPath));
  await new Promise<void>((done) => udp.bind(0, '127.0.0.1', done));
  const port = (http.address() as AddressInfo).port;
  return {
    heard,
    ports: { http: port, udp: udp.address().port, socket: socketPath },
    [Symbol.asyncDispose]: () => closeAll(http, unix, udp),
  };
}

function listening(server: Server | NetServer, listen: () => void): Promise<void> {
  return new Promise((done, fail) => {
    server.once('error', fail).once('listening', done);
    listen();
  });
}

async function closeAll(http: Server, unix: NetServer, udp: Socket): Promise<void> {
  http.closeAllConnections();
  await Promise.all([
    new Promise((done) => http.close(done)),
    new Promise((done) => unix.close(done)),
    new Promise<void>((done) => udp.close(() => done())),
  ]);
}
