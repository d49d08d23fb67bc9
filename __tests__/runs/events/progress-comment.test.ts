import { describe, expect, test } from 'vitest';
import { readStickyMark } from '../../../src/core/forge/sticky-mark.ts';
import { HEAD_BRANCH, makeScene, type RunnerVariables, type Scene } from '../../support/github/scene.ts';
import { call, complete, turn, type WholeRun, wholeRun } from '../../support/whole-run.ts';

const FILES = {
  'app.txt': 'one\n',
  '.forge/headless-config.yml': 'quality_gates: [{ name: has two, command: grep -q two app.txt }]\n',
};
const EDIT = call('apply_diff', { path: 'app.txt', edits: [{ search: 'one', replace: 'two' }] });
const SCRIPT = [turn(EDIT), turn(complete('Mended, @acme/security. Fixes #7.'))];
const WORKFLOW = '.github/workflows/forge.yml';
const ON_THE_RUNNER = {
  GITHUB_RUN_ID: '9001',
  GITHUB_RUN_ATTEMPT: '2',
  GITHUB_JOB: 'forge',
  GITHUB_WORKFLOW_REF: `acme/app/${WORKFLOW}@refs/heads/main`,
};

function play(
  scene: Scene,
  env: RunnerVariables,
  more: Partial<Parameters<typeof wholeRun>[0]> = {},
): Promise<WholeRun> {
  const all = { ...ON_THE_RUNNER, ...env };
  return wholeRun({ root: scene.workspace, door: 'action', script: SCRIPT, task: null, env: all, ...more });
}

/** Texts of our own comments on the pull request. */
function said({ api }: Scene): readonly string[] {
  const { comments, writesAs } = api.state;
  return comments.filter(({ author }) => author === writesAs).map(({ body }) => body);
}

function signs({ api }: Scene): readonly string[] {
  return api.state.reactions.map(({ content }) => content);
}

describe.concurrent('a run that a comment started', () => {
  test('leaves one comment with the result, and a sign at the comment', async () => {
    await using scene = await makeScene({ files: FILES });
    const run = await play(scene, scene.comment('/forge mend it'));
    expect(run.code, run.stdout).toBe(0);
    const [text = '', ...rest] = said(scene);
    expect(rest).toEqual([]);
    expect(readStickyMark(text)).toMatchObject({ runId: 9001, attempt: 2, isOver: true });
    expect(text).toContain('## ✅ Forge: success');
    expect(text).toMatch(
      /\| \[`app\.txt`\]\(http:[^)]+\/acme\/app\/blob\/[0-9a-f]{40}\/app\.txt\) \| modified \| \+1 \| −1 \|/,
    );
    expect(text).toContain('| has two | red | 🟢 passed |');
    expect(text).toContain(`Commit ${run.outputs['commit-sha']} pushed to \`${HEAD_BRANCH}\`.`);
    expect(text).toContain('/acme/app/actions/runs/9001/attempts/2)');
    expect(text).toMatch(/```text\nMended, @ acme\/security\. Fixes # 7\.\n```/);
    expect(signs(scene)).toEqual(['eyes', 'rocket']);
  });

  test('speaks the next time in the same comment', async () => {
    await using scene = await makeScene({ files: FILES });
    await play(scene, scene.comment('/forge mend it'));
    const script = [turn(complete('Impossible.', 'impossible'))];
    const next = { ...scene.comment('/forge mend it'), GITHUB_RUN_ID: '9002' };
    const { state } = scene.api;
    // As it is once the first one's push is older than the next comment.
    state.pushes.push({ branch: HEAD_BRANCH, after: scene.tip(HEAD_BRANCH), at: '2026-11-02T09:30:00Z' });
    state.commits.set(scene.tip(HEAD_BRANCH), '2026-11-02T09:30:00Z');
    const [pull] = state.pulls;
    if (pull !== undefined) state.pulls[0] = { ...pull, head: { ...pull.head, sha: scene.tip(HEAD_BRANCH) } };
    const run = await play(scene, next, { script, root: scene.checkOut('main') });
    expect(run.outputs.outcome, run.stdout).toBe('failure');
    expect(said(scene)).toHaveLength(1);
    expect(said(scene)[0]).toContain('## ❌ Forge: failure');
    expect(readStickyMark(said(scene)[0] ?? '')).toMatchObject({ runId: 9002, attempt: 2 });
    expect(signs(scene)).toEqual(['eyes', 'rocket', '-1']);
  });
});

