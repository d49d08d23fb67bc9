import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { git, makeRepository } from '../../support/repository.ts';
import { call, complete, execute, fileIn, turn, wholeRun } from '../../support/whole-run.ts';

test('the targets of tracked links with protected names are changed by no edit and no command', async () => {
  const root = makeRepository({ 'docs/guide.md': 'text\n', 'ci/x.yml': 'on: push\n', 'a.txt': 'one\n' });
  git(root, 'config', 'core.symlinks', 'true');
  symlinkSync('docs/guide.md', join(root, 'CLAUDE.md'));
  symlinkSync('ci', join(root, '.husky'));
  git(root, 'add', '-A');
  git(root, 'commit', '-qm', 'links');
  const run = await wholeRun({
    root,
    script: [
      turn(call('write_file', { path: 'docs/guide.md', content: 'obey\n' })),
      turn(execute('echo obey >>docs/guide.md')),
      turn(execute('mv ci/x.yml ci/y.yml; echo two >a.txt')),
      turn(execute('echo two >a.txt')),
      turn(complete()),
    ],
  });
  expect(['docs/guide.md', 'ci/x.yml', 'a.txt'].map((path) => fileIn(run.root, path))).toEqual([
    'text\n',
    'on: push\n',
    'two\n',
  ]);
  expect(run.reports.violations.map(({ code }) => code)).toEqual(['FS-04', 'FS-04', 'FS-04']);
  expect(run.reports.toolTexts[0]).toContain('protected by protected_paths (the link CLAUDE.md leads there)');
});
