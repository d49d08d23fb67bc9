import { execFile } from 'node:child_process';
import { inspect, promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { openForge } from '../../../../src/adapters/github/open-forge.ts';
import { startGithubServer } from '../../../support/github/server.ts';
import { TOKEN } from '../../../support/github/state.ts';
import { forgeAt, impatientClock, troubleOf } from './asking.ts';

const OPEN = new URL('../../../../src/adapters/github/open-forge.ts', import.meta.url).href;

/** Opens the forge in a process of its own, asks, and prints on fd 3 what was loaded before and after. */
const SCRIPT = `
import { writeSync } from 'node:fs';
import { registerHooks } from 'node:module';
const seen = new Set();
registerHooks({ resolve(specifier, context, next) {
  if (/^@octokit|^zod|^bottleneck/.test(specifier)) seen.add(specifier);
  return next(specifier, context);
} });
const { openForge } = await import(process.argv[1]);
const early = [...seen];
const clock = { now: () => Date.now(), monotonic: () => performance.now(), sleep: async () => {} };
const forge = await openForge({ apiUrl: process.argv[2], repository: 'acme/app', token: process.argv[3], env: {},
  clock, signal: new AbortController().signal, retryBaseMs: 1 });
const kinds = [];
for (const number of [7, 404]) await forge.pullRequest(number).catch(({ kind }) => kinds.push(kind));
await forge.permission('mia').catch(({ kind }) => kinds.push(kind));
console.error(JSON.stringify({ early, late: seen.has('@octokit/rest'), kinds }));
`;

test('nothing of Octokit is loaded before the forge is opened, and nothing of it is ever printed', async () => {
  await using github = await startGithubServer();
  const deprecated = { deprecation: '@1767225600', sunset: 'Thu, 31 Dec 2026 23:59:59 GMT' };
  github.api.fail('pulls/get', { status: 404, body: { message: 'Not Found' }, headers: deprecated });
  github.api.fail('repos/get-collaborator-permission-level', { secondaryLimit: 1 });
  const args = ['--input-type=module', '-e', SCRIPT, OPEN, github.url, TOKEN];
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, {
    env: { PATH: process.env.PATH },
  });
  expect(stdout).toBe('');
  expect(JSON.parse(stderr)).toEqual({
    early: [],
    late: true,
    kinds: ['not_found', 'not_found', 'rate_limited'],
  });
});

describe('the token', () => {
  test.each([400, 401, 403, 404, 422, 500] as const)(
    'is nowhere in the error of a %i whose body quotes it',
    async (status) => {
      await using github = await startGithubServer();
      const quoted = `Bad token ${TOKEN} (${Buffer.from(TOKEN).toString('base64')})`;
      github.api.fail('pulls/get', { status, body: { message: quoted, errors: [quoted] } });
      const trouble = await troubleOf((await forgeAt(github.url)).pullRequest(7));
      const shown = inspect(trouble, { depth: 9, showHidden: true });
      expect(shown).not.toContain(TOKEN);
      expect(shown).not.toContain(Buffer.from(TOKEN).toString('base64'));
      expect(trouble.message).toContain('Bad token [key]');
      expect(trouble.cause).toBeUndefined();
    },
  );

  test('goes to no other address than the API, whatever redirects', async () => {
    await using elsewhere = await startGithubServer();
    await using github = await startGithubServer();
    github.api.fail('repos/get', {
      status: 307,
      body: {},
      headers: { location: `${elsewhere.url}/repos/acme/app` },
    });
    const told: unknown[] = [];
    const onRedirect = (redirect: unknown) => told.push(redirect);
    expect(await troubleOf((await forgeAt(github.url, { onRedirect })).defaultBranch())).toMatchObject({
      kind: 'not_found',
      status: 307,
    });
    expect(elsewhere.api.requests).toEqual([]);
    expect(told).toEqual([{ what: expect.any(String), to: elsewhere.url }]);
  });

  test('a redirect to another path of the API is not followed either, and is no other server', async () => {
    await using github = await startGithubServer();
    const headers = { location: `${github.url}/repositories/1` };
    github.api.fail('repos/get', { status: 301, body: {}, headers });
    const told: unknown[] = [];
    const onRedirect = (redirect: unknown) => told.push(redirect);
    await troubleOf((await forgeAt(github.url, { onRedirect })).defaultBranch());
    expect(told).toEqual([]);
  });
});

describe('what cannot be', () => {
  const usual = {
    apiUrl: 'https://ghe.example.com/api/v3',
    repository: 'acme/app',
    token: TOKEN,
    env: {},
    clock: impatientClock(),
    signal: new AbortController().signal,
  };

  test.each([
    [{ apiUrl: 'ftp://x' }, 'GITHUB_API_URL is not an http or https URL: write it as https://host/api/v3'],
    [{ apiUrl: 'https://u:p@x' }, 'GITHUB_API_URL contains a user name or password'],
    [{ apiUrl: 'https://x/api?a=1' }, 'GITHUB_API_URL may have no query or fragment'],
    [{ repository: 'acme' }, 'GITHUB_REPOSITORY is "acme": write it as owner/name'],
    [{ repository: 'a/b/c' }, 'GITHUB_REPOSITORY is "a/b/c": write it as owner/name'],
    [{ token: ' ' }, 'there is no GitHub token: set the input github-token'],
    [{ token: 'ghs_a b' }, 'the GitHub token contains a space or a character that tokens never have'],
    [{ token: 'ghs_a\nb' }, 'the GitHub token contains a space or a character that tokens never have'],
    [{ env: { HTTPS_PROXY: 'nonsense' } }, 'HTTPS_PROXY is not the address of a proxy'],
  ])('is refused before anything is asked: %o', async (given, words) => {
    await expect(openForge({ ...usual, ...given })).rejects.toMatchObject({
      name: 'StopRun',
      message: expect.stringContaining(words),
      why: { kind: 'config' },
    });
  });
});
