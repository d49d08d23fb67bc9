import { type ClientRequest, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import type { Socket } from 'node:net';
import type { RefusedHost } from '../../../core/ports.ts';
import { isRefused, refusal, type Target, targetOf, WEB_PORTS } from './target.ts';

/** Meant for one connection, not for the other end (RFC 9110, 7.6.1), and Host, which is ours to say. */
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

/** A request as it is to be made. */
export interface PlainRequest extends Target {
  readonly path: string;
}

/** Reads a request to a proxy: `GET http://host/path` (RFC 9112, 3.2.2). Null: it is for no other host. */
export function absoluteRequest(url: string, list: readonly string[]): PlainRequest | RefusedHost | null {
  if (url.startsWith('/') || url === '*') return null;
  const [, authority, rest = ''] = /^http:\/\/([^/?#\\]*)([^#]*)/i.exec(url) ?? [];
  if (authority === undefined) {
    return refusal('NET-01', url, 'a proxy is asked for http://…, or for a tunnel (CONNECT) for all else');
  }
  const target = targetOf(authority, WEB_PORTS.http, [WEB_PORTS.http], list);
  return isRefused(target) ? target : { ...target, path: rest.startsWith('/') ? rest : `/${rest}` };
}

/** Reads a request inside a tunnel, which may ask for no other host than the tunnel is for. */
export function tunnelledRequest(
  url: string,
  host: string | undefined,
  tunnel: Target,
  list: readonly string[],
): PlainRequest | RefusedHost {
  const target = targetOf(host ?? '', tunnel.port, [tunnel.port], list);
  if (isRefused(target)) return target;
  if (target.host !== tunnel.host || !url.startsWith('/')) {
    return refusal('NET-01', tunnel.host, `a request for another host came in a tunnel to ${tunnel.host}`);
  }
  return { ...target, path: url };
}

/** The headers to pass on, in order: `name, value, name, value`. */
function passedOn(raw: readonly string[], connection: string | undefined): readonly string[] {
  const named = (connection ?? '').split(',').map((name) => name.trim().toLowerCase());
  const dropped = new Set([...HOP_BY_HOP, ...named]);
  // What frames the body stays, whatever the Connection header says of it.
  dropped.delete('content-length');
  return raw.filter((_text, at) => !dropped.has((raw[at - (at % 2)] ?? '').toLowerCase()));
}

function requestThrough(socket: Socket, asked: PlainRequest, from: IncomingMessage): ClientRequest {
  const framing = from.headers['transfer-encoding'] === undefined ? [] : ['Transfer-Encoding', 'chunked'];
  const headers = passedOn(from.rawHeaders, from.headers.connection);
  return send({
    createConnection: () => socket,
    method: from.method ?? 'GET',
    path: asked.path,
    setHost: false,
    headers: ['Host', asked.host, ...headers, ...framing, 'Connection', 'close'],
  });
}

/** Hands an answer back. Throws where Node would not write what it has read: a status of 42, say. */
function handBack(answer: IncomingMessage, to: ServerResponse): void {
  const headers = passedOn(answer.rawHeaders, answer.headers.connection);
  to.writeHead(answer.statusCode ?? 502, answer.statusMessage ?? '', [...headers]);
  answer.on('error', () => to.destroy());
  answer.pipe(to);
}

/** Makes the request over a connection to a checked address, and hands the answer back as it comes. */
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
      handBack(answer, to);
    } catch {
      end();
    }
  });
  to.on('close', () => outgoing.destroy());
  from.pipe(outgoing);
}
