import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
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
  /** Last part of the job's token, which must turn up nowhere. */
  readonly signature?: string;
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
  /** Of the questions that get no answer, how many nobody waits for any more. */
  readonly hungUp: number;
}

interface Making {
  readonly name: string;
  readonly expiresAt: string | null;
  readonly blocks: Map<string, Buffer>;
  blob: Buffer | null;
  id: number | null;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

type Request = Readonly<Record<string, unknown>>;

/**
 * GitHub's artifact service on loopback: CreateArtifact and FinalizeArtifact by Twirp's JSON, and blocks of a blob
 * in between. It refuses what the real one refuses: another token, a name that is taken or not valid, and a size or a
 * hash that is not the blob's. `await using` closes it, and fails the test for a request that nothing of ours sends.
 */
export async function startArtifactService(options: ArtifactServiceOptions = {}): Promise<ArtifactService> {
  const store = new Store(runtimeToken(options.signature ?? 'c2lnbmF0dXJl'));
  const complaints: string[] = [];
  const server = createServer((message, response) => {
    answerTo(message, store, options).then(
      (answer) => {
        if (answer === 'stall') {
          response.once('close', () => {
            store.hungUp += 1;
          });
          return;
        }
        response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
        response.end(JSON.stringify(answer.body));
      },
      (error: unknown) => {
        complaints.push(String(error));
        response.destroy();
      },
    );
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  store.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { ACTIONS_RUNTIME_TOKEN: store.token, ACTIONS_RESULTS_URL: `${store.origin}/`, GITHUB_RUN_ID: '77' },
    get artifacts() {
      return store.artifacts;
    },
    steps: store.steps,
    get hungUp() {
      return store.hungUp;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      if (complaints.length > 0) throw new Error(`not as the service is asked:\n${complaints.join('\n')}`);
    },
  };
}

/** As the runner makes them, but for the signature, which only GitHub looks at. */
function runtimeToken(signature: string): string {
  const claims = { scp: `Actions.Example Actions.Results:${RUN}:${JOB}` };
  const parts = [{ alg: 'RS256' }, claims].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  );
  return [...parts, signature].join('.');
}

async function answerTo(
  message: IncomingMessage,
  store: Store,
  { fault, onStep }: ArtifactServiceOptions,
): Promise<Answer | 'stall'> {
  const url = new URL(message.url ?? '/', store.origin);
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const step = stepOf(message.method ?? '', url);
  if (step === null) throw new Error(`${message.method} ${url.pathname} is no part of the service`);
  const before = store.steps.filter((known) => known === step).length;
  store.steps.push(step);
  onStep?.(step);
  const failing = fault?.(step, before) ?? null;
  if (failing !== null) return failing;
  if (step === 'blob') return store.takeBlock(url, body);
  if (message.headers.authorization !== `Bearer ${store.token}`) return refusal(401, 'invalid token');
  const request = JSON.parse(body.toString()) as Request;
  if (request.workflow_run_backend_id !== RUN || request.workflow_job_run_backend_id !== JOB)
    throw new Error(`ids that are not the token's: ${body.toString()}`);
  return step === 'CreateArtifact' ? store.create(request) : store.finalize(request);
}

function stepOf(method: string, url: URL): Step | null {
  if (method === 'PUT' && url.pathname.startsWith('/blob/')) return 'blob';
  if (method !== 'POST' || !url.pathname.startsWith(TWIRP)) return null;
  const name = url.pathname.slice(TWIRP.length);
  return name === 'CreateArtifact' || name === 'FinalizeArtifact' ? name : null;
}

function refusal(status: number, msg: string): Answer {
  return { status, body: { code: 'refused', msg } };
}

class Store {
  readonly token: string;
  readonly steps: Step[] = [];
  origin = '';
  hungUp = 0;
  readonly #makings: Making[] = [];

  constructor(token: string) {
    this.token = token;
  }

  get artifacts(): readonly StoredArtifact[] {
    return this.#makings.flatMap(({ name, expiresAt, blob, id }) =>
      id === null || blob === null ? [] : [{ name, id, expiresAt, files: unzipped(blob) }],
    );
  }

  create({ name: asked, expires_at: expires }: Request): Answer {
    const name = String(asked);
    if (/["<>:|*?\\/\r\n]/.test(name) || name === '' || Buffer.byteLength(name) > 255)
      return refusal(400, 'the artifact name is not valid');
    if (this.#makings.some((known) => known.name === name))
      return refusal(409, 'an artifact with this name already exists on the workflow run');
    const expiresAt = typeof expires === 'string' ? expires : null;
    this.#makings.push({ name, expiresAt, blocks: new Map(), blob: null, id: null });
    const address = `${this.origin}/blob/c/${this.#makings.length - 1}?sig=c2VjcmV0`;
    return { status: 200, body: { ok: true, signed_upload_url: address } };
  }

  /** Azure's block blobs: blocks by number, then the list of those that count. */
  takeBlock(url: URL, body: Buffer): Answer {
    const making = this.#makings[Number(url.pathname.split('/').at(-1))];
    if (making === undefined || url.searchParams.get('sig') !== 'c2VjcmV0')
      throw new Error(`a blob of nobody: ${url}`);
    const kind = url.searchParams.get('comp');
    if (kind === 'block') making.blocks.set(url.searchParams.get('blockid') ?? '', body);
    else if (kind === 'blocklist') {
      const ids = [...body.toString().matchAll(/<Latest>([^<]+)<\/Latest>/g)].map(([, id = '']) => id);
      making.blob = Buffer.concat(ids.map((id) => making.blocks.get(id) ?? Buffer.alloc(0)));
    } else making.blob = body;
    const headers = { etag: '"0x1"', 'last-modified': new Date().toUTCString(), 'x-ms-request-id': '1' };
    return { status: 201, body: '', headers };
  }

  finalize({ name, size, hash }: Request): Answer {
    const making = this.#makings.find((known) => known.name === name);
    if (making === undefined || making.blob === null) return refusal(404, 'there is no such upload');
    const right = `sha256:${createHash('sha256').update(making.blob).digest('hex')}`;
    if (String(size) !== String(making.blob.length) || hash !== right)
      return refusal(400, 'size or hash is not that of the blob');
    making.id = 1000 + this.#makings.indexOf(making);
    return { status: 200, body: { ok: true, artifact_id: String(making.id) } };
  }
}
