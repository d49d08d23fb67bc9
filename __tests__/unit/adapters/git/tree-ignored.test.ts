import { describe, expect, it } from 'vitest';
import type { IgnoredChange } from '../../../../src/core/git/ignored.ts';
import { opened, type Repo, repository, STANDARD } from './fixture.ts';

function made(): Repo {
  const repo = repository({ ...STANDARD, '.gitignore': 'node_modules/\nout/\n*.log\n.env\n' });
  repo.write('node_modules/.bin/tool', '#!/bin/sh\n', 0o755);
  repo.write('node_modules/a/index.js', 'a\n');
  repo.write('node_modules/a/lib/x.js', 'x\n');
  repo.write('node_modules/b/lib/x.js', 'y\n');
  repo.write('out/main', 'bin\n', 0o755);
  repo.write('src/old.log', 'log\n');
  repo.write('.env', 'K=1\n');
  return repo;
}

function told(changes: readonly IgnoredChange[]): readonly string[] {
  return changes.map(({ path, how, executable }) => `${how} ${path}${executable ? ' *' : ''}`).sort();
}

describe('ignored files that differ from the start', () => {
  it('are none where nothing wrote them', async () => {
    const tree = await opened(made());
    expect(await tree.ignoredChanges()).toEqual({ changes: [], whole: true });
  });

  it('are told apart as new, modified and deleted, and those that can be started are marked', async () => {
    const repo = made();
    const tree = await opened(repo);
    repo.sh(
      [
        'ln -s ../a/run.sh node_modules/.bin/run; echo x > node_modules/a/run.sh; chmod +x node_modules/a/run.sh',
        'echo y > node_modules/a/index.js; rm -r node_modules/b; echo bin2 > out/main; mkdir -p out/new/deep',
        'echo z > out/new/deep/f; rm .env; echo l > src/new.log; mkdir -p pkg/out; echo p > pkg/out/q',
        'chmod +x src/old.log; echo no > src/normal.ts',
      ].join('\n'),
    );
    const { changes, whole } = await tree.ignoredChanges();
    expect(whole).toBe(true);
    expect(told(changes)).toEqual([
      'added node_modules/.bin/run *',
      'added node_modules/a/run.sh *',
      'added out/new/deep/f',
      'added pkg/out/q',
      'added src/new.log',
      'deleted .env',
      'deleted node_modules/b/lib/x.js',
      'modified node_modules/a/index.js',
      'modified out/main *',
      'modified src/old.log *',
    ]);
  });

  it.each([
    [
      'touch -r',
      'touch -r out/main /tmp/x.$$; echo evl > out/main; touch -r /tmp/x.$$ out/main; rm /tmp/x.$$',
    ],
    ['a date long ago', 'echo evl > out/main; touch -d 1980-01-01 out/main out'],
    ['a date to come', 'echo evl > out/main; touch -d 2090-01-01 out/main'],
    [
      'a file of the same name and time',
      'cp -p out/main out/m; echo evl > out/m; touch -r out/main out/m; mv out/m out/main',
    ],
  ])('are found whatever times are set: %s', async (_how, script) => {
    const repo = made();
    const tree = await opened(repo);
    repo.sh(script);
    expect(told((await tree.ignoredChanges()).changes)).toEqual(['modified out/main *']);
  });

  it('are found where a folder was moved to the place of another, with files that nobody wrote', async () => {
    const repo = made();
    const tree = await opened(repo);
    repo.sh(
      'mv node_modules/a/lib t.log; mv node_modules/b/lib node_modules/a/lib; mv t.log node_modules/b/lib',
    );
    expect(told((await tree.ignoredChanges()).changes)).toEqual([
      'modified node_modules/a/lib/x.js',
      'modified node_modules/b/lib/x.js',
    ]);
  });

  it('are found in a repository in an ignored folder, its hooks too, and behind a link nothing is', async () => {
    const repo = made();
    const tree = await opened(repo);
    repo.sh(
      'mkdir -p out/r/.git/hooks; echo h > out/r/.git/hooks/post-checkout; chmod +x out/r/.git/hooks/*',
    );
    repo.sh('rm -r node_modules/b; ln -s /usr/lib node_modules/b');
    expect(told((await tree.ignoredChanges()).changes)).toEqual([
      'added node_modules/b',
      'added out/r/.git/hooks/post-checkout *',
      'deleted node_modules/b/lib/x.js',
    ]);
  });

  it('leave out what is measured: protected paths', async () => {
    const repo = made();
    const isProtected = (path: string) => path === '.env';
    const watch = { isProtected, isProtectedInIgnored: isProtected, mustExist: () => false, places: [''] };
    const tree = await opened(repo, { watch });
    repo.write('.env', 'K=2\n');
    await tree.undo(await tree.measure());
    expect(await tree.ignoredChanges()).toEqual({ changes: [], whole: true });
  });

  it('count after a rollback too, which leaves them where they are', async () => {
    const repo = made();
    const tree = await opened(repo);
    repo.sh('echo 1 > out/more; echo 2 > src/a.ts');
    await tree.restoreStart();
    expect(told((await tree.ignoredChanges()).changes)).toEqual(['added out/more']);
  });
});
