import { existsSync, rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../../../src/adapters/git/repository.ts';
import type { GitTree } from '../../../../src/adapters/git/tree.ts';
import type { CommitRequest } from '../../../../src/core/ports.ts';
import { type Cause, StopRun } from '../../../../src/core/run/outcome.ts';
import { at, folder, opened, Repo, repository, STANDARD, treeOf } from './fixture.ts';

const REQUEST: CommitRequest = {
  message: 'chore: fixed\n\nForge-Run: 0001\n',
  authorName: 'Forge AI',
  authorEmail: 'forge@example.com',
  at: Date.UTC(2026, 0, 2, 3, 4, 5),
  branch: null,
};

const repositoryOf = (tree: GitTree, excluded: readonly string[] = []) => openRepository({ tree, excluded });

async function whyOf(work: Promise<unknown>): Promise<Cause> {
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof StopRun) return error.why;
  throw error ?? new Error('nothing was thrown');
}

/** Everything the disk differs in, kept, accepted and committed. */
async function commitAll(repo: Repo, tree: GitTree, request: Partial<CommitRequest> = {}) {
  const measured = await tree.measure();
  await tree.keep(measured);
  const target = repositoryOf(tree);
  await target.inspect();
  const accepted = await target.acceptedTree(await tree.changes());
  const result = await target.commit(accepted, { ...REQUEST, ...request });
  expect(repo.git('rev-parse', `${result.sha}^{tree}`).trim()).toBe(accepted);
  expect(result.tree).toBe(accepted);
  return result;
}

