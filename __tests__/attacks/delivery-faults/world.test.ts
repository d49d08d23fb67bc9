import { describe, expect, test } from 'vitest';
import type { DeliveryScene } from '../../support/delivery-scene.ts';
import { PLANS, type Plan, type PlanName, play, playPlan } from './plans.ts';
import { type End, expectSound } from './soundness.ts';

process.env.GIT_CONFIG_GLOBAL = '/dev/null';
process.env.GIT_CONFIG_NOSYSTEM = '1';

/** Once the run has begun, and before anything is delivered: the model is not asked again. */
type Turn = (scene: DeliveryScene) => void;

const gone =
  (branch: string): Turn =>
  (scene) =>
    scene.git('update-ref', '-d', `refs/heads/${branch}`);
const moves =
  (branch: string): Turn =>
  (scene) => {
    scene.advance(branch, 'theirs.txt');
  };
const comes =
  (branch: string): Turn =>
  (scene) =>
    scene.git('branch', branch, 'fix');

interface Row {
  readonly what: string;
  readonly plan: PlanName;
  readonly turn: Turn;
  readonly ends: End;
}

const OWN = PLANS.push.branch;
const HEAD = PLANS['push to a pull request'].branch;

const ROWS: readonly Row[] = [
  { what: 'its branch is deleted', plan: 'push to a pull request', turn: gone(HEAD), ends: 'moved' },
  { what: 'its branch is deleted', plan: 'signed on a pull request', turn: gone(HEAD), ends: 'moved' },
  { what: 'its branch moves', plan: 'push to a pull request', turn: moves(HEAD), ends: 'moved' },
  { what: 'its branch moves', plan: 'signed on a pull request', turn: moves(HEAD), ends: 'moved' },
  {
    what: 'its branch moves',
    plan: 'signed on a pull request, as objects',
    turn: moves(HEAD),
    ends: 'moved',
  },
  { what: 'its new branch is made by somebody', plan: 'push', turn: comes(OWN), ends: 'moved' },
  { what: 'its new branch is made by somebody', plan: 'signed', turn: comes(OWN), ends: 'moved' },
  { what: 'the base is deleted', plan: 'create-pr', turn: gone('main'), ends: 'commit only' },
  { what: 'the base is deleted', plan: 'signed', turn: gone('main'), ends: 'commit only' },
];

describe.concurrent('what others do meanwhile', () => {
  test.each(ROWS)('$what: "$plan" ends as $ends, and overwrites nothing', async ({ plan, turn, ends }) => {
    await play(
      plan,
      (scene) => scene.meanwhile(() => turn(scene)),
      (done) => expectSound(done, ends, 'meanwhile'),
    );
  });

  test.each([
    ['signed on a pull request', 'graphql'],
    ['signed on a pull request, as objects', 'git/update-ref'],
    ['signed', 'graphql'],
    ['signed', 'git/create-ref'],
  ] as const)(
    'at the very last moment: the server itself holds %s to where the branch was (%s)',
    async (name, call) => {
      const { branch } = PLANS[name];
      let theirs = '';
      await play(
        name,
        (scene) =>
          scene.api.before(call, () => {
            const isThere = scene.tip(branch) !== null;
            if (!isThere) scene.git('branch', branch, 'fix');
            theirs = isThere ? scene.advance(branch, 'theirs.txt') : (scene.tip(branch) ?? '');
          }),
        ({ scene, run }) => {
          expect(run.exitCode, run.outcome.reason).toBe(6);
          expect(run.reports.codes).toContain('GIT-05');
          expect(scene.tip(branch)).toBe(theirs);
          expect(scene.api.state.pulls).toEqual([]);
        },
      );
    },
  );
});

const WORKFLOW: Plan = {
  ...PLANS.signed,
  files: { '.github/workflows/ci.yml': 'on: push\n' },
  inputs: { ...PLANS.signed.inputs, 'open-protected': '.github/workflows/**' },
};

describe.concurrent('workflow files', () => {
  test.each([
    ['signed', {}],
    ['pushed', { 'sign-commits': 'false' }],
  ])('are known to be refused from the workflow\u2019s own token, before they are %s', async (_, inputs) => {
    await playPlan(
      { ...WORKFLOW, inputs: { ...WORKFLOW.inputs, ...inputs } },
      () => undefined,
      (done) => {
        expectSound(done, 'nothing', 'its own token');
        expect(done.run.outcome.reason).toContain('.github/workflows/ci.yml is a workflow file');
        expect(done.run.outcome.reason).toContain('permission `workflows`');
        expect(done.scene.api.writes).toEqual([]);
      },
    );
  });

  test('are delivered with an app\u2019s token', async () => {
    await playPlan(
      WORKFLOW,
      ({ api }) => {
        api.state.users.push({ id: 77, login: 'care[bot]', type: 'Bot' });
        api.state.writesAs = 'care[bot]';
      },
      (done) => expectSound(done, 'delivered', 'an app'),
    );
  });
});

describe.concurrent('the default branch', () => {
  const plan: Plan = {
    ...PLANS.push,
    branch: 'main',
    inputs: { 'auto-push': 'true', 'sign-commits': 'true' },
  };

  test('gets no signed commit unless git.branch names it', async () => {
    await playPlan(
      plan,
      () => undefined,
      (done) => expectSound(done, 'before', 'unnamed'),
    );
  });

  test('gets one where git.branch does', async () => {
    await playPlan(
      { ...plan, inputs: { ...plan.inputs, branch: 'main' } },
      () => undefined,
      (done) => expectSound(done, 'delivered', 'named'),
    );
  });
});
