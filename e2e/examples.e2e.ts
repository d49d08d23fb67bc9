import { describe, expect, test } from 'vitest';
import {
  dispatchPayload,
  issueCommentPayload,
  issuePayload,
  pullRequestPayload,
  pushPayload,
} from '../__tests__/support/github/events.ts';
import { startLogStorage } from '../__tests__/support/github/log-storage.ts';
import type { ScriptedTurn } from '../__tests__/support/model-server/script.ts';
import { complete, execute, turn, write } from '../__tests__/support/whole-run.ts';
import { failedRunPayload, schedulePayload } from './payloads.ts';
import { COMMENT, makeScene, type Outcome, PULL, type Scene } from './scene.ts';

const FILES = {
  'README.md': 'Hello.\n',
  'package.json': '{ "name": "app", "scripts": { "test": "test -f fixed.txt" } }\n',
  'packages/api/README.md': 'The API.\n',
  'packages/web/README.md': 'The pages.\n',
  '.forge/headless-config.yml': 'quality_gates: [{ name: Tests, command: npm test }]\n',
};
const FIX: readonly ScriptedTurn[] = [turn(write('fixed.txt', 'fixed\n')), turn(complete('Mended it.'))];
const BOT = 'github-actions[bot]';
const ISSUE = { number: 12, title: 'The start page is empty', body: 'It shows nothing at all.' };

/** The one job's outputs. */
function outputsOf({ jobs }: Outcome): Readonly<Record<string, string>> {
  return Object.values(jobs)[0]?.outputs ?? {};
}

function show(scene: Scene, branch: string, path: string): string {
  return scene.git('show', `${branch}:${path}`);
}

function commented(scene: Scene, body: string, user = 'mia'): unknown {
  const [pull] = scene.state.pulls;
  return issueCommentPayload(scene.state, pull ?? PULL, {
    id: COMMENT,
    body,
    user,
    createdAt: '2026-11-02T10:00:00Z',
  });
}

describe.concurrent('comment-fixes', () => {
  test('a comment becomes a commit on the pull request', async () => {
    await using scene = await makeScene(FILES);
    const run = await scene.run({
      workflow: 'comment-fixes',
      event: 'issue_comment',
      payload: commented(scene, '/forge mend it'),
      script: FIX,
    });
    expect(run.green, run.log).toBe(true);
    expect(outputsOf(run)).toMatchObject({
      outcome: 'success',
      branch: 'fix',
      'commit-sha': scene.tip('fix'),
    });
    expect(scene.git('rev-parse', 'fix^')).toBe(scene.head);
    expect(show(scene, 'fix', 'fixed.txt')).toBe('fixed');
    expect(scene.tip('main')).toBe(scene.main);
    expect(run.artifacts).toHaveLength(1);
  });

  test('no job starts for any other comment', async () => {
    await using scene = await makeScene(FILES);
    const run = await scene.run({
      workflow: 'comment-fixes',
      event: 'issue_comment',
      payload: commented(scene, 'well done, /forge on'),
      script: FIX,
    });
    expect(run.green, run.log).toBe(true);
    expect(run.jobs).toEqual({});
    expect(run.requests).toEqual([]);
  });

  test('who may not write starts nothing, and the job is green', async () => {
    await using scene = await makeScene(FILES);
    const run = await scene.run({
      workflow: 'comment-fixes',
      event: 'issue_comment',
      payload: commented(scene, '/forge mend it', 'mallory'),
      script: FIX,
      variables: { GITHUB_ACTOR: 'mallory', GITHUB_TRIGGERING_ACTOR: 'mallory' },
    });
    expect(run.green, run.log).toBe(true);
    expect(outputsOf(run)).toMatchObject({ outcome: 'skipped', changed: 'false' });
    expect(run.requests).toEqual([]);
    expect(scene.server.pushes).toEqual([]);
  });
});

