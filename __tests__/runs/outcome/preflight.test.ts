import { describe, expect, test } from 'vitest';
import { type ForgeScene, forgeScene } from '../../support/forge-scene.ts';
import { makeProtection, type Protection } from '../../support/github/protection.ts';
import { complete, turn, type WholeRun, write } from '../../support/whole-run.ts';

const BRANCH = 'forge/Nightly-care-lint';
const FILES = { 'README.md': 'Hello.\n' };
const CREATE = { 'create-pr': 'true' };
const WORK = [turn(write('fixed.txt', 'fixed\n'), complete('Mended the lint errors.'))];
const READ_ONLY = 'Permission to acme/app.git denied to github-actions[bot].';

function sceneWith(protection: Partial<Protection>): Promise<ForgeScene> {
  return forgeScene(FILES, { protection: makeProtection(protection) });
}

/** Exit 6 for this reason, with no token spent and nothing delivered. */
function expectRefused(run: WholeRun, scene: ForgeScene, ...reason: readonly string[]): void {
  expect(run.code, run.stdout).toBe(6);
  expect(run.outputs.outcome).toBe('git_error');
  for (const words of reason) expect(run.outputs.reason).toContain(words);
  expect(run.requests).toEqual([]);
  expect(scene.server.pushes).toEqual([]);
  expect(scene.writes).toEqual([]);
}

describe.concurrent('before a token is spent, a run that is to deliver', () => {
  test('ends where its token may only read', async () => {
    await using scene = await forgeScene(FILES);
    scene.server.fail('may-push', { status: 403, text: READ_ONLY });
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expectRefused(run, scene, READ_ONLY, 'permissions: { contents: write }');
  });

  test('ends where its token may push and not open pull requests', async () => {
    await using scene = await sceneWith({ tokenMayOpenPullRequests: false });
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expectRefused(run, scene, 'permissions: { contents: write, pull-requests: write }');
  });

  test('ends where Actions may open no pull requests', async () => {
    await using scene = await forgeScene(FILES, { actionsMayOpenPullRequests: false });
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expectRefused(run, scene, 'Allow GitHub Actions to create and approve pull requests');
  });

  test('ends where the branch is protected from it', async () => {
    await using scene = await sceneWith({ classic: new Map([['main', { viewerCanPush: false }]]) });
    const run = await scene.run({ script: WORK, inputs: { 'auto-push': 'true', branch: 'main' } });
    expectRefused(run, scene, 'branch main', 'the branch protection of "main"');
  });

  test('ends if the branch accepts changes only through pull requests', async () => {
    await using scene = await sceneWith({
      rules: [{ type: 'pull_request', ruleset: 42, branches: ['main'] }],
    });
    const run = await scene.run({ script: WORK, inputs: { 'auto-push': 'true', branch: 'main' } });
    expectRefused(run, scene, 'only through pull requests', 'ruleset 42', 'create_pr: true');
  });

  test('ends if the branch accepts only signed commits', async () => {
    const rules = [{ type: 'required_signatures', ruleset: 7, branches: [BRANCH] }];
    await using scene = await sceneWith({ rules });
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expectRefused(run, scene, `branch ${BRANCH}`, 'sign_commits: true');
  });

  test('names everything that stands in the way at once', async () => {
    await using scene = await sceneWith({
      tokenMayOpenPullRequests: false,
      rules: [{ type: 'creation', ruleset: 7, branches: [BRANCH] }],
    });
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expectRefused(run, scene, 'pull-requests: write', 'ruleset 7');
  });

  test('asks all of it at once, and goes on where nothing is against it', async () => {
    await using scene = await forgeScene(FILES);
    // The question for the base, and the three of the preflight.
    scene.api.gather(4);
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expect(run.code, run.stdout).toBe(0);
    expect(scene.pulls).toHaveLength(1);
  });

  test('goes on where its token is exempt from the rule', async () => {
    await using scene = await sceneWith({
      rules: [{ type: 'creation', ruleset: 7, branches: [BRANCH] }],
      bypass: new Map([[7, 'always']]),
    });
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expect(run.code, run.stdout).toBe(0);
  });

  test('says what is only in doubt, and goes on', async () => {
    await using scene = await sceneWith({
      rules: [{ type: 'creation', ruleset: 7, branches: [BRANCH] }],
      bypass: new Map([[7, 'untold']]),
    });
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expect(run.code, run.stdout).toBe(0);
    expect(run.stdout).toContain('unless this token is exempt');
  });

  test.each([403, 404, 429, 502, 'drop', 'page', 'moved'] as const)(
    'goes on where the API says nothing of rules: %s',
    async (fault) => {
      await using scene = await forgeScene(FILES);
      scene.api.fail('repos/get-branch-rules', fault);
      scene.api.fail('graphql/protection', fault);
      scene.server.fail('may-push', { status: 502 });
      const run = await scene.run({ script: WORK, inputs: CREATE });
      expect(run.code, run.stdout).toBe(0);
      expect(scene.pulls).toHaveLength(1);
    },
  );

  test.each([404, 429, 502, 'drop'] as const)(
    'takes no outage for a no to pull requests: %s',
    async (fault) => {
      await using scene = await forgeScene(FILES);
      scene.api.fail('pulls/may-create', fault);
      const run = await scene.run({ script: WORK, inputs: CREATE });
      expect(run.code, run.stdout).toBe(0);
      expect(scene.pulls).toHaveLength(1);
    },
  );

  test('asks nothing where nothing is delivered', async () => {
    await using scene = await forgeScene(FILES);
    const run = await scene.run({ script: WORK });
    expect(run.code, run.stdout).toBe(0);
    expect(scene.api.requests).toEqual([]);
    expect(scene.server.requests).toEqual([]);
  });
});
