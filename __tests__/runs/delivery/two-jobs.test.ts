import { describe, expect, test } from 'vitest';
import { type ForgeScene, forgeScene } from '../../support/forge-scene.ts';
import { makePull } from '../../support/github/state.ts';
import { needing } from '../../support/needs.ts';
import { reportsIn, secondJob } from '../../support/two-jobs.ts';
import { complete, execute, turn, type WholeRun, write } from '../../support/whole-run.ts';

const BRANCH = 'forge/Nightly-care-lint';
const FILES = { 'README.md': 'Hello.\n', 'old.txt': 'old\n', 'run.sh': 'echo\n', 'src/a.txt': 'a\n' };
const CONFIG = 'quality_gates: [{ name: Fixed, command: "test -f fixed.txt" }]\n';
const WORK = [turn(write('fixed.txt', 'fixed\n'), complete('Mended the lint errors.'))];

function sceneWith(config = CONFIG): Promise<ForgeScene> {
  return forgeScene({ ...FILES, '.forge/headless-config.yml': config });
}

async function firstJob(scene: ForgeScene, script = WORK): Promise<WholeRun> {
  const run = await scene.run({ script });
  expect(run.code, run.stdout).toBe(0);
  return run;
}

function expectNothingDelivered(scene: ForgeScene): void {
  expect(scene.server.pushes).toEqual([]);
  expect(scene.writes).toEqual([]);
}

describe.concurrent('the two-job form', () => {
  test('delivers in the second job what the first one made: commit, push and pull request', async () => {
    await using scene = await sceneWith();
    const first = await firstJob(scene);
    expectNothingDelivered(scene);
    const second = await secondJob(scene, { reports: reportsIn(first.reports.dir) });
    expect(second.code, second.stdout).toBe(0);
    const tip = scene.tip(BRANCH) ?? '';
    expect(second.outputs).toMatchObject({
      outcome: 'success',
      'exit-code': '0',
      changed: 'true',
      'commit-sha': tip,
      branch: BRANCH,
      'pull-request-operation': 'created',
    });
    expect(scene.git('show', `${tip}:fixed.txt`)).toBe('fixed');
    const { execution } = first.reports;
    expect(scene.git('log', '-1', '--format=%T', tip)).toBe(execution.commit?.tree);
    expect(scene.git('log', '-1', '--format=%(trailers:key=Forge-Run,valueonly)', tip).trim()).toBe(
      execution.execution_id,
    );
    const body = scene.pulls[0]?.body ?? '';
    expect(body).toContain('Mended the lint errors.');
    expect(body).toContain('| Fixed | red | 🟢 green |');
    expect(body).toContain(execution.execution_id);
  });

  test('carries binary files, modes, links, deletions, renames and names that are no ASCII', async () => {
    await using scene = await sceneWith('{}\n');
    const first = await firstJob(scene, [
      turn(
        execute(
          "head -c 300 /dev/urandom > 'bild ü.bin' && chmod +x run.sh && ln -s README.md link && git mv old.txt new.txt 2>/dev/null || mv old.txt new.txt; rm src/a.txt; : > empty; printf 'no end' > end; ls -la",
        ),
        complete(),
      ),
    ]);
    const second = await secondJob(scene, { reports: reportsIn(first.reports.dir) });
    expect(second.code, second.stdout).toBe(0);
    const tree = scene.git('ls-tree', '-r', '-z', BRANCH);
    expect(tree).toMatch(/100755 blob \S+\trun\.sh/);
    expect(tree).toMatch(/120000 blob \S+\tlink/);
    expect(tree).not.toMatch(/old\.txt|src\/a\.txt/);
    expect(tree).toContain('bild ü.bin');
    expect(scene.git('log', '-1', '--format=%T', BRANCH)).toBe(first.reports.execution.commit?.tree);
  });

  needing('sandbox').test('says that verify counts as reject where no gate runs', async () => {
    await using scene = await sceneWith(`${CONFIG}gate_protection: verify\n`);
    const first = await firstJob(scene);
    const second = await secondJob(scene, { reports: reportsIn(first.reports.dir) });
    expect(second.code, second.stdout).toBe(0);
    const said = 'gate_protection: verify counts as reject in this job';
    expect(second.stdout).toContain(said);
    expect(first.stdout).not.toContain(said);
  });

  test('the same artifact a second time makes no second commit and no second pull request', async () => {
    await using scene = await sceneWith();
    const reports = reportsIn((await firstJob(scene)).reports.dir);
    const once = await secondJob(scene, { reports });
    const again = await secondJob(scene, { reports });
    expect(again.code, again.stdout).toBe(0);
    expect(again.outputs['commit-sha']).toBe(once.outputs['commit-sha']);
    expect(again.outputs['pull-request-operation']).toBe('updated');
    expect(scene.pulls).toHaveLength(1);
    expect(scene.server.pushes).toHaveLength(1);
  });

  test('unfinished work becomes a draft where the configuration lets it, and nothing where it does not', async () => {
    await using scene = await sceneWith('git: { partial: draft_pr }\n');
    const script = [turn(write('half.txt', 'half\n'), complete('Half of it.', 'partial'))];
    const reports = reportsIn((await scene.run({ script })).reports.dir);
    const second = await secondJob(scene, { reports });
    expect(second.code, second.stdout).toBe(0);
    expect(scene.pulls).toMatchObject([{ draft: true, title: 'Unfinished: Fix the lint errors' }]);
    expect(scene.git('show', `${BRANCH}:half.txt`)).toBe('half');

    await using strict = await sceneWith('{}\n');
    const kept = reportsIn((await strict.run({ script })).reports.dir);
    const refused = await secondJob(strict, { reports: kept });
    expect(refused.code, refused.stdout).toBe(1);
    expect(refused.outputs.reason).toContain('git.partial is never');
    expectNothingDelivered(strict);
  });

  test('a run that changed nothing is a success that delivers nothing', async () => {
    await using scene = await sceneWith('{}\n');
    const first = await firstJob(scene, [turn(complete('Nothing to do.'))]);
    const second = await secondJob(scene, { reports: reportsIn(first.reports.dir) });
    expect(second.code, second.stdout).toBe(0);
    expect(second.outputs).toMatchObject({ changed: 'false', 'pull-request-operation': 'none' });
    expectNothingDelivered(scene);
  });

  test('of an event about a pull request, the work goes to its branch and opens no other', async () => {
    await using scene = await sceneWith();
    scene.git('update-ref', 'refs/heads/feature', 'main');
    const sha = scene.tip('feature') ?? '';
    const base = { ref: 'main', sha: scene.tip('main') ?? '' };
    const head = { ref: 'feature', sha, repository: 'acme/app' };
    const pull = makePull({ number: 9, head, base });
    scene.api.state.pulls.push(pull);
    const first = await firstJob(scene);
    const event = { action: 'opened', number: 9, pull_request: { number: 9 } };
    const env = { GITHUB_EVENT_NAME: 'pull_request' };
    const second = await secondJob(scene, { reports: reportsIn(first.reports.dir), event, env });
    expect(second.code, second.stdout).toBe(0);
    expect(scene.git('show', 'feature:fixed.txt')).toBe('fixed');
    expect(second.outputs).toMatchObject({ branch: 'feature', 'pull-request-operation': 'none' });
    expect(scene.pulls).toHaveLength(1);
  });
});