describe('inspecting the repository', () => {
  it('names head and branch, and finds a clean one clean', async () => {
    const repo = repository();
    const facts = await repositoryOf(treeOf(repo)).inspect();
    const head = repo.git('rev-parse', 'HEAD').trim();
    expect(facts).toMatchObject({ root: repo.root, head, branch: 'main', inProgress: null, dirty: [] });
  });

  it('names settings that read or run files of the workspace', async () => {
    const repo = repository({ ...STANDARD, 'tools/x.sh': '' });
    const { root } = repo;
    const settings: readonly (readonly [string, string, string | null])[] = [
      ['include.path', '../tools/git.conf', 'tools/git.conf'],
      ['includeIf.gitdir:/.path', `${root}/more.conf`, 'more.conf'],
      ['core.hooksPath', 'tools/hooks', 'tools/hooks'],
      ['core.attributesFile', `${root}/attributes`, 'attributes'],
      ['core.excludesFile', 'ignore', 'ignore'],
      ['core.sshCommand', 'ssh -F tools/x.sh', 'tools/x.sh'],
      ['core.fsmonitor', './watch', 'watch'],
      ['credential.helper', '!f() { sh ./later.sh; }; f', 'later.sh'],
      ['credential.https://x.example.helper', `${root}/helper`, 'helper'],
      ['diff.external', 'tools/diff', 'tools/diff'],
      ['diff.Pic.textconv', './pic', 'pic'],
      ['alias.st', '!sh tools/x.sh', 'tools/x.sh'],
      ['core.pager', 'less -R', null],
      ['filter.lfs.clean', 'git-lfs clean -- %f', null],
      ['alias.co', 'checkout tools/x.sh', null],
      ['blame.ignoreRevsFile', '.git-blame-ignore-revs', null],
      ['merge.ours.driver', 'true', null],
      ['gpg.program', '.git/gpg', null],
      ['init.templateDir', '/usr/share/git-core/templates', null],
    ];
    for (const [key, value] of settings) repo.git('config', key, value);
    repo.git('config', '--add', 'core.fsmonitor', 'true');
    const { settingsInWorkspace } = await repositoryOf(treeOf(repo)).inspect();
    const lower = (key: string) => key.replace(/^\w+|\w+$/g, (part) => part.toLowerCase());
    const expected = settings.flatMap(([key, , path]) => (path === null ? [] : [{ key: lower(key), path }]));
    const inOrder = (list: typeof expected) => list.map((each) => JSON.stringify(each)).sort();
    expect(inOrder([...settingsInWorkspace])).toEqual(inOrder(expected));
  });

  it('says every kind of dirt, but not ignored files and the output folder', async () => {
    const repo = repository({ ...STANDARD, '.gitignore': 'ignored\n' });
    repo.sh(
      'echo x >> README.md; echo y > ignored; echo z > "new\nfile"; rm src/b.ts; echo s > staged; git add staged; mkdir -p .forge/artifacts; echo r > .forge/artifacts/r',
    );
    const { dirty } = await repositoryOf(treeOf(repo), ['.forge/artifacts']).inspect();
    expect(dirty).toEqual([
      { path: 'README.md', state: 'modified' },
      { path: 'new\nfile', state: 'untracked' },
      { path: 'src/b.ts', state: 'deleted' },
      { path: 'staged', state: 'staged' },
    ]);
  });

  it.each(['--assume-unchanged', '--skip-worktree'])('sees through %s', async (flag) => {
    const repo = repository();
    repo.git('update-index', flag, 'src/a.ts', 'src/b.ts');
    repo.write('src/a.ts', 'changed\n');
    const { dirty } = await repositoryOf(treeOf(repo)).inspect();
    expect(dirty).toEqual([{ path: 'src/a.ts', state: 'modified' }]);
  });

  it('says conflicts, and what is under way', async () => {
    const repo = repository();
    repo.sh(
      'git checkout -q -b side; echo side > README.md; git commit -qam side; git checkout -q main; echo main > README.md; git commit -qam main; git merge side || true',
    );
    const facts = await repositoryOf(treeOf(repo)).inspect();
    expect(facts.inProgress).toBe('merge');
    expect(facts.dirty).toEqual([{ path: 'README.md', state: 'conflicted' }]);
  });

  it('says no commit and no branch where there is none', async () => {
    const unborn = new Repo(folder());
    unborn.git('init', '-q', '-b', 'main');
    expect(await repositoryOf(treeOf(unborn)).inspect()).toMatchObject({ head: null, branch: 'main' });
    const repo = repository();
    repo.git('checkout', '-q', '--detach');
    expect(await repositoryOf(treeOf(repo)).inspect()).toMatchObject({ branch: null });
  });

  it('runs no filter, hook or monitor, also to tell whether a filtered file is dirt', async () => {
    const repo = repository({ ...STANDARD, '.gitattributes': '*.bin filter=evil\n', 'x.bin': 'pointer\n' });
    const outside = folder();
    repo.sh(
      `printf '#!/bin/sh\\ntouch ${outside}/ran; cat' > ${outside}/evil; chmod +x ${outside}/evil; git config filter.evil.clean ${outside}/evil; git config filter.evil.required true; git config core.fsmonitor ${outside}/evil; cp ${outside}/evil .git/hooks/post-index-change`,
    );
    expect((await repositoryOf(treeOf(repo)).inspect()).dirty).toEqual([]);
    repo.write('x.bin', 'POINTER\n');
    expect((await repositoryOf(treeOf(repo)).inspect()).dirty).toEqual([
      { path: 'x.bin', state: 'filtered' },
    ]);
    expect(existsSync(`${outside}/ran`)).toBe(false);
  });

  it('says in one line what git cannot read', async () => {
    const repo = repository();
    repo.write('.git/config', '[core\nbroken');
    const why = await whyOf(repositoryOf(treeOf(repo)).inspect());
    expect(why.kind).toBe('git_before');
    expect(why.reason).toContain(`git cannot read the configuration of ${repo.root}`);
  });
});

