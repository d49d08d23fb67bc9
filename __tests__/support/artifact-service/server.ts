import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { unzipped } from './zip.ts';

const RUN = 'ce7f54c7-61c7-4aae-887f-30da475f5f1a';
const JOB = 'ca395085-040a-526b-2ce8-bdc85f692774';
const TWIRP = '/twirp/github.actions.results.api.v1.ArtifactService/';

export type Step = 'CreateArtifact' | 'FinalizeArtifact' | 'blob';
/** What a step answers instead; `stall`: nothing, for ever. */
export type Fault = { readonly status: number; readonly body: unknown } | 'stall';

export interface StoredArtifact {
  readonly name: string;
  readonly id: number;
  /** ISO 8601; null where none was asked for. */
  readonly expiresAt: string | null;
  readonly files: ReadonlyMap<string, Buffer>;
}

export interface ArtifactServiceOptions {
  /** Asked before each step, with how often it was asked before. */
  readonly fault?: (step: Step, before: number) => Fault | null;
  /** Told when a step begins, before it is answered. */
  readonly onStep?: (step: Step) => void;
}

export interface ArtifactService extends AsyncDisposable {
  /** What the runner gives an action to reach it. */
  readonly env: Readonly<Record<string, string>>;
  /** Finalized ones only, in the order of their making. */
  readonly artifacts: readonly StoredArtifact[];
  /** Steps in the order in which they were asked for. */
  readonly steps: readonly Step[];
}

interface Making {
  readonly name: string;
  readonly expiresAt: string | null;
  readonly blocks: Map<string, Buffer>;
  blob: Buffer | null;
  id: number | null;
}

/**
 * GitHub's artifact service on loopback: CreateArtifact and FinalizeArtifact by Twirp's JSON, and blocks of a blob
 * in between. It refuses what the real one refuses: another token, a name that is taken or not valid, and a size or a
 * hash that is not the blob's. `await using` closes it, and fails the test for a request that nothing of ours sends.
 */
export async function startArtifactService(options: ArtifactServiceOptions = {}): Promise<ArtifactService> {
  const makings: Making[] = [];
  const steps: Step[] = [];
  const complaints: string[] = [];
  const token = runtimeToken();
  let origin = '';
  const answer = async (message: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = new URL(message.url ?? '/', origin);
    const body = await bodyOf(message);
    const step = stepOf(message.method ?? '', url);
    if (step === null) throw new Error(`${message.method} ${url.pathname} is no part of the service`);
    const before = steps.filter((known) => known === step).length;
    steps.push(step);
    options.onStep?.(step);
    const fault = options.fault?.(step, before) ?? null;
    if (fault === 'stall') return;
    if (fault !== null) return send(response, fault.status, fault.body);
    if (step === 'blob') return takeBlock(url, body, makings, response);
    if (message.headers.authorization !== `Bearer ${token}`)
      return send(response, 401, { code: 'unauthenticated', msg: 'invalid token' });
    const request = JSON.parse(body.toString()) as Readonly<Record<string, unknown>>;
    if (request.workflow_run_backend_id !== RUN || request.workflow_job_run_backend_id !== JOB)
      throw new Error(`ids that are not the token's: ${body.toString()}`);
    if (step === 'CreateArtifact') create(request, makings, origin, response);
    else finalize(request, makings, response);
  };
  const server = createServer((message, response) => {
    answer(message, response).catch((error: unknown) => {
      complaints.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { ACTIONS_RUNTIME_TOKEN: token, ACTIONS_RESULTS_URL: `${origin}/`, GITHUB_RUN_ID: '77' },
    get artifacts() {
      return makings.flatMap(stored);
    },
    steps,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      if (complaints.length > 0) throw new Error(`not as the service is asked:\n${complaints.join('\n')}`);
    },
  };
}

/** As the runner makes them, but for the signature, which only GitHub looks at. */
function runtimeToken(): string {
  const part = (data: unknown): string => Buffer.from(JSON.stringify(data)).toString('base64url');
  return `${part({ alg: 'RS256' })}.${part({ scp: `Actions.Example Actions.Results:${RUN}:${JOB}` })}.c2lnbmVk`;
}

function stepOf(method: string, url: URL): Step | null {
  if (method === 'PUT' && url.pathname.startsWith('/blob/')) return 'blob';
  if (method !== 'POST' || !url.pathname.startsWith(TWIRP)) return null;
  const name = url.pathname.slice(TWIRP.length);
  return name === 'CreateArtifact' || name === 'FinalizeArtifact' ? name : null;
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function create(
  request: Readonly<Record<string, unknown>>,
  makings: Making[],
  origin: string,
  response: ServerResponse,
): void {
  const name = String(request.name);
  if (/["<>:|*?\\/\r\n]/.test(name) || name === '' || Buffer.byteLength(name) > 255)
    return send(response, 400, { code: 'invalid_argument', msg: 'the artifact name is not valid' });
  if (makings.some((known) => known.name === name)) {
    const msg = 'an artifact with this name already exists on the workflow run';
    return send(response, 409, { code: 'already_exists', msg });
  }
  const expiresAt = typeof request.expires_at === 'string' ? request.expires_at : null;
  makings.push({ name, expiresAt, blocks: new Map(), blob: null, id: null });
  send(response, 200, { ok: true, signed_upload_url: `${origin}/blob/c/${makings.length - 1}?sig=c2VjcmV0` });
}

/** Azure's block blobs: blocks by number, then the list of those that count. */
function takeBlock(url: URL, body: Buffer, makings: readonly Making[], response: ServerResponse): void {
  const making = makings[Number(url.pathname.split('/').at(-1))];
  if (making === undefined || url.searchParams.get('sig') !== 'c2VjcmV0')
    throw new Error(`a blob of nobody: ${url}`);
  const kind = url.searchParams.get('comp');
  if (kind === 'block') making.blocks.set(url.searchParams.get('blockid') ?? '', body);
  else if (kind === 'blocklist') {
    const ids = [...body.toString().matchAll(/<Latest>([^<]+)<\/Latest>/g)].map(([, id = '']) => id);
    making.blob = Buffer.concat(ids.map((id) => making.blocks.get(id) ?? Buffer.alloc(0)));
  } else making.blob = body;
  const headers = { etag: '"0x1"', 'last-modified': new Date().toUTCString(), 'x-ms-request-id': '1' };
  response.writeHead(201, headers).end();
}

function finalize(
  request: Readonly<Record<string, unknown>>,
  makings: readonly Making[],
  response: ServerResponse,
): void {
  const making = makings.find(({ name }) => name === request.name);
  if (making?.blob === null || making === undefined)
    return send(response, 404, { code: 'not_found', msg: 'there is no such upload' });
  const hash = `sha256:${createHash('sha256').update(making.blob).digest('hex')}`;
  if (String(request.size) !== String(making.blob.length) || request.hash !== hash)
    return send(response, 400, { code: 'invalid_argument', msg: 'size or hash is not the blob’s' });
  making.id = 1000 + makings.indexOf(making);
  send(response, 200, { ok: true, artifact_id: String(making.id) });
}

function stored({ name, expiresAt, blob, id }: Making): readonly StoredArtifact[] {
  if (id === null || blob === null) return [];
  return [{ name, id, expiresAt, files: unzipped(blob) }];
}
