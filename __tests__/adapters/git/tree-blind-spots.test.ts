import { execFileSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GitError, runProgram } from '../../../src/adapters/git/exec.ts';
import { folderRules } from '../../../src/adapters/git/ignore-rules.ts';
import { unreadIn } from '../../../src/adapters/git/unread.ts';
import { folder, hazardsOf, opened, picture, repository, STANDARD, stepOf } from './fixture.ts';

const WITH_RULES = { ...STANDARD, '.gitignore': '*.log\nbuild/\ncache/*\n!cache/keep\n' };

describe('a folder in which everything was ignored when it was first seen', () => {
  it.each([
    ['before the start', true],
    ['by an earlier command', false],
  ])('is looked into ever after, if it was made %s', async (_when, early) => {
    const repo = repository(WITH_RULES);
    if (early) repo.write('x/a.log', '1\n');
    const tree = await opened(repo);
    if (!early) repo.write('x/a.log', '1\n');
    expect(await tree.measure()).toEqual({ step: [], total: [], hazards: [] });
    const before = picture(repo.root);
    repo.sh(
      'git init -q x/inner; echo 1 > x/inner/f; mkfifo x/pipe x/.gitattributes; mkdir x/locked; echo 2 > x/locked/g; chmod 000 x/locked',
    );
    const measured = await tree.measure();
    expect(measured.hazards.map((hazard) => `${hazard.code} ${hazard.path}`).sort()).toEqual([
      'FS-03 x/.gitattributes',
      'FS-03 x/pipe',
      'GIT-03 x/inner/.git',
    ]);
    expect(measured.step.map((change) => change.path)).toEqual(['x/inner/f', 'x/locked/g']);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });

  it('does not make the folders that a rule ignores be looked into', async () => {
    const repo = repository({ ...WITH_RULES, 'build/tracked': 'x\n' });
    repo.git('add', '--force', 'build');
    repo.commit();
    repo.sh(
      'mkdir -p build/out cache/a cache/keep; mkfifo build/out/pipe cache/a/pipe; echo 1 > cache/keep/f',
    );
    const tree = await opened(repo);
    repo.sh(
      'mkfifo build/out/other cache/a/other; mkfifo cache/keep/pipe; mkdir -p src/build; mkfifo src/build/pipe',
    );
    expect(await hazardsOf(tree)).toEqual(['FS-03 cache/keep/pipe']);
  });

  it('what is ignored in a repository that appears is no change', async () => {
    const repo = repository(WITH_RULES);
    const tree = await opened(repo);
    repo.sh(
      'git init -q inner; echo 1 > inner/a.log; mkdir inner/build; echo 2 > inner/build/b; echo 3 > inner/c',
    );
    expect(await stepOf(tree)).toEqual(['added inner/c']);
  });
});

describe('the rules as folders read them', () => {
  it('lose the slash that says "folders only", and nothing else', () => {
    expect(folderRules('a/\n/b/c/\n!d/\ne\\/\nf\n')).toBe('a\n/b/c\n!d\ne\\/\nf\n');
  });
});

describe('what git passes over', () => {
  it('is read from its warnings', () => {
    const said = `warning: could not open directory 'a b/': Permission denied\nsrc/x: Permission denied\nwarning: unable to access 'é/.gitattributes': Permission denied\nother noise\n`;
    expect(unreadIn(said)).toEqual(['a b', 'src/x', Buffer.from('é/.gitattributes').toString('latin1')]);
  });
});

describe('a program that does not end', () => {
  it('is killed when its time is over', async () => {
    const pipe = `${folder()}/pipe`;
    execFileSync('mkfifo', [pipe]);
    const running = runProgram('/bin/cat', [pipe], {
      name: 'cat',
      cwd: '/',
      env: {},
      accept: [0],
      deadlineMs: 50,
    });
    await expect(running).rejects.toThrow(GitError);
    await expect(running).rejects.toThrow('did not end within 0.05 s');
  });
});

describe('a FIFO that git would open', () => {
  it('and that stands above a changed file at the start, or later, holds nothing up', async () => {
    const repo = repository({ ...WITH_RULES, 'build/deep/tracked': 'x\n' });
    repo.git('add', '--force', 'build');
    repo.commit();
    repo.write('build/deep/tracked', 'y\n');
    repo.sh('mkfifo build/.gitattributes');
    const tree = await opened(repo);
    repo.write('build/deep/tracked', 'z\n');
    repo.sh('mkfifo build/deep/.gitattributes');
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path)).toEqual(['build/deep/tracked']);
    expect(measured.hazards.map((hazard) => hazard.path)).toEqual(['build/deep/.gitattributes']);
  });
});

describe('the workspace folder locked', () => {
  it('is opened, and has its mode again', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const { mode } = statSync(repo.root);
    repo.write('src/a.ts', 'changed\n');
    chmodSync(repo.root, 0);
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path)).toEqual(['src/a.ts']);
    expect(statSync(repo.root).mode).toBe(mode);
    await tree.undo(measured);
    expect(repo.read('src/a.ts')).toBe(STANDARD['src/a.ts']);
  });
});

describe('a path longer than the system takes', () => {
  it('is a hazard with a short reason, and goes', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const before = picture(repo.root);
    repo.sh(
      'for i in $(seq 40); do d=$(printf "%0200d" $i); mkdir $d; cd $d; done; echo 1 > f; mkdir locked; echo 2 > locked/g; chmod 000 locked',
    );
    const measured = await tree.measure();
    expect(measured.hazards.map((hazard) => hazard.code)).toEqual(['FS-06']);
    expect(measured.hazards[0]?.reason.length).toBeLessThan(500);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });
});
