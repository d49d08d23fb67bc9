import type { z } from 'zod';
import { spellingsOf } from '../models/server-text.ts';
import { Call } from './call.ts';
import { type Client, createClient } from './client.ts';
import { type Asked, failureOfEnd, failureOfShape, failureOfThrown, type Operation } from './failure.ts';
import { type ForgeOptions, RETRY_BASE_MS } from './options.ts';
import type { Site } from './site.ts';
import { fetchFor } from './transport.ts';

export interface Question<T> extends Operation {
  readonly shape: z.ZodType<T>;
  /** It makes something new each time: never sent again unless GitHub said that it did not do it. */
  readonly once?: true;
  /** Sends it, with these parameters beside its own. */
  readonly send: (client: Client, common: Common) => Promise<Received>;
}

/** What every request bears. */
export interface Common {
  readonly owner: string;
  readonly repo: string;
  readonly request: {
    readonly fetch: typeof fetch;
    readonly signal: AbortSignal;
    /** Named only to forbid them: named, the plugin would also repeat what it is told not to. */
    readonly retries?: 0;
    readonly call: Call;
  };
}

export interface Received {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly data: unknown;
}

/** The way to GitHub: bounds, errors and shapes, the same for every question. */
export class Line {
  readonly site: Site;
  readonly #options: ForgeOptions;
  readonly #client: Client;
  readonly #secrets: readonly string[];

  constructor(site: Site, token: string, options: ForgeOptions) {
    this.site = site;
    this.#options = options;
    this.#secrets = spellingsOf(token);
    const { baseUrl } = site;
    this.#client = createClient({ baseUrl, token, retryBaseMs: options.retryBaseMs ?? RETRY_BASE_MS });
  }

  /** Throws ForgeError, and nothing else. */
  async ask<T>(question: Question<T>): Promise<T> {
    return (await this.page(question)).value;
  }

  /** The same; with whether GitHub has more of it on a next page. */
  async page<T>(question: Question<T>): Promise<{ readonly value: T; readonly more: boolean }> {
    const { baseUrl, owner, repo } = this.site;
    const { what, needs } = question;
    const asked: Asked = { what, needs, baseUrl, repository: `${owner}/${repo}`, secrets: this.#secrets };
    const received = await this.#receive(question, asked);
    const read = question.shape.safeParse(received.data);
    if (!read.success) {
      const { path, message } = read.error.issues[0] ?? { path: [], message: '' };
      throw failureOfShape(`${path.join('.')} ${message}`.trim(), asked);
    }
    return { value: read.data, more: /rel="next"/.test(String(received.headers.link ?? '')) };
  }

  async #receive(question: Question<unknown>, asked: Asked): Promise<Received> {
    const call = new Call(question.what, this.#options);
    const { baseUrl, owner, repo } = this.site;
    const once = question.once === true ? ({ retries: 0 } as const) : {};
    const request = { fetch: fetchFor(call, baseUrl), signal: call.signal, call, ...once };
    try {
      return await untilAborted(question.send(this.#client, { owner, repo, request }), call.signal);
    } catch (error) {
      throw call.signal.aborted ? failureOfEnd(call.signal.reason, asked) : failureOfThrown(error, asked);
    } finally {
      call.close();
    }
  }
}

/** Octokit's queues and waits know of no signal: whoever waits for them can leave all the same. */
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