describe.concurrent('scheduled-maintenance', () => {
  test('opens one pull request, and the next run brings that one up to date', async () => {
    await using scene = await makeScene(FILES);
    const payload = schedulePayload('17 4 * * 1', scene.state);
    const about = { workflow: 'scheduled-maintenance', event: 'schedule', payload };
    const first = await scene.run({ ...about, script: FIX });
    expect(first.green, first.log).toBe(true);
    const branch = 'forge/Maintenance-maintain';
    expect(scene.state.pulls.at(-1)).toMatchObject({
      title: 'chore: weekly maintenance',
      labels: ['maintenance'],
      head: { ref: branch },
      base: { ref: 'main' },
    });
    const more = [turn(write('more.txt', 'more\n')), turn(complete('Mended more.'))];
    const second = await scene.run({ ...about, script: more });
    expect(second.green, second.log).toBe(true);
    expect(outputsOf(second)).toMatchObject({ outcome: 'success', 'pull-request-operation': 'updated' });
    expect(scene.state.pulls.filter(({ author }) => author === BOT)).toHaveLength(1);
    expect([show(scene, branch, 'fixed.txt'), show(scene, branch, 'more.txt')]).toEqual(['fixed', 'more']);
  });

  test('a red gate opens nothing, and the workflow is red', async () => {
    await using scene = await makeScene(FILES);
    const run = await scene.run({
      workflow: 'scheduled-maintenance',
      event: 'workflow_dispatch',
      payload: dispatchPayload(scene.state),
      script: [turn(write('other.txt', 'other\n')), turn(complete('All tests pass.'))],
    });
    expect(run.green, run.log).toBe(false);
    expect(outputsOf(run)).toMatchObject({ outcome: 'quality_gate_failure', 'exit-code': '3' });
    expect(scene.server.pushes).toEqual([]);
    expect(scene.state.pulls).toHaveLength(1);
  });
});

describe.concurrent('dependency-updates', () => {
  test('opens a pull request with what its own configuration asks for', async () => {
    await using scene = await makeScene(FILES);
    const updated = '{ "name": "app", "scripts": { "test": "true" }, "version": "1.0.1" }\n';
    const run = await scene.run({
      workflow: 'dependency-updates',
      event: 'workflow_dispatch',
      payload: dispatchPayload(scene.state),
      script: [turn(write('package.json', updated)), turn(complete('Updated.'))],
    });
    expect(run.green, run.log).toBe(true);
    expect(run.requests[0]?.body).toContain('Do not raise major versions.');
    expect(scene.state.pulls.at(-1)).toMatchObject({
      labels: ['dependencies'],
      head: { ref: 'forge/Dependencies-update' },
    });
  });
});

describe.concurrent('red-ci', () => {
  test('mends the branch that a workflow failed on', async () => {
    await using scene = await makeScene(FILES);
    await using storage = await startLogStorage();
    scene.state.jobs.push({
      ...{ id: 5001, run: 9001, attempt: 1, name: 'test', conclusion: 'failure' },
      steps: [['Run npm test', 'failure', '2026-11-02T09:01:00Z', '2026-11-02T09:02:00Z']],
      log: storage.put('5001', '2026-11-02T09:01:30.0000000Z fixed.txt is missing\n'),
    });
    const run = await scene.run({
      workflow: 'red-ci',
      event: 'workflow_run',
      payload: failedRunPayload(scene),
      script: FIX,
    });
    expect(run.green, run.log).toBe(true);
    expect(run.requests[0]?.body).toContain('fixed.txt is missing');
    expect(outputsOf(run)).toMatchObject({ outcome: 'success', branch: 'fix' });
    expect(show(scene, 'fix', 'fixed.txt')).toBe('fixed');
  });
});

describe.concurrent('fix-dependabot', () => {
  test('mends the code on the branch of the update, and nothing else', async () => {
    const config = 'quality_gates: [{ name: Tests, command: test -f src/fixed.js }]\n';
    await using scene = await makeScene({ ...FILES, '.forge/headless-config.yml': config });
    await using storage = await startLogStorage();
    scene.state.jobs.push({
      ...{ id: 5001, run: 9001, attempt: 1, name: 'test', conclusion: 'failure' },
      steps: [['Run npm test', 'failure', '2026-11-02T09:01:00Z', '2026-11-02T09:02:00Z']],
      log: storage.put('5001', '2026-11-02T09:01:30.0000000Z parse is not a function\n'),
    });
    const bot = 'dependabot[bot]';
    const run = await scene.run({
      workflow: 'fix-dependabot',
      event: 'workflow_run',
      payload: failedRunPayload(scene, { login: bot, type: 'Bot' }),
      script: [
        turn(write('package.json', '{}\n')),
        turn(write('src/fixed.js', 'export {};\n')),
        turn(complete('Mended.')),
      ],
      variables: { GITHUB_ACTOR: bot, GITHUB_TRIGGERING_ACTOR: bot },
    });
    expect(run.green, run.log).toBe(true);
    expect(run.requests[0]?.body).toContain('parse is not a function');
    expect(outputsOf(run)).toMatchObject({ outcome: 'success', branch: 'fix', 'files-changed': '1' });
    expect(scene.git('diff', '--name-only', scene.head, 'fix')).toBe('src/fixed.js');
  });
});

