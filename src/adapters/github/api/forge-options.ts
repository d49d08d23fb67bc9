import type { Clock } from '../../../core/ports.ts';

export interface ForgeOptions {
  /** GITHUB_API_URL: the API's base URL. Default: github.com's. */
  readonly apiUrl: string | undefined;
  /** GITHUB_REPOSITORY: `owner/name`. */
  readonly repository: string;
  readonly token: string;
  /** The environment with the proxy variables. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** Ends every request, even one that waits. */
  readonly signal: AbortSignal;
  /** The time left for the run, in ms, which limits requests and waits. Absent or Infinity means no limit. */
  readonly remainingMs?: () => number;
  /** Called before each wait for GitHub's rate limits. */
  readonly onWait?: (wait: LimitWait) => void;
  /** Called for each redirect to another server, which is not followed. `to` is its origin. */
  readonly onRedirect?: (redirect: RefusedRedirect) => void;
  /** The first delay between attempts in ms. The second is 4 times, the third 9 times as long. */
  readonly retryBaseMs?: number;
}

export interface LimitWait {
  readonly ms: number;
  /** The waiting request, in the words of error messages: `read pull request #7`. */
  readonly what: string;
}

export interface RefusedRedirect {
  /** The request, in the words of error messages: `read pull request #7`. */
  readonly what: string;
  readonly to: string;
}

/** Three more attempts after 0.25, 1 and 2.25 s. They bridge a short failure without a long delay. */
export const RETRIES = 3;
export const RETRY_BASE_MS = 250;
