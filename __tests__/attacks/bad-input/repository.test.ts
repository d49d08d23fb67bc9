import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { git, makeRepository, writeFiles } from '../../support/repository.ts';
import { attempt, DONE, expectCommitted, expectEnd, folder, project } from './fixture.ts';

const IS_ROOT = process.getuid?.() === 0;
/** An account without rights: `nobody`. */
const SOMEBODY = 65534;

function unreadable(root: string, said: string): string {
  return `git cannot read the repository in ${root}: ${said}; repair it; \`git status\` shows the same error`;
}

/** A repository made by `make` from a project, and how the run in it ends: exit 6, no model asked. */
async function refused(root: string, reason: string, args: readonly string[] = []): Promise<void> {
  const run = await attempt({ root, args });
  expectEnd(run, { code: 6, outcome: 'git_error', reason });
  expect(run.requests).toBe(0);
}

function repositoryAt(root: string): string {
  mkdirSync(root, { recursive: true });
  git(root, 'init', '-q', '-b', 'main');
  writeFiles(root, { 'a.txt': 'one\n' });
  git(root, 'add', '-A');
  git(root, 'commit', '-q', '-m', 'start');
  return root;
}

describe.concurrent('no run starts', () => {
  it('in a folder that is no repository', async () => {
    const root = folder();
    writeFiles(root, { 'a.txt': 'one\n' });
    await refused(
      root,
      `${root} is not in a git repository; run in a checked-out one, or run \`git init\` and commit`,
    );
  });

  it('in a bare repository', async () => {
    const root = folder();
    git(root, 'init', '-q', '--bare');
    await refused(root, `${root} is a bare repository; the agent needs a checked-out one: clone it first`);
  });

  it('before the first commit', async () => {
    const root = folder();
    git(root, 'init', '-q', '-b', 'main');
    writeFiles(root, { 'a.txt': 'one\n' });
    await refused(
      root,
      `${root} has no commit yet: make a first commit, which the run's changes are measured against`,
    );
  });

  it('in a dirty tree, whose paths are named', async () => {
    const root = project({ 'b.txt': 'b\n', 'c.txt': 'c\n' });
    writeFiles(root, { 'a.txt': 'dirt\n', 'new.txt': 'dirt\n', 'c.txt': 'staged\n' });
    git(root, 'add', 'c.txt');
    rmSync(join(root, 'b.txt'));
    await refused(
      root,
      'the workspace is not clean: a.txt (modified), b.txt (deleted), c.txt (staged), new.txt (untracked); commit or remove them, or set git.require_clean to false',
    );
  });

  it("on a branch of somebody else's", async () => {
    const root = project();
    git(root, 'branch', 'theirs');
    await refused(
      root,
      "branch theirs exists and its last commit is not a run's (no Forge-Run trailer); set git.branch to another name, or delete it",
      ['--branch', 'theirs'],
    );
  });

  it.each([['merge'], ['rebase'], ['cherry-pick']])('while a %s is under way', async (operation) => {
    const root = project();
    git(root, 'checkout', '-q', '-b', 'other');
    writeFiles(root, { 'a.txt': 'other\n' });
    git(root, 'commit', '-q', '-a', '-m', 'other');
    git(root, 'checkout', '-q', 'main');
    writeFiles(root, { 'a.txt': 'main\n' });
    git(root, 'commit', '-q', '-a', '-m', 'main');
    expect(() => git(root, operation, 'other')).toThrow();
    await refused(root, `a ${operation} is in progress in ${root}: finish or abort it first`);
  });

  it('while the index is locked, before a model is paid', async () => {
    const root = project();
    const lock = join(root, '.git/index.lock');
    writeFileSync(lock, '');
    await refused(
      root,
      `${lock} exists: another git process is running, or one crashed; remove the file and run again`,
    );
  });

  it('with an index that is broken', async () => {
    const root = project();
    const index = join(root, '.git/index');
    writeFileSync(index, 'garbage');
    await refused(root, unreadable(root, `fatal: ${index}: index file smaller than expected`));
  });

  it('with a HEAD that is broken', async () => {
    const root = project();
    writeFileSync(join(root, '.git/HEAD'), 'garbage\n');
    await refused(root, unreadable(root, `fatal: not a git repository: '${root}/.git'`));
  });

  it('with a .git that leads nowhere', async () => {
    const root = folder();
    writeFiles(root, { 'a.txt': 'one\n', '.git': 'gitdir: /nonexistent\n' });
    await refused(root, `${root} has no usable .git; run in a checked-out git repository`);
  });

  it('with a configuration of git that git cannot read', async () => {
    const root = project();
    const config = join(root, '.git/config');
    writeFileSync(config, '[core\n');
    await refused(
      root,
      `git cannot read the configuration of ${root}: fatal: bad config line 1 in file ${config}; repair it`,
    );
  });

  it('where the workspace may not be written by this user', async () => {
    const root = project();
    chmodSync(root, 0o555);
    // For root nothing is read-only, so there somebody else runs it.
    const user = IS_ROOT ? { user: SOMEBODY, env: { HOME: '/nonexistent' } } : {};
    const run = await attempt({ root, ...user });
    expectEnd(run, {
      code: 6,
      outcome: 'git_error',
      reason: `this user cannot write ${root}: mount it writable, grant the permission, or run with --read-only`,
    });
    expect(run.requests).toBe(0);
  });
});

