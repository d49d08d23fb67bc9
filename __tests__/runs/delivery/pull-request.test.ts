import { describe, expect, test } from 'vitest';
import { type ForgeScene, forgeScene } from '../../support/forge-scene.ts';
import { makePull } from '../../support/github/state.ts';
import { complete, turn, wholeRun, write } from '../../support/whole-run.ts';

const BRANCH = 'forge/Nightly-care-lint';
const FILES = { 'README.md': 'Hello.\n' };
const CREATE = { 'create-pr': 'true' };
const WORK = [turn(write('fixed.txt', 'fixed\n'), complete('Mended the lint errors.'))];

function configured(config: string) {
  return { ...FILES, '.forge/headless-config.yml': config };
}

/** Nothing of the run arrived: no branch, no pull request. */
function expectNothingDelivered(scene: ForgeScene): void {
  expect(scene.server.pushes).toEqual([]);
  expect(scene.writes).toEqual([]);
}

describe.concurrent('create-pr', () => {
  test('commits, pushes a branch named after the job, and opens a pull request that says what was observed', async () => {
    await using scene = await forgeScene(
      configured('quality_gates: [{ name: Fixed, command: "test -f fixed.txt" }]\n'),
    );
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expect(run.code, run.stdout).toBe(0);
    const { execution } = run.reports;
    expect(scene.tip(BRANCH)).toBe(execution.commit?.sha);
    expect(scene.server.pushes).toMatchObject([{ ref: `refs/heads/${BRANCH}`, taken: true }]);
    expect(scene.pulls).toMatchObject([
      {
        title: 'Fix the lint errors',
        draft: false,
        head: { ref: BRANCH },
        base: { ref: 'main' },
        labels: [],
      },
    ]);
    const body = scene.pulls[0]?.body ?? '';
    expect(body).toContain('| `fixed.txt` | added | +1 | −0 |');
    expect(body).toContain('| Fixed | red | 🟢 green |');
    expect(body).toContain('Mended the lint errors.');
    expect(body).toContain(execution.execution_id);
    const [trailer = ''] = scene
      .git('log', '-1', '--format=%(trailers:key=Forge-Audit,valueonly)', BRANCH)
      .split('\n');
    expect(body).toContain(trailer);
    expect(run.outputs).toMatchObject({
      'pull-request-number': String(scene.pulls[0]?.number),
      'pull-request-url': expect.stringMatching(/\/acme\/app\/pull\/\d+$/),
      'pull-request-operation': 'created',
      branch: BRANCH,
    });
    expect(run.summary).toContain(`[#${scene.pulls[0]?.number}](`);
  });

  test('brings the open one up to date the next time, and never opens a second', async () => {
    await using scene = await forgeScene(FILES);
    await scene.run({ script: WORK, inputs: CREATE });
    const first = scene.pulls[0]?.body;
    const again = [turn(write('more.txt', 'more\n'), complete('More.'))];
    const run = await scene.run({ script: again, inputs: { ...CREATE, task: 'Fix what is left' } });
    expect(run.code, run.stdout).toBe(0);
    expect(scene.pulls).toHaveLength(1);
    expect(scene.pulls[0]).toMatchObject({ title: 'Fix what is left', state: 'open' });
    expect(scene.pulls[0]?.body).not.toBe(first);
    expect(scene.pulls[0]?.body).toContain('more.txt');
    expect(run.outputs['pull-request-operation']).toBe('updated');
    expect(scene.git('rev-list', '--count', `main..${BRANCH}`)).toBe('2');
  });

  test('leaves the words of somebody else alone', async () => {
    const pull = makePull({
      number: 9,
      title: 'Mine',
      body: 'My own words.',
      head: { ref: BRANCH, sha: '0'.repeat(40), repository: 'acme/app' },
    });
    await using scene = await forgeScene(FILES, { pulls: [pull] });
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expect(run.code, run.stdout).toBe(0);
    expect(scene.pulls).toMatchObject([{ number: 9, title: 'Mine', body: 'My own words.' }]);
    expect(run.outputs).toMatchObject({ 'pull-request-number': '9', 'pull-request-operation': 'updated' });
  });

  test('takes title, text, base, draft, labels and reviewers as they are given', async () => {
    await using scene = await forgeScene(FILES);
    scene.git('branch', 'develop', 'main');
    const run = await scene.run({
      script: WORK,
      inputs: {
        ...CREATE,
        branch: 'bot/lint',
        'pr-title': 'Lint:\n mended by @mia',
        'pr-body': 'Closes #3.\n\nSee https://example.com.',
        'pr-base': 'develop',
        'pr-draft': 'true',
        'pr-labels': 'bot\nlint',
        'pr-reviewers': 'mia, acme/core',
      },
    });
    expect(run.code, run.stdout).toBe(0);
    expect(scene.pulls).toMatchObject([
      {
        title: 'Lint: mended by @mia',
        draft: true,
        head: { ref: 'bot/lint' },
        base: { ref: 'develop' },
        labels: ['bot', 'lint'],
        reviewers: { users: ['mia'], teams: ['core'] },
      },
    ]);
    expect(scene.pulls[0]?.body).toContain('Closes #3.\n\nSee https://example.com.');
    expect(scene.api.asked).not.toContain('repos/get');
  });

  test('opens nothing where nothing was changed', async () => {
    await using scene = await forgeScene(FILES);
    const run = await scene.run({ script: [turn(complete('Nothing to do.'))], inputs: CREATE });
    expect(run.code, run.stdout).toBe(0);
    expectNothingDelivered(scene);
    expect(run.outputs).toMatchObject({
      'pull-request-number': '',
      'pull-request-url': '',
      'pull-request-operation': 'none',
    });
  });

  test('opens nothing where a required gate is red', async () => {
    await using scene = await forgeScene(
      configured('git: { partial: draft_pr }\nquality_gates: [{ name: Never, command: "false" }]\n'),
    );
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expect(run.code).toBe(3);
    expectNothingDelivered(scene);
  });

  test('makes what a model says harmless', async () => {
    await using scene = await forgeScene(FILES);
    const words = 'Fixes #3, ping @mallory\n/approve\n![x](https://evil.example/x.png)\n```\n</details>';
    const run = await scene.run({ script: [turn(write('a.txt', 'a\n'), complete(words))], inputs: CREATE });
    expect(run.code, run.stdout).toBe(0);
    const body = scene.pulls[0]?.body ?? '';
    for (const power of ['#3', '@mallory', '\n/approve', '![', 'https://evil'])
      expect(body).not.toContain(power);
  });

  test('ends before a model is asked where its text holds a secret, and shows it nowhere', async () => {
    await using scene = await forgeScene(FILES);
    const secret = 'tok-Vb81mQz0Lr7Kx4Wp93Ys';
    const encoded = Buffer.from(secret).toString('base64');
    const inputs = { ...CREATE, 'pr-title': `Use ${secret}`, 'pr-body': `It is ${secret}, or ${encoded}.` };
    const run = await scene.run({ script: WORK, inputs, env: { DEPLOY_TOKEN: secret } });
    expect(run.code, run.stdout).toBe(5);
    expect(run.requests).toEqual([]);
    expect(run.outputs.reason).toContain('git.pr_title contains');
    expect(run.outputs.reason).toContain('git.pr_body contains');
    const said = JSON.stringify([run.stdout, run.outputs, scene.api.writes, scene.pulls]);
    expect(said).not.toContain(secret);
    expect(said).not.toContain(encoded.slice(0, 24));
    expectNothingDelivered(scene);
  });

  test('will not open a pull request of a branch into itself, and pays for no model', async () => {
    await using scene = await forgeScene(FILES);
    const run = await scene.run({ script: WORK, inputs: { ...CREATE, branch: 'main' } });
    expect(run.code).toBe(6);
    expect(run.requests).toEqual([]);
    expect(run.outputs.reason).toContain('set git.branch to another branch');
    expectNothingDelivered(scene);
  });

  test('needs a commit, and says so before anything runs', async () => {
    await using scene = await forgeScene(FILES);
    const run = await scene.run({ script: WORK, inputs: { ...CREATE, 'auto-commit': 'false' } });
    expect(run.code).toBe(5);
    expect(run.outputs.reason).toContain('git.auto_commit is false');
  });

  test('needs a token, and says so', async () => {
    const run = await wholeRun({ script: WORK, args: ['--create-pr'] });
    expect(run.code).toBe(5);
    expect(run.stderr).toContain('git.create_pr');
  });
});

