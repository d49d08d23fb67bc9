import { describe, expect, test } from 'vitest';
import { dispatchPayload, pullRequestPayload, pushPayload } from '../../support/github/events.ts';
import { HEAD_BRANCH, makeScene, type RunnerVariables, type Scene } from '../../support/github/scene.ts';
import { git, writeFiles } from '../../support/repository.ts';
import { complete, fileIn, turn, type WholeRun, wholeRun, write } from '../../support/whole-run.ts';

const FILES = { 'app.txt': 'one\n' };
const BRANCH = 'forge/nightly';

function play(
  scene: Scene,
  env: RunnerVariables,
  inputs: Readonly<Record<string, string>> = {},
  file = 'new.txt',
  root = scene.workspace,
): Promise<WholeRun> {
  const script = [turn(write(file, 'new\n')), turn(complete())];
  return wholeRun({ root, door: 'action', script, env, inputs });
}

function dispatched(scene: Scene): RunnerVariables {
  return scene.event('workflow_dispatch', dispatchPayload(scene.api.state));
}

const PUSHING = { 'auto-push': 'true', branch: BRANCH };

describe.concurrent('an event that only those who may write bring about', () => {
  test.each(['workflow_dispatch', 'schedule', 'push', 'repository_dispatch', ''])(
    'starts a run without asking GitHub anything: %s',
    async (name) => {
      await using scene = await makeScene({ files: FILES });
      const payload =
        name === 'push' ? pushPayload(scene.api.state, 'main', 'work') : { schedule: '0 3 * * *' };
      const run = await play(scene, scene.event(name, payload));
      expect(run.code, run.stdout).toBe(0);
      expect(run.outputs.outcome).toBe('success');
      expect(git(scene.workspace, 'rev-parse', 'HEAD^')).toBe(scene.main);
      expect(scene.api.writes).toEqual([]);
      expect(scene.server.requests).toEqual([]);
    },
  );

  test('but not the push of a run\u2019s own commit', async () => {
    await using scene = await makeScene({ files: FILES });
    const payload = pushPayload(scene.api.state, 'main', 'chore: it\n\nForge-Run: run-1\n');
    const run = await play(scene, scene.event('push', payload));
    expect(run.outputs.outcome).toBe('skipped');
    expect(run.reports.codes).toEqual(['AUTH-05']);
    expect(run.requests).toEqual([]);
  });

  test('but never pull_request_target', async () => {
    await using scene = await makeScene({ files: FILES });
    const run = await play(scene, scene.event('pull_request_target', {}));
    expect(run.outputs.outcome).toBe('skipped');
    expect(run.reports.codes).toEqual(['AUTH-03']);
  });
});

describe.concurrent('a pull request of the repository\u2019s own', () => {
  test('is worked on at its head, from a checkout of its merge commit, and pushed only where that is asked for', async () => {
    for (const pushes of [false, true]) {
      const onHead = { 'feature.txt': 'a\n', '.forge/headless-config.yml': 'nonsense: true\n' };
      await using scene = await makeScene({ files: FILES, onHead });
      const { state } = scene.api;
      const [pull] = state.pulls;
      if (pull === undefined) throw new Error('the scene has a pull request');
      // As actions/checkout leaves it there: detached, on a merge that nobody pushed.
      git(scene.workspace, 'checkout', '-q', '--detach');
      writeFiles(scene.workspace, onHead);
      git(scene.workspace, 'add', '-A');
      git(scene.workspace, 'commit', '-q', '-m', 'Merge it into main');
      const env = scene.event('pull_request', pullRequestPayload(state, pull, 'opened', 'mia'), {
        GITHUB_REF: 'refs/pull/7/merge',
      });
      const run = await play(scene, env, pushes ? { 'auto-push': 'true' } : {});
      expect(run.code, run.stdout).toBe(0);
      expect(git(scene.workspace, 'rev-parse', 'HEAD^')).toBe(scene.head);
      expect(scene.tip(HEAD_BRANCH)).toBe(pushes ? run.outputs['commit-sha'] : scene.head);
      expect(scene.api.writes.filter(({ operation }) => !/-comment$/.test(operation))).toEqual([]);
    }
  });

  test('is not worked on where its head has moved since the event', async () => {
    await using scene = await makeScene({ files: FILES });
    const { state } = scene.api;
    const [pull] = state.pulls;
    if (pull === undefined) throw new Error('the scene has a pull request');
    const env = scene.event('pull_request', pullRequestPayload(state, pull, 'synchronize', 'mia'));
    scene.pushed(HEAD_BRANCH, 'late.txt');
    const run = await play(scene, env);
    expect(run.outputs.outcome, run.stdout).toBe('skipped');
    expect(run.reports.codes).toEqual(['AUTH-04']);
  });

  test('is not worked on for somebody who may not write', async () => {
    await using scene = await makeScene({ files: FILES });
    const { state } = scene.api;
    const [pull] = state.pulls;
    if (pull === undefined) throw new Error('the scene has a pull request');
    const run = await play(
      scene,
      scene.event('pull_request', pullRequestPayload(state, pull, 'opened', 'mallory')),
    );
    expect(run.reports.codes).toEqual(['AUTH-01']);
  });
});

