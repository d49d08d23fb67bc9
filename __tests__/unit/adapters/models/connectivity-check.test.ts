import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import {
  type ConnectivityResult,
  checkConnectivity,
} from '../../../../src/adapters/models/connectivity-check.ts';
import type { HttpProviderName } from '../../../../src/core/model/providers.ts';

const KEY = 'fhk-7Qm2vXc94LtRz0pWsB61';

/** Some of the ports of the Fetch standard, 2.9 "port blocking", that nothing is likely to listen at. */
const BLOCKED_BY_FETCH = [6666, 6665, 6667, 6668, 6669, 6697, 6679, 4190, 5061, 10080];

/** The first that is free. */
async function listenAtOneOf(server: Server, [port, ...others]: readonly number[]): Promise<number> {
  if (port === undefined) throw new Error('none of the ports is free');
  const isListening = await new Promise<boolean>((settled) => {
    server.once('error', () => settled(false)).listen(port, '127.0.0.1', () => settled(true));
  });
  return isListening ? port : listenAtOneOf(server, others);
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

interface Looked {
  readonly reach: ConnectivityResult;
  readonly path: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

/** One look at a server that has this one answer. */
async function look(provider: HttpProviderName, answer: Answer): Promise<Looked> {
  const seen: { path: string; headers: Readonly<Record<string, unknown>> }[] = [];
  const server = createServer((request, response) => {
    seen.push({ path: `${request.method} ${request.url}`, headers: request.headers });
    response.writeHead(answer.status, { 'content-type': 'application/json' });
    response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  try {
    const reach = await checkConnectivity({
      provider,
      apiKey: KEY,
      baseUrl: `http://127.0.0.1:${port}/v1`,
      env: {},
      signal: new AbortController().signal,
    });
    return { reach, path: seen[0]?.path ?? '', headers: seen[0]?.headers ?? {} };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

describe('a look at a model’s server', () => {
  test.each([
    ['anthropic', 'x-api-key', KEY],
    ['google', 'x-goog-api-key', KEY],
    ['openai', 'authorization', `Bearer ${KEY}`],
    ['openai-compatible', 'authorization', `Bearer ${KEY}`],
  ] as const)(
    'gives %s its key in %s, and asks for the list of models alone',
    async (provider, header, value) => {
      const { path, headers } = await look(provider, { status: 200, body: { data: [] } });
      expect(path).toBe('GET /v1/models');
      expect(headers[header]).toBe(value);
    },
  );

  test('learns the names of a list that is whole, and trusts no page of one', async () => {
    const body = { data: [{ id: 'small' }, { id: 'large' }] };
    const whole = await look('openai-compatible', { status: 200, body });
    expect(whole.reach).toMatchObject({ kind: 'welcome', models: ['small', 'large'] });
    const page = await look('anthropic', { status: 200, body });
    expect(page.reach).toMatchObject({ kind: 'welcome', models: null });
    const other = await look('openai', { status: 200, body: 'hello' });
    expect(other.reach).toMatchObject({ kind: 'welcome', models: null });
  });

  test.each([
    [401, { error: { message: 'Incorrect API key provided' } }],
    [403, { error: { message: 'no' } }],
    [400, { error: { message: 'API key not valid. Please pass a valid API key.' } }],
  ])('is refused by %i, in the server’s words', async (status, body) => {
    const { reach } = await look('google', { status, body });
    expect(reach).toMatchObject({ kind: 'refused', status, said: body.error.message });
  });

  test.each([404, 405, 429, 500])('says no more than that it is there after %i', async (status) => {
    expect((await look('openai-compatible', { status, body: {} })).reach).toMatchObject({
      kind: 'there',
      status,
    });
  });

  test('never shows the key', async () => {
    const { reach } = await look('openai', { status: 401, body: { error: { message: `bad key ${KEY}` } } });
    expect(JSON.stringify(reach)).not.toContain(KEY);
  });

  test('gets no answer if nothing listens', async () => {
    const server = createServer();
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    await new Promise((done) => server.close(done));
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const signal = new AbortController().signal;
    const reach = await checkConnectivity({ provider: 'openai', apiKey: KEY, baseUrl, env: {}, signal });
    expect(reach).toEqual({
      kind: 'silent',
      address: baseUrl,
      what: `cannot reach ${baseUrl} (ECONNREFUSED)`,
      remedy: 'nothing listens there: check that the server is running',
    });
  });

  test('says so where no answer comes in time', async () => {
    const server = createServer(() => undefined);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    const { port } = server.address() as AddressInfo;
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const signal = AbortSignal.timeout(20);
    const reach = await checkConnectivity({ provider: 'openai', apiKey: KEY, baseUrl, env: {}, signal });
    expect(reach).toMatchObject({ kind: 'silent', what: `${baseUrl} did not answer in time` });
    server.closeAllConnections();
    server.close();
  });

  test('goes to every port that a run goes to, also to those that fetch keeps away from', async () => {
    const server = createServer((_, response) => response.end('{"data":[{"id":"m"}]}'));
    const port = await listenAtOneOf(server, BLOCKED_BY_FETCH);
    const baseUrl = `http://127.0.0.1:${port}/v1`;
    const signal = new AbortController().signal;
    const reach = await checkConnectivity({
      provider: 'openai-compatible',
      apiKey: undefined,
      baseUrl,
      env: {},
      signal,
    });
    server.closeAllConnections();
    server.close();
    expect(reach).toEqual({ kind: 'welcome', address: baseUrl, models: ['m'] });
  });
});
