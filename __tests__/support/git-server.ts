import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** A moment in which a test can act; the server waits for it. */
export type Moment =
  /** Somebody asks which branches there are, to fetch or to look. */
  | 'look'
  /** Somebody asks whether pushing is allowed, and goes no further; git itself never stops there. */
  | 'may-push'
  /** Somebody is about to push, and asks where the branches are. */
  | 'before-push'
  /** The push itself has come, and nothing of it is done yet. */
  | 'push';

export interface GitRequest {
  /** Path and query. */
  readonly url: string;
  readonly moment: Moment | 'fetch';
  /** Whether it brought the credential. */
  readonly authorized: boolean;
}

export interface ReceivedPush {
  readonly repository: string;
  readonly ref: string;
  readonly from: string;
  readonly to: string;
  /** Whether the server took it. */
  readonly taken: boolean;
}

/** How the next request of a kind goes wrong, instead of being answered. */
export type Fault =
  | {
      readonly status: number;
      readonly text?: string;
      readonly headers?: Readonly<Record<string, string>>;
      /** Answered so once everything was done. */
      readonly after?: true;
    }
  /** The connection breaks: before anything was done, or after, with the answer lost. */
  | 'drop-before'
  | 'drop-after'
  /** No answer until the server is closed. */
  | 'hang';

export interface GitServer {
  /** What GITHUB_SERVER_URL is to be. */
  readonly url: string;
  readonly token: string;
  readonly requests: readonly GitRequest[];
  readonly pushes: readonly ReceivedPush[];
  /** The address of a repository. */
  address(repository: string): string;
  /** The folder of a bare repository, made from a clone of `from`; empty without. */
  host(repository: string, from?: string): Promise<string>;
  /** git in that bare repository. */
  git(repository: string, ...args: readonly string[]): Promise<string>;
  /** Once, at the next such moment. */
  at(moment: Moment, act: () => Promise<void> | void): void;
  fail(moment: Moment | 'fetch', fault: Fault): void;
  /** From now on pushes are refused by a pre-receive hook with this message, as a protected branch is. */
  refusePushes(repository: string, message: string): void;
  /** From now on it gives out no commit by its id: it speaks the first protocol, which knows what is advertised. */
  refuseIds(repository: string): void;
  close(): Promise<void>;
}

const run = promisify(execFile);
const GIT_ENV = {
  PATH: process.env.PATH ?? '',
  HOME: '/nonexistent',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
};

/** `git http-backend` on loopback; every request has to bring `Authorization: Basic x-access-token:<token>`. */
export async function startGitServer(token = 'ghs_0123456789abcdefghijABCDEFGHIJ012345'): Promise<GitServer> {
  const backend = new Backend(token);
  backend.server.listen(0, '127.0.0.1');
  await once(backend.server, 'listening');
  return backend;
}

class Backend implements GitServer {
  readonly token: string;
  readonly requests: GitRequest[] = [];
  readonly pushes: ReceivedPush[] = [];
  readonly server: Server;
  readonly #root = mkdtempSync(join(tmpdir(), 'forge-git-server-'));
  readonly #acts = new Map<Moment, (() => Promise<void> | void)[]>();
  readonly #faults = new Map<Moment | 'fetch', Fault[]>();
  readonly #refusingIds = new Set<string>();
  readonly #credential: string;

