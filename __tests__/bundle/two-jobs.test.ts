import { describe, expect, test } from 'vitest';
import { type ForgeScene, forgeScene } from '../support/forge-scene.ts';
import { reportsIn, secondJob } from '../support/two-jobs.ts';
import { complete, execute, turn, type WholeRun, write } from '../support/whole-run.ts';

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
});
