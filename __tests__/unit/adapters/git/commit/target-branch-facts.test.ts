import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { targetBranchFacts } from '../../../../../src/adapters/git/commit/target-branch-facts.ts';
import { treeFiles } from '../../../../../src/adapters/git/objects/tree-files.ts';
import { findGit } from '../../../../../src/adapters/git/program/find-git.ts';
import { hardenedGit } from '../../../../../src/adapters/git/program/hardened-git.ts';
import { git, makeRepository } from '../../../../support/repository.ts';

async function gitOf(root: string) {
  const gitPath = await findGit(process.env.PATH ?? '');
  return hardenedGit({ gitPath, gitDir: join(root, '.git'), workTree: root });
}

async function placeIn(root: string, branch: string | null = 'main', since = 0) {
  const head = git(root, 'rev-parse', 'HEAD');
  return targetBranchFacts({ user: await gitOf(root), head, branch, since });
}

/** A commit of this date (s since the epoch); with the trailer of a run, or without. */
function commitAt(root: string, date: number, trailer = 'Forge-Run: run-1') {
  const tree = git(root, 'rev-parse', 'HEAD^{tree}');
  const head = git(root, 'rev-parse', 'HEAD');
  writeFileSync(
    join(root, '.git/commit'),
    `tree ${tree}\nparent ${head}\nauthor A <a@b> 1 +0000\ncommitter A <a@b> ${date} +0000\n\nx\n\n${trailer}\n`,
  );
  const sha = git(root, 'hash-object', '-t', 'commit', '-w', join(root, '.git/commit'));
  git(root, 'reset', '-q', '--soft', sha);
}

describe('the main branch', () => {
  it('is what origin/HEAD points to', async () => {
    const root = makeRepository({ 'a.txt': 'a\n' });
    git(root, 'update-ref', 'refs/remotes/origin/trunk', 'HEAD');
    git(root, 'symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/trunk');
    expect((await placeIn(root)).mainBranch).toBe('trunk');
  });

  it('is main, else master, where there is no such thing', async () => {
    const root = makeRepository({ 'a.txt': 'a\n' });
    expect((await placeIn(root)).mainBranch).toBe('main');
    git(root, 'branch', '-m', 'main', 'master');
    expect((await placeIn(root)).mainBranch).toBe('master');
    git(root, 'branch', '-m', 'master', 'develop');
    expect((await placeIn(root)).mainBranch).toBeNull();
  });
});

describe('the commits of runs', () => {
  it('are those with our trailer, since then, with their dates', async () => {
    const root = makeRepository({ 'a.txt': 'a\n' });
    commitAt(root, 4_000_000_000);
    commitAt(root, 4_000_000_010, 'Signed-off-by: somebody');
    commitAt(root, 4_000_000_020);
    expect((await placeIn(root, 'main', 3_999_999_999_000)).ours).toEqual([
      4_000_000_020_000, 4_000_000_000_000,
    ]);
    expect((await placeIn(root, 'main', 4_000_000_015_000)).ours).toEqual([4_000_000_020_000]);
  });

  it('are none on a branch without', async () => {
    expect((await placeIn(makeRepository({ 'a.txt': 'a\n' }), null)).ours).toEqual([]);
  });
});

describe('the files of a tree', () => {
  const files = {
    'a.json': '{"a":1}\n',
    'dir/b c.json': '',
    'dir/ü\n.json': 'x',
    'big.json': 'y'.repeat(2000),
  };

  it('are those that are wanted, byte for byte, whatever their names', async () => {
    const root = makeRepository(files);
    const found = await treeFiles(await gitOf(root), 'HEAD', (path) => path !== 'big.json', 1000);
    expect(
      found.map(({ path, bytes }) => [path, bytes === null ? null : Buffer.from(bytes).toString()]),
    ).toEqual([
      ['a.json', '{"a":1}\n'],
      ['dir/b c.json', ''],
      ['dir/ü\n.json', 'x'],
    ]);
  });

  it('have no bytes where they are larger than was asked for', async () => {
    const found = await treeFiles(
      await gitOf(makeRepository(files)),
      'HEAD',
      (path) => path === 'big.json',
      1000,
    );
    expect(found).toEqual([{ path: 'big.json', bytes: null }]);
  });

  it('cost one look where none is wanted', async () => {
    expect(await treeFiles(await gitOf(makeRepository(files)), 'HEAD', () => false, 1000)).toEqual([]);
  });
});
