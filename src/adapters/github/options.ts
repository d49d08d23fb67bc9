import type { Clock } from '../../core/ports.ts';

export interface ForgeOptions {
  /** GITHUB_API_URL: where the API is; unset for github.com's own. */
  readonly apiUrl: string | undefined;
  /** GITHUB_REPOSITORY: `owner/name`. */
  readonly repository: string;
  readonly token: string;
  /** Names the proxies. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly clock: Clock;
  /** Ends every call, also one that waits. */
  readonly signal: AbortSignal;
  /** What the run still has, in ms: no call and no wait goes past that. Left out, or Infinity: no limit. */
  readonly remainingMs?: () => number;
  /** Told before each wait that GitHub's rate limits ask for. */
  readonly onWait?: (wait: LimitWait) => void;
  /** The first wait between attempts, in ms; the second is 4 times, the third 9 times as long. */
  readonly retryBaseMs?: number;
}

export interface LimitWait {
  readonly ms: number;
  /** What waits, in the words of error messages: `read pull request #7`. */
  readonly what: string;
}

/** Three more attempts after 0.25, 1 and 2.25 s: they outlast a hiccup, and not a reader's patience. */
export const RETRIES = 3;
export const RETRY_BASE_MS = 250;
