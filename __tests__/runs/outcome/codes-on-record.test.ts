import { mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../../support/bundle.ts';
import { forgeScene } from '../../support/forge-scene.ts';
import { makeScene } from '../../support/github/scene.ts';
import { git, makeRepository } from '../../support/repository.ts';
import { complete, execute, turn, wholeRun, write } from '../../support/whole-run.ts';

test('CFG-02: a configuration that is a link out of the repository is refused before any model call', async () => {
  const root = makeRepository({ 'a.txt': 'a\n' });
  const outside = join(dirname(root), `outside-${process.pid}.yml`);
  writeFileSync(outside, 'mode: read-only\n');
  symlinkSync(outside, join(root, 'headless.yml'));
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'link');
  const run = await wholeRun({
    root,
    script: [turn(complete())],
    args: ['--config', 'headless.yml', '--max-files', 'x'],
  });
  expect(run.code).toBe(5);
  expect(run.requests).toEqual([]);
  expect([...run.reports.codes].sort()).toEqual(['CFG-01', 'CFG-02']);
});

test('OUT-03: records a closing message that is too long to show, and output that is too long to keep', async () => {
  const run = await wholeRun({
    script: [turn(execute('yes | head -c 9000000')), turn(complete('word '.repeat(5000)))],
  });
  expect(run.code, run.stderr).toBe(0);
  expect(run.reports.codes).toEqual(['OUT-03', 'OUT-03']);
  expect(run.reports.violations.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('the command printed more than 4 MB'),
    expect.stringContaining('the closing message has 25000 characters'),
  ]);
});

test('ordinary long output and words are not on record', async () => {
  const run = await wholeRun({
    script: [turn(execute('yes | head -c 900000')), turn(complete('word '.repeat(1000)))],
  });
  expect(run.reports.codes).toEqual([]);
});

test('GIT-04: settings of git that name files of the workspace, unless these are protected', async () => {
  const root = makeRepository({ 'a.txt': 'a\n' });
  git(root, 'config', 'core.hooksPath', '.husky/_');
  git(root, 'config', 'diff.external', './tools/diff');
  const run = await wholeRun({ root, script: [turn(write('b.txt', 'b\n')), turn(complete())] });
  expect(run.code, run.stderr).toBe(0);
  expect(run.reports.violations).toMatchObject([
    {
      code: 'GIT-04',
      response: 'warn_continue',
      effect: 'prevented',
      path: 'tools/diff',
      reason: expect.stringContaining("git's setting diff.external names tools/diff in the workspace"),
    },
  ]);
});

test('NET-03: a model server that redirects to another server', async () => {
  const run = await wholeRun({ script: [{ fault: 'redirect' }] });
  expect(run.code).toBe(1);
  expect(run.reports.violations).toMatchObject([
    {
      code: 'NET-03',
      response: 'reject',
      effect: 'prevented',
      reason: expect.stringContaining('elsewhere.invalid'),
    },
  ]);
});

test('NET-03: GitHub redirects to another server', async () => {
  await using scene = await forgeScene({ 'a.txt': 'a\n' });
  scene.api.fail('pulls/create', 'moved');
  const run = await scene.run({
    script: [turn(write('b.txt', 'b\n'), complete())],
    inputs: { 'create-pr': 'true' },
  });
  expect(run.code, run.stdout).toBe(6);
  expect(run.reports.violations).toMatchObject([
    { code: 'NET-03', reason: expect.stringContaining('redirects to http://elsewhere.invalid') },
  ]);
});

test('OUT-03: a job summary and a comment that are cut, and the record is whole', async () => {
  const gates = Array.from(
    { length: 20 },
    (_, at) => `  - { name: "gate ${at}", command: "yes | head -c 5000; false", required: false }`,
  );
  const config = `quality_gates:\n${gates.join('\n')}\n`;
  await using scene = await makeScene({
    files: { 'a.txt': 'a\n', '.forge/headless-config.yml': config },
  });
  const summary = join(mkdtempSync(join(tmpdir(), 'forge-summary-')), 'summary');
  writeFileSync(summary, 'x'.repeat(1024 * 1024 - 5000));
  const run = await wholeRun({
    root: scene.workspace,
    door: 'action',
    script: [turn(write('b.txt', 'b\n')), turn(complete())],
    task: null,
    env: { ...scene.comment('/forge mend it'), GITHUB_STEP_SUMMARY: summary },
  });
  expect(run.code, run.stdout).toBe(0);
  const cut = run.reports.violations.filter(({ code }) => code === 'OUT-03').map(({ reason }) => reason);
  expect(cut).toEqual([
    expect.stringContaining('the job summary has'),
    expect.stringContaining('the comment with the result is longer than'),
  ]);
  expect(readFileSync(summary, 'utf8')).toContain('The rest was cut');
  expect(scene.api.state.comments.map(({ body }) => body).join('\n')).toContain('The rest was cut');
  const { code } = await runCli(['verify', run.reports.dir], { cwd: scene.workspace });
  expect(code).toBe(0);
}, 60_000);
