import { describe, expect, it } from 'vitest';
import { openRepository } from '../../../../../src/adapters/git/repository.ts';
import { type Repo, repository, treeOf } from '../fixture.ts';

const MOST = 1000;

function filesAt(repo: Repo, ...paths: readonly string[]) {
  const head = repo.git('rev-parse', 'HEAD').trim();
  return openRepository({ tree: treeOf(repo), excluded: [] }).filesAt(head, paths, MOST);
}

describe('files as a commit holds them', () => {
  it('are given byte for byte with their mode, whatever is on disk or staged', async () => {
    const repo = repository({ 'a b/ü.mjs': 'one\r\n', 'run.sh': '#!/bin/sh\n' });
    repo.sh('git update-index --chmod=+x run.sh');
    repo.git('commit', '-q', '-m', 'executable');
    repo.sh('echo two > "a b/ü.mjs"; git add -A; rm run.sh; echo three > new.mjs');
    const found = await filesAt(repo, 'a b/ü.mjs', 'run.sh', 'new.mjs');
    expect([...found].sort()).toEqual([
      ['a b/ü.mjs', { bytes: Buffer.from('one\r\n'), executable: false }],
      ['run.sh', { bytes: Buffer.from('#!/bin/sh\n'), executable: true }],
    ]);
  });

  it('are nothing but regular files of a fitting size', async () => {
    const repo = repository({ 'sub/a.mjs': 'a', 'large.mjs': 'x'.repeat(MOST + 1) });
    repo.sh('ln -s sub/a.mjs link.mjs; git add -A');
    repo.git('commit', '-q', '-m', 'link');
    const found = await filesAt(repo, 'sub', 'link.mjs', 'large.mjs');
    expect(Object.fromEntries(found)).toEqual({
      sub: expect.stringContaining('is a folder'),
      'link.mjs': expect.stringContaining('is a link'),
      'large.mjs': expect.stringContaining('has 1001 bytes, at most 1000 are read'),
    });
  });

  it('take a name as it is, not as a pattern', async () => {
    const repo = repository({ 'a.mjs': 'a' });
    expect((await filesAt(repo, '*.mjs', ':(glob)**')).size).toBe(0);
  });
});