describe.concurrent('a run that is to push', () => {
  test('makes a branch that is new, and nothing else of the server\u2019s moves', async () => {
    await using scene = await makeScene({ files: FILES });
    const run = await play(scene, dispatched(scene), PUSHING);
    expect(run.code, run.stdout).toBe(0);
    expect(scene.tip(BRANCH)).toBe(run.outputs['commit-sha']);
    expect(scene.tip('main')).toBe(scene.main);
    expect(await scene.server.git('acme/app', 'rev-parse', `${BRANCH}^`)).toBe(scene.main);
    expect(scene.api.writes).toEqual([]);
  });

  test('goes on from an earlier run\u2019s branch, with what came to main since', async () => {
    await using scene = await makeScene({ files: FILES });
    const first = await play(scene, dispatched(scene), PUSHING, 'first.txt');
    expect(first.code, first.stdout).toBe(0);
    scene.pushed('main', 'since.txt');
    const root = scene.checkOut('main');
    const second = await play(scene, dispatched(scene), PUSHING, 'second.txt', root);
    expect(second.code, second.stdout).toBe(0);
    expect(scene.tip(BRANCH)).toBe(second.outputs['commit-sha']);
    const files = await scene.server.git('acme/app', 'ls-tree', '--name-only', BRANCH);
    expect(files.split('\n')).toEqual(['app.txt', 'first.txt', 'second.txt', 'since.txt']);
  });

  test('leaves a branch of somebody else\u2019s alone, before a model is asked', async () => {
    await using scene = await makeScene({ files: FILES });
    const theirs = scene.pushed(BRANCH, 'theirs.txt');
    const run = await play(scene, dispatched(scene), PUSHING);
    expect(run.code, run.stdout).toBe(6);
    expect(run.outputs.reason).toContain(`branch ${BRANCH} exists`);
    expect(run.requests).toEqual([]);
    expect(scene.tip(BRANCH)).toBe(theirs);
  });

  test('does not push to the main branch unless the settings name it', async () => {
    await using scene = await makeScene({ files: FILES });
    const refused = await play(scene, dispatched(scene), { 'auto-push': 'true' });
    expect(refused.code, refused.stdout).toBe(6);
    expect(refused.outputs.reason).toContain('main is the main branch');
    expect(refused.requests).toEqual([]);
    expect(scene.server.requests.every(({ moment }) => moment === 'may-push')).toBe(true);
    const named = await play(scene, dispatched(scene), { 'auto-push': 'true', branch: 'main' });
    expect(named.code, named.stdout).toBe(0);
    expect(scene.tip('main')).toBe(named.outputs['commit-sha']);
  });

  test('takes for the main branch what GitHub calls the default one', async () => {
    await using scene = await makeScene({ files: FILES });
    const { state } = scene.api;
    state.defaultBranch = 'develop';
    scene.pushed('develop', 'theirs.txt');
    const root = scene.checkOut('develop');
    const run = await play(scene, dispatched(scene), { 'auto-push': 'true' }, 'new.txt', root);
    expect(run.code, run.stdout).toBe(6);
    expect(run.outputs.reason).toContain('develop is the main branch');
    expect(run.requests).toEqual([]);
  });

  test('refuses a checkout without a branch, where the settings name none', async () => {
    await using scene = await makeScene({ files: FILES });
    git(scene.workspace, 'checkout', '-q', '--detach');
    const run = await play(scene, dispatched(scene), { 'auto-push': 'true' });
    expect(run.code).toBe(6);
    expect(run.outputs.reason).toContain('no branch is checked out');
    expect(run.requests).toEqual([]);
  });

  test('is told before the start that there is no token', async () => {
    await using scene = await makeScene({ files: FILES });
    const run = await play(scene, { ...dispatched(scene), 'INPUT_GITHUB-TOKEN': '' }, PUSHING);
    expect(run.code).toBe(5);
    expect(run.outputs.reason).toContain('git.auto_push');
    expect(run.requests).toEqual([]);
  });

  test('that changes nothing pushes nothing', async () => {
    await using scene = await makeScene({ files: FILES });
    const run = await wholeRun({
      root: scene.workspace,
      door: 'action',
      script: [turn(complete())],
      env: dispatched(scene),
      inputs: PUSHING,
    });
    expect(run.code, run.stdout).toBe(0);
    expect(scene.tip(BRANCH)).toBe('');
    expect(fileIn(scene.workspace, 'app.txt')).toBe('one\n');
  });
});
