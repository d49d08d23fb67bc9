import { describe, expect, test } from 'vitest';
import type { Forge, ForgeTrouble } from '../../../src/core/forge/forge.ts';
import type { Fault } from '../../support/github/faults.ts';
import { type GithubServer, startGithubServer } from '../../support/github/server.ts';
import { makeComment, makePull, sha } from '../../support/github/state.ts';
import { forgeAt, troubleOf } from '../../unit/adapters/github/asking.ts';

type Case = readonly [method: keyof Forge, operation: string, call: (forge: Forge) => Promise<unknown>];

/** Every method that only asks, and GitHub's name of what it asks. */
const READS: readonly Case[] = [
  ['permission', 'repos/get-collaborator-permission-level', (forge) => forge.permission('mia')],
  ['pullRequest', 'pulls/get', (forge) => forge.pullRequest(7)],
  ['headFacts', 'git/get-commit', (forge) => forge.headFacts(sha('fix'), 'fix')],
  ['branchHead', 'git/get-ref', (forge) => forge.branchHead('fix')],
  ['defaultBranch', 'repos/get', (forge) => forge.defaultBranch()],
  ['comments', 'issues/list-comments', (forge) => forge.comments(7)],
  ['stickyComment', 'issues/list-comments', (forge) => forge.stickyComment(7, '<!-- x -->')],
  ['openPullRequestOf', 'pulls/list', (forge) => forge.openPullRequestOf('fix', 'main')],
  ['whoAmI', 'graphql', (forge) => forge.whoAmI()],
];

/** Every method that writes, and makes the same of it a second time. */
const REPEATABLE: readonly Case[] = [
  ['react', 'reactions/create-for-issue', (forge) => forge.react({ kind: 'issue', number: 7 }, 'eyes')],
  ['updateComment', 'issues/update-comment', (forge) => forge.updateComment(11, 'New.')],
  ['updatePullRequest', 'pulls/update', (forge) => forge.updatePullRequest(7, { title: 'New' })],
  ['addLabels', 'issues/add-labels', (forge) => forge.addLabels(7, ['bug'])],
  [
    'requestReviewers',
    'pulls/request-reviewers',
    (forge) => forge.requestReviewers(8, { users: ['mia'], teams: [] }),
  ],
];

/** Every method that would make a second one. */
const ONCE: readonly Case[] = [
  ['createComment', 'issues/create-comment', (forge) => forge.createComment(7, 'Hello.')],
  [
    'createPullRequest',
    'pulls/create',
    (forge) => forge.createPullRequest({ title: 'T', body: '', head: 'work', base: 'main', draft: false }),
  ],
];

/** What no repetition mends. */
const FINAL: readonly (readonly [Fault, ForgeTrouble, number])[] = [
  [400, 'invalid', 400],
  [401, 'unauthorised', 401],
  [403, 'forbidden', 403],
  [404, 'not_found', 404],
  [409, 'conflict', 409],
  [410, 'not_found', 410],
  [422, 'invalid', 422],
  [429, 'rate_limited', 429],
  ['moved', 'not_found', 301],
  [{ status: 422, body: { message: 'Reference already exists' } }, 'conflict', 422],
  [{ status: 403, body: 'no JSON at all' }, 'forbidden', 403],
  [
    { status: 403, body: { message: 'You have triggered an abuse detection mechanism.' } },
    'rate_limited',
    403,
  ],
  [{ status: 451, body: { message: 'Repository access blocked' } }, 'forbidden', 451],
];

/** What may pass: with the status that is left at the end. */
const PASSING: readonly (readonly [Fault, number | null])[] = [
  [500, 500],
  [502, 502],
  [503, 503],
  ['drop', null],
  ['cut', null],
  ['invalid_json', null],
  ['empty', null],
  ['page', null],
];

function server(): Promise<GithubServer> {
  const pull = (number: number, author: string) =>
    makePull({ number, author, head: { ref: 'fix', sha: sha('fix'), repository: 'acme/app' } });
  return startGithubServer({
    state: {
      comments: [makeComment({ id: 11, body: 'Old.' })],
      pulls: [pull(7, 'mia'), pull(8, 'mallory')],
      branches: new Map([
        ['main', sha('main')],
        ['fix', sha('fix')],
        ['work', sha('work')],
      ]),
    },
  });
}

