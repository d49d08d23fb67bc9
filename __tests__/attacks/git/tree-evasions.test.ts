import { existsSync, lstatSync, utimesSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { folder, hazardsOf, opened, picture, repository, stepOf } from '../../unit/adapters/git/fixture.ts';

describe('ways around a check of the arguments, by their number in the list of forty', () => {
  it('2: deleting, `git rm` and emptying a file are seen and undone', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const before = picture(repo.root);
    repo.sh('git rm -q AGENT_LINK.md; rm src/b.ts; : > README.md');
    const measured = await tree.measure();
    expect(measured.step.map((change) => `${change.status} ${change.path}`)).toEqual([
      'deleted AGENT_LINK.md',
      'modified README.md',
      'deleted src/b.ts',
    ]);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });

  it('3: a rename is a deletion and an addition', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.sh('mv vendor/x.js src/x.js');
    expect(await stepOf(tree)).toEqual(['added src/x.js', 'deleted vendor/x.js']);
  });

  it('5: `.git` replaced by a gitdir file is tampering, and put back', async () => {
    const repo = repository();
    const tree = await opened(repo, { guardGitDir: true });
    const before = picture(repo.root, []);
    repo.sh(
      'cp -r .git /tmp/forge-elsewhere-$$; rm -rf .git/hooks .git/HEAD; echo "ref: refs/heads/evil" > .git/HEAD',
    );
    const measured = await tree.measure();
    expect(measured.hazards.map((hazard) => hazard.code)).toContain('GIT-02');
    await tree.undo(measured);
    expect(picture(repo.root, [])).toEqual(before);
    repo.sh('rm -rf /tmp/forge-elsewhere-*');
  });

  it('5: `.git` moved away with a gitdir file in its place is tampering, and put back', async () => {
    const repo = repository();
    const tree = await opened(repo, { guardGitDir: true });
    repo.sh('mv .git moved && echo "gitdir: moved" > .git');
    const measured = await tree.measure();
    expect(measured.hazards.map((hazard) => `${hazard.code} ${hazard.path}`)).toContain('GIT-01 .git');
    await tree.undo(measured);
    expect(lstatSync(repo.path('.git')).isDirectory()).toBe(true);
    expect(existsSync(repo.path('moved'))).toBe(false);
    expect(repo.git('status', '--porcelain')).toBe('');
    expect(repo.git('fsck')).toBe('');
  });

  it('6: a git directory below the root is a nested repository, wherever it appears', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const before = picture(repo.root);
    repo.sh(
      'mkdir -p src/.git/hooks && echo evil > src/.git/hooks/post-commit; git init -q new; echo x > new/file',
    );
    const measured = await tree.measure();
    expect(measured.hazards.map((hazard) => `${hazard.code} ${hazard.path}`)).toEqual([
      'GIT-03 src/.git',
      'GIT-03 new/.git',
    ]);
    expect(measured.step.map((change) => change.path)).toEqual(['new/file']);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });

  it('7: a name that other file systems take for `.git` is tampering', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.sh('mkdir .GIT && echo x > .GIT/config; mkdir "git~1" && echo x > git~1/config');
    expect(await hazardsOf(tree)).toEqual(['GIT-03 .GIT', 'GIT-01 git~1/config']);
  });

  it('8: control characters, look-alikes and names that are no UTF-8 are refused, measured and undone', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const before = picture(repo.root);
    repo.sh(
      `echo 1 > $'new\\nline'; echo 2 > $'zero\\xe2\\x80\\x8bwidth'; echo 3 > $'bad\\xff'; echo 4 > $'tab\\t'`,
    );
    const measured = await tree.measure();
    expect(measured.step).toHaveLength(4);
    expect(measured.hazards.map((hazard) => hazard.code)).toEqual(['FS-06', 'FS-06', 'FS-06', 'FS-06']);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });

  it('10: names with glob characters, `!` and `#` are measured like any other', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const names = ['!not', '#hash', '[id].ts', 'a*b', 'space d', 'ü', '日本'];
    for (const name of names) repo.write(name, 'x\n');
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path).sort()).toEqual([...names].sort());
    expect(measured.hazards).toEqual([]);
    await tree.undo(measured);
    expect(await stepOf(tree)).toEqual([]);
  });

  it('11: a write through a symbolic link into `.git` is seen and put back', async () => {
    const repo = repository();
    const tree = await opened(repo, { guardGitDir: true });
    const before = picture(repo.root, []);
    repo.sh('ln -s .git/hooks h && echo evil > h/pre-commit');
    const measured = await tree.measure();
    expect(measured.hazards.map((hazard) => `${hazard.code} ${hazard.path}`)).toEqual([
      'GIT-01 .git/hooks/pre-commit',
      'FS-02 h',
    ]);
    expect(measured.step.map((change) => change.path)).toEqual(['h']);
    await tree.undo(measured);
    expect(picture(repo.root, [])).toEqual(before);
  });

  it('12: a hard link into `.git` is refused, and the write through it put back', async () => {
    const repo = repository();
    const tree = await opened(repo, { guardGitDir: true });
    const config = repo.read('.git/config');
    repo.sh('ln .git/config h && echo "[core]\n\tfsmonitor = evil" >> h');
    const measured = await tree.measure();
    expect(measured.hazards.map((hazard) => `${hazard.code} ${hazard.path}`)).toEqual([
      'GIT-01 .git/config',
      'FS-03 h',
    ]);
    await tree.undo(measured);
    expect(repo.read('.git/config')).toBe(config);
  });

  it('13: variables and settings that point git elsewhere change nothing', async () => {
    const repo = repository();
    repo.git('config', 'core.worktree', folder());
    process.env.GIT_DIR = '/nowhere';
    process.env.GIT_INDEX_FILE = '/nowhere/index';
    try {
      const tree = await opened(repo);
      repo.write('src/a.ts', 'changed\n');
      expect(await stepOf(tree)).toEqual(['modified src/a.ts']);
    } finally {
      delete process.env.GIT_DIR;
      delete process.env.GIT_INDEX_FILE;
    }
  });

  it.each(['--assume-unchanged', '--skip-worktree'])(
    '14: %s, set before or after the start, hides nothing',
    async (flag) => {
      const repo = repository();
      repo.git('update-index', flag, 'src/a.ts');
      const tree = await opened(repo);
      repo.git('update-index', flag, 'src/b.ts');
      repo.write('src/a.ts', 'changed\n');
      repo.write('src/b.ts', 'changed\n');
      expect(repo.git('status', '--porcelain')).toBe('');
      expect(await stepOf(tree)).toEqual(['modified src/a.ts', 'modified src/b.ts']);
    },
  );

  it('15: info/exclude, core.excludesFile and an edited .gitignore hide nothing', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.sh(
      'echo "hidden*" >> .git/info/exclude; git config core.excludesFile $PWD/src/a.ts; echo "*" > .gitignore; echo x > hidden1; echo y > other',
    );
    expect(await stepOf(tree)).toEqual(['added .gitignore', 'added hidden1', 'added other']);
  });

  it('16: core.fileMode=false hides no chmod', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.sh('git config core.fileMode false; chmod +x src/a.ts');
    const measured = await tree.measure();
    expect(measured.step).toMatchObject([{ path: 'src/a.ts', oldMode: '100644', newMode: '100755' }]);
    await tree.undo(measured);
    expect(lstatSync(repo.path('src/a.ts')).mode & 0o777).toBe(0o644);
  });

  it('17: same size and the old time put back hide nothing, within the same second neither', async () => {
    const repo = repository();
    const old = new Date('2020-01-01T00:00:00Z');
    utimesSync(repo.path('src/a.ts'), old, old);
    repo.git('config', 'core.trustctime', 'false');
    repo.git('config', 'core.checkStat', 'minimal');
    repo.git('status');
    const tree = await opened(repo);
    repo.sh('printf "ONE\\ntwo\\nthree\\n" > src/a.ts; touch -d 2020-01-01T00:00:00Z src/a.ts');
    const first = await tree.measure();
    expect(first.step).toMatchObject([{ path: 'src/a.ts', linesAdded: 1, linesRemoved: 1 }]);
    await tree.keep(first);
    repo.sh('printf "ONE\\nTWO\\nthree\\n" > src/a.ts; touch -d 2020-01-01T00:00:00Z src/a.ts');
    expect(await stepOf(tree)).toEqual(['modified src/a.ts']);
  });

  it('17: nor does a bit that comes with the same bytes within the same second', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.sh('echo changed > src/a.ts');
    await tree.keep(await tree.measure());
    repo.sh('cat src/a.ts > copy; cat copy > src/a.ts; rm copy');
    expect(await stepOf(tree)).toEqual([]);
    repo.sh('cat src/a.ts > copy; cat copy > src/a.ts; rm copy; chmod u+s src/a.ts');
    expect(await hazardsOf(tree)).toEqual(['FS-03 src/a.ts']);
  });

  it('18: commits, stashes and switched branches hide nothing, and the refs are put back', async () => {
    const repo = repository();
    const tree = await opened(repo, { guardGitDir: true });
    const before = picture(repo.root, ['.git/objects']);
    repo.sh(
      'echo x >> src/a.ts; git commit -qam evil; git checkout -q -b other; git tag t; echo y >> src/b.ts; git stash -q',
    );
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path)).toEqual(['src/a.ts']);
    expect(
      measured.hazards.filter((hazard) => hazard.code === 'GIT-02').map((hazard) => hazard.path),
    ).toEqual(
      expect.arrayContaining([
        '.git/HEAD',
        '.git/refs/heads/main',
        '.git/refs/heads/other',
        '.git/refs/stash',
      ]),
    );
    await tree.undo(measured);
    expect(picture(repo.root, ['.git/objects'])).toEqual(before);
  });

  it('`git status` of the agent, which writes stat data into the index, is no tampering; `git add` is', async () => {
    const repo = repository();
    const tree = await opened(repo, { guardGitDir: true });
    const index = repo.read('.git/index');
    repo.sh('touch -d 2020-01-01 src/a.ts; git status');
    expect(repo.read('.git/index')).not.toBe(index);
    expect(await tree.measure()).toEqual({ step: [], total: [], hazards: [] });
    repo.sh('echo x > new; git add new');
    expect(await hazardsOf(tree)).toEqual(['GIT-01 .git/index']);
  });

  it('19, 20, 21, 37: no fsmonitor, hook, filter, textconv or diff program of the repository runs', async () => {
    const repo = repository();
    const outside = folder();
    const program = `${outside}/evil.sh`;
    repo.sh(`printf '#!/bin/sh\\ntouch ${outside}/ran\\ncat' > ${program}; chmod +x ${program}`);
    const plant = () => {
      repo.sh(
        `git config core.fsmonitor ${program}; git config filter.evil.clean ${program}; git config filter.evil.smudge ${program};
         git config diff.evil.textconv ${program}; git config diff.evil.command ${program}; git config diff.external ${program};
         git config core.hooksPath ${outside}; cp ${program} ${outside}/post-index-change; git config core.pager ${program};
         echo '* filter=evil diff=evil -text merge=evil' > .git/info/attributes; echo '* filter=evil diff=evil' > .gitattributes`,
      );
    };
    plant();
    const tree = await opened(repo);
    plant();
    repo.write('src/a.ts', 'changed\n');
    repo.write('big.txt', `${'x'.repeat(100_000)}\n`);
    const measured = await tree.measure();
    expect(measured.step).toMatchObject([
      { path: 'big.txt', linesAdded: 1, bytes: 100_001 },
      { path: 'src/a.ts', linesAdded: 1, linesRemoved: 3, bytes: 8 },
    ]);
    await tree.undo(measured);
    expect(existsSync(`${outside}/ran`)).toBe(false);
    expect(repo.read('src/a.ts')).toBe('one\ntwo\nthree\n');
  });

  it('20: attributes that call text binary do not change the counts', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.sh('echo "* binary" > .gitattributes; echo four >> src/a.ts');
    const measured = await tree.measure();
    expect(measured.step[1]).toMatchObject({
      path: 'src/a.ts',
      linesAdded: 1,
      linesRemoved: 0,
      binary: false,
    });
  });

  it('37: a replaced submodule commit, a binary file and one huge line are all counted', async () => {
    const inner = repository({ 'lib.c': 'int x;\n' });
    const repo = repository();
    repo.git('submodule', '--quiet', 'add', inner.root, 'sub');
    repo.commit();
    inner.write('lib.c', 'int y;\n');
    inner.commit();
    const tree = await opened(repo);
    repo.sh('cd sub && git pull -q origin main');
    repo.write('bin', Buffer.from([0, 1, 2, 3]));
    const measured = await tree.measure();
    expect(measured.step).toMatchObject([
      { path: 'bin', binary: true, bytes: 4, linesAdded: 0 },
      { path: 'sub/lib.c', linesAdded: 1, linesRemoved: 1 },
    ]);
    expect(measured.hazards).toMatchObject([{ code: 'GIT-03', path: 'sub/lib.c' }]);
    await tree.undo(measured);
    expect(repo.read('sub/lib.c')).toBe('int x;\n');
  });

  it('38: a FIFO, in place of a file, as .gitattributes, or in a new folder, is found, holds nothing up, and goes', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const before = picture(repo.root);
    repo.sh(
      'rm src/a.ts; mkfifo src/a.ts; mkfifo .gitattributes src/.gitattributes; mkdir new; mkfifo new/pipe',
    );
    const measured = await tree.measure();
    expect(measured.hazards.map((hazard) => `${hazard.code} ${hazard.path}`)).toEqual([
      'FS-03 .gitattributes',
      'FS-03 src/.gitattributes',
      'FS-03 src/a.ts',
      'FS-03 new/pipe',
    ]);
    expect(measured.step.map((change) => `${change.status} ${change.path}`)).toEqual(['deleted src/a.ts']);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });

  it('38: a sparse file of a terabyte is not read', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.sh('truncate -s 1T huge');
    const measured = await tree.measure();
    expect(measured.hazards).toMatchObject([{ code: 'FS-03', path: 'huge' }]);
    await tree.undo(measured);
    expect(existsSync(repo.path('huge'))).toBe(false);
  });

  it('the workspace folder itself deleted and made anew is put back', async () => {
    const repo = repository();
    const tree = await opened(repo, { guardGitDir: true });
    const before = picture(repo.root, []);
    repo.sh('cd / && rm -rf "$OLDPWD"');
    const measured = await tree.measure();
    expect(measured.step).toHaveLength(6);
    await tree.undo(measured);
    expect(picture(repo.root, [])).toEqual(before);
  });
});