describe.concurrent('a call of the API that fails', () => {
  test('before the agent starts ends the run there, with nothing paid and nothing pushed', async () => {
    await using scene = await forgeScene(FILES);
    scene.api.fail('repos/get', 403);
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expect(run.code).toBe(6);
    expect(run.requests).toEqual([]);
    expect(run.outputs.reason).toMatch(/read the default branch.*give the job the permission/);
    expectNothingDelivered(scene);
  });

  test.each([
    { operation: 'pulls/list', fault: 500 },
    { operation: 'pulls/list', fault: 404 },
    { operation: 'pulls/create', fault: 403 },
    { operation: 'pulls/create', fault: 422 },
    { operation: 'pulls/create', fault: 429 },
    { operation: 'pulls/create', fault: 'page' },
  ] as const)(
    'after the push ($operation: $fault) leaves the commit on the branch, exit 6',
    async (given) => {
      await using scene = await forgeScene(FILES);
      scene.api.fail(given.operation, given.fault);
      const run = await scene.run({ script: WORK, inputs: CREATE });
      expect(run.code, run.stdout).toBe(6);
      const { commit } = run.reports.execution;
      expect(scene.tip(BRANCH)).toBe(commit?.sha);
      expect(run.outputs.reason).toMatch(
        `commit ${commit?.sha.slice(0, 12)} is on branch ${BRANCH}, but its pull request into main could not be opened or updated`,
      );
      expect(run.outputs).toMatchObject({
        'pull-request-operation': 'none',
        'commit-sha': commit?.sha,
        changed: 'true',
      });
      expect(scene.pulls).toEqual([]);
    },
  );

  test('names the setting where Actions may open no pull requests any more', async () => {
    await using scene = await forgeScene(FILES);
    const work = () => {
      // After the preflight, which would have refused it.
      scene.api.state.actionsMayOpenPullRequests = false;
      return turn(write('fixed.txt', 'fixed\n'), complete('Mended.'));
    };
    const run = await scene.run({ script: work, inputs: CREATE });
    expect(run.code).toBe(6);
    expect(run.outputs.reason).toContain('Settings > Actions > General > Workflow permissions');
    expect(scene.tip(BRANCH)).not.toBeNull();
  });

  test('on an update leaves the pull request as it was, exit 6', async () => {
    await using scene = await forgeScene(FILES);
    await scene.run({ script: WORK, inputs: CREATE });
    const before = scene.pulls[0]?.body;
    scene.api.fail('pulls/update', 403);
    const again = [turn(write('more.txt', 'more\n'), complete('More.'))];
    const run = await scene.run({ script: again, inputs: CREATE });
    expect(run.code).toBe(6);
    expect(scene.pulls).toMatchObject([{ body: before }]);
    expect(scene.tip(BRANCH)).toBe(run.outputs['commit-sha']);
  });

  test('opens one pull request where the answer got lost', async () => {
    await using scene = await forgeScene(FILES);
    scene.api.fail('pulls/create', 502, { times: 1, done: true });
    const run = await scene.run({ script: WORK, inputs: CREATE });
    expect(run.code, run.stdout).toBe(0);
    expect(scene.pulls).toHaveLength(1);
  });

  test('to ask a team keeps nobody else from being asked', async () => {
    await using scene = await forgeScene(FILES);
    scene.api.fail('pulls/request-reviewers', 422, { times: 1 });
    const inputs = { ...CREATE, 'pr-reviewers': 'mia, acme/core' };
    const run = await scene.run({ script: WORK, inputs });
    expect(run.code, run.stdout).toBe(0);
    const { users = [], teams = [] } = scene.pulls[0]?.reviewers ?? {};
    expect([...users, ...teams]).toHaveLength(1);
  });

  test('for labels or reviewers is a warning, and no lost delivery', async () => {
    await using scene = await forgeScene(FILES);
    scene.api.fail('issues/add-labels', 403);
    const inputs = { ...CREATE, 'pr-labels': 'bot', 'pr-reviewers': 'mallory' };
    const run = await scene.run({ script: WORK, inputs });
    expect(run.code, run.stdout).toBe(0);
    expect(run.outputs['pull-request-operation']).toBe('created');
    expect(run.summary).toMatch(/cannot label/);
    expect(run.summary).toMatch(/cannot request reviews/);
  });
});
