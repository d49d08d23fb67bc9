import { describe, expect, test } from 'vitest';
import type { Fault } from '../../support/github/faults.ts';
import { HEAD_BRANCH, makeScene, type Scene } from '../../support/github/scene.ts';
import { git } from '../../support/repository.ts';
import { complete, turn, type WholeRun, wholeRun, write } from '../../support/whole-run.ts';

const FILES = { 'app.txt': 'one\n' };
const SCRIPT = [turn(write('new.txt', 'new\n')), turn(complete())];

function play(scene: Scene, more: Readonly<Record<string, string>> = {}): Promise<WholeRun> {
  const env = { ...scene.comment('/forge mend it'), ...more };
  return wholeRun({ root: scene.workspace, door: 'action', script: SCRIPT, task: null, env });
}

/** What GitHub denies is `skipped`; what it did not answer is nobody's no, and red. */
function expectNotStarted(scene: Scene, run: WholeRun, what: string, outcome: 'skipped' | 'failure'): void {
  expect(run.outputs.outcome, `${what}\n${run.stdout}`).toBe(outcome);
  expect(run.code, what).toBe(outcome === 'skipped' ? 0 : 1);
  expect(run.outputs.reason, what).toMatch(
    outcome === 'failure' ? /^GitHub did not say .*: cannot / : /has the permission "none"/,
  );
  expect(run.requests, what).toEqual([]);
  expect(scene.server.requests, what).toEqual([]);
  expect(git(scene.workspace, 'rev-parse', 'HEAD'), what).toBe(scene.main);
}

const FAULTS: readonly Fault[] = [401, 403, 404, 429, 500, 'invalid_json', 'page', 'drop', 'moved'];
/** What a run must know. That a server does not list its pushes is no fault; see below. */
const NEEDED = {
  'repos/get-collaborator-permission-level': FAULTS,
  'pulls/get': FAULTS,
  'git/get-commit': FAULTS,
  'repos/list-activities': [401, 429, 500, 'invalid_json', 'page', 'drop'],
} as const satisfies Readonly<Record<string, readonly Fault[]>>;

describe.concurrent('what GitHub does not say is never taken for a yes', () => {
  test.each(Object.entries(NEEDED))(
    'where %s fails',
    async (operation, faults) => {
      await using scene = await makeScene({ files: FILES });
      for (const fault of faults) {
        scene.api.fail(operation, fault);
        const outcome =
          fault === 404 && operation === 'repos/get-collaborator-permission-level' ? 'skipped' : 'failure';
        expectNotStarted(scene, await play(scene), `${operation}: ${String(fault)}`, outcome);
        scene.api.mend();
      }
      expect(scene.api.writes).toEqual([]);
      // The same scene, with nothing in the way.
      expect((await play(scene)).outputs.outcome).toBe('success');
    },
    240_000,
  );

  test('where all of it fails, or nobody listens', async () => {
    await using scene = await makeScene({ files: FILES });
    scene.api.fail('*', 503);
    expectNotStarted(scene, await play(scene), 'all fails', 'failure');
    const nowhere = await play(scene, { GITHUB_API_URL: 'http://127.0.0.1:9' });
    expectNotStarted(scene, nowhere, 'nothing listens', 'failure');
  });

  test('where what it says is no commit, no branch or no repository', async () => {
    await using scene = await makeScene({ files: FILES });
    const { state } = scene.api;
    const [pull] = state.pulls;
    if (pull === undefined) throw new Error('the scene has a pull request');
    for (const head of [
      { ...pull.head, ref: '--upload-pack=touch marker' },
      { ...pull.head, ref: 'a..b' },
      { ...pull.head, repository: null },
    ]) {
      state.pulls[0] = { ...pull, head };
      state.pushes.unshift({ branch: head.ref, after: head.sha, at: '2026-11-02T09:00:00Z' });
      const run = await play(scene);
      expect(run.outputs.outcome, run.stdout).toBe('skipped');
      expect(run.requests).toEqual([]);
      expect(scene.server.requests).toEqual([]);
    }
  });
});

describe.concurrent('what decides nothing keeps no run from starting', () => {
  test('that a server does not list its pushes', async () => {
    await using scene = await makeScene({ files: FILES });
    scene.api.fail('repos/list-activities', 404);
    expect((await play(scene)).outputs.outcome).toBe('success');
  });

  test.each([403, 404, 429, 500, 'drop', 'slow'] as const)(
    'that no reaction could be set: %s',
    async (fault) => {
      await using scene = await makeScene({ files: FILES });
      scene.api.fail('reactions/create-for-issue-comment', fault);
      const run = await play(scene);
      expect(run.outputs.outcome, run.stdout).toBe('success');
      expect(scene.tip(HEAD_BRANCH)).toBe(run.outputs['commit-sha']);
      expect(run.stdout).toContain('cannot add a reaction');
    },
    120_000,
  );
});

describe.concurrent('a git server that fails before the start', () => {
  test.each([
    ['refuses the token', 403],
    ['has no such repository', 404],
    ['is down', 503],
  ] as const)('%s: exit 6, and no model is asked', async (_, status) => {
    await using scene = await makeScene({ files: FILES });
    // As often as it is asked: a server that fails once is asked again.
    for (let asked = 0; asked < 10; asked += 1) scene.server.fail('look', { status, text: 'no' });
    const run = await play(scene);
    expect(run.code, run.stdout).toBe(6);
    expect(run.outputs.outcome).toBe('git_error');
    expect(run.reports.codes).toEqual([]);
    expect(run.requests).toEqual([]);
    expect(git(scene.workspace, 'rev-parse', 'HEAD')).toBe(scene.main);
    expect(`${run.stdout}${run.stderr}`).not.toContain(scene.server.token);
  });

  test('refuses the push: exit 6, and the commit and its patch are there', async () => {
    await using scene = await makeScene({ files: FILES });
    scene.server.refusePushes('acme/app', 'GH006: Protected branch update failed');
    const run = await play(scene);
    expect(run.code, run.stdout).toBe(6);
    expect(run.outputs.reason).toContain('protected');
    expect(git(scene.workspace, 'rev-parse', 'HEAD')).toBe(run.outputs['commit-sha']);
    expect(run.reports.text('changes.patch')).toContain('+new');
    expect(scene.tip(HEAD_BRANCH)).toBe(scene.head);
  });
});