describe.concurrent('issue-to-pull-request', () => {
  test('a label becomes a pull request that closes the issue', async () => {
    await using scene = await makeScene(FILES);
    const run = await scene.run({
      workflow: 'issue-to-pull-request',
      event: 'issues',
      payload: issuePayload(scene.state, { label: 'forge' }, ISSUE),
      script: FIX,
    });
    expect(run.green, run.log).toBe(true);
    expect(run.requests[0]?.body).toContain('The start page is empty');
    expect(scene.state.pulls.at(-1)).toMatchObject({ head: { ref: 'forge/Issue-resolve-12' } });
    expect(scene.state.pulls.at(-1)?.body).toContain('Closes #12.');
  });
});

describe.concurrent('two-job', () => {
  test('one job works, the other checks its artifact and publishes', async () => {
    await using scene = await makeScene(FILES);
    const run = await scene.run({
      workflow: 'two-job',
      event: 'workflow_dispatch',
      payload: { ...(dispatchPayload(scene.state) as object), inputs: { task: 'Mend it.' } },
      script: FIX,
    });
    expect(run.green, run.log).toBe(true);
    expect(Object.values(run.jobs)).toHaveLength(2);
    expect(run.requests[0]?.body).toContain('Mend it.');
    const [pull] = scene.state.pulls.slice(-1);
    expect(pull).toMatchObject({ author: BOT, labels: ['forge'], base: { ref: 'main' } });
    expect(show(scene, pull?.head.ref ?? '', 'fixed.txt')).toBe('fixed');
  });
});

describe.concurrent('read-only-review', () => {
  test('reads the change against its base, and changes nothing', async () => {
    await using scene = await makeScene(FILES);
    const [pull] = scene.state.pulls;
    const look = execute(`git diff ${scene.main}...HEAD`);
    const run = await scene.run({
      workflow: 'read-only-review',
      event: 'pull_request',
      payload: pullRequestPayload(scene.state, pull ?? expect.fail('no pull request'), 'opened', 'mia'),
      script: [turn(look), turn(complete('The feature has no test.'))],
      variables: {
        GITHUB_REF: `refs/pull/${PULL}/merge`,
        SHA_REF: scene.git('rev-parse', `refs/pull/${PULL}/merge`),
      },
    });
    expect(run.green, run.log).toBe(true);
    expect(run.requests[0]?.body).toContain(`git diff ${scene.main}...HEAD`);
    expect(run.requests[1]?.body).toContain('+a feature');
    expect(outputsOf(run)).toMatchObject({ outcome: 'success', changed: 'false' });
    expect(outputsOf(run).result).toContain('The feature has no test.');
    expect(scene.server.pushes).toEqual([]);
  });
});

describe.concurrent('reusable', () => {
  test('is called with a task, and says where its pull request is', async () => {
    await using scene = await makeScene(FILES);
    const run = await scene.run({
      workflow: 'reusable-caller',
      event: 'push',
      payload: pushPayload(scene.state, 'main', 'a change'),
      script: FIX,
    });
    expect(run.green, run.log).toBe(true);
    expect(run.requests[0]?.body).toContain('Bring docs/ in line with the source.');
    expect(scene.state.pulls.at(-1)).toMatchObject({ head: { ref: 'forge/docs' } });
    const { number } = scene.state.pulls.at(-1) ?? { number: 0 };
    expect(run.log).toMatch(new RegExp(`https?://\\S+/acme/app/pull/${number}`));
  });
});

describe.concurrent('matrix', () => {
  test('each leg has a branch, a pull request and an artifact of its own', async () => {
    await using scene = await makeScene({ ...FILES, '.forge/headless-config.yml': 'quality_gates: []\n' });
    const run = await scene.run({
      workflow: 'matrix',
      event: 'workflow_dispatch',
      payload: { ...(dispatchPayload(scene.state) as object), inputs: { task: 'Say what it is.' } },
      // One model for both legs: a path is below the leg's own folder.
      script: ({ body }) =>
        body.includes('tool_result') ? turn(complete('Said.')) : turn(write('WHAT.md', 'A package.\n')),
    });
    expect(run.green, run.log).toBe(true);
    expect(Object.keys(run.jobs)).toHaveLength(2);
    for (const leg of ['api', 'web'])
      expect(show(scene, `forge/packages-${leg}`, `packages/${leg}/WHAT.md`)).toBe('A package.');
    expect(scene.state.pulls.filter(({ author }) => author === BOT)).toHaveLength(2);
    expect(new Set(run.artifacts).size).toBe(2);
  });
});
