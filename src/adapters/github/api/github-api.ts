import type { z } from 'zod';
import { otherOrigin } from '../../http/redirect-origin.ts';
import { cleanServerText, keySpellings } from '../../http/server-text.ts';
import { fetchFor } from './api-fetch.ts';
import {
  type AskedOperation,
  failureOfEnd,
  failureOfShape,
  failureOfThrown,
  type Operation,
} from './forge-errors.ts';
import { type ForgeOptions, RETRY_BASE_MS } from './forge-options.ts';
import { type Client, createClient } from './octokit-client.ts';
import { RedirectError } from './redirect-error.ts';
import type { RepositoryAddress } from './repository-address.ts';
import { RequestBudget } from './request-budget.ts';

export interface ApiRequest<T> extends Operation {
  readonly shape: z.ZodType<T>;
  /** Creates something new each time, so it is only sent again if GitHub says that it did nothing. */
  readonly once?: true;
  /** Sends the request with these common parameters. */
  readonly send: (client: Client, common: CommonParameters) => Promise<ApiResponse>;
}

/** Parameters of every request. */
export interface CommonParameters {
  readonly owner: string;
  readonly repo: string;
  readonly request: {
    readonly fetch: typeof fetch;
    readonly signal: AbortSignal;
    /** Only set to forbid retries. If it is set, the plugin would also retry what it must not. */
    readonly retries?: 0;
    readonly call: RequestBudget;
  };
}

export interface ApiResponse {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** Sends requests to GitHub, with limits, errors and schemas that are shared by all of them. */
export class GithubApi {
  readonly address: RepositoryAddress;
  readonly #options: ForgeOptions;
  readonly #client: Client;
  readonly #secrets: readonly string[];

  constructor(address: RepositoryAddress, token: string, options: ForgeOptions) {
    this.address = address;
    this.#options = options;
    this.#secrets = keySpellings(token);
    const { baseUrl } = address;
    this.#client = createClient({ baseUrl, token, retryBaseMs: options.retryBaseMs ?? RETRY_BASE_MS });
  }

  /** Throws only ForgeError. */
  async request<T>(question: ApiRequest<T>): Promise<T> {
    return (await this.requestPage(question)).value;
  }

  /** Like `request`, and reports if GitHub has a next page. */
  async requestPage<T>(question: ApiRequest<T>): Promise<{ readonly value: T; readonly more: boolean }> {
    const { baseUrl, owner, repo } = this.address;
    const { what, needs } = question;
    const asked: AskedOperation = {
      what,
      needs,
      baseUrl,
      repository: `${owner}/${repo}`,
      secrets: this.#secrets,
    };
    const received = await this.#receive(question, asked);
    const read = question.shape.safeParse(received.data);
    if (!read.success) {
      const { path, message } = read.error.issues[0] ?? { path: [], message: '' };
      throw failureOfShape(`${path.join('.')} ${message}`.trim(), asked);
    }
    return { value: read.data, more: /rel="next"/.test(String(received.headers.link ?? '')) };
  }

  async #receive(question: ApiRequest<unknown>, asked: AskedOperation): Promise<ApiResponse> {
    const call = new RequestBudget(question.what, this.#options);
    const { baseUrl, owner, repo } = this.address;
    const once = question.once === true ? ({ retries: 0 } as const) : {};
    const request = { fetch: fetchFor(call, baseUrl), signal: call.signal, call, ...once };
    try {
      return await untilAborted(question.send(this.#client, { owner, repo, request }), call.signal);
    } catch (error) {
      this.#tellRedirect(error, asked);
      throw call.signal.aborted ? failureOfEnd(call.signal.reason, asked) : failureOfThrown(error, asked);
    } finally {
      call.close();
    }
  }

  #tellRedirect(error: unknown, { what, baseUrl }: AskedOperation): void {
    const to = error instanceof RedirectError ? otherOrigin(error.location, baseUrl) : null;
    if (to !== null) this.#options.onRedirect?.({ what, to: cleanServerText(to, this.#secrets) });
  }
}

/** Lets callers stop waiting on abort, because Octokit's queues and delays ignore the signal. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let leave = (): void => undefined;
  const end = new Promise<never>((_, reject) => {
    leave = () => reject(signal.reason);
  });
  signal.addEventListener('abort', leave, { once: true });
  if (signal.aborted) leave();
  try {
    return await Promise.race([work, end]);
  } finally {
    signal.removeEventListener('abort', leave);
  }
}