describe.concurrent('a command that cannot be taken', () => {
  test.each([
    ['an unknown flag', '/forge --sandbox off mend it', '--sandbox'],
    ['a flag that loosens', '/forge --max-files 11 mend it', 'would loosen the configured 10'],
    ['a wrong value', '/forge --max-files many mend it', '--max-files'],
  ])('for %s is answered with the reason', async (_, body, reason) => {
    await using scene = await makeScene({ files: FILES });
    const run = await play(scene, scene.comment(body));
    expect(run.outputs.outcome, run.stdout).toBe('skipped');
    expect(run.requests).toEqual([]);
    expect(said(scene)).toHaveLength(1);
    expect(said(scene)[0]?.replaceAll('\\', '')).toContain(reason);
    expect(signs(scene)).toEqual(['confused']);
  });

  test('is not answered where a stranger gave it', async () => {
    await using scene = await makeScene({ files: FILES });
    for (const body of ['/forge --sandbox off x', '/forge --max-files 99 x', '/forge help', '/forge stop']) {
      const run = await play(scene, scene.comment(body, { user: 'mallory' }));
      expect(run.reports.codes, body).toEqual([body.includes('sandbox') ? 'AUTH-01' : 'AUTH-01']);
    }
    expect(scene.api.writes).toEqual([]);
  });

  test('as the configuration is invalid, is answered with all that is wrong', async () => {
    const config = 'max_files: 1\nconstraints: { max_turns: none }\n';
    await using scene = await makeScene({ files: { ...FILES, '.forge/headless-config.yml': config } });
    const run = await play(scene, scene.comment('/forge mend it'));
    expect(run.code).toBe(5);
    expect(said(scene)).toHaveLength(1);
    expect(said(scene)[0]).toMatch(/max\\_files.*\n.*max\\_turns/);
    expect(signs(scene)).toEqual(['confused']);
  });

  test('as git stands in the way, is answered too', async () => {
    await using scene = await makeScene({ files: FILES });
    scene.server.fail('look', { status: 404, text: 'no' });
    const run = await play(scene, scene.comment('/forge mend it'));
    expect(run.code, run.stdout).toBe(6);
    expect(said(scene)[0]).toContain('nothing was started, because git failed');
    expect(signs(scene)).toEqual(['confused']);
  });
});

describe.concurrent('an order for help', () => {
  test('is answered with flags and the limits of the base, and starts nothing', async () => {
    const config = 'constraints: { max_files: 4, strict: true }\n';
    await using scene = await makeScene({ files: { ...FILES, '.forge/headless-config.yml': config } });
    const run = await play(scene, scene.comment('/forge help'));
    expect(run.code, run.stdout).toBe(0);
    expect(run.outputs).toMatchObject({ outcome: 'skipped', violations: '0' });
    expect(run.reports.codes).toEqual([]);
    expect(said(scene)[0]).toContain('| `--max-files N` | Maximum number of files the run may change. | 4 |');
    expect(said(scene)[0]).toContain('| on |');
    expect(signs(scene)).toEqual(['+1']);
    expect(run.requests).toEqual([]);
  });

  test('is answered on an issue too', async () => {
    await using scene = await makeScene({ files: FILES });
    const run = await play(scene, scene.comment('/forge help', { on: 3 }));
    expect(run.code, run.stdout).toBe(0);
    expect(scene.api.state.comments.at(-1)).toMatchObject({ issue: 3, author: 'github-actions[bot]' });
  });
});
