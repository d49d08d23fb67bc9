import type { IncomingMessage, ServerResponse } from 'node:http';
import { type ApiRequest, type Operation, operationFor } from './description.ts';
import { type Fault, type Reply, refusal, send, sendFault } from './faults.ts';
import { answerGraphql } from './graphql.ts';
import { isQuestion } from './protection-routes.ts';
import { routed } from './routes.ts';
import type { State } from './state.ts';

export interface ApiWrite {
  /** GitHub's name of it, e.g. `issues/create-comment`; `graphql` for a mutation. */
  readonly operation: string;
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  /** Of the answer; null where a fault came before anything was written. */
  readonly status: number | null;
}

/** Answers by `METHOD /path`, before the usual ones; neither they nor what they answer is held against anything. */
export type Overrides = Readonly<Record<string, { readonly status: number; readonly body: unknown }>>;

interface Planned {
  readonly where: string;
  readonly fault: Fault;
  readonly done: boolean;
  readonly sent: () => void;
  times: number;
}

/**
 * GitHub's API for one repository. Every request is held against GitHub's own description of its API, and every
 * answer too, so that this stand-in cannot drift from it: what does not fit is in `complaints`.
 */
export class GithubApi {
  readonly state: State;
  /** Every request so far, as `METHOD /path?query`. */
  readonly requests: string[] = [];
  /** GitHub's names of the operations asked for, in the same order; `graphql`, `graphql/protection`, `pulls/may-create`, or `unknown`. */
  readonly asked: string[] = [];
  /** Every request that was to change something; not one that cannot, and only asks whether it might. */
  readonly writes: ApiWrite[] = [];
  readonly complaints: string[] = [];
  readonly #overrides: Overrides;
  readonly #latencyMs: number;
  readonly #faults: Planned[] = [];
  readonly #acts = new Map<string, () => void>();
  #gathering: { missing: number; readonly waiting: (() => void)[] } | null = null;

  constructor(state: State, options: { readonly overrides?: Overrides; readonly latencyMs?: number } = {}) {
    this.state = state;
    this.#overrides = options.overrides ?? {};
    this.#latencyMs = options.latencyMs ?? 0;
  }

  /**
   * Lets requests fail from now on. `where` is GitHub's name of the operation (`pulls/get`), `METHOD /path`, or `*`.
   * `done`: what was asked is done first, and only the answer fails. `sent`: called when it has.
   */
  fail(
    where: string,
    fault: Fault,
    options: { readonly times?: number; readonly done?: boolean; readonly sent?: () => void } = {},
  ): void {
    const { times = Number.POSITIVE_INFINITY, done = false, sent = () => undefined } = options;
    this.#faults.push({ where, fault, times, done, sent });
  }

  /** Once, when an operation of this name is asked for and before it is answered. */
  before(operation: string, act: () => void): void {
    this.#acts.set(operation, act);
  }

  /** Fails no more. */
  mend(): void {
    this.#faults.length = 0;
  }

  /** Answers none of the next requests before there are this many: whoever asks one after the other waits in vain. */
  gather(count: number): void {
    this.#gathering = { missing: count, waiting: [] };
  }

  async #gather(): Promise<void> {
    const group = this.#gathering;
    if (group === null) return;
    group.missing -= 1;
    if (group.missing > 0) return new Promise((go) => group.waiting.push(go));
    this.#gathering = null;
    for (const go of group.waiting) go();
  }

  async handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await read(message);
    this.requests.push(`${request.method} ${message.url?.replace(/^\/api(\/v3)?(?=\/)/, '')}`);
    await this.#gather();
    if (this.#latencyMs > 0) await new Promise((done) => setTimeout(done, this.#latencyMs));
    const operation = operationFor(request.method, request.path);
    const id = nameOf(request) ?? operation?.id ?? 'unknown';
    this.asked.push(id);
    this.#acts.get(id)?.();
    this.#acts.delete(id);
    const planned = this.#planned(request, id);
    const skipped = planned !== null && !planned.done;
    const real = skipped ? null : await this.#answer(message, request, operation);
    this.#record(request, id, real);
    if (planned === null) send(response, real ?? refusal(404));
    else sendFault(response, planned.fault, real ?? this.#wouldAnswer(operation));
    planned?.sent();
  }

  #planned({ method, path }: ApiRequest, id: string): Planned | null {
    const fits = ({ where, times }: Planned) =>
      times > 0 && (where === '*' || where === id || where === `${method} ${path}`);
    const found = this.#faults.find(fits);
    if (found !== undefined) found.times -= 1;
    return found ?? null;
  }

  async #answer(message: IncomingMessage, request: ApiRequest, operation: Operation | null): Promise<Reply> {
    const given = this.#overrides[`${request.method} ${request.path}`];
    if (given !== undefined) return given;
    if (!isAuthorised(message, this.state)) return refusal(401);
    if (message.headers['user-agent'] === undefined) this.complaints.push(`${request.path}: no user-agent`);
    if (request.path === '/graphql') return answerGraphql(this.state, request.body, this.complaints);
    if (operation === null) return this.#complain(request, ['GitHub describes no such request']);
    const objections = operation.objectionsTo(request);
    if (objections.length > 0) return this.#complain(request, objections);
    const host = `http://${message.headers.host ?? ''}${message.url?.split('?')[0] ?? ''}`;
    const reply = routed(this.state, operation, request, host);
    if (reply === null) return this.#complain(request, [`the stand-in cannot do ${operation.id}`]);
    for (const objection of operation.objectionsToAnswer(reply.status, reply.body)) {
      this.complaints.push(`our own answer to ${request.method} ${request.path}: ${objection}`);
    }
    return reply;
  }

  #complain({ method, path }: ApiRequest, objections: readonly string[]): Reply {
    const complaint = `${method} ${path}: ${objections.join('; ')}`;
    this.complaints.push(complaint);
    return refusal(400, complaint);
  }

  /** For a fault that spoils an answer without doing anything. */
  #wouldAnswer(operation: Operation | null): Reply {
    return { status: 200, body: { operation: operation?.id ?? null } };
  }

  #record({ method, path, body }: ApiRequest, operation: string, reply: Reply | null): void {
    const isQuery =
      operation.startsWith('graphql') && !/^\s*mutation\b/.test(String(Reflect.get(Object(body), 'query')));
    if (method === 'GET' || isQuery || isQuestion({ method, path, body })) return;
    this.writes.push({ operation, method, path, body, status: reply?.status ?? null });
  }
}

function isAuthorised({ headers }: IncomingMessage, { token }: State): boolean {
  return (
    /^(?:token|bearer) /i.test(headers.authorization ?? '') && headers.authorization?.split(' ')[1] === token
  );
}

async function read(message: IncomingMessage): Promise<ApiRequest> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  const text = Buffer.concat(parts).toString();
  const { pathname, searchParams } = new URL(message.url ?? '/', 'http://127.0.0.1');
  // An Enterprise Server has its API below these.
  const path = pathname.replace(/^\/api(\/v3)?(?=\/)/, '');
  return {
    method: message.method ?? 'GET',
    path,
    query: searchParams,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

/** Of what GitHub has no name for, or what asks for something else than its name says; null for everything else. */
function nameOf(request: ApiRequest): string | null {
  if (isQuestion(request)) return 'pulls/may-create';
  if (request.path !== '/graphql') return null;
  return /\brefUpdateRule\b/.test(String(Reflect.get(Object(request.body), 'query')))
    ? 'graphql/protection'
    : 'graphql';
}
