import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { hardenedGit } from '../../../src/adapters/git/exec.ts';
import { findGit } from '../../../src/adapters/git/find.ts';
import { hiddenHistory } from '../../../src/adapters/git/hidden-history.ts';
import { layoutOf } from '../../../src/adapters/git/site.ts';
import { git, gitWith, makeRepository, writeFiles } from '../../support/repository.ts';

async function hide(root: string, paths: readonly string[]) {
  const layout = layoutOf(root);
  const ours = hardenedGit({
    gitPath: await findGit(process.env.PATH ?? ''),
    gitDir: layout.gitDir,
    workTree: root,
  });
  return hiddenHistory(ours, layout, paths, join(mkdtempSync(join(tmpdir(), 'objects-')), 'objects'));
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

  it('are the usual ones where none of the files was ever committed', async () => {
    const root = makeRepository({ 'a.ts': 'one\n' });
    writeFiles(root, { '.env': 'A=1\n' });
    expect(await hide(root, ['.env', ':(glob)*'])).toBeNull();
  });
});
