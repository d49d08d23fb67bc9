import { describe, expect, test } from 'vitest';
import type { ForgeOptions } from '../../../../../src/adapters/github/api/forge-options.ts';
import { openCommits, openReadiness } from '../../../../../src/adapters/github/open-commits.ts';
import type { CommitOrder, SentFile } from '../../../../../src/core/git/server-commit.ts';
import { DeliveryScene, HEAD_BRANCH } from '../../../../support/delivery-scene.ts';
import { makePull, TOKEN } from '../../../../support/github/state.ts';
import { impatientClock, troubleOf } from '../asking.ts';

const MESSAGE = 'chore: it\n\nWhy it is so.\n\nForge-Run: run-1\nForge-Audit: 00\n';

function optionsFor(scene: DeliveryScene, more: Partial<ForgeOptions> = {}): ForgeOptions {
  return {
    apiUrl: scene.apiUrl,
    repository: 'acme/app',
    token: TOKEN,
    env: {},
    clock: impatientClock(),
    signal: new AbortController().signal,
    retryBaseMs: 1,
    ...more,
  };
}

interface Wanted {
  readonly mode?: string | null;
  readonly content?: string;
}

/** An order for one file on top of a branch, or of main for a new one; the tree is made by git itself. */
function orderFor(scene: DeliveryScene, branch: string, path: string, wanted: Wanted = {}): CommitOrder {
  const { mode = '100644', content = 'new\n' } = wanted;
  const expectedOld = scene.tip(branch);
  const base = expectedOld ?? scene.tip('main') ?? '';
  const [, oldMode = null, , oldOid = null] =
    /^(\d+) (\w+) (\w+)\t/.exec(scene.git('ls-tree', base, path)) ?? [];
  const tree = scene.treeWith(base, path, mode, content);
  const oid = mode === null ? null : scene.git('rev-parse', `${tree}:${path}`);
  const bytes = mode === null ? null : Buffer.from(content);
  const file: SentFile = { path, oldMode, mode, oid, bytes, isKnown: oid === oldOid };
  const baseTree = scene.git('rev-parse', `${base}^{tree}`);
  return {
    ground: { parents: [base], base, baseTree },
    files: [file],
    tree,
    message: MESSAGE,
    branch,
    expectedOld,
  };
}

