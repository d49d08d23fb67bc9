import { expect, it } from 'vitest';
import { readFileInCommit } from '../../../../../src/adapters/git/objects/files-in-commit.ts';
import {
  openUserRepository,
  repositoryLayout,
} from '../../../../../src/adapters/git/program/user-repository.ts';
import { gitPath, type Repo, repository } from '../fixture.ts';
import { whyOf } from '../remote-fixture.ts';

const CONFIG = '.forge/headless-config.yml';

const read = async (repo: Repo, sha: string, path = CONFIG, most = 1000) =>
  (
    await readFileInCommit(await openUserRepository(gitPath, repositoryLayout(repo.root)), sha, path, most)
  )?.toString('latin1') ?? null;

it('a file is read as the commit has it, byte for byte, whatever lies in the workspace', async () => {
  const repo = repository({ [CONFIG]: 'version: 1\r\n\u00fc\u0000' });
  const sha = repo.git('rev-parse', 'HEAD').trim();
  repo.write(CONFIG, 'version: 2\n');
  repo.commit('another');
  expect(await read(repo, sha)).toBe(Buffer.from('version: 1\r\n\u00fc\u0000').toString('latin1'));
});

it('a file that is not there is none, and a pattern is only a name', async () => {
  const repo = repository({ 'a/b': 'x' });
  const sha = repo.git('rev-parse', 'HEAD').trim();
  expect([await read(repo, sha), await read(repo, sha, 'a/*'), await read(repo, sha, 'b')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(await read(repo, sha, 'a/b')).toBe('x');
});

it('neither a link nor a link above the file is followed', async () => {
  const repo = repository({ 'real/headless-config.yml': 'max_files: 1000\n' });
  repo.sh('ln -s real .forge');
  const above = repo.commit('a folder');
  expect(await read(repo, above)).toBeNull();
  repo.sh(`rm .forge; mkdir .forge; ln -s ../real/headless-config.yml ${CONFIG}`);
  const why = await whyOf(read(repo, repo.commit('a file')));
  expect(why.kind).toBe('config');
  expect(why.reason).toContain('is a symbolic link, which is not followed: commit the file itself');
});

it('what is too large, or a folder, is refused and not passed over', async () => {
  const repo = repository({ [CONFIG]: 'x'.repeat(1001) });
  const sha = repo.git('rev-parse', 'HEAD').trim();
  expect((await whyOf(read(repo, sha))).reason).toContain('is 1001 bytes, more than the 1000 that are read');
  expect((await whyOf(read(repo, sha, '.forge'))).reason).toContain('is a folder or a submodule');
});

it('a replaced object is not believed', async () => {
  const repo = repository({ [CONFIG]: 'max_files: 1\n' });
  const sha = repo.git('rev-parse', 'HEAD').trim();
  repo.write(CONFIG, 'max_files: 1000\n');
  repo.git('replace', sha, repo.commit('looser'));
  expect(await read(repo, sha)).toBe('max_files: 1\n');
});

it('a commit that is not here is said to be fetched first', async () => {
  const why = await whyOf(read(repository(), '1'.repeat(40)));
  expect(why.kind).toBe('git_before');
  expect(why.reason).toContain('fetch the complete commit');
});
