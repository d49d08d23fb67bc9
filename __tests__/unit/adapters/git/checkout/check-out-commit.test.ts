import { appendFileSync, existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../../../../src/adapters/git/repository.ts';
import type { StartingPoint } from '../../../../../src/core/ports.ts';
import { folder, type Repo, repository, STANDARD, treeOf } from '../fixture.ts';
import { whyOf } from '../remote-fixture.ts';

/** A repository on `main`, and a commit beside it that changes, adds, deletes and marks executable. */
function forked(
  files: Readonly<Record<string, string>> = STANDARD,
  change = 'echo new > README.md',
): [Repo, string] {
  const repo = repository(files);
  repo.git('checkout', '-q', '-b', 'side');
  repo.sh(`${change}; rm -f src/b.ts; echo x > added; chmod +x added; ln -s added link`);
  const sha = repo.commit('side');
  repo.git('checkout', '-q', 'main');
  repo.git('branch', '-q', '-D', 'side');
  return [repo, sha];
}

const goTo = (repo: Repo, to: Partial<StartingPoint> & { readonly sha: string }): Promise<void> =>
  openRepository({ tree: treeOf(repo), excluded: [] }).goTo({ branch: null, requireClean: true, ...to });

const where = (repo: Repo): string => repo.sh('git symbolic-ref -q --short HEAD || echo detached').trim();

describe('going to a commit', () => {
  it('leaves the workspace clean on it, detached, and no branch moved', async () => {
    const [repo, sha] = forked();
    const main = repo.git('rev-parse', 'main');
    await goTo(repo, { sha });
    expect([where(repo), repo.git('rev-parse', 'HEAD').trim(), repo.git('status', '--porcelain')]).toEqual([
      'detached',
      sha,
      '',
    ]);
    expect(repo.git('rev-parse', 'main')).toBe(main);
    expect(repo.sh('cat README.md; readlink link; test -x added && echo runs; ls src')).toBe(
      'new\nadded\nruns\na.ts\ndeep\n',
    );
  });

  it('makes the branch there, or moves one forward, with the workspace on it', async () => {
    const [repo, sha] = forked();
    await goTo(repo, { sha, branch: 'feature/x' });
    expect([where(repo), repo.git('rev-parse', 'feature/x').trim()]).toEqual(['feature/x', sha]);
    const [again, next] = forked();
    again.git('branch', 'old', 'main');
    await goTo(again, { sha: next, branch: 'old' });
    expect([where(again), again.git('rev-parse', 'old').trim(), again.git('status', '--porcelain')]).toEqual([
      'old',
      next,
      '',
    ]);
    const [here, forward] = forked();
    await goTo(here, { sha: forward, branch: 'main' });
    expect([where(here), here.git('rev-parse', 'main').trim(), here.git('status', '--porcelain')]).toEqual([
      'main',
      forward,
      '',
    ]);
  });

  it('is where the run then looks from', async () => {
    const [repo, sha] = forked();
    const target = openRepository({ tree: treeOf(repo), excluded: [] });
    await target.goTo({ sha, branch: 'b', requireClean: true });
    expect(await target.inspect()).toMatchObject({ head: sha, branch: 'b', dirty: [] });
  });

  it('runs no hook, filter or monitor', async () => {
    const [repo, sha] = forked({
      ...STANDARD,
      '.gitattributes': '*.txt filter=evil\nREADME.md filter=evil\n',
    });
    const outside = folder();
    repo.sh(
      `printf '#!/bin/sh\\ntouch ${outside}/ran; cat' > ${outside}/evil; chmod +x ${outside}/evil
       for hook in post-checkout reference-transaction post-index-change; do cp ${outside}/evil .git/hooks/$hook; done
       printf '[filter "evil"]\\n\\tclean = ${outside}/evil\\n\\tsmudge = ${outside}/evil\\n\\trequired = true\\n[core]\\n\\tfsmonitor = ${outside}/evil\\n' >> .git/config`,
    );
    await goTo(repo, { sha, branch: 'b' });
    expect(existsSync(`${outside}/ran`)).toBe(false);
    expect(repo.read('README.md')).toBe('new\n');
  });
});

describe('nothing is moved', () => {
  it('over uncommitted work, unless that is allowed and not in the way', async () => {
    const [repo, sha] = forked();
    appendFileSync(repo.path('src/a.ts'), 'mine\n');
    const why = await whyOf(goTo(repo, { sha }));
    expect(why).toEqual({
      kind: 'git_before',
      reason:
        'the workspace is not clean: src/a.ts (modified); commit or remove them, or set git.require_clean to false',
    });
    expect(where(repo)).toBe('main');
    await goTo(repo, { sha, requireClean: false });
    expect(repo.read('src/a.ts')).toBe('one\ntwo\nthree\nmine\n');
    expect(repo.git('status', '--porcelain')).toBe(' M src/a.ts\n');
  });

  it.each([
    ['README.md', 'mine\n'],
    ['added', 'mine, and untracked\n'],
  ])('where %s is in the way', async (path, text) => {
    const [repo, sha] = forked();
    repo.write(path, text);
    const before = repo.git('status', '--porcelain');
    const why = await whyOf(goTo(repo, { sha, requireClean: false }));
    expect(why.reason).toMatch(/cannot check out commit .*commit or remove what is in the way$/);
    expect([repo.read(path), where(repo), repo.git('status', '--porcelain')]).toEqual([text, 'main', before]);
  });

  it.each(['-x', 'a..b', 'HEAD', 'x.lock', 'a b', ''])('to a branch called %j', async (branch) => {
    const [repo, sha] = forked();
    const why = await whyOf(goTo(repo, { sha, branch }));
    expect(why.reason).toContain('which is not a valid branch name');
    expect([where(repo), repo.read('README.md')]).toEqual(['main', '# hello\n']);
  });

  it('where a branch of that name would lose commits, or is checked out elsewhere', async () => {
    const [repo, sha] = forked();
    repo.git('checkout', '-q', '-b', 'theirs');
    const theirs = repo.commit('theirs');
    repo.git('checkout', '-q', 'main');
    expect((await whyOf(goTo(repo, { sha, branch: 'theirs' }))).reason).toContain(
      `branch theirs is at ${theirs} here, which is not in the history of ${sha}: moving it would lose commits`,
    );
    repo.git('worktree', 'add', '-q', '-b', 'other', `${folder()}/w`, 'main');
    expect((await whyOf(goTo(repo, { sha, branch: 'other' }))).reason).toContain(
      'branch other is checked out in',
    );
    expect([where(repo), repo.read('README.md')]).toEqual(['main', '# hello\n']);
  });

  it('to a commit that is not here', async () => {
    const [repo] = forked();
    const why = await whyOf(goTo(repo, { sha: '1'.repeat(40) }));
    expect(why.reason).toMatch(/^commit 1{40} cannot be compared with HEAD: .*; fetch it first$/);
  });

  it('where a submodule that is checked out would be another one', async () => {
    const repo = repository();
    const library = repository({ 'lib.c': 'x\n' });
    repo.git('submodule', '--quiet', 'add', library.root, 'lib');
    repo.commit('with a submodule');
    library.commit('next');
    repo.git('checkout', '-q', '-b', 'side');
    repo.sh('cd lib && git -c protocol.file.allow=always fetch -q && git checkout -q origin/main');
    const sha = repo.commit('submodule moved');
    repo.git('checkout', '-q', '--recurse-submodules', 'main');
    const why = await whyOf(goTo(repo, { sha }));
    expect(why.reason).toContain('submodule lib differs at commit');
    expect(where(repo)).toBe('main');
  });
});

describe('files kept by a filter', () => {
  /** Of the content `content`. */
  const POINTER =
    'version https://git-lfs.github.com/spec/v1\noid sha256:ed7002b439e9ac845f22357d822bac1444730fbdb6016d3ec9432297b9ec9f73\nsize 7\n';
  const withLfs = () =>
    forked(
      { ...STANDARD, '.gitattributes': '*.bin filter=lfs diff=lfs merge=lfs -text\n', 'old.bin': POINTER },
      'printf "pointer 2" > old.bin; printf "pointer 3" > new.bin',
    );

  it('are written as pointers where pointers lie on disk', async () => {
    const [repo, sha] = withLfs();
    await goTo(repo, { sha });
    expect([repo.read('old.bin'), repo.read('new.bin')]).toEqual(['pointer 2', 'pointer 3']);
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  it('keep the workspace where it is when their content lies on disk', async () => {
    const [repo, sha] = withLfs();
    repo.write('old.bin', 'content');
    const why = await whyOf(goTo(repo, { sha }));
    expect(why.reason).toContain('new.bin');
    expect(why.reason).toContain('managed by a filter (such as Git LFS) that is not run here');
    expect([where(repo), repo.read('old.bin')]).toEqual(['main', 'content']);
  });

  it('are known by the attributes of the commit that is gone to', async () => {
    const files = { ...STANDARD, '.gitattributes': 'old.bin filter=lfs\n', 'old.bin': POINTER };
    const [repo, sha] = forked(files, 'echo "*.dat filter=lfs" > .gitattributes; echo pointer > new.dat');
    repo.write('old.bin', 'content');
    expect((await whyOf(goTo(repo, { sha }))).reason).toContain('new.dat');
  });
});
