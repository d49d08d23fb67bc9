import { execFileSync } from 'node:child_process';
import { chmodSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GitError, runProgram } from '../../../../../src/adapters/git/program/run-git.ts';
import { folderRules } from '../../../../../src/adapters/git/worktree/ignore-rules.ts';
import { unreadablePathsIn } from '../../../../../src/adapters/git/worktree/unreadable-paths.ts';
import { folder, gitPath, hazardsOf, opened, picture, repository, STANDARD, stepOf } from '../fixture.ts';

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
    expect(unreadablePathsIn(said)).toEqual([
      'a b',
      'src/x',
      Buffer.from('é/.gitattributes').toString('latin1'),
    ]);
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
      deadlineMs: 200,
    });
    await expect(running).rejects.toThrow(GitError);
    await expect(running).rejects.toThrow('did not end within 0.2 s');
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
    expect(measured.hazards.map((hazard) => hazard.path)).toEqual([
      'build/deep/.gitattributes',
      'build/deep/tracked',
    ]);
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

/** Locks hold nobody back who is root: another user runs this. Everything is his, and the program reads ours. */
const asNobody = `
  import { execFileSync } from 'node:child_process';
  import { writeFileSync, mkdirSync } from 'node:fs';
  const [root, privateDir, source, gitPath] = process.argv.slice(1);
  // While it may still read a checkout in root's own home.
  const { openTree } = await import(source);
  if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
  process.chdir('/');
  const tree = openTree({ root, privateDir, gitPath, excluded: [], guardGitDir: false });
  await tree.open();
  await tree.ready();
  writeFileSync(root + '/src/deep/c.ts', 'command');
  await tree.keep(await tree.measure());
  writeFileSync(root + '/src/a.ts', 'edit');
  tree.noteEdit('src/a.ts');
  execFileSync('/bin/bash', ['-c', 'mkdir x; echo 1 > x/f; chmod 000 x src/deep src .'], { cwd: root });
  const locked = await tree.measure();
  await tree.undo(locked);
  console.log(JSON.stringify(locked.step.map(({ path }) => path)), JSON.stringify(locked.hazards));
  await tree.close();
`;

describe('folders locked by a user who is not root', () => {
  it('are opened before anything below them is looked at, and have their modes again', async () => {
    const repo = repository();
    const privateDir = folder();
    if (process.getuid?.() === 0) execFileSync('chown', ['-R', '65534:65534', repo.root, privateDir]);
    const source = new URL('../../../../../src/adapters/git/tree.ts', import.meta.url).pathname;
    const before = Object.keys(picture(repo.root));
    const program = ['--input-type=module', '--eval', asNobody, repo.root, privateDir, source, gitPath];
    expect(execFileSync(process.execPath, program, { encoding: 'utf8' }).trim()).toBe('["x/f"] []');
    expect(Object.keys(picture(repo.root))).toEqual(before);
    expect(repo.read('src/a.ts')).toBe('edit');
    expect(statSync(repo.path('src')).mode & 0o777).toBe(0o755);
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

describe('symbolic links', () => {
  it('that lead into `.git`, out of the workspace or to ignored paths are refused and undone, others are not', async () => {
    const repo = repository(WITH_RULES);
    repo.sh('mkdir build; echo 1 > build/out; ln -s /etc was');
    repo.git('add', 'was');
    repo.commit();
    const tree = await opened(repo, { guardGitDir: true });
    const before = picture(repo.root);
    repo.sh(
      `ln -s /etc/passwd bad1; ln -s ../../../x src/bad2; ln -s .. bad3; ln -s .git/config bad4; ln -s ../build/out src/bad5;
       ln -s build bad6; ln -s a.log bad7; ln -s was/passwd bad8; ln -s "$PWD/src" bad9;
       ln -s a.ts src/good1; ln -s ../src/deep vendor/good2; ln -s nothing good3; ln -s src/../vendor good4; ln -s . good5`,
    );
    const measured = await tree.measure();
    expect(measured.hazards.map((hazard) => `${hazard.code} ${hazard.path}`).sort()).toEqual([
      'FS-02 bad1',
      'FS-02 bad3',
      'FS-02 bad4',
      'FS-02 bad6',
      'FS-02 bad7',
      'FS-02 bad9',
      'FS-02 src/bad2',
      'FS-02 src/bad5',
    ]);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });
});

describe('set-user-id, set-group-id and sticky bits', () => {
  it('that a command sets are hazards and taken back, those of the start are not', async () => {
    const repo = repository(WITH_RULES);
    repo.sh('chmod 4755 vendor/x.js; chmod 2755 src/deep; chmod 1777 vendor');
    const tree = await opened(repo);
    expect(await hazardsOf(tree)).toEqual([]);
    const before = picture(repo.root);
    repo.sh(
      'chmod 6755 src/b.ts; echo x > src/new; chmod 2755 src/new; chmod 3777 src; mkdir x; chmod 1777 x; mkdir src/deep/inner; echo 1 > src/deep/inner/f; echo more >> vendor/x.js; chmod 4755 vendor/x.js',
    );
    const measured = await tree.measure();
    expect(measured.hazards.map((hazard) => `${hazard.code} ${hazard.path}`).sort()).toEqual([
      'FS-03 src',
      'FS-03 src/b.ts',
      'FS-03 src/new',
      'FS-03 x',
    ]);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });
});