function asked({ api }: GithubServer, operation: string): number {
  return api.asked.filter((name) => name === operation).length;
}

describe('what no repetition mends', () => {
  const cases = [...READS, ...REPEATABLE, ...ONCE].flatMap(([method, operation, call]) =>
    FINAL.map(([fault, kind, status]) => ({ method, operation, call, fault, kind, status })),
  );
  // A branch that is not there is an answer.
  const failing = cases.filter(({ method, fault }) => method !== 'branchHead' || fault !== 404);

  test.each(failing)(
    '$method fails at once after $fault',
    async ({ operation, call, fault, kind, status }) => {
      await using github = await server();
      github.api.fail(operation, fault);
      const trouble = await troubleOf(call(await forgeAt(github.url)));
      expect(trouble).toMatchObject({ kind, status });
      expect(trouble.message).toMatch(/^cannot [^\n]+ \(acme\/app\): [^\n]+: [^\n]+$/);
      expect(asked(github, operation)).toBe(1);
    },
  );
});

describe.concurrent('what may pass', () => {
  const all = READS.flatMap(([method, operation, call]) =>
    PASSING.map(([fault, status]) => ({ method, operation, call, fault, status })),
  );
  // Octokit puts a second between GraphQL's attempts, as between writes: one fault stands for all of them.
  const cases = all.filter(({ operation, fault }) => operation !== 'graphql' || fault === 'drop');

  test.each(cases)('$method goes through after one $fault', async ({ operation, call, fault }) => {
    await using github = await server();
    github.api.fail(operation, fault, { times: 1 });
    await call(await forgeAt(github.url));
    expect(asked(github, operation)).toBe(2);
  });

  test.each(cases)('$method fails after four times $fault', async ({ operation, call, fault, status }) => {
    await using github = await server();
    github.api.fail(operation, fault);
    const trouble = await troubleOf(call(await forgeAt(github.url)));
    expect(trouble).toMatchObject({ kind: 'unavailable', status });
    expect(asked(github, operation)).toBe(4);
  });

  test.each(REPEATABLE)(
    '%s goes through after a lost answer, and is done once',
    async (_, operation, call) => {
      await using github = await server();
      github.api.fail(operation, 'drop', { times: 1, done: true });
      await call(await forgeAt(github.url));
      expect(asked(github, operation)).toBe(2);
      expect(github.api.state).toMatchObject(await afterOne(call));
    },
  );
});

/** The repository after the same call without any trouble. */
async function afterOne(call: Case[2]) {
  await using github = await server();
  await call(await forgeAt(github.url));
  const { reactions, pulls } = github.api.state;
  return { reactions, pulls };
}

test('a server that is not there is named, with the way out', async () => {
  const url = await deadUrl();
  const trouble = await troubleOf((await forgeAt(url)).pullRequest(7));
  expect(trouble).toMatchObject({ kind: 'unavailable', status: null });
  expect(trouble.message).toMatch(
    /^cannot read pull request #7 \(acme\/app\): no answer from http:\/\/127\.0\.0\.1:\d+ \(connect ECONNREFUSED [^)]+\): try again later, or check GITHUB_API_URL, HTTPS_PROXY and NODE_EXTRA_CA_CERTS$/,
  );
});

/** Where a server was. */
async function deadUrl(): Promise<string> {
  await using github = await server();
  return github.url;
}

test('an answer in another shape is no answer, and none of its values are shown', async () => {
  await using github = await server();
  github.api.fail('repos/get-collaborator-permission-level', {
    status: 200,
    body: { permission: ['admin'], role_name: 'admin' },
  });
  const trouble = await troubleOf((await forgeAt(github.url)).permission('mia'));
  expect(trouble).toMatchObject({ kind: 'unavailable', status: 200 });
  expect(trouble.message).toMatch(/does not match GitHub's API \(permission [^)]+\): check GITHUB_API_URL$/);
});

test("GraphQL's own refusals count as refusals", async () => {
  await using github = await server();
  const errors = [{ type: 'FORBIDDEN', message: 'Resource not accessible by integration' }];
  github.api.fail('graphql', { status: 200, body: { data: null, errors } });
  expect(await troubleOf((await forgeAt(github.url)).whoAmI())).toMatchObject({ kind: 'forbidden' });
});
