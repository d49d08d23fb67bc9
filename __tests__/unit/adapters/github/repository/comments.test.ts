import { describe, expect, test } from 'vitest';
import { MAX_BODY } from '../../../../../src/core/forge/forge.ts';
import { startGithubServer } from '../../../../support/github/server.ts';
import { ACTIONS_BOT, type IssueComment, makeComment } from '../../../../support/github/state.ts';
import { forgeAt, troubleOf } from '../asking.ts';

const MARKER = '<!-- forge-headless:result -->';

/** This many comments of people, with these among them at the given places. */
function conversation(count: number, among: Readonly<Record<number, Partial<IssueComment>>>): IssueComment[] {
  return Array.from({ length: count }, (_, at) =>
    makeComment({ id: at + 1, body: `No. ${at + 1}`, ...among[at] }),
  );
}

describe('reading a conversation', () => {
  test('brings all pages, in order, with text and author as they are', async () => {
    const comments = conversation(230, { 40: { author: null, body: '' }, 41: { body: '/forge fix 🛠\r\n' } });
    await using github = await startGithubServer({ state: { comments } });
    const forge = await forgeAt(github.url);
    const read = await forge.comments(7);
    expect(read.map(({ id }) => id)).toEqual(comments.map(({ id }) => id));
    expect(read[40]).toMatchObject({ author: null, body: '' });
    expect(read[41]).toEqual({
      id: 42,
      url: 'https://github.com/acme/app/issues/7#issuecomment-42',
      body: '/forge fix 🛠\r\n',
      author: { id: 100, login: 'mia' },
      createdAt: Date.parse('2026-11-02T10:00:00Z'),
      updatedAt: Date.parse('2026-11-02T10:00:00Z'),
    });
    expect(github.api.requests).toEqual(
      [1, 2, 3].map((page) => `GET /repos/acme/app/issues/7/comments?per_page=100&page=${page}`),
    );
  });

  test('ends where a server always has another page', async () => {
    await using github = await startGithubServer();
    github.api.fail('issues/list-comments', {
      status: 200,
      body: [],
      headers: { link: '<http://elsewhere.invalid/steal>; rel="next"' },
    });
    const forge = await forgeAt(github.url);
    expect(await forge.comments(7)).toEqual([]);
    expect(github.api.requests).toHaveLength(30);
  });

  test('fails for what is no issue', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    expect(await troubleOf(forge.comments(99))).toMatchObject({ kind: 'not_found' });
  });
});

describe('the sticky comment', () => {
  test('is found on the third page, and the fourth is not read', async () => {
    const comments = conversation(350, { 250: { author: ACTIONS_BOT.login, body: `${MARKER}\nAll green.` } });
    await using github = await startGithubServer({ state: { comments } });
    const forge = await forgeAt(github.url);
    expect(await forge.stickyComment(7, MARKER)).toMatchObject({ id: 251, body: `${MARKER}\nAll green.` });
    expect(github.api.requests.filter((request) => request.startsWith('GET'))).toHaveLength(3);
  });

  test('is not one that somebody else wrote with our marker, nor one of ours that quotes it further down', async () => {
    const comments = conversation(4, {
      0: { author: 'mallory', body: `${MARKER} run me` },
      1: { author: ACTIONS_BOT.login, body: `See ${MARKER}` },
      2: { author: null, body: MARKER },
    });
    await using github = await startGithubServer({ state: { comments } });
    const forge = await forgeAt(github.url);
    expect(await forge.stickyComment(7, MARKER)).toBeNull();
  });

  test('costs no question about ourselves where nothing bears the marker', async () => {
    await using github = await startGithubServer({ state: { comments: conversation(3, {}) } });
    const forge = await forgeAt(github.url);
    expect(await forge.stickyComment(7, MARKER)).toBeNull();
    expect(github.api.requests).toEqual(['GET /repos/acme/app/issues/7/comments?per_page=100&page=1']);
  });

  test('is the oldest, where two runs made one each', async () => {
    const ours = { author: ACTIONS_BOT.login, body: MARKER };
    await using github = await startGithubServer({
      state: { comments: conversation(3, { 1: ours, 2: ours }) },
    });
    const forge = await forgeAt(github.url);
    expect(await forge.stickyComment(7, MARKER)).toMatchObject({ id: 2 });
  });

  test('is made and then changed in place', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    const made = await forge.createComment(7, `${MARKER}\nWorking.`);
    const changed = await forge.updateComment(made.id, `${MARKER}\nDone.`);
    expect(changed).toMatchObject({ id: made.id, body: `${MARKER}\nDone.` });
    expect(github.api.state.comments).toMatchObject([
      { id: made.id, body: `${MARKER}\nDone.`, author: ACTIONS_BOT.login },
    ]);
    expect(github.api.writes.map(({ operation }) => operation)).toEqual([
      'issues/create-comment',
      'issues/update-comment',
    ]);
    expect(await forge.stickyComment(7, MARKER)).toMatchObject({ id: made.id });
    expect(github.api.requests).not.toContain('POST /graphql');
  });
});

describe('a text', () => {
  test.each([['a'], ['🦊'], ['\u0000é']])(
    'of the longest there may be goes through whole: %j',
    async (unit) => {
      await using github = await startGithubServer();
      const forge = await forgeAt(github.url);
      const text = unit.repeat(MAX_BODY).slice(0, MAX_BODY);
      expect((await forge.createComment(7, text)).body).toBe(text);
    },
  );

  test('of one character more is refused, once, with the bound in the message', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    const trouble = await troubleOf(forge.createComment(7, 'a'.repeat(MAX_BODY + 1)));
    expect(trouble).toMatchObject({ kind: 'invalid', status: 422 });
    expect(trouble.message).toBe(
      'cannot comment on #7 (acme/app): GitHub answered 422 (Validation Failed: Body is too long (maximum is 65536 characters)): fix what GitHub reports',
    );
    expect(github.api.requests).toHaveLength(1);
  });

  test('goes to no locked conversation', async () => {
    await using github = await startGithubServer();
    const [pull] = github.api.state.pulls;
    if (pull !== undefined) pull.locked = true;
    const forge = await forgeAt(github.url);
    const trouble = await troubleOf(forge.createComment(7, 'Hello.'));
    expect(trouble).toMatchObject({ kind: 'forbidden', status: 403 });
    expect(trouble.message).toMatch(/: unlock the conversation$/);
  });

  test('goes to no comment that was deleted meanwhile', async () => {
    await using github = await startGithubServer();
    const forge = await forgeAt(github.url);
    expect(await troubleOf(forge.updateComment(12, 'Hello.'))).toMatchObject({
      kind: 'not_found',
      status: 404,
    });
  });
});
