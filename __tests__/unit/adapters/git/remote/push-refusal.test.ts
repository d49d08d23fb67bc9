import { expect, it } from 'vitest';
import { classifyPushFailure } from '../../../../../src/adapters/git/remote/push-refusal.ts';

const SPOKEN = {
  name: 'github.com/acme/app',
  token: 'ghs_0123456789',
  what: 'push to branch b',
  timedOut: false,
};

const line = (why: string): string => `To https://github.com/acme/app\n!\tabc:refs/heads/b\t${why}\nDone\n`;

/** What git prints for what GitHub and others answer. */
const CASES: readonly (readonly [string, string, string])[] = [
  [
    'protected_branch',
    line('[remote rejected] (protected branch hook declined)'),
    'remote: error: GH006: Protected branch update failed for refs/heads/b.',
  ],
  [
    'protected_branch',
    line('[remote rejected] (push declined due to repository rule violations)'),
    'remote: error: GH013: Repository rule violations found for refs/heads/b.',
  ],
  [
    'workflow_files',
    line(
      '[remote rejected] (refusing to allow a GitHub App to create or update workflow `.github/workflows/x.yml` without `workflows` permission)',
    ),
    '',
  ],
  [
    'workflow_files',
    line(
      '[remote rejected] (refusing to allow a Personal Access Token to create or update workflow `.github/workflows/x.yml` without `workflow` scope)',
    ),
    '',
  ],
  [
    'head_moved',
    line('[rejected] (fetch first)'),
    "error: failed to push some refs to 'https://github.com/acme/app'",
  ],
  ['head_moved', line('[rejected] (non-fast-forward)'), ''],
  [
    'head_moved',
    line("[remote rejected] (cannot lock ref 'refs/heads/b': is at 1111 but expected 2222)"),
    '',
  ],
  [
    'rejected',
    line(
      "[remote rejected] (cannot lock ref 'refs/heads/b/c': 'refs/heads/b' exists; cannot create 'refs/heads/b/c')",
    ),
    '',
  ],
  [
    'rejected',
    line('[remote rejected] (pre-receive hook declined)'),
    'remote: error: GH001: Large files detected.',
  ],
  [
    'forbidden',
    '',
    "remote: Permission to acme/app.git denied to github-actions[bot].\nfatal: unable to access 'https://github.com/acme/app.git/': The requested URL returned error: 403",
  ],
  ['unauthorised', '', "fatal: could not read Username for 'https://github.com': terminal prompts disabled"],
  [
    'not_found',
    '',
    "remote: Repository not found.\nfatal: repository 'https://github.com/acme/app.git/' not found",
  ],
  [
    'untrusted_certificate',
    '',
    "fatal: unable to access 'https://github.com/acme/app.git/': SSL certificate problem: self-signed certificate in certificate chain",
  ],
  [
    'untrusted_certificate',
    '',
    "fatal: unable to access 'https://github.com/acme/app.git/': server certificate verification failed. CAfile: none CRLfile: none",
  ],
  [
    'unreachable',
    '',
    "fatal: unable to access 'https://github.com/acme/app.git/': Could not resolve host: github.com",
  ],
  [
    'unreachable',
    '',
    'error: RPC failed; curl 56 Recv failure: Connection reset by peer\nfatal: the remote end hung up unexpectedly',
  ],
  [
    'unreachable',
    '',
    "fatal: unable to access 'https://github.com/acme/app.git/': CONNECT tunnel failed, response 502",
  ],
  [
    'unreachable',
    '',
    "fatal: unable to access 'https://github.com/acme/app.git/': Received HTTP code 407 from proxy after CONNECT",
  ],
  [
    'server_error',
    '',
    'error: RPC failed; HTTP 500 curl 22 The requested URL returned error: 500\nsend-pack: unexpected disconnect while reading sideband packet\nfatal: the remote end hung up unexpectedly',
  ],
  ['server_error', line('[remote rejected] (Internal Server Error)'), 'remote: Internal Server Error'],
  [
    'rate_limited',
    '',
    "fatal: unable to access 'https://github.com/acme/app.git/': The requested URL returned error: 429",
  ],
  [
    'refused',
    '',
    'error: RPC failed; HTTP 413 curl 22 The requested URL returned error: 413\nfatal: the remote end hung up unexpectedly',
  ],
  [
    'unreachable',
    line('[remote failure] (remote failed to report status)'),
    'fatal: the remote end hung up unexpectedly',
  ],
  ['failed', '', 'fatal: something new'],
];

it.each(CASES)('%s: %j %j', (why, stdout, stderr) => {
  const verdict = classifyPushFailure({ stdout, stderr }, SPOKEN);
  expect(verdict.why).toBe(why);
  expect(verdict.reason).toMatch(/^could not push to branch b at github\.com\/acme\/app: /);
  expect(verdict.reason).not.toMatch(/[\n\t]/);
  expect(verdict.reason.length).toBeLessThan(600);
});

it('the words of a server without end are cut', () => {
  const { reason } = classifyPushFailure(
    { stdout: line('[remote rejected] (hook declined)'), stderr: `remote: ${'x'.repeat(100_000)}` },
    SPOKEN,
  );
  expect(reason.length).toBeLessThan(600);
});
