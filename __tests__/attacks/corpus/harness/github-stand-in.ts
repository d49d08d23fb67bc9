import { spawn } from 'node:child_process';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { GithubApi, type Overrides } from '../../../support/github/api.ts';
import { makeState } from '../../../support/github/state.ts';
import { git } from '../../../support/repository.ts';
import { CANARIES } from './canaries.ts';

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
  readonly api: GithubApi;
  /** Pushes, and what the API was asked to change; in no order between the two. */
  readonly writes: () => readonly GithubWrite[];
  /** Once, when somebody who is about to push asks where the branches are: after our own look, before git's. */
  beforePush: (() => void) | null;
}

export interface GithubOptions {
  /** Folder of bare repositories, served as `/<owner>/<name>.git`. */
  readonly repositories: string;
  /** Answers by `METHOD /path`, before the usual ones. */
  readonly overrides: Overrides;
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
  const pushes: GithubWrite[] = [];
  const api = new GithubApi(makeState({ token: CANARIES.GH_TOKEN }), { overrides: options.overrides });
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.headers.authorization === undefined) return refuse(response);
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (!/\.git\//.test(url.pathname)) return api.handle(request, response);
    const body = await bodyOf(request);
    const isGit = /^git\/\d/.test(request.headers['user-agent'] ?? '');
    if (isGit && url.search.includes('service=git-receive-pack')) {
      standIn.beforePush?.();
      standIn.beforePush = null;
    }
    if (request.method === 'POST' && url.pathname.endsWith('/git-receive-pack')) {
      pushes.push({ kind: 'push', path: url.pathname, body: body.toString('latin1').slice(0, 2000) });
    }
    await serveGit(request, response, { url, body, repositories: options.repositories });
    if (request.method === 'POST' && url.pathname.endsWith('/git-receive-pack')) {
      learnBranches(api, join(options.repositories, 'acme/app.git'));
    }
  };
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const standIn: GithubStandIn = {
    port: (server.address() as AddressInfo).port,
    api,
    writes: () => [...pushes, ...askedOf(api)],
    beforePush: null,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
  return standIn;
}

/** After a push the API knows where the branches are. */
function learnBranches({ state }: GithubApi, bare: string): void {
  const refs = git(bare, 'for-each-ref', '--format=%(objectname) %(refname:lstrip=2)', 'refs/heads');
  for (const line of refs.split('\n')) {
    const [sha = '', branch = ''] = line.split(' ');
    state.branches.set(branch, sha);
  }
}

function refuse(response: ServerResponse): void {
  response
    .writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' })
    .end('{"message":"Requires authentication"}');
}

function askedOf({ writes }: GithubApi): readonly GithubWrite[] {
  return writes.map(({ method, path, body }) => {
    const text = JSON.stringify(body) ?? '';
    return { kind: kindOf(method, path, text), path, body: text };
  });
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

interface GitExchange {
  readonly url: URL;
  readonly body: Buffer;
  readonly repositories: string;
}

/** Git's own server program, over CGI. */
async function serveGit(
  request: IncomingMessage,
  response: ServerResponse,
  { url, body, repositories }: GitExchange,
): Promise<void> {
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
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined).end(body);
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