describe('committing', () => {
  it('commits exactly the accepted tree, by the author asked for, and leaves a clean status', async () => {
    const repo = repository();
    const before = repo.git('rev-parse', 'HEAD').trim();
    const tree = await opened(repo, { guardGitDir: true });
    repo.sh(
      'echo x >> src/a.ts; rm src/b.ts; mkdir new; printf "#!/bin/sh\\n" > new/run; chmod +x new/run; ln -s a.ts src/link; rm -r vendor; echo v > vendor',
    );
    const result = await commitAll(repo, tree);
    expect(repo.git('status', '--porcelain')).toBe('');
    expect(repo.git('diff-files')).toBe('');
    expect(
      repo
        .git('log', '-1', '--format=%an <%ae> %aI|%cn <%ce> %cI|%P|%s|%(trailers:key=Forge-Run,valueonly)')
        .trim(),
    ).toBe(
      `Forge AI <forge@example.com> 2026-01-02T03:04:05+00:00|Forge AI <forge@example.com> 2026-01-02T03:04:05+00:00|${before}|chore: fixed|0001`,
    );
    expect(result).toMatchObject({ branch: 'main', sha: repo.git('rev-parse', 'main').trim() });
    expect(repo.git('ls-tree', '-r', 'HEAD', 'new', 'src/link', 'vendor')).toMatch(
      /^100755 .*new\/run\n120000 .*src\/link\n100644 .*vendor\n$/,
    );
    repo.git('fsck', '--strict');
  });

  it('makes the branch asked for and goes to it', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.write('src/a.ts', 'x\n');
    const result = await commitAll(repo, tree, { branch: 'forge/fix' });
    expect(result.branch).toBe('forge/fix');
    expect(repo.git('symbolic-ref', 'HEAD').trim()).toBe('refs/heads/forge/fix');
    expect(repo.git('rev-parse', 'main').trim()).toBe(repo.git('rev-parse', 'HEAD^').trim());
  });

  it('moves a detached HEAD, and works in a shallow clone, a linked worktree and with sha256', async () => {
    const source = repository();
    source.commit('more');
    const shallow = new Repo(`${folder()}/shallow`);
    source.git('clone', '-q', '--depth=1', `file://${source.root}`, shallow.root);
    const linked = new Repo(`${folder()}/linked`);
    source.git('worktree', 'add', '-q', '--detach', linked.root);
    const long = repository(STANDARD, '--object-format=sha256');
    for (const repo of [shallow, linked, long]) {
      repo.git('checkout', '-q', '--detach');
      const tree = await opened(repo);
      repo.write('src/a.ts', 'x\n');
      const result = await commitAll(repo, tree);
      expect(result).toMatchObject({ branch: null, sha: repo.git('rev-parse', 'HEAD').trim() });
      expect(repo.git('status', '--porcelain')).toBe('');
    }
  });

  it('keeps dirt of other files dirt, and takes of a dirty file only what the run did', async () => {
    const repo = repository({
      ...STANDARD,
      long: Array.from({ length: 20 }, (_, line) => `${line}\n`).join(''),
    });
    repo.sh('echo mine >> README.md; sed -i "1s/.*/my own line/" long; echo u > untracked');
    const tree = await opened(repo);
    repo.sh('sed -i "20s/.*/the run/" long; echo x >> src/a.ts');
    await commitAll(repo, tree);
    expect(repo.git('show', 'HEAD:long')).toContain('the run');
    expect(repo.git('show', 'HEAD:long')).not.toContain('my own line');
    expect(repo.git('status', '--porcelain')).toBe(' M README.md\n M long\n?? untracked\n');
    expect(repo.read('long')).toContain('my own line');
  });

  it('refuses where the run`s change cannot be told from the dirt', async () => {
    const repo = repository();
    repo.sh('echo mine > README.md; echo u > untracked');
    const tree = await opened(repo);
    const target = repositoryOf(tree);
    const told = {
      'README.md': 'README.md had uncommitted changes before the run, and this change touches the same lines',
      untracked: 'untracked existed before the run and is not committed',
    };
    for (const [name, reason] of Object.entries(told)) {
      repo.write(name, 'the run\n');
      tree.noteEdit(at(name));
      const why = await whyOf(
        target.acceptedTree((await tree.changes()).filter((change) => change.path === name)),
      );
      expect(why).toEqual({ kind: 'delivery', reason: expect.stringContaining(reason), code: 'GIT-07' });
      expect(why.reason).toMatch(/then run again$/);
    }
  });

  it('stores line ends as the repository does, and refuses a file kept by a filter', async () => {
    const repo = repository({ '.gitattributes': '*.txt text eol=crlf\n*.bin filter=lfs\n', 'x.bin': 'p\n' });
    repo.write('a.txt', 'one\r\ntwo\r\n');
    repo.commit();
    const tree = await opened(repo);
    repo.write('a.txt', 'one\r\nTWO\r\n');
    await commitAll(repo, tree);
    expect(repo.git('show', 'HEAD:a.txt')).toBe('one\nTWO\n');
    expect(repo.git('diff', '--numstat', 'HEAD^', 'HEAD')).toBe('1\t1\ta.txt\n');
    expect(repo.git('status', '--porcelain')).toBe('');
    const next = await opened(repo);
    repo.write('x.bin', 'large\n');
    next.noteEdit(at('x.bin'));
    const why = await whyOf(repositoryOf(next).acceptedTree(await next.changes()));
    expect(why).toEqual({
      kind: 'delivery',
      reason:
        'x.bin is stored through the git filter "lfs" (.gitattributes), and this run executes no filters: the commit would contain the wrong bytes; change it by hand, or remove the path from the filter in .gitattributes',
      code: 'GIT-04',
    });
  });

  it('runs no hook, signature program or editor', async () => {
    const repo = repository();
    const outside = folder();
    repo.sh(
      `printf '#!/bin/sh\\ntouch ${outside}/ran; exit 1' > ${outside}/evil; chmod +x ${outside}/evil; git config gpg.program ${outside}/evil; git config commit.gpgsign true; git config core.editor ${outside}/evil; for h in pre-commit commit-msg post-commit reference-transaction post-index-change prepare-commit-msg; do cp ${outside}/evil .git/hooks/$h; done`,
    );
    const tree = await opened(repo);
    repo.write('src/a.ts', 'x\n');
    await commitAll(repo, tree);
    expect(existsSync(`${outside}/ran`)).toBe(false);
  });

  it('stops for a moved head, a branch that came meanwhile, and a left-over lock, with the work kept', async () => {
    const repo = repository();
    const tree = await opened(repo);
    const target = repositoryOf(tree);
    const { head } = await target.inspect();
    repo.write('src/a.ts', 'x\n');
    await tree.keep(await tree.measure());
    const accepted = await target.acceptedTree(await tree.changes());
    repo.write('.git/index.lock', '');
    expect((await whyOf(target.commit(accepted, REQUEST))).reason).toBe(
      `${repo.root}/.git/index.lock exists: another git process is running or was killed; remove the file and run again; the work is kept`,
    );
    rmSync(repo.path('.git/index.lock'));
    repo.git('branch', 'taken');
    const taken = await whyOf(target.commit(accepted, { ...REQUEST, branch: 'taken' }));
    expect(taken.kind).toBe('delivery');
    expect(taken.reason).toContain('taken moved during the run');
    repo.git('commit', '-q', '--allow-empty', '-m', 'meanwhile');
    const moved = repo.git('rev-parse', 'HEAD').trim();
    expect(await whyOf(target.commit(accepted, REQUEST))).toEqual({
      kind: 'delivery',
      reason: `HEAD moved during the run, from main ${head} to main ${moved}; run again from there`,
    });
    expect(repo.read('src/a.ts')).toBe('x\n');
  });
});

