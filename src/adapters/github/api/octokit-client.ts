import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { Octokit } from '@octokit/rest';
import { RETRIES } from './forge-options.ts';
import { RequestBudget } from './request-budget.ts';

const Client = Octokit.plugin(throttling, retry);

export type Client = InstanceType<typeof Client>;

/** Errors that a retry cannot fix. The throttling plugin handles 429. */
const NOT_RETRIED = [400, 401, 403, 404, 409, 410, 422, 429, 451];

const SILENT_LOG = {
  debug: () => undefined,
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
};

let clients = 0;

/**
 * Creates an Octokit client that follows GitHub's rules: a second between writes, three between those that notify
 * people, waits for rate limits, and retries after short failures. It prints nothing.
 */
export function createClient(address: {
  readonly baseUrl: string;
  readonly token: string;
  readonly retryBaseMs: number;
}): Client {
  clients += 1;
  return new Client({
    baseUrl: address.baseUrl,
    auth: address.token,
    userAgent: 'forge-headless',
    log: SILENT_LOG,
    request: { log: SILENT_LOG },
    retry: { retries: RETRIES, retryAfterBaseValue: address.retryBaseMs, doNotRetry: NOT_RETRIED },
    throttle: {
      // Queues of the whole process are shared by this name.
      id: `forge-${clients}`,
      // The handlers have already waited, with a clock that a cancelled run can interrupt.
      retryAfterBaseValue: 0,
      onRateLimit: waitForLimit,
      onSecondaryRateLimit: waitForLimit,
    },
  });
}

/** The plugin awaits the answer, which decides if it retries. */
async function waitForLimit(
  seconds: number,
  { request }: { readonly request: Readonly<Record<string, unknown>> },
): Promise<boolean> {
  return request.call instanceof RequestBudget && (await request.call.waitForLimit(seconds * 1000));
}
