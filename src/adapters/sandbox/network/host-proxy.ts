import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { RefusedHost } from '../../../core/ports.ts';
import { seconds } from '../../../core/text/figures.ts';
import { messageOf } from '../../../core/text/message-of.ts';
import type { OutsideNetwork } from './outside-network.ts';
import { absoluteRequest, forward, tunnelledRequest } from './plain-http.ts';
import { RefusedHosts } from './refused-hosts.ts';
import { isRefused, parseTarget, refusedHost, type Target, WEB_PORTS } from './target.ts';
import { tunnelTls } from './tls-tunnel.ts';

/** Concurrent connections of one command. A package manager opens about 50. */
const MAX_CONNECTIONS = 128;
/** The size limit of a request's head. */
const MAX_HEAD_BYTES = 16 * 1024;
/** ms in which a request's head must be complete. */
const HEAD_TIMEOUT_MS = 10_000;
/** ms in which a server must accept the connection. */
const CONNECT_TIMEOUT_MS = 15_000;

/** Answers a request on behalf of the proxy. */
type Answer = (status: number, reason: string) => void;

/** The host cannot be reached, although nothing forbids it. */
class UnreachableHost extends Error {}

function message(reason: string): string {
  return `forge-headless: ${reason}\n`;
}

function answerOf(status: string, reason: string): string {
  const body = message(reason);
  const length = Buffer.byteLength(body);
  return `HTTP/1.1 ${status}\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${length}\r\nConnection: close\r\n\r\n${body}`;
}

/** Resolves once the connection is established; throws UnreachableHost. */
function connected(socket: Socket, host: string): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      socket.destroy();
      reject(new UnreachableHost(`cannot reach ${host}: ${why}`));
    };
    const timer = setTimeout(
      () => fail(`no answer within ${seconds(CONNECT_TIMEOUT_MS)}`),
      CONNECT_TIMEOUT_MS,
    );
    socket.once('connect', () => resolve(socket));
    socket.once('close', () => fail('the connection was closed'));
    socket.on('error', (error) => fail(error.message));
    for (const event of ['connect', 'close']) socket.once(event, () => clearTimeout(timer));
  });
}

/**
 * An HTTP proxy for one command, on a Unix socket. It alone decides where a connection goes: the name must be on the
 * list, every address of the name must be public, and the connection goes to a checked address. A redirect is a new
 * request, which is judged like the first.
 */
export class HostProxy {
  readonly #list: readonly string[];
  readonly #outside: OutsideNetwork;
  readonly #refusals = new RefusedHosts();
  readonly #open = new Set<Duplex>();
  #closed = false;
  /** Connections inside a tunnel to port 80, and their destinations. */
  readonly #tunnels = new WeakMap<Duplex, Target>();
  readonly #server = createServer({
    maxHeaderSize: MAX_HEAD_BYTES,
    headersTimeout: HEAD_TIMEOUT_MS,
    requestTimeout: 0,
  });

  constructor(list: readonly string[], outside: OutsideNetwork) {
    this.#list = list;
    this.#outside = outside;
    const server = this.#server;
    server.maxConnections = MAX_CONNECTIONS;
    server.on('connection', (client: Socket) => this.#keep(client));
    server.on('clientError', (_error, client: Duplex) => client.destroy());
    server.on('request', (request, response) => this.#request(request, response));
    server.on('connect', (request, client, head) => void this.#connect(request, client, head));
  }

  listen(path: string): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(path, resolve);
    });
  }

  /** Returns what was refused so far, each host once. */
  refused(): readonly RefusedHost[] {
    return this.#refusals.all();
  }

  /** Closes every connection, on both sides. */
  close(): Promise<void> {
    this.#closed = true;
    return new Promise((resolve) => {
      this.#server.close(() => resolve());
      for (const stream of this.#open) stream.destroy();
    });
  }

  #keep<Stream extends Duplex>(stream: Stream): Stream {
    if (this.#open.has(stream)) return stream;
    // The command ended while a name was resolved: nothing is sent for it any more.
    if (this.#closed) stream.destroy();
    this.#open.add(stream);
    stream.once('close', () => this.#open.delete(stream));
    // Without a listener an error would end the harness. The user of the stream sees it closed.
    stream.on('error', () => stream.destroy());
    return stream;
  }

  /** Returns a connection to a checked address of the host, or why it is refused. Throws UnreachableHost. */
  async #reach({ host, port }: Target): Promise<Socket | RefusedHost> {
    const addresses = await this.#outside.resolve(host).catch(() => {
      throw new UnreachableHost(`${host} has no address`);
    });
    if (this.#closed) throw new UnreachableHost('the command has ended');
    const refused = addresses.find((address) => !this.#outside.mayReach(address));
    if (refused !== undefined) {
      const reason = `${host} resolves to ${refused}, which is not on the public internet, so sandbox.network cannot allow it`;
      return refusedHost('NET-01', host, reason);
    }
    return await connected(this.#keep(this.#outside.connect(addresses, port)), host);
  }

  /** Handles `CONNECT host:port`. Never rejects. */
  async #connect(request: IncomingMessage, client: Duplex, head: Buffer): Promise<void> {
    try {
      const ports = this.#tunnels.has(client) ? [] : [WEB_PORTS.https, WEB_PORTS.http];
      const target = parseTarget(request.url ?? '', null, ports, this.#list);
      if (isRefused(target)) return this.#refuseTunnel(client, target);
      if (target.port === WEB_PORTS.http) return this.#tunnelPlain(client, head, target);
      const server = await this.#reach(target);
      if (isRefused(server)) return this.#refuseTunnel(client, server);
      client.write('HTTP/1.1 200 Connection established\r\n\r\n');
      const refused = await tunnelTls(client, head, server, target);
      if (refused !== null) this.#refusals.note(refused);
    } catch (error) {
      client.end(answerOf('502 Bad Gateway', messageOf(error)));
    }
  }

  #refuseTunnel(client: Duplex, refused: RefusedHost): void {
    this.#refusals.note(refused);
    client.end(answerOf('403 Forbidden', refused.reason));
  }

  /** Parses plain HTTP in a tunnel like any other, because its requests could name another host. */
  #tunnelPlain(client: Duplex, head: Buffer, target: Target): void {
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    if (head.length > 0) client.unshift(head);
    this.#tunnels.set(client, target);
    this.#server.emit('connection', client);
  }

  #refuseRequest(refused: RefusedHost, refuse: Answer): void {
    this.#refusals.note(refused);
    refuse(403, refused.reason);
  }

  /** Handles any other request. Never throws. */
  #request(request: IncomingMessage, response: ServerResponse): void {
    const refuse: Answer = (status, reason) => {
      if (response.headersSent) {
        response.destroy();
        return;
      }
      response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8', Connection: 'close' });
      response.end(message(reason));
    };
    this.#forward(request, response, refuse).catch((error: unknown) => {
      refuse(502, messageOf(error));
    });
  }

  async #forward(request: IncomingMessage, response: ServerResponse, refuse: Answer): Promise<void> {
    const { url = '', headers, socket } = request;
    const tunnel = this.#tunnels.get(socket);
    const asked =
      tunnel === undefined
        ? absoluteRequest(url, this.#list)
        : tunnelledRequest(url, headers.host, tunnel, this.#list);
    if (asked === null) return refuse(400, 'this is a proxy: name a host');
    if (isRefused(asked)) return this.#refuseRequest(asked, refuse);
    const server = await this.#reach(asked);
    if (isRefused(server)) return this.#refuseRequest(server, refuse);
    forward(server, asked, request, response);
  }
}
