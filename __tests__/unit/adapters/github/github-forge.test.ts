import { describe, expect, test } from 'vitest';
import { startGithubServer } from '../../../support/github/server.ts';
import { ACTIONS_BOT, makeComment, makePull, sha } from '../../../support/github/state.ts';
import { forgeAt, troubleOf } from './asking.ts';

describe('what it reads', () => {
  test('a permission, with the role behind it', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    expect(await forge.permission('mia')).toEqual({ permission: 'write', roleName: 'maintain' });
    expect(await forge.permission('mallory')).toEqual({ permission: 'none', roleName: 'none' });
    expect(await troubleOf(forge.permission('ghost-of-nobody'))).toMatchObject({
      kind: 'not_found',
      status: 404,
    });
    expect(await troubleOf(forge.permission(''))).toMatchObject({ kind: 'invalid', status: null });
  });

  test('nothing that would make another question of it', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    for (const login of ['.', '..']) {
      expect(await troubleOf(forge.permission(login))).toMatchObject({ kind: 'invalid', status: null });
    }
    expect(github.api.requests).toEqual([]);
  });

  test('the permission of an account whose name has brackets', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    expect(await forge.permission(ACTIONS_BOT.login)).toEqual({ permission: 'none', roleName: 'none' });
  });

  test('a pull request', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    expect(await forge.pullRequest(7)).toEqual({
      number: 7,
      url: 'https://github.com/acme/app/pull/7',
      title: 'Mend it',
      body: '',
      author: { id: 100, login: 'mia' },
      labels: [],
      state: 'open',
      merged: false,
      locked: false,
      draft: false,
      head: { ref: 'fix', sha: sha('fix'), repository: 'acme/app' },
      base: { ref: 'main', sha: sha('main'), repository: 'acme/app' },
    });
  });

  test('a merged, locked draft with labels, whose author and fork are gone', async () => {
    const head = { ref: 'patch-1', sha: sha('patch'), repository: null };
    const odd = { merged: true, state: 'closed', locked: true, draft: true, labels: ['bug', 'ci'] } as const;
    const pull = makePull({ number: 9, head, ...odd, labels: [...odd.labels], author: 'deleted' });
    await using github = await startGithubServer({ state: { pulls: [pull] } });
    // GitHub shows its "ghost" for a deleted author in pages only: the description has no null here.
    github.api.state.users.push({ id: 10_137, login: 'deleted' });
    const forge = await forgeAt(github.url);
    expect(await forge.pullRequest(9)).toMatchObject({ ...odd, head, author: { id: 10_137 } });
    expect(await troubleOf(forge.pullRequest(3))).toMatchObject({ kind: 'not_found' });
  });

  test('the age of a head: as the commit says it, and when it was pushed last', async () => {
    const pushes = [
      { branch: 'other', after: sha('fix'), at: '2026-11-09T00:00:00Z' },
      { branch: 'fix', after: sha('later'), at: '2026-11-02T09:40:00Z' },
      { branch: 'fix', after: sha('fix'), at: '2026-11-02T09:30:00Z', type: 'force_push' as const },
      { branch: 'fix', after: sha('else'), at: '2026-11-02T09:20:00Z' },
      { branch: 'fix', after: sha('fix'), at: '2026-11-02T09:10:00Z' },
    ];
    await using github = await startGithubServer({ state: { pushes } });
    github.api.gather(2);
    const forge = await forgeAt(github.url);
    expect(await forge.headFacts(sha('fix'), 'fix')).toEqual({
      committedAt: Date.parse('2026-11-02T09:00:00Z'),
      pushedAt: Date.parse('2026-11-02T09:30:00Z'),
      message: 'mend it',
    });
    expect(github.api.requests).toHaveLength(2);
  });

  test.each([403, 404, 422] as const)('a head on a server that answers %i about pushes', async (status) => {
    await using github = await startGithubServer();
    github.api.fail('repos/list-activities', status);
    const forge = await forgeAt(github.url);
    expect(await forge.headFacts(sha('fix'), 'fix')).toEqual({
      committedAt: Date.parse('2026-11-02T09:00:00Z'),
      pushedAt: null,
      message: 'mend it',
    });
  });

  test('no age where the list of pushes cannot be had for now: that is not "no push"', async () => {
    await using github = await startGithubServer();
    github.api.fail('repos/list-activities', 502);
    const forge = await forgeAt(github.url);
    expect(await troubleOf(forge.headFacts(sha('fix'), 'fix'))).toMatchObject({ kind: 'unavailable' });
  });

  test('the head of a branch, also of one with slashes, and of none', async () => {
    await using github = await startGithubServer();
    github.api.state.branches.set('forge/ci/fix-#1', sha('deep'));
    const forge = await forgeAt(github.url);
    expect(await forge.branchHead('main')).toBe(sha('main'));
    expect(await forge.branchHead('forge/ci/fix-#1')).toBe(sha('deep'));
    expect(await forge.branchHead('gone')).toBeNull();
  });

  test('the default branch', async () => {
    await using github = await startGithubServer({ state: { defaultBranch: 'trunk' } });
    const forge = await forgeAt(github.url);
    expect(await forge.defaultBranch()).toBe('trunk');
  });

  test('whom the token writes as: asked once, with the one question that every token may ask', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    const bot = { id: ACTIONS_BOT.id, login: ACTIONS_BOT.login };
    expect(await forge.whoAmI()).toEqual(bot);
    expect(await forge.whoAmI()).toEqual(bot);
    expect(github.api.requests).toEqual(['POST /graphql']);
    expect(github.api.writes).toEqual([]);
  });

  test('an Enterprise Server, below /api/v3', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(`${github.url}/api/v3/`);
    expect(await forge.permission('mia')).toMatchObject({ permission: 'write' });
    expect(await forge.whoAmI()).toMatchObject({ id: ACTIONS_BOT.id });
  });
});