describe.concurrent('a commit that GitHub makes', () => {
  test('keeps the whole message, and says whose it is', async () => {
    await using scene = await DeliveryScene.open();
    const maker = await openCommits(optionsFor(scene));
    const answer = await maker.make(orderFor(scene, HEAD_BRANCH, 'new.txt'));
    if (!answer.made) throw new Error(answer.reason);
    expect(scene.tip(HEAD_BRANCH)).toBe(answer.commit.sha);
    expect(scene.git('log', '-1', '--format=%B', answer.commit.sha).trim()).toBe(MESSAGE.trim());
    expect(answer.commit).toMatchObject({
      author: 'github-actions[bot] <41898282+github-actions[bot]@users.noreply.github.com>',
      isSigned: true,
    });
  });

  test.each([
    ['a new file', 'new.txt', {}, 'graphql'],
    ['a changed file', 'README.md', {}, 'graphql'],
    ['a deleted file', 'tool.sh', { mode: null }, 'graphql'],
    ['a new executable', 'run.sh', { mode: '100755' }, 'git/create-commit'],
    ['a changed executable', 'tool.sh', { mode: '100755' }, 'git/create-commit'],
    ['a bit that is taken away', 'tool.sh', { mode: '100644', content: '#!/bin/sh\n' }, 'git/create-commit'],
    ['a link', 'link', { mode: '120000', content: 'README.md' }, 'git/create-commit'],
    ['a file of 3 MB', 'long.txt', { content: 'x'.repeat(3 * 1024 ** 2) }, 'git/create-commit'],
  ] as const)('holds %s as it is, whichever way that takes', async (_, path, wanted, call) => {
    await using scene = await DeliveryScene.open();
    const maker = await openCommits(optionsFor(scene));
    const order = orderFor(scene, HEAD_BRANCH, path, wanted);
    const answer = await maker.make(order);
    if (!answer.made) throw new Error(answer.reason);
    expect(scene.git('rev-parse', `${answer.commit.sha}^{tree}`)).toBe(order.tree);
    expect(scene.api.asked).toContain(call);
  });

  test.each([
    ['forge/new', null],
    [HEAD_BRANCH, 'stays'],
  ])(
    'with another tree than the judged one fails, and on %s is taken off a branch that was made for it',
    async (branch, stays) => {
      await using scene = await DeliveryScene.open();
      const maker = await openCommits(optionsFor(scene));
      const order = orderFor(scene, branch, 'new.txt');
      const answer = await maker.make({ ...order, tree: '1'.repeat(40) });
      expect(answer).toMatchObject({ made: false, moved: false });
      expect(JSON.stringify(answer)).toContain('instead of the accepted 1111');
      if (stays === null) expect(scene.tip(branch)).toBeNull();
      else expect(JSON.stringify(answer)).toContain(scene.tip(branch));
    },
  );

  test('of objects with another tree is never shown by a branch', async () => {
    await using scene = await DeliveryScene.open();
    const maker = await openCommits(optionsFor(scene));
    const order = orderFor(scene, HEAD_BRANCH, 'tool.sh', { mode: '100755' });
    const answer = await maker.make({ ...order, tree: '1'.repeat(40) });
    expect(answer).toMatchObject({ made: false, moved: false });
    expect(scene.tip(HEAD_BRANCH)).toBe(order.expectedOld);
    expect(scene.api.asked).not.toContain('git/create-commit');
  });

  test('that was made after all, when nobody listened any more, is found and not made again', async () => {
    await using scene = await DeliveryScene.open();
    const over = new AbortController();
    const maker = await openCommits(optionsFor(scene, { signal: over.signal }));
    scene.api.fail('graphql', 'slow', { done: true, sent: () => over.abort() });
    const answer = await maker.make(orderFor(scene, 'forge/new', 'new.txt'));
    if (!answer.made) throw new Error(answer.reason);
    expect(scene.tip('forge/new')).toBe(answer.commit.sha);
    expect(scene.git('rev-list', '--count', 'main..forge/new')).toBe('1');
  });

  test.each(['forge/new', HEAD_BRANCH])(
    'on %s whose answer got lost is found whatever the lines of its message are',
    async (branch) => {
      await using scene = await DeliveryScene.open();
      const maker = await openCommits(optionsFor(scene));
      scene.api.fail('graphql', 'drop', { done: true, times: 1 });
      const message = 'chore: it\nand a second line \n\nForge-Run: run-1\nForge-Audit: 00\n';
      const answer = await maker.make({ ...orderFor(scene, branch, 'new.txt'), message });
      if (!answer.made) throw new Error(answer.reason);
      expect(scene.tip(branch)).toBe(answer.commit.sha);
    },
  );

  test.each([
    ['a plain file', {}, 'graphql'],
    ['an executable', { mode: '100755' }, 'git/update-ref'],
  ] as const)(
    'of %s is found below what others pushed on top of it before its answer got lost',
    async (_, wanted, call) => {
      await using scene = await DeliveryScene.open();
      const maker = await openCommits(optionsFor(scene));
      const order = orderFor(scene, HEAD_BRANCH, 'new.txt', wanted);
      let ours: string | null = null;
      scene.api.fail(call, 'drop', {
        done: true,
        times: 1,
        sent: () => {
          ours = scene.tip(HEAD_BRANCH);
          const onTop = scene.git('commit-tree', `${ours}^{tree}`, '-p', String(ours), '-m', 'theirs');
          scene.git('update-ref', `refs/heads/${HEAD_BRANCH}`, onTop);
        },
      });
      const answer = await maker.make(order);
      expect(answer).toMatchObject({ made: true, commit: { sha: ours } });
      expect(scene.git('rev-list', '--count', `${order.ground.base}..${HEAD_BRANCH}`)).toBe('2');
    },
  );

  test('that fails, and whose branch cannot be removed again, says what is left', async () => {
    await using scene = await DeliveryScene.open();
    const maker = await openCommits(optionsFor(scene));
    scene.api.fail('graphql', 403);
    scene.api.fail('git/delete-ref', 403);
    const answer = await maker.make(orderFor(scene, 'forge/new', 'new.txt'));
    expect(answer).toMatchObject({ made: false, moved: false });
    expect(JSON.stringify(answer)).toMatch(/contents: write.*could not be removed: delete it/);
  });

  test('never touches the branch that somebody else made a moment before', async () => {
    await using scene = await DeliveryScene.open();
    const maker = await openCommits(optionsFor(scene));
    const order = orderFor(scene, 'forge/new', 'new.txt');
    scene.api.before('git/create-ref', () => scene.git('branch', 'forge/new', 'main'));
    expect(await maker.make(order)).toMatchObject({ made: false, moved: true });
    expect(scene.tip('forge/new')).toBe(scene.tip('main'));
    expect(scene.api.asked).not.toContain('git/delete-ref');
  });
});

describe.concurrent('a draft', () => {
  const draft = makePull({
    number: 9,
    draft: true,
    head: { ref: 'fix', sha: '0'.repeat(40), repository: 'acme/app' },
  });

  test('is marked ready, and one that is ready is left as it is', async () => {
    await using scene = await DeliveryScene.open({ pulls: [{ ...draft }] });
    const readiness = await openReadiness(optionsFor(scene));
    await readiness.markReady(9);
    expect(scene.api.state.pulls[0]?.draft).toBe(false);
    const before = scene.api.writes.length;
    await readiness.markReady(9);
    expect(scene.api.writes).toHaveLength(before);
  });

  test('that is not there is not found', async () => {
    await using scene = await DeliveryScene.open();
    const readiness = await openReadiness(optionsFor(scene));
    expect(await troubleOf(readiness.markReady(9))).toMatchObject({ kind: 'not_found' });
  });
});
