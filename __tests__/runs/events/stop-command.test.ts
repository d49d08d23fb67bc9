import { describe, expect, test } from 'vitest';
import { stickyLine } from '../../../src/core/forge/sticky-mark.ts';
import { makeScene, type Scene } from '../../support/github/scene.ts';
import { ACTIONS_BOT, makeComment, type WorkflowRunState } from '../../support/github/state.ts';
import { type WholeRun, wholeRun } from '../../support/whole-run.ts';

const WORKFLOW = '.github/workflows/forge.yml';
const UNDER_WAY: WorkflowRunState = { id: 8001, path: `${WORKFLOW}@main`, status: 'in_progress' };

/** On the pull request a run says that it is under way; on GitHub these workflow runs are. */
async function sceneWith(runs: readonly WorkflowRunState[], mark = { runId: 8001, attempt: 1 }) {
  const scene = await makeScene({ files: { 'app.txt': 'one\n' } });
  const { state } = scene.api;
  const body = `${stickyLine({ key: 'ab12', isOver: false, ...mark })}\n## working`;
  state.comments.push(makeComment({ id: 50, body, author: ACTIONS_BOT.login }));
  state.workflowRuns.push(...runs);
  return scene;
}

function stop(scene: Scene, more: Readonly<Record<string, string>> = {}): Promise<WholeRun> {
  const env = {
    ...scene.comment('/forge stop'),
    GITHUB_RUN_ID: '9001',
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_WORKFLOW_REF: `acme/app/${WORKFLOW}@refs/heads/main`,
    ...more,
  };
  return wholeRun({ root: scene.workspace, door: 'action', script: [], task: null, env });
}

function answer({ api }: Scene): string {
  return api.state.comments.at(-1)?.body ?? '';
}

describe.concurrent('an order to stop', () => {
  test('cancels the run that our comment names, and says so', async () => {
    await using scene = await sceneWith([UNDER_WAY]);
    const run = await stop(scene);
    expect(run.code, run.stdout).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'skipped', violations: '0' });
    expect(run.outputs.reason).toContain('workflow run 8001 is being canceled');
    expect(scene.api.state.cancelled).toEqual([8001]);
    expect(answer(scene)).toContain('workflow run 8001 is being canceled');
    expect(scene.api.state.reactions.map(({ content }) => content)).toEqual(['+1']);
    expect(run.requests).toEqual([]);
  });

  test.each([
    ['is over', [{ ...UNDER_WAY, status: 'completed' }], 'is over already'],
    [
      'is of another workflow',
      [{ ...UNDER_WAY, path: '.github/workflows/release.yml' }],
      'of another workflow',
    ],
    ['has been started again', [{ ...UNDER_WAY, attempt: 2 }], 'is over already'],
    ['is not there', [], 'Not Found'],
  ] as const)('cancels nothing where the run %s, and says that', async (_, runs, why) => {
    await using scene = await sceneWith(runs);
    const run = await stop(scene);
    expect(run.outputs, run.stdout).toMatchObject({ outcome: 'skipped', 'exit-code': '0' });
    expect(scene.api.state.cancelled).toEqual([]);
    expect(answer(scene)).toContain(why);
    expect(scene.api.state.reactions.map(({ content }) => content)).toEqual(['confused']);
  });

  test('never cancels itself, nor what somebody else\u2019s comment names', async () => {
    const itself = { ...UNDER_WAY, id: 9001 };
    await using scene = await sceneWith([itself, UNDER_WAY], { runId: 9001, attempt: 1 });
    const body = stickyLine({ key: 'ab12', runId: 8001, attempt: 1, isOver: false });
    scene.api.state.comments.push(makeComment({ id: 51, body, author: 'mallory' }));
    const run = await stop(scene);
    expect(run.outputs.outcome, run.stdout).toBe('skipped');
    expect(scene.api.state.cancelled).toEqual([]);
    expect(answer(scene)).toContain('nothing was stopped');
  });

  test('without the permission says which line gives it', async () => {
    await using scene = await sceneWith([UNDER_WAY]);
    scene.api.fail('actions/cancel-workflow-run', 403);
    const run = await stop(scene);
    expect(run.outputs.outcome, run.stdout).toBe('skipped');
    expect(answer(scene)).toMatch(/```yaml\npermissions:\n {2}actions: write/);
  });

  test('by a stranger stops nothing and is not answered', async () => {
    await using scene = await sceneWith([UNDER_WAY]);
    const { state } = scene.api;
    const before = state.comments.length;
    const mallory = { ...scene.comment('/forge stop', { user: 'mallory' }) };
    const run = await stop(scene, mallory);
    expect(run.reports.codes).toEqual(['AUTH-01']);
    expect(state.cancelled).toEqual([]);
    expect(state.comments).toHaveLength(before);
    expect(scene.api.writes).toEqual([]);
  });
});
