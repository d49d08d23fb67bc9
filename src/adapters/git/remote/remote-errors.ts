import type { RemoteTrouble } from '../../../core/git/remote.ts';
import type { Cause } from '../../../core/run/outcome.ts';
import { printable } from '../../../core/text/printable.ts';
import { withoutCredential } from './server-access.ts';

/** Maximum characters of git's or the server's text in a reason. */
const MAX_MESSAGE_CHARS = 300;

/** The context of a reason, besides git's output. */
export interface RemoteOperation {
  /** See `remoteName`. */
  readonly name: string;
  readonly token: string;
  /** The operation: `fetch abc123`, `push to branch x`. */
  readonly what: string;
  readonly timedOut: boolean;
}

/**
 * Classifies errors by git's output (LC_ALL=C; http.c, remote-curl.c and transport.c of git 2.32 to 2.52, and curl's
 * messages in them). The first match decides.
 */
const ERROR_PATTERNS: readonly (readonly [RemoteTrouble, RegExp])[] = [
  // The server refused the token, and git cannot prompt for another.
  ['unauthorised', /could not read (?:Username|Password)|Authentication failed|error: 401\b/],
  ['forbidden', /error: 403\b/],
  ['not_found', /error: 404\b|repository '[^']*' not found/],
  [
    'unreachable',
    /CONNECT tunnel failed|Proxy CONNECT aborted|(?:response|HTTP code) \d+ from proxy|Could not resolve proxy/i,
  ],
  ['server_error', /error: 5\d\d\b|HTTP 5\d\d\b|internal server error|temporarily unavailable/i],
  ['rate_limited', /error: 429\b|HTTP 429\b|too many requests|rate limit/i],
  ['refused', /error: 4\d\d\b|HTTP 4\d\d\b/],
  ['redirected', /error: 30[1278]\b|unable to update url base from redirection/],
  ['untrusted_certificate', /SSL certificate|certificate (?:verify|verification) failed|server certificate/i],
  [
    'unreachable',
    /Could not resolve|Failed to connect|Couldn't connect|Connection (?:refused|reset|timed out)|Empty reply|Recv failure|Send failure|hung up unexpectedly|early EOF|RPC failed|unexpected disconnect|transfer closed|Operation timed out|bytes of body are still expected|SSL_(?:connect|read|write)|gnutls_handshake/i,
  ],
];

export function classifyRemoteError(stderr: string): RemoteTrouble {
  return ERROR_PATTERNS.find(([, sign]) => sign.test(stderr))?.[0] ?? 'failed';
}

/** Returns one short, printable line of what git and the server said, without credentials. */
export function serverMessage(stderr: string, token: string): string {
  const lines = printable(withoutCredential(stderr, token))
    .text.split('\n')
    .map((line) => line.replace(/^(?:remote: )+/, '').trim())
    .filter((line) => line !== '' && !/^(?:To |hint:|error: failed to push some refs)/.test(line));
  return lines.join('; ').slice(0, MAX_MESSAGE_CHARS);
}

const REMEDIES: Readonly<Record<Exclude<RemoteTrouble, 'timed_out'>, string>> = {
  unauthorised: 'the token was rejected (401): pass a github-token that is valid for this repository',
  forbidden:
    'the token lacks permission (403): give the job `contents: read` to fetch or `contents: write` to push',
  not_found:
    'the repository does not exist or is not visible to this token (404): give the job the `contents` permission',
  redirected:
    'the server redirected the request, and redirects are not followed: check whether the repository was renamed or moved',
  untrusted_certificate:
    "its certificate is not trusted: set NODE_EXTRA_CA_CERTS or GIT_SSL_CAINFO to your authority's certificate file",
  server_error: 'the server reported an internal failure (5xx): check its status page and run again later',
  rate_limited: 'the server is rate limiting requests (429): run again later',
  refused: 'the server refused the request: check its message',
  unreachable: 'the server cannot be reached: check the network and HTTPS_PROXY, then run again',
  failed: "run again; git's message follows",
};

/** Returns one line: the failed operation, what to do, and git's output. */
export function remoteReason(trouble: RemoteTrouble, spoken: RemoteOperation, stderr: string): string {
  const { name, what, token } = spoken;
  if (trouble === 'timed_out') {
    return `could not ${what} at ${name} in the time that was left: run again or allow more time`;
  }
  const words = serverMessage(stderr, token);
  return `could not ${what} at ${name}: ${REMEDIES[trouble]}${words === '' ? '' : ` (${words})`}`;
}

/** Returns the cause of a failure before the run has started. */
export function causeBefore(spoken: RemoteOperation, stderr: string): Cause {
  if (spoken.timedOut) return { kind: 'timeout', reason: remoteReason('timed_out', spoken, stderr) };
  const trouble = classifyRemoteError(stderr);
  const code = trouble === 'redirected' ? { code: 'NET-03' as const } : {};
  return { kind: 'git_before', reason: remoteReason(trouble, spoken, stderr), ...code };
}
