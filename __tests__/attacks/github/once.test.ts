import { describe, expect, test } from 'vitest';
import { createOnce } from '../../../src/adapters/github/api/create-once.ts';
import { ForgeError, type ForgeTrouble } from '../../../src/core/forge/forge.ts';
import type { Fault } from '../../support/github/faults.ts';
import { startGithubServer } from '../../support/github/server.ts';
import { ACTIONS_BOT, makeComment, sha } from '../../support/github/state.ts';
import { forgeAt, impatientClock, troubleOf } from '../../unit/adapters/github/asking.ts';

const REQUEST = { title: 'Daily', body: 'Done.', head: 'work', base: 'main', draft: false };
const LOST: readonly Fault[] = ['drop', 'cut', 'empty', 502];

function withWork() {
  return startGithubServer({
    state: {
      branches: new Map([
        ['main', sha('main')],
        ['work', sha('work')],
      ]),
    },
  });
}

describe.concurrent('a write whose answer is lost', () => {
  test.each(LOST)('was done: the comment is found, and not written again (%s)', async (fault) => {
    await using github = await startGithubServer();
    github.api.fail('issues/create-comment', fault, { done: true });
    const clock = impatientClock();
    const made = await (await forgeAt(github.url, { clock })).createComment(7, 'Hello.\r\nWorld.  ');
    expect(github.api.state.comments).toMatchObject([{ id: made.id, body: 'Hello.\r\nWorld.  ' }]);
    expect(github.api.writes).toHaveLength(1);
    expect(clock.slept).toEqual([1000]);
  });

  test.each(LOST)('was done: the pull request is found, and not opened again (%s)', async (fault) => {
    await using github = await withWork();
    github.api.fail('pulls/create', fault, { done: true });
    const made = await (await forgeAt(github.url)).createPullRequest(REQUEST);
    expect(made).toMatchObject({ number: 8, title: 'Daily' });
    expect(github.api.writes).toHaveLength(1);
  });

  test('was not done: it is written a second time', async () => {
    await using github = await startGithubServer();
    github.api.fail('issues/create-comment', 'drop', { times: 1 });
    await (await forgeAt(github.url)).createComment(7, 'Hello.');
    expect(github.api.state.comments).toHaveLength(1);
    expect(github.api.writes.map(({ status }) => status)).toEqual([null, 201]);
  });

  test('was not done, four times as of any other call: it fails as it did', async () => {
    await using github = await withWork();
    github.api.fail('pulls/create', 502);
    const trouble = await troubleOf((await forgeAt(github.url)).createPullRequest(REQUEST));
    expect(trouble).toMatchObject({ kind: 'unavailable', status: 502 });
    expect(github.api.writes).toHaveLength(4);
    expect(github.api.state.pulls).toHaveLength(1);
  });

  test('cannot be looked for: nothing is written again', async () => {
    await using github = await startGithubServer();
    github.api.fail('*', 'drop');
    const trouble = await troubleOf((await forgeAt(github.url)).createComment(7, 'Hello.'));
    expect(trouble).toMatchObject({ kind: 'unavailable', status: null });
    expect(trouble.message).toContain('cannot comment on #7');
    expect(github.api.writes).toHaveLength(1);
  });

  test("is not taken for somebody else's same words, nor for our own of long ago", async () => {
    const now = new Date().toISOString();
    const comments = [
      makeComment({ id: 1, body: 'Hello.', author: 'mallory', createdAt: now }),
      makeComment({ id: 2, body: 'Hello.', author: ACTIONS_BOT.login, updatedAt: now }),
    ];
    await using github = await startGithubServer({ state: { comments } });
    github.api.fail('issues/create-comment', 'drop', { times: 1 });
    const made = await (await forgeAt(github.url)).createComment(7, 'Hello.');
    expect(github.api.state.comments.map(({ id }) => id)).toEqual([1, 2, made.id]);
  });
});

describe('making once', () => {
  const lost = (kind: ForgeTrouble) => () => Promise.reject(new ForgeError(kind, null, kind));
  const settle = () => Promise.resolve();

  test('takes "there already" after a lost answer for its own work, which had come late', async () => {
    const answers = [lost('unavailable'), lost('conflict')];
    const looks = [null, 'found'];
    const made = await createOnce(
      () => (answers.shift() ?? lost('invalid'))(),
      async () => looks.shift() ?? null,
      settle,
    );
    expect(made).toBe('found');
  });

  test('takes "there already" at the first time for what it says', async () => {
    const made = createOnce(lost('conflict'), async () => 'of somebody else', settle);
    expect(await troubleOf(made)).toMatchObject({ kind: 'conflict' });
  });
});