describe('what it writes', () => {
  test('a reaction to an issue, a comment and a comment on a line', async () => {
    await using github = await startGithubServer({ state: { reviewComments: [22] } });
    github.api.state.comments.push(makeComment({ id: 11, body: '/forge fix' }));
    const forge = await forgeAt(github.url);
    await forge.react({ kind: 'issue_comment', id: 11 }, 'eyes');
    expect(github.api.writes).toEqual([
      {
        operation: 'reactions/create-for-issue-comment',
        method: 'POST',
        path: '/repos/acme/app/issues/comments/11/reactions',
        body: { content: 'eyes' },
        status: 201,
      },
    ]);
    const others = await forgeAt(github.url);
    await others.react({ kind: 'review_comment', id: 22 }, 'rocket');
    const third = await forgeAt(github.url);
    await third.react({ kind: 'issue', number: 3 }, 'confused');
    expect(github.api.state.reactions).toEqual([
      { on: 'comment 11', content: 'eyes', by: ACTIONS_BOT.login },
      { on: 'review comment 22', content: 'rocket', by: ACTIONS_BOT.login },
      { on: '#3', content: 'confused', by: ACTIONS_BOT.login },
    ]);
  });

  test('learns from a reaction whom it writes as', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    await forge.react({ kind: 'issue', number: 7 }, '+1');
    expect(await forge.whoAmI()).toEqual({ id: ACTIONS_BOT.id, login: ACTIONS_BOT.login });
    expect(github.api.requests).toHaveLength(1);
  });

  test('no reaction to a comment that is gone', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    const trouble = await troubleOf(forge.react({ kind: 'issue_comment', id: 404 }, 'eyes'));
    expect(trouble).toMatchObject({ kind: 'not_found', status: 404 });
  });

  test('a pull request, and its labels and reviewers', async () => {
    await using github = await startGithubServer();
    github.api.state.branches.set('forge/daily', sha('work'));
    const forge = await forgeAt(github.url);
    const request = {
      title: 'Daily',
      body: 'What was done.',
      head: 'forge/daily',
      base: 'main',
      draft: true,
    };
    expect(await forge.openPullRequestOf('forge/daily', 'main')).toBeNull();
    const made = await forge.createPullRequest(request);
    expect(made).toMatchObject({
      number: 8,
      title: 'Daily',
      body: 'What was done.',
      draft: true,
      state: 'open',
    });
    expect(made.head).toEqual({ ref: 'forge/daily', sha: sha('work'), repository: 'acme/app' });
    await forge.addLabels(8, ['forge', 'chore']);
    expect(github.api.state.pulls[1]?.labels).toEqual(['forge', 'chore']);
    expect(await forge.openPullRequestOf('forge/daily', 'main')).toMatchObject({
      number: 8,
      labels: ['forge', 'chore'],
    });
    expect(await forge.openPullRequestOf('forge/daily', 'release')).toBeNull();
  });

  test('no second pull request of a branch', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    const again = { title: 'Again', body: '', head: 'fix', base: 'main', draft: false };
    const trouble = await troubleOf(forge.createPullRequest(again));
    expect(trouble).toMatchObject({ kind: 'conflict', status: 422 });
    expect(trouble.message).toContain('A pull request already exists for acme:fix.');
    expect(github.api.state.pulls).toHaveLength(1);
  });

  test('no pull request where the setting forbids it: the message names the setting', async () => {
    await using github = await startGithubServer({ state: { actionsMayOpenPullRequests: false } });
    const forge = await forgeAt(github.url);
    const trouble = await troubleOf(
      forge.createPullRequest({ title: 'T', body: '', head: 'fix', base: 'main', draft: false }),
    );
    expect(trouble).toMatchObject({ kind: 'forbidden', status: 403 });
    expect(trouble.message).toBe(
      'cannot open a pull request of branch "fix" into "main" (acme/app): GitHub answered 403 (GitHub Actions is not permitted to create or approve pull requests.): allow it in Settings > Actions > General > Workflow permissions',
    );
  });

  test.each([
    [{ head: 'nowhere', base: 'main' }, 'head invalid'],
    [{ head: 'main', base: 'main' }, 'No commits between main and main'],
  ])('no pull request of %o', async (between, words) => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    const trouble = await troubleOf(
      forge.createPullRequest({ title: 'T', body: '', draft: false, ...between }),
    );
    expect(trouble).toMatchObject({ kind: 'invalid', status: 422 });
    expect(trouble.message).toContain(words);
  });

  test('not the pull request of a fork whose branch bears the same name', async () => {
    const fork = { ref: 'forge/x', sha: sha('fork'), repository: 'acme/app-fork' };
    await using github = await startGithubServer({ state: { pulls: [makePull({ number: 5, head: fork })] } });
    const forge = await forgeAt(github.url);
    expect(await forge.openPullRequestOf('forge/x', 'main')).toBeNull();
  });

  test('new words for a pull request; what is left out stays', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    expect(await forge.updatePullRequest(7, { body: 'New.' })).toMatchObject({
      title: 'Mend it',
      body: 'New.',
    });
    expect(github.api.writes.map(({ body }) => body)).toEqual([{ body: 'New.' }]);
  });

  test('reviewers; one who may not review is named', async () => {
    await using github = await startGithubServer();
    github.api.state.pulls.push(
      makePull({
        number: 8,
        author: ACTIONS_BOT.login,
        head: { ref: 'x', sha: sha('x'), repository: 'acme/app' },
      }),
    );
    const forge = await forgeAt(github.url);
    await forge.requestReviewers(8, { users: ['mia'], teams: ['core'] });
    expect(github.api.state.pulls[1]?.reviewers).toEqual({ users: ['mia'], teams: ['core'] });
    const other = await forgeAt(github.url);
    const trouble = await troubleOf(other.requestReviewers(8, { users: ['mallory'], teams: [] }));
    expect(trouble).toMatchObject({ kind: 'invalid', status: 422 });
    expect(trouble.message).toContain('"mallory"');
  });

  test('asks nothing where there is nothing to add', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    await forge.addLabels(7, []);
    await forge.requestReviewers(7, { users: [], teams: [] });
    expect(github.api.requests).toEqual([]);
  });
});