describe.concurrent('a run works', () => {
  it('on a detached HEAD, and commits there', async () => {
    const root = project();
    git(root, 'checkout', '-q', '--detach');
    const main = git(root, 'rev-parse', 'main');
    const run = await attempt({ root });
    expectCommitted(run);
    expect(git(root, 'rev-parse', 'HEAD')).toBe(run.commit);
    expect(git(root, 'rev-parse', 'HEAD^', 'main')).toBe(`${main}\n${main}`);
  });

  it('in a dirty tree where that is allowed, and leaves the dirt alone', async () => {
    const root = project({
      '.forge/headless-config.yml': 'version: 1\ngit: { require_clean: false }\n',
      'b.txt': 'b\n',
    });
    writeFiles(root, { 'b.txt': 'dirt\n', 'new.txt': 'dirt\n' });
    const run = await attempt({ root });
    expectCommitted(run);
    expect(git(root, 'show', '--format=', '--name-only', 'HEAD')).toBe('a.txt');
    expect(git(root, 'status', '--porcelain')).toBe(' M b.txt\n?? new.txt');
  });

  it('where the index is locked, as long as nothing is to be written', async () => {
    const root = project();
    writeFileSync(join(root, '.git/index.lock'), '');
    const run = await attempt({ root, script: [DONE], args: ['--read-only'] });
    expect(run).toMatchObject({ code: 0, outcome: 'success', untouched: true });
  });

  it('in a path with spaces, other scripts and a line break', async () => {
    const root = repositoryAt(join(folder(), 'a b "é"\n漢 $(x)'));
    expectCommitted(await attempt({ root }));
    expect(git(root, 'show', 'HEAD:a.txt')).toBe('two');
  });

  it('in such a path that is named from elsewhere', async () => {
    const root = repositoryAt(join(folder(), "it's\t漢"));
    expectCommitted(await attempt({ root, cwd: '/', args: ['--workspace', root] }));
  });

  it('in a linked worktree', async () => {
    const root = join(folder(), 'tree');
    git(project(), 'worktree', 'add', '-q', '-b', 'side', root);
    const run = await attempt({ root });
    expectCommitted(run);
    expect(git(root, 'rev-parse', 'side')).toBe(run.commit);
  });

  it('in a repository that belongs to another user, whatever safe.directory says', async () => {
    const root = project();
    const give = ['chown', '-R', `${SOMEBODY}:${SOMEBODY}`, root];
    execFileSync('chmod', ['-R', 'a+rwX', root]);
    execFileSync(IS_ROOT ? 'env' : 'sudo', IS_ROOT ? give : ['-n', ...give]);
    expect(() => git(root, 'status')).toThrow('dubious ownership');
    const run = await attempt({ root });
    expectCommitted(run);
  });

  it('in a submodule, and leaves the outer repository to its owner', async () => {
    const outer = makeRepository({ 'outer.txt': 'outer\n' });
    git(outer, '-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', project(), 'inner');
    git(outer, 'commit', '-q', '-m', 'a submodule');
    const head = git(outer, 'rev-parse', 'HEAD');
    const root = join(outer, 'inner');
    const run = await attempt({ root });
    expectCommitted(run);
    expect(git(root, 'rev-parse', 'HEAD')).toBe(run.commit);
    expect(git(outer, 'rev-parse', 'HEAD')).toBe(head);
    expect(git(outer, 'status', '--porcelain')).toBe(' M inner');
  });
});
