import { symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { git, makeRepository } from '../support/repository.ts';
import { complete, execute, turn, wholeRun } from '../support/whole-run.ts';

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

test('OUT-03: closing words that are too long to be shown, and output too long to be kept', async () => {
  const run = await wholeRun({
    script: [turn(execute('yes | head -c 9000000')), turn(complete('word '.repeat(5000)))],
  });
  expect(run.code, run.stderr).toBe(0);
  expect(run.reports.codes).toEqual(['OUT-03', 'OUT-03']);
  expect(run.reports.violations.map(({ reason }) => reason)).toEqual([
    expect.stringContaining('the command printed more than 4 MB'),
    expect.stringContaining('the closing words have 25000 characters'),
  ]);
});

test('ordinary long output and words are not on record', async () => {
  const run = await wholeRun({
    script: [turn(execute('yes | head -c 900000')), turn(complete('word '.repeat(1000)))],
  });
  expect(run.reports.codes).toEqual([]);
});