describe('the branch to deliver on', () => {
  const ours = (repo: Repo, script: string) =>
    repo.sh(
      `git checkout -q -b forge/x; ${script}; git add -A; git commit -q -m "run" -m "Forge-Run: 0001"; git checkout -q main`,
    );

  it('is made only with the commit, and left alone where it is current', async () => {
    const repo = repository();
    const target = repositoryOf(treeOf(repo));
    await target.prepareBranch('new/one');
    await target.prepareBranch('main');
    expect(repo.git('for-each-ref', '--format=%(refname)').trim()).toBe('refs/heads/main');
  });

  it('is gone to where it is ours, with the base merged in, and the run commits on it', async () => {
    const repo = repository();
    ours(repo, 'echo ours >> src/a.ts; echo 2 > made');
    repo.write('README.md', 'the base went on\n');
    repo.commit('base');
    const tree = treeOf(repo);
    const target = repositoryOf(tree);
    await target.inspect();
    await target.prepareBranch('forge/x');
    expect(repo.git('symbolic-ref', '--short', 'HEAD').trim()).toBe('forge/x');
    expect(repo.git('status', '--porcelain')).toBe('');
    expect([repo.read('README.md'), repo.read('made')]).toEqual(['the base went on\n', '2\n']);
    await tree.open();
    repo.write('src/b.ts', 'more\n');
    await tree.keep(await tree.measure());
    const result = await target.commit(await target.acceptedTree(await tree.changes()), {
      ...REQUEST,
      branch: 'forge/x',
    });
    expect(result.branch).toBe('forge/x');
    const again = repositoryOf(treeOf(repo));
    repo.git('checkout', '-q', 'main');
    await again.prepareBranch('forge/x');
    expect(repo.git('rev-parse', 'HEAD').trim()).toBe(result.sha);
  });

  it.each([
    ['somebody else`s', 'git branch forge/x', 'branch forge/x exists and its last commit is not a run'],
    [
      'beside another that excludes it',
      'git branch forge',
      'branch forge/x cannot exist next to forge; set git.branch to another name',
    ],
    [
      'above another that excludes it',
      'git branch forge/x/y',
      'branch forge/x cannot exist next to forge/x/y; set git.branch to another name',
    ],
  ])('stops the run where it is %s', async (_, script, reason) => {
    const repo = repository();
    repo.sh(script);
    const why = await whyOf(repositoryOf(treeOf(repo)).prepareBranch('forge/x'));
    expect(why.kind).toBe('git_before');
    expect(why.reason).toContain(reason);
  });

  const made = (message: string) =>
    `git checkout -q -b elsewhere; echo 2 > made; git add -A; git commit -q -m run -m "${message}"; git checkout -q main; git branch forge/x elsewhere`;
  it.each([
    [
      'made by hand at the commit of a run on another branch',
      made('Forge-Branch: elsewhere\nForge-Run: 0001'),
      'its last commit was made by a run for the branch elsewhere (Forge-Branch trailer)',
    ],
    [
      'made by hand at a commit that names no branch',
      made('Forge-Run: 0001'),
      "its last commit is a run's, but it is also on elsewhere",
    ],
    [
      'made by hand at a run`s commit on the branch that is checked out',
      'git commit -q --allow-empty -m run -m "Forge-Branch: main\nForge-Run: 0001"; git branch forge/x',
      'its last commit was made by a run for the branch main',
    ],
    [
      'given two trailers, one of which names it',
      'git commit -q --allow-empty -m run -m "Forge-Branch: main\nForge-Branch: forge/x\nForge-Run: 0001"; git branch forge/x',
      'its last commit does not end with exactly one Forge-Branch trailer',
    ],
    [
      'given a folded trailer',
      'git commit -q --allow-empty -m run -m "Forge-Branch: forge/x\n and-more\nForge-Run: 0001"; git branch forge/x',
      'its last commit does not end with exactly one Forge-Branch trailer',
    ],
    [
      'given two runs',
      'git commit -q --allow-empty -m run -m "Forge-Branch: forge/x\nForge-Run: 0001\nForge-Run: 0002"; git branch forge/x',
      'its last commit does not end with exactly one Forge-Run trailer',
    ],
  ])('is not taken for ours where it was %s', async (_, script, reason) => {
    const repo = repository();
    repo.sh(script);
    const why = await whyOf(repositoryOf(treeOf(repo)).prepareBranch('forge/x'));
    expect(why.kind).toBe('git_before');
    expect(why.reason).toContain(`branch forge/x exists and ${reason}`);
    expect(repo.git('symbolic-ref', '--short', 'HEAD').trim()).toBe('main');
  });

  it.each([
    ['amended', 'git commit -q --amend --no-edit --date=now'],
    ['merged into the base', 'git checkout -q main; git merge -q --no-ff -m merged forge/x'],
    ['followed by a merge of the base that a run made', 'true'],
  ])('is ours where its commit names it, also %s', async (_, script) => {
    const repo = repository();
    repo.sh(
      `git checkout -q -b forge/x; echo 2 > made; git add -A; git commit -q -m run -m "Forge-Branch: forge/x\nForge-Run: 0001"; ${script}; git checkout -q main; git commit -q --allow-empty -m on`,
    );
    await repositoryOf(treeOf(repo)).prepareBranch('forge/x');
    expect(repo.git('log', '-1', '--format=%(trailers:key=Forge-Branch,valueonly)').trim()).toBe('forge/x');
    repo.git('checkout', '-q', 'main');
    await repositoryOf(treeOf(repo)).prepareBranch('forge/x');
    expect(repo.git('symbolic-ref', '--short', 'HEAD').trim()).toBe('forge/x');
  });

  it('stops the run for a conflict, and leaves the workspace as it was', async () => {
    const repo = repository();
    ours(repo, 'echo ours > README.md');
    repo.write('README.md', 'base\n');
    repo.commit('base');
    const head = repo.git('rev-parse', 'HEAD');
    const why = await whyOf(repositoryOf(treeOf(repo)).prepareBranch('forge/x'));
    expect(why).toEqual({
      kind: 'git_before',
      reason:
        'merging HEAD into branch forge/x conflicts in README.md; resolve the conflicts there or delete the branch',
    });
    expect([
      repo.git('rev-parse', 'HEAD'),
      repo.git('symbolic-ref', '--short', 'HEAD').trim(),
      repo.git('status', '--porcelain'),
    ]).toEqual([head, 'main', '']);
  });

  it('stops the run where dirt stands in the way', async () => {
    const repo = repository();
    ours(repo, 'echo ours > README.md');
    repo.write('README.md', 'dirt\n');
    const why = await whyOf(repositoryOf(treeOf(repo)).prepareBranch('forge/x'));
    expect(why.reason).toContain(`${repo.root} cannot check out branch forge/x`);
    expect(repo.read('README.md')).toBe('dirt\n');
  });

  it.each(['a..b', '-x', 'a b', '.a', 'a.lock', ''])('refuses the name "%s"', async (name) => {
    const repo = repository();
    expect(await whyOf(repositoryOf(treeOf(repo)).prepareBranch(name))).toEqual({
      kind: 'config',
      reason: `git.branch is "${name}", which is not a valid branch name; see git check-ref-format`,
    });
  });
});
