import type { Cause } from '../../core/outcome.ts';
import { printable } from '../../core/printable.ts';
import type { RemoteTrouble } from '../../core/remote.ts';
import { withoutCredential } from './access.ts';

/** The longest text of git's or the server's own that a reason repeats. */
const LONGEST_SAID = 300;

/** What the user is told of, beside git's own words. */
export interface Spoken {
  /** See `remoteName`. */
  readonly name: string;
  readonly token: string;
  /** What was to be done: `fetch abc123`, `push to branch x`. */
  readonly what: string;
  readonly timedOut: boolean;
}

/**
 * What went wrong, by git's own words (LC_ALL=C; http.c, remote-curl.c and transport.c of git 2.32 to 2.52, and
 * curl's messages in them). The first that fits decides.
 */
const SIGNS: readonly (readonly [RemoteTrouble, RegExp])[] = [
  // The token was refused, and nobody is there to ask for another.
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

export function troubleIn(stderr: string): RemoteTrouble {
  return SIGNS.find(([, sign]) => sign.test(stderr))?.[0] ?? 'failed';
}

/** One line of what git and the server said, without a credential, legible and short. */
export function said(stderr: string, token: string): string {
  const lines = printable(withoutCredential(stderr, token))
    .text.split('\n')
    .map((line) => line.replace(/^(?:remote: )+/, '').trim())
    .filter((line) => line !== '' && !/^(?:To |hint:|error: failed to push some refs)/.test(line));
  return lines.join('; ').slice(0, LONGEST_SAID);
}

const REMEDIES: Readonly<Record<Exclude<RemoteTrouble, 'timed_out'>, string>> = {
  unauthorised: 'the token is not taken (401): pass a github-token that is still valid for this repository',
  forbidden:
    'the token may not do that (403): give the job the permission `contents`, read to fetch and write to push',
  not_found:
    'there is no such repository, or not for this token (404): give the job the permission `contents`',
  redirected: 'the server sends us elsewhere, which is not followed: was the repository renamed or moved?',
  untrusted_certificate:
    "its certificate is not trusted: set NODE_EXTRA_CA_CERTS or GIT_SSL_CAINFO to your authority's file",
  server_error:
    'the server was reached and answered that it failed: nothing is wrong with the network; look at its status page and run again later',
  rate_limited: 'the server was reached and takes no more requests for now (429): run again later',
  refused: 'the server was reached and refused the request: see what it says, and run again',
  unreachable: 'it cannot be reached: check the network and HTTPS_PROXY, and run again',
  failed: "run again; these are git's own words",
};

/** One line: what could not be done, what git says, what to do. */
export function remoteReason(trouble: RemoteTrouble, spoken: Spoken, stderr: string): string {
  const { name, what, token } = spoken;
  if (trouble === 'timed_out') {
    return `${name} did not ${what} within the time that was left: run again, or allow more time`;
  }
  const words = said(stderr, token);
  return `could not ${what} at ${name}: ${REMEDIES[trouble]}${words === '' ? '' : ` (${words})`}`;
}

/** For what happens before the run has started. */
export function causeBefore(spoken: Spoken, stderr: string): Cause {
  if (spoken.timedOut) return { kind: 'timeout', reason: remoteReason('timed_out', spoken, stderr) };
  return { kind: 'git_before', reason: remoteReason(troubleIn(stderr), spoken, stderr) };
}
