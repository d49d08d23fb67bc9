import { lstatSync, utimesSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { settledFolderCheck } from '../../../../../src/adapters/git/worktree/folder-change-times.ts';
import { folder, opened, picture, repository, STANDARD, stepOf } from '../fixture.ts';

/** As if every folder had been left alone for a minute: then only those whose change time moved are read. */
const later = { clock: () => Date.now() + 60_000 };

describe('folders that were left alone since they were read', () => {
  it('are read again as soon as something in them changes, ignored or not', async () => {
    const repo = repository({ ...STANDARD, '.gitignore': '*.log\nout/\n' });
    const tree = await opened(repo, later);
    expect(await stepOf(tree)).toEqual([]);
    repo.sh('echo 1 > src/deep/new.ts; echo 1 > src/x.log; mkdir -p out/a vendor/n/m; echo 2 > vendor/n/m/f');
    const measured = await tree.measure();
    expect(measured.step.map(({ path }) => path)).toEqual(['src/deep/new.ts', 'vendor/n/m/f']);
    await tree.keep(measured);
    expect(await stepOf(tree)).toEqual([]);
    repo.sh('echo 3 > vendor/n/m/g; rm src/deep/new.ts; mkdir src/deep/new.ts; echo 4 > src/deep/new.ts/h');
    expect(await stepOf(tree)).toEqual([
      'deleted src/deep/new.ts',
      'added src/deep/new.ts/h',
      'added vendor/n/m/g',
    ]);
  });

  it('show a new name whatever times are set', async () => {
    const repo = repository();
    const tree = await opened(repo, later);
    const { atime, mtime } = lstatSync(repo.path('src/deep'));
    repo.write('src/deep/hidden.ts', 'x\n');
    utimesSync(repo.path('src/deep'), atime, mtime);
    utimesSync(repo.path('src/deep/hidden.ts'), 0, 0);
    expect(await stepOf(tree)).toEqual(['added src/deep/hidden.ts']);
  });

  it('are told from others that were moved to their place with all that is in them', async () => {
    const repo = repository({ 'one/sub/same': '1\n', 'two/sub/same': '1\n' });
    const tree = await opened(repo, later);
    repo.write('two/sub/more', 'x\n');
    const measured = await tree.measure();
    await tree.keep(measured);
    const before = picture(repo.root);
    repo.sh('mv one t; mv two one; mv t two');
    const swapped = await tree.measure();
    expect(swapped.step.map(({ status, path }) => `${status} ${path}`)).toEqual([
      'added one/sub/more',
      'deleted two/sub/more',
    ]);
    await tree.undo(swapped);
    expect(picture(repo.root)).toEqual(before);
  });

  it('are read again where a measured step was neither kept nor undone', async () => {
    const repo = repository();
    const tree = await opened(repo, later);
    repo.write('src/other.ts', 'x\n');
    expect(await stepOf(tree)).toEqual(['added src/other.ts']);
    expect(await stepOf(tree)).toEqual(['added src/other.ts']);
  });
});

describe('a folder that changed a moment ago', () => {
  it('is not settled, for a second change may not show; nor is one on another or an unknown file system', () => {
    const root = folder();
    const stat = lstatSync(root, { bigint: true });
    expect(settledFolderCheck(root, Date.now())(stat)).toBe(false);
    expect(settledFolderCheck(root, Date.now() + 60_000)(Object.assign(stat, { dev: stat.dev + 1n }))).toBe(
      false,
    );
    expect(settledFolderCheck('/proc', Date.now())(lstatSync('/proc', { bigint: true }))).toBe(false);
  });
});
