import { describe, expect, test } from 'vitest';
import { type GithubServer, startGithubServer } from '../../../support/github/server.ts';
import { TOKEN } from '../../../support/github/state.ts';

async function ask({ url }: GithubServer, method: string, path: string, body?: unknown) {
  const response = await fetch(url + path, {
    method,
    headers: { authorization: `token ${TOKEN}`, 'user-agent': 'test' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: await response.json() };
}

/** What the stand-in complains of; it is no trouble of the test's own. */
function complaintsOf({ api }: GithubServer): readonly string[] {
  return api.complaints.splice(0);
}

describe('the stand-in complains of', () => {
  test.each([
    [
      'a path that GitHub does not have',
      'GET',
      '/repos/acme/app/pulls/7/nonsense',
      undefined,
      'describes no such',
    ],
    ['a number that is none', 'GET', '/repos/acme/app/pulls/seven', undefined, 'must be integer'],
    [
      'an unknown parameter',
      'GET',
      '/repos/acme/app/pulls?stat=open',
      undefined,
      'query has an unknown stat',
    ],
    [
      'a value that is not on the list',
      'GET',
      '/repos/acme/app/pulls?state=opened',
      undefined,
      'allowed values',
    ],
    ['a field that is missing', 'POST', '/repos/acme/app/pulls', { title: 'T', head: 'fix' }, "'base'"],
    ['a field of the wrong type', 'PATCH', '/repos/acme/app/pulls/7', { title: 7 }, 'must be string'],
    ['an unknown field', 'PATCH', '/repos/acme/app/pulls/7', { titel: 'T' }, 'the body has an unknown titel'],
    [
      'a reaction that there is not',
      'POST',
      '/repos/acme/app/issues/7/reactions',
      { content: 'wow' },
      'allowed values',
    ],
    [
      'what it cannot do',
      'DELETE',
      '/repos/acme/app/issues/comments/1',
      undefined,
      'cannot do issues/delete-comment',
    ],
    ['GraphQL that the schema does not have', 'POST', '/graphql', { query: '{ viewer { age } }' }, '"age"'],
  ])('%s', async (_, method, path, body, words) => {
    await using github = await startGithubServer();
    expect((await ask(github, method, path, body)).status).toBe(400);
    const complaints = complaintsOf(github);
    expect(complaints).toHaveLength(1);
    expect(complaints[0]).toContain(words);
  });

  test('an answer of its own that is not as described', async () => {
    await using github = await startGithubServer();
    github.api.state.pushes.push({ branch: 'fix', after: 'x', at: 'yesterday' });
    await ask(github, 'GET', '/repos/acme/app/activity?ref=refs/heads/fix');
    expect(complaintsOf(github)[0]).toContain('timestamp must match format "date-time"');
  });
});

test('closing it fails a test whose requests were wrong', async () => {
  const github = await startGithubServer();
  await ask(github, 'GET', '/nonsense');
  await expect(github[Symbol.asyncDispose]()).rejects.toThrow(
    'GET /nonsense: GitHub describes no such request',
  );
});

test('a wrong token counts for nothing', async () => {
  await using github = await startGithubServer({ state: { token: 'other' } });
  expect(await ask(github, 'GET', '/repos/acme/app')).toMatchObject({ status: 401 });
});

test('answers that a case gives go before its own, in whatever shape', async () => {
  const body = { permission: 'write', role_name: 'maintain' };
  const overrides = { 'GET /repos/acme/app/collaborators/mia/permission': { status: 200, body } };
  await using github = await startGithubServer({ overrides });
  expect(await ask(github, 'GET', '/repos/acme/app/collaborators/mia/permission')).toEqual({
    status: 200,
    body,
  });
});

test('it keeps what was written, and what kind of write it was', async () => {
  await using github = await startGithubServer();
  await ask(github, 'POST', '/repos/acme/app/issues/7/reactions', { content: 'eyes' });
  await ask(github, 'POST', '/graphql', { query: '{ viewer { login } }' });
  await ask(github, 'GET', '/repos/acme/app');
  expect(github.api.writes.map(({ operation }) => operation)).toEqual(['reactions/create-for-issue']);
});
