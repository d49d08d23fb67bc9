import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { anthropic } from './anthropic.ts';
import { errorAnswer, sentBefore } from './faults.ts';
import { google } from './google.ts';
import { openaiChat } from './openai-chat.ts';
import { openaiResponses } from './openai-responses.ts';
import type { Protocol } from './protocol.ts';
import type { RecordedRequest, Script, ScriptedTurn } from './script.ts';

export const PROTOCOLS: readonly Protocol[] = [openaiChat, openaiResponses, anthropic, google];

const KEEP_ALIVE_MS = 10;
const PAGE = '<!DOCTYPE html><html><body><h1>Welcome</h1></body></html>';

export interface ModelServer {
  readonly origin: string;
  /** What a client of this protocol takes as its base URL. */
  baseUrl(provider: Protocol['name']): string;
  /** Every request so far, in order. */
  readonly requests: readonly RecordedRequest[];
  close(): Promise<void>;
}

/**
 * A model on loopback that speaks four protocols, told apart by the path, and answers from one script. Runs in
 * the process that starts it; port 0 means any free one. `using` closes it.
 */
export async function startModelServer(
  script: Script,
  options: { readonly port?: number } = {},
): Promise<ModelServer & AsyncDisposable> {
  const requests: RecordedRequest[] = [];
  const server = createServer((message, response) => {
    answer(message, response, script, requests).catch((error: unknown) => response.destroy(asError(error)));
  });
  await new Promise<void>((ready) => server.listen(options.port ?? 0, '127.0.0.1', ready));
  const origin = `http://127.0.0.1:${portOf(server)}`;
  const close = () => closed(server);
  return {
    origin,
    requests,
    baseUrl: (provider) => `${origin}${PROTOCOLS.find(({ name }) => name === provider)?.basePath ?? ''}`,
    close,
    [Symbol.asyncDispose]: close,
  };
}

async function answer(
  message: IncomingMessage,
  response: ServerResponse,
  script: Script,
  requests: RecordedRequest[],
): Promise<void> {
  const request = await record(message);
  const index = requests.push(request) - 1;
  const protocol = PROTOCOLS.find(({ matches }) => matches(request.path));
  if (protocol === undefined) {
    sendJson(response, 404, { error: { message: `no route ${request.path}` } }, {});
    return;
  }
  const turn = typeof script === 'function' ? script(request, index) : script[index];
  if (turn === undefined) {
    const body = protocol.errorBody(400, 'bad_request', `the script has no turn ${index}`);
    sendJson(response, 400, body, {});
    return;
  }
  play(protocol, turn, index, response);
}

function play(protocol: Protocol, turn: ScriptedTurn, index: number, response: ServerResponse): void {
  const { fault, headers = {} } = turn;
  const error = errorAnswer(fault);
  if (error !== undefined) {
    const body = protocol.errorBody(error.status, error.code, turn.message ?? error.message);
    sendJson(response, error.status, body, headers);
    return;
  }
  switch (fault) {
    case 'html':
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(PAGE);
      return;
    case 'redirect':
      response.writeHead(307, { location: 'http://elsewhere.invalid/v1', ...headers }).end();
      return;
    case 'json':
      sendJson(response, 200, { id: 'no stream', choices: [] }, headers);
      return;
    case 'empty':
      stream(protocol, {}, index, response);
      return;
    default:
      stream(protocol, turn, index, response);
      return;
  }
}

function stream(protocol: Protocol, turn: ScriptedTurn, index: number, response: ServerResponse): void {
  const planned = turn.raw === undefined ? sentBefore(turn.fault, protocol.events(turn, index)) : [turn.raw];
  const { events, headers } = written(planned, turn.wire);
  response.writeHead(200, { 'content-type': 'text/event-stream', ...headers, ...turn.headers });
  response.flushHeaders();
  for (const event of events) response.write(event);
  switch (turn.fault) {
    case 'stall':
    case 'stall_first':
      return;
    case 'stall_kept_alive':
      keepAlive(response, protocol.ping);
      return;
    case 'cut':
      // Once the bytes are out: a connection that breaks without the end of its body.
      response.write('', () => response.destroy());
      return;
    case 'stream_error':
      response.end(protocol.streamError(turn.message ?? 'Overloaded, try again.'));
      return;
    default:
      response.end();
  }
}

/** Ways to write a stream that the standard allows, and some servers and proxies choose. */
function written(
  events: readonly string[],
  wire: ScriptedTurn['wire'],
): {
  readonly events: readonly (string | Buffer)[];
  readonly headers: Readonly<Record<string, string>>;
} {
  switch (wire) {
    case 'gzip':
      return { events: [gzipSync(events.join(''))], headers: { 'content-encoding': 'gzip' } };
    case 'crlf':
      return { events: events.map((event) => event.replaceAll('\n', '\r\n')), headers: {} };
    case 'commented':
      return { events: events.flatMap((event) => [': keep-alive\n\n', `retry: 10\n${event}`]), headers: {} };
    default:
      return { events, headers: {} };
  }
}

function keepAlive(response: ServerResponse, ping: string): void {
  const timer = setInterval(() => response.write(`: keep-alive\n\n${ping}`), KEEP_ALIVE_MS);
  response.on('close', () => clearInterval(timer));
}

function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Readonly<Record<string, string>>,
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

async function record(message: IncomingMessage): Promise<RecordedRequest> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  const body = Buffer.concat(parts).toString('utf8');
  const headers = Object.fromEntries(
    Object.entries(message.headers).map(([name, value]) => [name, String(value)]),
  );
  const json: unknown = body === '' ? {} : JSON.parse(body);
  return {
    method: message.method ?? '',
    path: message.url ?? '',
    headers,
    body,
    json: typeof json === 'object' && json !== null ? { ...json } : {},
  };
}

function closed(server: Server): Promise<void> {
  return new Promise((done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
}

function portOf(server: Server): number {
  return (server.address() as AddressInfo).port;
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
