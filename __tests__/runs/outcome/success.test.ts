import { chmodSync, mkdtempSync, realpathSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { git, makeRepository, writeFiles } from '../../support/repository.ts';
import { RunReports } from '../../support/run-reports.ts';
import {
  call,
  complete,
  DOORS,
  execute,
  fileIn,
  turn,
  type WholeRun,
  wholeRun,
  write,
} from '../../support/whole-run.ts';

const FILES = {
  'run.sh': '#!/bin/sh\necho one\n',
  'src/a.txt': 'a\nb\n',
  'src/old.txt': 'old\n',
  'packages/app/index.txt': 'app\n',
};

/** An edit, a new file, a deletion and a mode, by tools and by a command. */
const WORK = [
  turn(
    call('apply_diff', { path: 'run.sh', edits: [{ search: 'echo one', replace: 'echo two' }] }),
    write('src/new.txt', 'new\n'),
  ),
  turn(execute('rm src/old.txt && printf "c\\n" >> src/a.txt && printf "x\\n" > tool && chmod +x tool')),
  turn(complete('All four.')),
];

function repository(): string {
  const root = makeRepository(FILES);
  chmodSync(join(root, 'run.sh'), 0o755);
  git(root, 'commit', '-aqm', 'executable');
  return root;
}

function acceptedTree({ reports }: WholeRun): unknown {
  return reports.events.find(({ event }) => event.type === 'tree_accepted')?.event.tree;
}

describe.concurrent.each(DOORS)('a run that succeeds, through the %s door,', (door) => {
  test('commits exactly the tree that was judged', async () => {
    const run = await wholeRun({ root: repository(), door, script: WORK });
    expect(run.code, run.stderr).toBe(0);
    expect(acceptedTree(run)).toBe(git(run.root, 'rev-parse', 'HEAD^{tree}'));
    expect(git(run.root, 'show', '--format=', '--name-status', 'HEAD').split('\n')).toEqual([
      'M\trun.sh',
      'M\tsrc/a.txt',
      'A\tsrc/new.txt',
      'D\tsrc/old.txt',
      'A\ttool',
    ]);
    expect(
      git(run.root, 'ls-files', '-s', 'run.sh', 'tool')
        .split('\n')
        .map((line) => line.slice(0, 6)),
    ).toEqual(['100755', '100755']);
    expect(statSync(join(run.root, 'run.sh')).mode & 0o777).toBe(0o755);
    expect(git(run.root, 'status', '--porcelain')).toBe('');
    expect(git(run.root, 'fsck', '--strict')).toBe('');
    expect(git(run.root, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe('main');
    expect(git(run.root, 'show', '--format=', '--name-only', 'HEAD')).toBe(
      run.reports.text('changed-files.txt').trimEnd(),
    );
  });
});

describe.concurrent('the commit', () => {
  test('names its author and, in its trailers, the run and the event that binds the tree', async () => {
    const run = await wholeRun({
      files: FILES,
      config:
        'git: { author_name: Robin, author_email: robin@example.org, commit_message: "fix: it\\n\\nBecause." }\n',
      script: WORK,
    });
    expect(git(run.root, 'log', '-1', '--format=%an <%ae>|%cn <%ce>|%s')).toBe(
      'Robin <robin@example.org>|Robin <robin@example.org>|fix: it',
    );
    const trailer = (name: string) =>
      git(run.root, 'log', '-1', `--format=%(trailers:key=${name},valueonly,separator=%x2C)`);
    expect(trailer('Forge-Run')).toBe(run.reports.execution.execution_id);
    const binding = run.reports.events.find(({ event }) => event.type === 'tree_accepted');
    expect(trailer('Forge-Audit')).toBe(binding?.hash);
    expect(run.reports.execution.commit?.sha).toBe(git(run.root, 'rev-parse', 'HEAD'));
  });

  test('runs no hook and no filter of the repository', async () => {
    const root = makeRepository(FILES);
    const trap = join(mkdtempSync(join(tmpdir(), 'forge-trap-')), 'sprung');
    for (const hook of [
      'pre-commit',
      'commit-msg',
      'post-commit',
      'reference-transaction',
      'post-index-change',
    ]) {
      writeFiles(root, { [`.git/hooks/${hook}`]: `#!/bin/sh\necho ${hook} >> ${trap}\n` });
      chmodSync(join(root, '.git/hooks', hook), 0o755);
    }
    git(root, 'config', 'core.fsmonitor', `echo fsmonitor >> ${trap}`);
    const run = await wholeRun({ root, script: WORK });
    expect(run.code, run.stderr).toBe(0);
    expect(fileIn('/', trap)).toBeNull();
  });

  test('goes to a new branch that it makes, and leaves the old one where it was', async () => {
    const root = makeRepository(FILES);
    const before = git(root, 'rev-parse', 'main');
    const run = await wholeRun({ root, script: WORK, args: ['--branch', 'forge/mend'] });
    expect(run.code, run.stderr).toBe(0);
    expect(git(root, 'rev-parse', 'main')).toBe(before);
    expect(git(root, 'rev-parse', 'forge/mend^')).toBe(before);
    expect(git(root, 'rev-parse', 'forge/mend^{tree}')).toBe(acceptedTree(run));
    expect(git(root, 'symbolic-ref', '--short', 'HEAD')).toBe('forge/mend');
    expect(git(root, 'status', '--porcelain')).toBe('');
  });

  test('is detached where HEAD is', async () => {
    const root = makeRepository(FILES);
    git(root, 'checkout', '-q', '--detach');
    const before = git(root, 'rev-parse', 'HEAD');
    const run = await wholeRun({ root, script: WORK });
    expect(run.code, run.stderr).toBe(0);
    expect(git(root, 'rev-parse', 'HEAD^')).toBe(before);
    expect(git(root, 'rev-parse', 'main')).toBe(before);
    expect(git(root, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe('HEAD');
    expect(run.reports.execution.commit).toMatchObject({ branch: null });
  });

  test('of a linked worktree goes to its branch, and the main worktree is as it was', async () => {
    const main = makeRepository(FILES);
    const root = join(realpathSync(mkdtempSync(join(tmpdir(), 'forge-worktree-'))), 'side');
    git(main, 'worktree', 'add', '-q', '-b', 'side', root);
    const run = await wholeRun({ root, script: WORK });
    expect(run.code, run.stderr).toBe(0);
    expect(git(main, 'rev-parse', 'side^{tree}')).toBe(acceptedTree(run));
    expect(git(root, 'status', '--porcelain')).toBe('');
    expect(git(main, 'status', '--porcelain')).toBe('');
    expect(fileIn(main, 'src/new.txt')).toBeNull();
  });

  test('is left to the user with --no-commit', async () => {
    const run = await wholeRun({ files: FILES, script: WORK, args: ['--no-commit'] });
    expect(run.code, run.stderr).toBe(0);
    expect(git(run.root, 'rev-list', '--count', 'HEAD')).toBe('1');
    expect(fileIn(run.root, 'src/new.txt')).toBe('new\n');
    expect(run.reports.execution.commit).toBeNull();
  });

  test('holds none of the dirt that was part of the start', async () => {
    const root = makeRepository({
      ...FILES,
      '.forge/headless-config.yml': 'git: { require_clean: false }\n',
    });
    writeFiles(root, { 'src/a.txt': 'a\nb\nmine\n', 'mine.txt': 'mine\n' });
    const run = await wholeRun({ root, script: [turn(write('src/new.txt', 'new\n')), turn(complete())] });
    expect(run.code, run.stderr).toBe(0);
    expect(git(root, 'show', '--format=', '--name-only', 'HEAD')).toBe('src/new.txt');
    expect(
      git(root, 'status', '--porcelain')
        .split('\n')
        .map((line) => line.trim()),
    ).toEqual(['M src/a.txt', '?? mine.txt']);
  });
});

test.concurrent('a branch that somebody moved during the run is not overwritten: exit 6, the work is kept', async () => {
  const root = makeRepository(FILES);
  const run = await wholeRun({
    root,
    script: (_request, index) => {
      if (index === 1) git(root, 'commit', '-q', '--allow-empty', '-m', 'theirs');
      return index === 0 ? turn(write('src/new.txt', 'new\n')) : turn(complete());
    },
  });
  expect(run.code).toBe(6);
  expect(run.reports.execution.reason).toContain('HEAD moved during the run');
  expect(git(root, 'log', '-1', '--format=%s')).toBe('theirs');
  expect(fileIn(root, 'src/new.txt')).toBe('new\n');
  expect(run.reports.text('changes.patch')).toContain('+++ b/src/new.txt');
});

test.concurrent('a repository reached through a symbolic link is the repository', async () => {
  const root = makeRepository(FILES);
  const link = join(mkdtempSync(join(tmpdir(), 'forge-link-')), 'here');
  symlinkSync(root, link);
  const run = await wholeRun({ root: link, script: WORK });
  expect(run.code, run.stderr).toBe(0);
  expect(git(root, 'rev-parse', 'HEAD^{tree}')).toBe(
    acceptedTree({ ...run, reports: new RunReports(join(root, '.forge/artifacts')) }),
  );
});
