import { type ClientRequest, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusedHost } from '../../../core/ports.ts';
import { isRefused, parseTarget, refusedHost, type Target, WEB_PORTS } from './target.ts';

/** Headers for one connection (RFC 9110, 7.6.1), and Host, which we set. */
const HOP_BY_HOP = new Set([
  'connection',
  'host',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** A request to make. */
export interface PlainRequest extends Target {
  readonly path: string;
}

/** Parses a request to a proxy: `GET http://host/path` (RFC 9112, 3.2.2). Null if it names no other host. */
export function absoluteRequest(url: string, list: readonly string[]): PlainRequest | RefusedHost | null {
  if (url.startsWith('/') || url === '*') return null;
  const [, authority, rest = ''] = /^http:\/\/([^/?#\\]*)([^#]*)/i.exec(url) ?? [];
  if (authority === undefined) {
    return refusedHost(
      'NET-01',
      url,
      'a proxy accepts http:// URLs, and tunnels (CONNECT) for everything else',
    );
  }
  const target = parseTarget(authority, WEB_PORTS.http, [WEB_PORTS.http], list);
  return isRefused(target) ? target : { ...target, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Parses a request in a tunnel. It may not name another host than the tunnel. */
export function tunnelledRequest(
  url: string,
  host: string | undefined,
  tunnel: Target,
  list: readonly string[],
): PlainRequest | RefusedHost {
  const target = parseTarget(host ?? '', tunnel.port, [tunnel.port], list);
  if (isRefused(target)) return target;
  if (target.host !== tunnel.host || !url.startsWith('/')) {
    return refusedHost('NET-01', tunnel.host, `a request in the tunnel to ${tunnel.host} named another host`);
  }
  return { ...target, path: url };
}

/** Returns the headers to pass on, in order: `name, value, name, value`. */
function forwardedHeaders(raw: readonly string[], connection: string | undefined): readonly string[] {
  const named = (connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  // The header that frames the body stays, whatever the Connection header says.
  dropped.delete('content-length');
  return raw.filter((_text, at) => !dropped.has((raw[at - (at % 2)] ?? '').toLowerCase()));
}

function requestThrough(socket: Socket, asked: PlainRequest, from: IncomingMessage): ClientRequest {
  const framing = from.headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding', 'chunked'];
  const headers = forwardedHeaders(from.rawHeaders, from.headers.connection);
  return send({
    createConnection: () => socket,
    method: from.method ?? 'GET',
    path: asked.path,
    setHost: false,
    headers: ['Host', asked.host, ...headers, ...framing, 'Connection', 'close'],
  });
}

/** Sends an answer back. Throws if Node cannot write what it has read, such as a status of 42. */
function sendResponse(answer: IncomingMessage, to: ServerResponse): void {
  const headers = forwardedHeaders(answer.rawHeaders, answer.headers.connection);
  to.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', [...headers]);
  answer.on('error', () => to.destroy());
  answer.pipe(to);
}

/** Makes the request over a connection to a checked address, and streams the answer back. */
export function forward(
  socket: Socket,
  asked: PlainRequest,
  from: IncomingMessage,
  to: ServerResponse,
): void {
  const outgoing = requestThrough(socket, asked, from);
  const end = (): void => {
    outgoing.destroy();
    to.destroy();
  };
  outgoing.on('error', end);
  outgoing.on('response', (answer) => {
    try {
      sendResponse(answer, to);
    } catch {
      end();
    }
  });
  to.on('close', () => outgoing.destroy());
  from.pipe(outgoing);
}
