import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The one artifact that the store holds. */
export interface StoredArtifact {
  readonly name: string;
  readonly zip: Uint8Array;
  /** What the service says of it, where that is not the truth. */
  readonly claims?: { readonly size?: number; readonly digest?: string };
}

export interface StoreRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
}

export interface ArtifactStore extends AsyncDisposable {
  /** What the runner gives a step that may ask. */
  readonly env: Readonly<Record<string, string>>;
  /** The address of the zip. */
  readonly blob: string;
  /** Of the zip, as the artifact service and the API say them. */
  readonly size: number;
  readonly digest: string;
  readonly asked: readonly StoreRequest[];
}

const RUN = 'ce7f54c7-61c7-4aae-887f-30da475f5f1a';
const JOB = 'ca395085-040a-526b-2ce8-bdc85f692774';

/** GitHub's artifact service as a later job sees it (Twirp over JSON), and the blob store behind it, on loopback. */
export async function startArtifactStore(artifact: StoredArtifact): Promise<ArtifactStore> {
  const asked: StoreRequest[] = [];
  let url = '';
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    asked.push({ path, headers: request.headers });
    if (path.startsWith('/blob')) {
      response.writeHead(200, { 'Content-Type': 'application/zip' }).end(artifact.zip);
      return;
    }
    const body = JSON.parse(await textOf(request));
    const answer = path.endsWith('/ListArtifacts')
      ? { artifacts: isAskedFor(artifact, body) ? [listed(artifact)] : [] }
      : { signed_url: `${url}/blob?sig=secret` };
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { ACTIONS_RESULTS_URL: `${url}/`, ACTIONS_RUNTIME_TOKEN: runtimeToken() },
    blob: `${url}/blob?sig=secret`,
    size: sizeOf(artifact),
    digest: digestOf(artifact),
    asked,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function isAskedFor({ name }: StoredArtifact, body: { name_filter?: string; id_filter?: string }): boolean {
  return body.name_filter === undefined ? body.id_filter === '7' : body.name_filter === name;
}

function sizeOf({ zip, claims }: StoredArtifact): number {
  return claims?.size ?? zip.length;
}

function digestOf({ zip, claims }: StoredArtifact): string {
  return claims?.digest ?? `sha256:${createHash('sha256').update(zip).digest('hex')}`;
}

function listed(artifact: StoredArtifact) {
  return {
    workflow_run_backend_id: RUN,
    workflow_job_run_backend_id: JOB,
    database_id: '7',
    name: artifact.name,
    size: String(sizeOf(artifact)),
    digest: digestOf(artifact),
  };
}

function runtimeToken(): string {
  const part = (data: object): string => Buffer.from(JSON.stringify(data)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ scp: `Actions.Results:${RUN}:${JOB}` })}.x`;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
