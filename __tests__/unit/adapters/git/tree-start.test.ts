import { lstatSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { setImmediate as nextTick } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { at, folder, gitPath, hazardsOf, opened, picture, Repo, repository, stepOf } from './fixture.ts';

const text = (bytes: Uint8Array | null) => (bytes === null ? null : Buffer.from(bytes).toString());

describe('the start is what lies on disk', () => {
  it('a clean repository has its commit`s tree, and nothing to measure', async () => {
    const repo = repository();
    const tree = await opened(repo);
    expect(await tree.open()).toEqual({ tree: repo.git('rev-parse', 'HEAD^{tree}').trim(), trackedFiles: 6 });
    expect(await tree.measure()).toEqual({ step: [], total: [], hazards: [] });
  });

  it('changes, deletions, staged and untracked files are part of it', async () => {
    const repo = repository();
    repo.write('src/a.ts', 'dirty\n');
    repo.write('new/file', 'untracked\n');
    repo.write('staged', 'staged\n');
    repo.git('add', 'staged');
    rmSync(repo.path('src/b.ts'));
    const tree = await opened(repo);
    expect(await stepOf(tree)).toEqual([]);
    expect(text(await tree.startContent(at('src/a.ts')))).toBe('dirty\n');
    expect(text(await tree.startContent(at('new/file')))).toBe('untracked\n');
    expect(await tree.startContent(at('src/b.ts'))).toBeNull();
    repo.write('src/b.ts', 'back\n');
    rmSync(repo.path('new'), { recursive: true });
    const measured = await tree.measure();
    expect(measured.step.map((change) => `${change.status} ${change.path}`)).toEqual([
      'deleted new/file',
      'added src/b.ts',
    ]);
    await tree.undo(measured);
    expect(repo.read('new/file')).toBe('untracked\n');
  });

  it('is the same for a repository without a commit, and for one whose index is gone or broken', async () => {
    const unborn = new Repo(folder());
    unborn.git('init', '-q');
    unborn.write('a', 'x\n');
    const first = await opened(unborn);
    unborn.write('a', 'y\n');
    expect(await stepOf(first)).toEqual(['modified a']);
    for (const script of [
      'rm .git/index',
      'echo broken > .git/index',
      'git update-index --split-index',
      'git update-index --index-version 4',
    ]) {
      const repo = repository();
      repo.sh(script);
      const tree = await opened(repo);
      expect(await stepOf(tree)).toEqual([]);
      repo.write('src/a.ts', 'changed\n');
      expect(await stepOf(tree)).toEqual(['modified src/a.ts']);
    }
  });

  it('a conflict under way is part of it', async () => {
    const repo = repository();
    repo.sh(
      'git checkout -q -b side; echo side > README.md; git commit -qam side; git checkout -q main; echo main > README.md; git commit -qam main; git merge side || true',
    );
    const tree = await opened(repo);
    expect(await stepOf(tree)).toEqual([]);
    expect(text(await tree.startContent(at('README.md')))).toContain('<<<<<<<');
  });

  it('works in a linked worktree, in a submodule and with sha256 objects', async () => {
    const repo = repository();
    const linked = new Repo(`${folder()}/linked`);
    repo.git('worktree', 'add', '-q', linked.root);
    const outer = repository();
    outer.git('submodule', '--quiet', 'add', repo.root, 'sub');
    const long = repository({ a: 'x\n' }, '--object-format=sha256');
    for (const [place, name] of [
      [linked, 'src/a.ts'],
      [new Repo(outer.path('sub')), 'src/a.ts'],
      [long, 'a'],
    ] as const) {
      const tree = await opened(place, { guardGitDir: true });
      const before = place.read(name);
      place.write(name, 'changed\n');
      const measured = await tree.measure();
      expect(measured.step.map((change) => change.path)).toEqual([name]);
      expect(measured.hazards).toEqual([]);
      await tree.undo(measured);
      expect(place.read(name)).toBe(before);
      place.sh('git -c core.hooksPath=/dev/null commit -q --allow-empty -m evil');
      expect((await hazardsOf(tree)).join()).toContain('GIT-02');
    }
  });

  it('works in a shallow clone and in a sparse checkout, where what is left out is no deletion', async () => {
    const source = repository();
    source.commit('second');
    const shallow = new Repo(`${folder()}/shallow`);
    source.git('clone', '-q', '--depth=1', `file://${source.root}`, shallow.root);
    shallow.git('sparse-checkout', 'set', 'src');
    const tree = await opened(shallow);
    expect(await stepOf(tree)).toEqual([]);
    shallow.write('vendor/x.js', 'written where the checkout left it out\n');
    const measured = await tree.measure();
    expect(measured.step.map((change) => `${change.status} ${change.path}`)).toEqual(['added vendor/x.js']);
    await tree.undo(measured);
    expect(await stepOf(tree)).toEqual([]);
  });

  it('takes files kept by a filter, or with other line ends than their blobs, as they lie on disk', async () => {
    const repo = repository({
      '.gitattributes': '*.bin filter=lfs -text\n*.crlf text eol=crlf\n*.id ident\n',
    });
    repo.write('auto.txt', 'a\r\nb\r\n');
    repo.write('x.crlf', 'a\r\nb\r\n');
    repo.write('x.id', '$Id$\n');
    repo.write('big.bin', 'the large file itself\n');
    repo.sh(
      `git config core.autocrlf true; git config filter.lfs.clean "sed s/.*/pointer/"; git config filter.lfs.smudge "sed s/.*/large/"`,
    );
    repo.commit();
    repo.sh('rm x.id big.bin && git checkout -q .');
    // Old enough for git to trust the index, which calls them clean.
    repo.sh('touch -d "1 hour ago" *; git update-index --refresh');
    expect(repo.git('status', '--porcelain')).toBe('');
    const before = picture(repo.root);
    const tree = await opened(repo);
    expect(await stepOf(tree)).toEqual([]);
    repo.sh('echo > auto.txt; echo > x.crlf; echo > x.id; echo > big.bin');
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path)).toEqual(['auto.txt', 'big.bin', 'x.crlf', 'x.id']);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });

  it('takes a file whose filter keeps the size as it lies on disk', async () => {
    const repo = repository({ '.gitattributes': '*.bin filter=loud\n' });
    repo.sh('git config filter.loud.clean "tr a-z A-Z"; git config filter.loud.smudge "tr A-Z a-z"');
    repo.write('x.bin', 'quiet\n');
    repo.commit();
    repo.sh('touch -d "1 hour ago" *; git update-index --refresh');
    const tree = await opened(repo);
    repo.write('x.bin', 'other\n');
    await tree.undo(await tree.measure());
    expect(repo.read('x.bin')).toBe('quiet\n');
  });

  it('takes a file that was written twice in the second of the index as it was left', async () => {
    const repo = repository();
    const second = () => Math.floor(lstatSync(repo.path('src/a.ts')).ctimeMs / 1000);
    let staged = -1;
    // Until both writes fall into one second, so that the index cannot tell them apart.
    while (staged !== second()) {
      repo.write('src/a.ts', 'first\n');
      staged = second();
      repo.git('add', 'src/a.ts');
      writeFileSync(repo.path('src/a.ts'), 'other\n');
    }
    while (Math.floor(Date.now() / 1000) === staged) await nextTick();
    const tree = await opened(repo);
    expect(text(await tree.startContent(at('src/a.ts')))).toBe('other\n');
  });

  it('looks into repositories that were nested at the start, and refuses changes there', async () => {
    const repo = repository();
    repo.sh(
      'git init -q inner; echo x > inner/file; git -C inner add .; git -C inner commit -qm x; git init -q empty; echo y > empty/file',
    );
    const tree = await opened(repo);
    expect(await tree.measure()).toEqual({ step: [], total: [], hazards: [] });
    repo.sh('echo changed > inner/file; echo new > inner/new; echo changed > empty/file');
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path)).toEqual(['empty/file', 'inner/file', 'inner/new']);
    expect(new Set(measured.hazards.map((hazard) => hazard.code))).toEqual(new Set(['GIT-03']));
    await tree.undo(measured);
    expect(repo.read('inner/file')).toBe('x\n');
  });

  it('leaves what the start`s rules ignore alone: nested, negated, escaped, and rules that ignore themselves', async () => {
    const repo = repository({
      '.gitignore': 'node_modules/\n*.log\n!keep.log\nspace\\ \n/top\n',
      'src/.gitignore': '/local\n!important.log\ndeep/*.tmp\n',
      'src/deep/x': 'x\n',
      'we[i]rd dir/.gitignore': 'cache\n',
      'we[i]rd dir/x': 'x\n',
    });
    repo.write('.venv/.gitignore', '*\n');
    repo.write('.venv/lib/python', 'x\n');
    repo.write('.git/info/exclude', 'from-info\n');
    const excludes = `${folder()}/excludes`;
    repo.sh(`echo from-user > ${excludes}; git config core.excludesFile ${excludes}`);
    const tree = await opened(repo, { excluded: ['.forge/artifacts'] });
    const names = [
      'node_modules/a/index.js',
      'x.log',
      'keep.log',
      'space ',
      'top',
      'src/top',
      'src/local',
      'src/deep/local',
      'src/important.log',
      'src/other.log',
      'src/deep/a.tmp',
      'a.tmp',
      'we[i]rd dir/sub/cache',
      'wei/cache',
      '.venv/new',
      'from-info',
      'src/from-user',
      '.forge/artifacts/report',
      '.forge/other',
    ];
    for (const name of names) repo.write(name, 'x\n');
    const untracked = repo
      .git('ls-files', '-o', '-z', '--exclude-standard')
      .split('\0')
      .filter((name) => name !== '' && !name.startsWith('.forge/artifacts'));
    const measured = await tree.measure();
    expect(measured.step.map((change) => change.path).sort()).toEqual(untracked.sort());
    expect(untracked).toEqual([
      '.forge/other',
      'a.tmp',
      'keep.log',
      'src/deep/local',
      'src/important.log',
      'src/top',
      'wei/cache',
    ]);
    await tree.undo(measured);
    expect(repo.read('node_modules/a/index.js')).toBe('x\n');
    expect(repo.read('.forge/artifacts/report')).toBe('x\n');
  });

  it('a link is its target, never what it leads to', async () => {
    const repo = repository();
    symlinkSync('/etc/passwd', repo.path('link'));
    mkdirSync(repo.path('real'));
    const tree = await opened(repo);
    expect(text(await tree.startContent(at('link')))).toBe('/etc/passwd');
    const before = picture(repo.root);
    repo.sh('mv src gone && ln -s vendor src && ln -sf /etc/hosts link && rmdir real');
    const measured = await tree.measure();
    expect(measured.step.map((change) => `${change.status} ${change.path}`)).toEqual([
      'added gone/a.ts',
      'added gone/b.ts',
      'added gone/deep/c.ts',
      'modified link',
      'added src',
      'deleted src/a.ts',
      'deleted src/b.ts',
      'deleted src/deep/c.ts',
    ]);
    await tree.undo(measured);
    expect(picture(repo.root)).toEqual(before);
  });

  it('is asked of git by an absolute path only', () => {
    expect(gitPath.startsWith('/')).toBe(true);
  });
});
