import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hiddenHistory } from '../../../../../src/adapters/git/credentials/hidden-history.ts';
import { findGit } from '../../../../../src/adapters/git/program/find-git.ts';
import { hardenedGit } from '../../../../../src/adapters/git/program/hardened-git.ts';
import { repositoryLayout } from '../../../../../src/adapters/git/program/user-repository.ts';
import { git, gitWith, makeRepository, writeFiles } from '../../../../support/repository.ts';

async function hide(root: string, paths: readonly string[]) {
  const layout = repositoryLayout(root);
  const ours = hardenedGit({
    gitPath: await findGit(process.env.PATH ?? ''),
    gitDir: layout.gitDir,
    workTree: root,
  });
  const isHidden = (path: string) => /(?:^|\/)\.env$/.test(path);
  return hiddenHistory(
    ours,
    layout,
    { paths, isHidden },
    join(mkdtempSync(join(tmpdir(), 'objects-')), 'objects'),
  );
}

/** Every object that can be read there, as text. */
function readable(root: string, objects: string): string {
  const env = { GIT_OBJECT_DIRECTORY: objects };
  const all = gitWith(
    root,
    env,
    'cat-file',
    '--batch-all-objects',
    '--batch-check=%(objectname) %(objecttype)',
  );
  const blobs = all.split('\n').filter((line) => line.endsWith('blob'));
  return blobs.map((line) => gitWith(root, env, 'cat-file', '-p', line.slice(0, 40))).join('\n');
}

describe('the objects that commands see', () => {
  it.each([false, true])(
    'lack what a denied file ever held, in packs or loose (packed: %s)',
    async (packed) => {
      const root = makeRepository({ '.env': 'A=first\n', 'src/a.ts': 'one\n' });
      writeFiles(root, { '.env': 'A=second\n', 'src/a.ts': 'two\n' });
      git(root, 'commit', '-qam', 'second');
      git(root, 'checkout', '-qb', 'side');
      writeFiles(root, { '.env': 'A=third\n' });
      git(root, 'commit', '-qam', 'third');
      git(root, 'checkout', '-q', 'main');
      writeFiles(root, { '.env': 'A=staged\n' });
      git(root, 'add', '.env');
      if (packed) git(root, 'repack', '-adq');
      const found = await hide(root, ['.env']);
      if (found === null || found === 'too large') throw new Error('nothing is hidden');
      expect(found.target).toBe(join(root, '.git/objects'));
      expect(readable(root, found.source).split('\n').sort()).toEqual(['one', 'two']);
      const env = { GIT_OBJECT_DIRECTORY: found.source };
      expect(gitWith(root, env, 'log', '--format=%s')).toBe('second\nstart');
      expect(() => gitWith(root, env, 'show', 'HEAD:.env')).toThrow(/bad object|unable to read/);
    },
  );

  it('lack what a denied file held that is gone from the workspace, in another folder or branch, and what nothing reaches', async () => {
    const root = makeRepository({ 'app/.env': 'A=gone\n', 'src/a.ts': 'one\n' });
    git(root, 'rm', '-q', 'app/.env');
    git(root, 'commit', '-qm', 'removed');
    git(root, 'checkout', '-qb', 'side');
    writeFiles(root, { 'b/c/.env': 'A=side\n' });
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'side');
    git(root, 'checkout', '-q', 'main');
    writeFiles(root, { '.env': 'A=dangling\n' });
    git(root, 'add', '.env');
    git(root, 'rm', '-qf', '.env');
    const found = await hide(root, []);
    if (found === null || found === 'too large') throw new Error('nothing is hidden');
    expect(readable(root, found.source)).toBe('one');
    expect(found.texts).toEqual(
      expect.arrayContaining([
        { path: 'app/.env', text: 'A=gone\n' },
        { path: 'b/c/.env', text: 'A=side\n' },
      ]),
    );
    expect(gitWith(root, { GIT_OBJECT_DIRECTORY: found.source }, 'status', '--short')).toBe('');
  });

  it('are the usual ones where none of the files was ever committed', async () => {
    const root = makeRepository({ 'a.ts': 'one\n' });
    writeFiles(root, { '.env': 'A=1\n' });
    expect(await hide(root, ['.env', ':(glob)*'])).toBeNull();
  });
});
