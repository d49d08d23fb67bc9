import { describe, expect, it } from 'vitest';
import { openJournal } from '../../../src/changes/journal.ts';
import { at, picture, type Repo, repository, treeOf } from '../adapters/git/fixture.ts';

async function journalOf(repo: Repo) {
  const noted: string[] = [];
  const tree = treeOf(repo);
  const journal = openJournal(
    tree,
    async (name) => name,
    () => undefined,
    (paths) => void noted.push(...paths),
  );
  await journal.start();
  return { tree, journal, noted };
}

describe('caches that tools write beside the sources', () => {
  it.each([
    ['bytecode', 'src/__pycache__/a.cpython-312.pyc'],
    ['pytest', '.pytest_cache/v/cache/nodeids'],
    ['mypy', 'pkg/.mypy_cache/3.12/a.data.json'],
    ['ruff', '.ruff_cache/0.9.0/123'],
    ['coverage', '.coverage'],
    ['nyc', '.nyc_output/1.json'],
    ['ESLint', '.eslintcache'],
    ['PHPUnit', '.phpunit.result.cache'],
    ['a strange name', 'src/__pycache__/dé "q"\n.pyc'],
  ])('are gone after the step that made them, and are no change: %s', async (_, path) => {
    const repo = repository();
    const { journal, noted } = await journalOf(repo);
    const before = picture(repo.root);
    await journal.settle();
    repo.write(path, 'cache');
    const { step, total, hazards } = await journal.measure();
    expect([step, total, hazards]).toEqual([[], [], []]);
    expect(picture(repo.root)).toEqual(before);
    expect(noted).toHaveLength(1);
  });

  it('leaves the rest of the step as it is, with its folders and modes', async () => {
    const repo = repository();
    const { journal, noted } = await journalOf(repo);
    await journal.settle();
    repo.sh(
      'mkdir -p new/pkg/__pycache__; echo 1 > new/pkg/__pycache__/m.pyc; echo x > new/pkg/m.py; chmod +x new/pkg/m.py',
    );
    repo.sh('echo more >> src/a.ts; rm README.md');
    const { step } = await journal.measure();
    expect(step.map(({ path, status }) => `${status} ${path}`)).toEqual([
      'deleted README.md',
      'added new/pkg/m.py',
      'modified src/a.ts',
    ]);
    expect(repo.sh('ls -A new/pkg')).toBe('m.py\n');
    expect(noted).toEqual(['new/pkg/__pycache__/m.pyc']);
  });

  it('keeps those that the commit holds, and judges changes of them', async () => {
    const repo = repository();
    repo.write('lib/__pycache__/kept.pyc', 'committed');
    repo.commit('a cache in the repository');
    const { journal, noted } = await journalOf(repo);
    await journal.settle();
    repo.write('lib/__pycache__/kept.pyc', 'changed');
    repo.write('lib/__pycache__/new.pyc', 'new');
    const { step } = await journal.measure();
    expect(step.map(({ path }) => path)).toEqual(['lib/__pycache__/kept.pyc']);
    expect(repo.read('lib/__pycache__/kept.pyc')).toBe('changed');
    expect(noted).toEqual(['lib/__pycache__/new.pyc']);
  });

  it('puts those back that were there before the run and in no commit', async () => {
    const repo = repository();
    repo.write('__pycache__/old.pyc', 'before the run');
    const { journal, noted } = await journalOf(repo);
    await journal.settle();
    repo.write('__pycache__/old.pyc', 'by a command');
    expect((await journal.measure()).step).toEqual([]);
    expect(repo.read('__pycache__/old.pyc')).toBe('before the run');
    expect(noted).toEqual(['__pycache__/old.pyc']);
    repo.sh('rm -r __pycache__');
    expect((await journal.measure()).step.map(({ status }) => status)).toEqual(['deleted']);
  });

  it('knows a new folder with CACHEDIR.TAG as a cache, and no folder that had one', async () => {
    const repo = repository();
    repo.write('fixture/CACHEDIR.TAG', 'Signature: 8a477f597d28d172789f06886806bc55');
    repo.commit('a tagged folder');
    const { journal } = await journalOf(repo);
    await journal.settle();
    repo.sh(
      'mkdir -p target/debug; echo > target/CACHEDIR.TAG; echo > target/debug/app; echo > fixture/new; echo > targets',
    );
    const { step } = await journal.measure();
    expect(step.map(({ path }) => path)).toEqual(['fixture/new', 'targets']);
  });

  it('follows no link out of the workspace', async () => {
    const repo = repository();
    const other = repository();
    other.write('keep.pyc', 'of another');
    const { journal } = await journalOf(repo);
    await journal.settle();
    repo.sh(`ln -s ${other.root} __pycache__; mkdir x; ln -s ${other.root}/keep.pyc x/.coverage`);
    await journal.measure();
    expect(other.read('keep.pyc')).toBe('of another');
  });

  it('keeps a file there that an edit wrote', async () => {
    const repo = repository();
    const { tree, journal } = await journalOf(repo);
    repo.write('docs/__pycache__/about.md', 'edited');
    tree.noteEdit(at('docs/__pycache__/about.md'));
    await journal.settle();
    expect((await journal.measure()).total.map(({ path }) => path)).toEqual(['docs/__pycache__/about.md']);
  });
});
