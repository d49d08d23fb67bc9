import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findGit } from '../../../../src/adapters/git/program/find-git.ts';
import { hardenedGit } from '../../../../src/adapters/git/program/hardened-git.ts';
import {
  type RepositoryLayout,
  repositoryLayout,
} from '../../../../src/adapters/git/program/user-repository.ts';
import { findDeniedRepositories, withOwnObjects } from '../../../../src/run/sandbox/denied-repositories.ts';
import { git, makeRepository, writeFiles } from '../../../support/repository.ts';

const isDenied = (path: string): boolean => path.endsWith('.env');

async function find(root: string) {
  const gitPath = await findGit(process.env.PATH ?? '');
  const gitIn = ({ gitDir, root: workTree }: RepositoryLayout) => hardenedGit({ gitPath, gitDir, workTree });
  return findDeniedRepositories(gitIn, repositoryLayout(root), isDenied);
}

test('denied files of submodules, linked worktrees and clones are found, also in those that git cannot read', async () => {
  const module = makeRepository({ 'deep/.env': 'x\n', 'a.ts': 'x\n' });
  const root = makeRepository({ '.gitignore': '.trees/\n', 'src/.env': 'x\n' });
  git(root, '-c', 'protocol.file.allow=always', 'submodule', 'add', '-q', module, 'libs/module');
  git(root, 'worktree', 'add', '-q', '.trees/other');
  git(root, 'clone', '-q', module, 'libs/clone');
  git(root, 'clone', '-q', module, 'libs/clone/inner');
  git(root, 'clone', '-q', module, 'broken');
  writeFiles(root, { 'libs/module/new/.env': 'x\n' });
  writeFileSync(join(root, 'broken/.git/index'), 'no index');
  const found = await find(root);
  expect(found.map(({ prefix, paths }) => [prefix, [...paths].sort()]).sort()).toEqual([
    ['', ['src/.env']],
    ['.trees/other/', ['src/.env']],
    ['broken/', ['deep/.env']],
    ['libs/clone/', ['deep/.env']],
    ['libs/clone/inner/', ['deep/.env']],
    ['libs/module/', ['deep/.env', 'new/.env']],
  ]);
  const prefixes = withOwnObjects(found).map(({ prefix }) => prefix);
  expect(prefixes.sort()).toEqual(['', 'broken/', 'libs/clone/', 'libs/clone/inner/', 'libs/module/']);
  rmSync(module, { recursive: true });
});

test('a nested repository with objects elsewhere hides its files, but shows no objects', async () => {
  const root = makeRepository({ 'a.ts': 'x\n' });
  const elsewhere = makeRepository({ '.env': 'x\n' });
  git(elsewhere, 'worktree', 'add', '-q', join(root, 'linked'));
  const found = await find(root);
  expect(found.map(({ prefix, paths }) => [prefix, paths])).toEqual([
    ['', []],
    ['linked/', ['.env']],
  ]);
  expect(withOwnObjects(found).map(({ prefix }) => prefix)).toEqual(['']);
});