  constructor(token: string) {
    this.token = token;
    this.#credential = `Basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`;
    this.server = createServer((request, response) => {
      this.#answer(request, response).catch(() => response.destroy());
    });
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  address(repository: string): string {
    return `${this.url}/${repository}.git`;
  }

  async host(repository: string, from?: string): Promise<string> {
    const bare = this.#path(repository);
    if (from === undefined) await run('git', ['init', '-q', '--bare', '-b', 'main', bare], { env: GIT_ENV });
    else await run('git', ['clone', '-q', '--bare', '--no-hardlinks', from, bare], { env: GIT_ENV });
    await this.git(repository, 'config', 'uploadpack.allowFilter', 'true');
    return bare;
  }

  async git(repository: string, ...args: readonly string[]): Promise<string> {
    const { stdout } = await run('git', ['-C', this.#path(repository), ...args], { env: GIT_ENV });
    return stdout.trimEnd();
  }

  at(moment: Moment, act: () => Promise<void> | void): void {
    this.#acts.set(moment, [...(this.#acts.get(moment) ?? []), act]);
  }

  fail(moment: Moment | 'fetch', fault: Fault): void {
    this.#faults.set(moment, [...(this.#faults.get(moment) ?? []), fault]);
  }

  refusePushes(repository: string, message: string): void {
    const hook = join(this.#path(repository), 'hooks/pre-receive');
    writeFileSync(hook, `#!/bin/sh\ncat >&2 <<'MESSAGE'\n${message}\nMESSAGE\nexit 1\n`);
    chmodSync(hook, 0o755);
  }

  refuseIds(repository: string): void {
    this.#refusingIds.add(repository);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
    rmSync(this.#root, { recursive: true, force: true });
  }

  #path(repository: string): string {
    return join(this.#root, `${repository}.git`);
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = request.url ?? '/';
    const moment = momentOf(url, String(request.headers['user-agent'] ?? ''));
    const authorized = request.headers.authorization === this.#credential;
    this.requests.push({ url, moment, authorized });
    const body = await bodyOf(request);
    if (!authorized) {
      response.writeHead(401, { 'WWW-Authenticate': 'Basic realm="GitHub"' }).end('who are you?\n');
      return;
    }
    const fault = this.#faults.get(moment)?.shift();
    if (fault === 'hang') return;
    if (fault === 'drop-before') {
      response.destroy();
      return;
    }
    const say = ({ status, headers, text }: Exclude<Fault, string>): void =>
      void response.writeHead(status, { 'Content-Type': 'text/plain', ...headers }).end(text);
    if (typeof fault === 'object' && fault.after !== true) return say(fault);
    if (moment !== 'fetch') await this.#acts.get(moment)?.shift()?.();
    const reply = await this.#backend(request, body);
    if (moment === 'push') await this.#record(url, body);
    if (typeof fault === 'object') say(fault);
    else if (fault === 'drop-after') response.destroy();
    else response.writeHead(reply.status, reply.headers).end(reply.body);
  }

  async #backend(request: IncomingMessage, body: Buffer): Promise<Reply> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url);
    const header = (name: string): string => String(request.headers[name] ?? '');
    const child = spawn('git', ['http-backend'], {
      env: {
        ...GIT_ENV,
        GIT_PROJECT_ROOT: this.#root,
        GIT_HTTP_EXPORT_ALL: '1',
        PATH_INFO: pathname,
        QUERY_STRING: searchParams.toString(),
        REQUEST_METHOD: request.method ?? 'GET',
        CONTENT_TYPE: header('content-type'),
        CONTENT_LENGTH: String(body.length),
        HTTP_CONTENT_ENCODING: header('content-encoding'),
        GIT_PROTOCOL: this.#refusingIds.has(repositoryIn(pathname)) ? '' : header('git-protocol'),
        REMOTE_USER: 'x-access-token',
        REMOTE_ADDR: '127.0.0.1',
      },
      stdio: ['pipe', 'pipe', 'ignore'],
    });
    child.stdin.on('error', () => undefined);
    child.stdin.end(body);
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    await once(child, 'close');
    return parseReply(Buffer.concat(chunks));
  }

  /** The commands stand before the pack, in the clear. */
  async #record(url: string, body: Buffer): Promise<void> {
    const repository = repositoryIn(url);
    for (const { from, to, ref } of commandsIn(body)) {
      const now = await this.git(repository, 'rev-parse', '--verify', ref).catch(() => '');
      this.pushes.push({ repository, ref, from, to, taken: now === to });
    }
  }
}

function momentOf(url: string, agent: string): Moment | 'fetch' {
  if (url.includes('service=git-receive-pack')) return /^git\/\d/.test(agent) ? 'before-push' : 'may-push';
  if (url.endsWith('/git-receive-pack')) return 'push';
  return url.includes('service=git-upload-pack') ? 'look' : 'fetch';
}

function repositoryIn(url: string): string {
  return /^\/(.+)\.git\//.exec(url)?.[1] ?? '';
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** gitprotocol-pack(5): `<old> <new> <ref>` in packets of a hexadecimal length, until the flush `0000`. */
function commandsIn(
  body: Buffer,
): readonly { readonly from: string; readonly to: string; readonly ref: string }[] {
  const commands = [];
  for (let at = 0; at + 4 <= body.length; ) {
    const length = Number.parseInt(body.toString('latin1', at, at + 4), 16);
    if (!(length > 4)) break;
    const [text = ''] = body.toString('utf8', at + 4, at + length).split('\0');
    const [from = '', to = '', ref = ''] = text.trim().split(' ');
    if (ref !== '') commands.push({ from, to, ref });
    at += length;
  }
  return commands;
}

interface Reply {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: Buffer;
}

function parseReply(output: Buffer): Reply {
  const end = output.indexOf('\r\n\r\n');
  const headers: Record<string, string> = {};
  let status = 200;
  for (const text of output.toString('latin1', 0, Math.max(end, 0)).split('\r\n')) {
    const colon = text.indexOf(':');
    const [name, value] = [text.slice(0, colon), text.slice(colon + 1).trim()];
    if (name.toLowerCase() === 'status') status = Number.parseInt(value, 10);
    else if (colon > 0) headers[name] = value;
  }
  return { status, headers, body: end === -1 ? Buffer.alloc(0) : output.subarray(end + 4) };
}
