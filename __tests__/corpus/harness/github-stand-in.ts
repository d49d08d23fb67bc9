import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type WriteKind =
  | 'push'
  | 'force_push'
  | 'create_pull_request'
  | 'update_pull_request'
  | 'comment'
  | 'reaction'
  | 'other';

/** Something that was to be changed on GitHub. */
export interface GithubWrite {
  readonly kind: WriteKind;
  readonly path: string;
  readonly body: string;
}

export interface GithubStandIn extends AsyncDisposable {
  readonly port: number;
  readonly writes: readonly GithubWrite[];
  readonly requests: readonly string[];
}

export interface GithubOptions {
  /** Folder of bare repositories, served as `/<owner>/<name>.git`. */
  readonly repositories: string;
  /** Answers by `METHOD /path`, before the usual ones. */
  readonly api: Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;
}

const KINDS: readonly (readonly [RegExp, WriteKind])[] = [
  [/^POST \/repos\/[^/]+\/[^/]+\/pulls$/, 'create_pull_request'],
  [/^PATCH \/repos\/[^/]+\/[^/]+\/pulls\/\d+$/, 'update_pull_request'],
  [/\/reactions(\/\d+)?$/, 'reaction'],
  [/\/comments(\/\d+)?$/, 'comment'],
  [/^(POST|PATCH) \/repos\/[^/]+\/[^/]+\/git\/refs/, 'push'],
  [/^POST \/graphql$/, 'push'],
];

function kindOf(method: string, path: string, body: string): WriteKind {
  const found = KINDS.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1] ?? 'other';
  return found === 'push' && /"force"\s*:\s*true/.test(body) ? 'force_push' : found;
}

/** The API and the git server of a false GitHub. Without credentials it answers 401 first, as the real one does. */
export async function startGithub(options: GithubOptions): Promise<GithubStandIn> {
  const writes: GithubWrite[] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    answer(request, response, options, writes).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    writes,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  options: GithubOptions,
  writes: GithubWrite[],
): Promise<void> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts);
  const { method = 'GET' } = request;
  const url = new URL(request.url ?? '/', 'http://127.0.0.1');
  if (request.headers.authorization === undefined) {
    response
      .writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' })
      .end('{"message":"Requires authentication"}');
    return;
  }
  if (/\.git\//.test(url.pathname)) return serveGit(request, response, options, { url, body, writes });
  const path = url.pathname.replace(/^\/api\/v3/, '');
  if (method !== 'GET')
    writes.push({ kind: kindOf(method, path, body.toString()), path, body: body.toString() });
  const { status, body: said } = options.api[`${method} ${path}`] ?? {
    status: 404,
    body: { message: 'Not Found' },
  };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
}

interface GitExchange {
  readonly url: URL;
  readonly body: Buffer;
  readonly writes: GithubWrite[];
}

/** Git's own server program, over CGI. */
async function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  { repositories }: GithubOptions,
  { url, body, writes }: GitExchange,
): Promise<void> {
  if (request.method === 'POST' && url.pathname.endsWith('/git-receive-pack')) {
    writes.push({ kind: 'push', path: url.pathname, body: body.toString('latin1').slice(0, 2000) });
  }
  const child = spawn('git', ['http-backend'], {
    env: {
      PATH: process.env.PATH ?? '',
      GIT_PROJECT_ROOT: repositories,
      GIT_HTTP_EXPORT_ALL: '1',
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      REMOTE_USER: 'forge',
      REQUEST_METHOD: request.method ?? 'GET',
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      HTTP_CONTENT_ENCODING: request.headers['content-encoding'] ?? '',
      GIT_PROTOCOL: String(request.headers['git-protocol'] ?? ''),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  child.stdin.end(body);
  const parts: Buffer[] = [];
  for await (const part of child.stdout) parts.push(part as Buffer);
  const whole = Buffer.concat(parts);
  const end = whole.indexOf('\r\n\r\n');
  const headers = whole
    .subarray(0, end)
    .toString()
    .split('\r\n')
    .map((line) => line.split(': ') as [string, string]);
  const status = headers.find(([name]) => name === 'Status')?.[1] ?? '200';
  response.writeHead(
    Number.parseInt(status, 10),
    Object.fromEntries(headers.filter(([name]) => name !== 'Status')),
  );
  response.end(whole.subarray(end + 4));
}
