import { describe, expect, test } from 'vitest';
import { type ForgeScene, forgeScene } from '../../support/forge-scene.ts';
import { TOKEN } from '../../support/github/state.ts';
import {
  type Published,
  type Reports,
  reportsIn,
  type SecondJob,
  secondJob,
} from '../../support/two-jobs.ts';
import { complete, turn, write } from '../../support/whole-run.ts';

const BRANCH = 'forge/Nightly-care-lint';
const FILES = { 'README.md': 'Hello.\n', '.forge/headless-config.yml': '{}\n' };
const WORK = [turn(write('fixed.txt', 'fixed\n'), complete('Mended the lint errors.'))];
const RUN = 4_242;
const LIST = 'actions/list-workflow-run-artifacts';
const DOWNLOAD = 'actions/download-artifact';

async function firstJob(scene: ForgeScene): Promise<Reports> {
  const run = await scene.run({ script: WORK });
  expect(run.code, run.stdout).toBe(0);
  return reportsIn(run.reports.dir);
}

/** The second job, as a job of another workflow run than the first. */
async function laterRun(scene: ForgeScene, plan: SecondJob = {}): Promise<Published> {
  return secondJob(scene, { reports: await firstJob(scene), ofRun: RUN, ...plan });
}

function askedOfArtifacts({ api }: ForgeScene): readonly string[] {
  return api.asked.filter((operation) => operation === LIST || operation === DOWNLOAD);
}

function expectRefused(scene: ForgeScene, run: Published, code: number, reason: string): void {
  expect(run.code, run.stdout).toBe(code);
  expect(run.outputs).toMatchObject({ 'exit-code': String(code), reason, 'commit-sha': '' });
  expect(run.stdout).toContain(reason);
  expect(run.asked.filter(({ path }) => !path.startsWith('/blob'))).toEqual([]);
  expect(scene.server.pushes).toEqual([]);
  expect(scene.writes).toEqual([]);
}

describe.concurrent('the two-job form over two workflow runs', () => {
  test('delivers the artifact of the run that run-id names, asked for at GITHUB_API_URL', async () => {
    await using scene = await forgeScene(FILES);
    const run = await laterRun(scene);
    expect(run.code, run.stdout).toBe(0);
    const tip = scene.tip(BRANCH) ?? '';
    expect(run.outputs).toMatchObject({
      outcome: 'success',
      'commit-sha': tip,
      branch: BRANCH,
      'pull-request-operation': 'created',
    });
    expect(scene.git('show', `${tip}:fixed.txt`)).toBe('fixed');
    expect(scene.pulls).toHaveLength(1);
    expect(askedOfArtifacts(scene)).toEqual([LIST, DOWNLOAD]);
    expect(scene.api.requests).toContain(
      `GET /repos/acme/app/actions/runs/${RUN}/artifacts?name=forge-reports`,
    );
  });

  test('the store that the API points to sees no token, and its signed address is not shown', async () => {
    await using scene = await forgeScene(FILES);
    const run = await laterRun(scene);
    expect(run.code, run.stdout).toBe(0);
    expect(run.asked.map(({ path }) => path)).toEqual(['/blob?sig=secret']);
    expect(run.asked[0]?.headers).not.toHaveProperty('authorization');
    expect(JSON.stringify(run.asked)).not.toContain(TOKEN);
    expect(run.stdout + run.stderr + run.summary).not.toMatch(/sig=secret/);
    expect(run.stdout + run.stderr + run.summary).not.toContain(TOKEN);
  });

  test('a run that GitHub does not know is an error of the workflow, and nothing is delivered', async () => {
    await using scene = await forgeScene(FILES);
    const run = await laterRun(scene, { inputs: { 'run-id': '4711' } });
    expectRefused(
      scene,
      run,
      5,
      'artifact "forge-reports" of run 4711 does not exist: set artifact-name to the name from that run, and run-id to the number of a run of this repository',
    );
    // How often is the library's: it asks again after a 404 too, six times in a row.
    expect(new Set(askedOfArtifacts(scene))).toEqual(new Set([LIST]));
    expect(scene.api.requests).toContain(
      'GET /repos/acme/app/actions/runs/4711/artifacts?name=forge-reports',
    );
    expect(run.asked).toEqual([]);
  });

  test('so is an artifact that the run has not, and one that has expired', async () => {
    await using scene = await forgeScene(FILES);
    const other = await laterRun(scene, { inputs: { 'artifact-name': 'other' } });
    expectRefused(
      scene,
      other,
      5,
      'artifact "other" of run 4242 does not exist: set artifact-name to the name from that run, and run-id to the number of a run of this repository',
    );
    await using late = await forgeScene(FILES);
    const expired = await laterRun(late, { isExpired: true });
    expectRefused(
      late,
      expired,
      5,
      'artifact "forge-reports" of run 4242 has expired: run the workflow that makes it again',
    );
    expect(expired.asked).toEqual([]);
  });

  test('a token that may not read it is told what it lacks', async () => {
    await using scene = await forgeScene(FILES);
    scene.api.fail(LIST, 403);
    const run = await laterRun(scene);
    expect(run.code, run.stdout).toBe(1);
    expect(run.outputs.reason).toMatch(/of run 4242 .*Resource not accessible by integration.*actions: read/);
    expect(scene.server.pushes).toEqual([]);
  });

  test('a zip that is not the one that was uploaded is refused', async () => {
    await using scene = await forgeScene(FILES);
    const run = await laterRun(scene, { claims: { digest: `sha256:${'0'.repeat(64)}` } });
    expectRefused(
      scene,
      run,
      2,
      'artifact "forge-reports" differs from what was uploaded: its digest does not match',
    );
  });
});
