import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { Call } from './call.ts';
import { RETRIES } from './options.ts';

const Client = Octokit.plugin(throttling, retry);

export type Client = InstanceType<typeof Client>;

/** What no repetition mends; 429 is the throttling's affair. */
const FINAL = [400, 401, 403, 404, 409, 410, 422, 429, 451];

const silent = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

let clients = 0;

/**
 * Octokit with GitHub's own manners: a second between writes, three between those that notify people, waits where a
 * rate limit asks for one, another attempt after a hiccup. It says nothing: neither to stdout nor to stderr.
 */
export function createClient(site: {
  readonly baseUrl: string;
  readonly token: string;
  readonly retryBaseMs: number;
}): Client {
  clients += 1;
  return new Client({
    baseUrl: site.baseUrl,
    auth: site.token,
    userAgent: 'forge-headless',
    log: silent,
    request: { log: silent },
    retry: { retries: RETRIES, retryAfterBaseValue: site.retryBaseMs, doNotRetry: FINAL },
    throttle: {
      // Queues are shared by this name, for the whole process.
      id: `forge-${clients}`,
      // The handlers have waited already, on a clock that a cancelled run can leave.
      retryAfterBaseValue: 0,
      onRateLimit: waitOut,
      onSecondaryRateLimit: waitOut,
    },
  });
}

/** The plugin awaits the answer, which says whether to ask again. */
async function waitOut(
  seconds: number,
  { request }: { readonly request: Readonly<Record<string, unknown>> },
): Promise<boolean> {
  return request.call instanceof Call && (await request.call.waitForLimit(seconds * 1000));
}
