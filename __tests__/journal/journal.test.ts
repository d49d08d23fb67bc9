import { describe, expect, it } from 'vitest';
import { openJournal, type SaveQuarantine } from '../../src/journal/journal.ts';
import { at, picture, type Repo, repository, treeOf } from '../adapters/git/fixture.ts';

async function journalOf(repo: Repo) {
  const saved = new Map<string, string>();
  const save: SaveQuarantine = async (name, bytes) => {
    saved.set(name, Buffer.from(bytes).toString());
    return `quarantine/${name}`;
  };
  const tree = treeOf(repo);
  const journal = openJournal(tree, save);
  await journal.start();
  return { tree, journal, saved };
}

/** An edit that was kept, and a command's work that nobody judged. */
async function work(
  repo: Repo,
  { tree, journal }: Pick<Awaited<ReturnType<typeof journalOf>>, 'tree' | 'journal'>,
) {
  repo.write('src/a.ts', 'kept\n');
  tree.noteEdit(at('src/a.ts'));
  await journal.settle();
  repo.write('unjudged', 'left behind\n');
}

describe('the journal', () => {
  it('saves what an undo takes back, numbered and named after its turn', async () => {
    const repo = repository();
    const { journal, saved } = await journalOf(repo);
    for (const turn of [3, 5]) {
      repo.write('bad', `turn ${turn}\n`);
      repo.write('src/b.ts', 'bad\n');
      const taken = await journal.undo(await journal.measure(), turn);
      expect(taken.paths).toEqual(['bad', 'src/b.ts']);
    }
    expect([...saved.keys()]).toEqual(['0001-3.patch', '0002-5.patch']);
    expect(saved.get('0002-5.patch')).toContain('+turn 5');
    expect(repo.git('status', '--porcelain')).toBe('');
  });

  it('saves nothing where only a hazard was taken away, and names it', async () => {
    const repo = repository();
    const { journal, saved } = await journalOf(repo);
    repo.sh('mkfifo pipe');
    expect(await journal.undo(await journal.measure(), 1)).toEqual({ paths: ['pipe'], patchFile: null });
    expect(saved.size).toBe(0);
  });

  it('keeps a step: it is part of the run`s changes and patch', async () => {
    const repo = repository();
    const { journal } = await journalOf(repo);
    repo.write('new', 'x\n');
    await journal.keep(await journal.measure());
    expect((await journal.measure()).step).toEqual([]);
    expect(await journal.changes()).toMatchObject([{ path: 'new', status: 'added' }]);
    expect(Buffer.from(await journal.patch()).toString()).toContain('+++ b/new');
  });

  it('finishes with `preserve` by touching nothing', async () => {
    const repo = repository();
    const { tree, journal, saved } = await journalOf(repo);
    await work(repo, { tree, journal });
    const before = picture(repo.root);
    expect(await journal.finish('preserve')).toEqual({ policy: 'preserve', patchFile: null });
    expect(picture(repo.root)).toEqual(before);
    expect(saved.size).toBe(0);
  });

  it.each([
    ['rollback', null, ['0001-unjudged.patch']],
    ['quarantine', 'quarantine/0002-run.patch', ['0001-unjudged.patch', '0002-run.patch']],
  ] as const)('finishes with `%s` at the start, with nothing lost', async (policy, patchFile, names) => {
    const repo = repository();
    repo.write('dirt', 'before the run\n');
    const before = picture(repo.root);
    const { tree, journal, saved } = await journalOf(repo);
    await work(repo, { tree, journal });
    expect(await journal.finish(policy)).toEqual({ policy, patchFile });
    expect(picture(repo.root)).toEqual(before);
    expect([...saved.keys()]).toEqual(names);
    expect(saved.get('0001-unjudged.patch')).toContain('+left behind');
    if (policy === 'quarantine') expect(saved.get('0002-run.patch')).toContain('+kept');
  });

  it('leaves work in the workspace that `quarantine` cannot save anywhere', async () => {
    const repo = repository();
    const tree = treeOf(repo);
    const journal = openJournal(tree, async () => null);
    await journal.start();
    repo.write('src/a.ts', 'kept\n');
    await journal.keep(await journal.measure());
    expect(await journal.finish('quarantine')).toEqual({ policy: 'preserve', patchFile: null });
    expect(repo.git('diff', '--', 'src/a.ts')).toContain('+kept');
  });
});
