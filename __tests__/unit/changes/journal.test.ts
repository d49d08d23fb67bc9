import { describe, expect, it } from 'vitest';
import { openJournal, type SaveQuarantine } from '../../../src/changes/journal.ts';
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

  it.each([
    [
      'deleted text, binary files, links and strange names',
      `rm big.txt bin 'dé "q".txt' 'a b.txt' link tiny.txt`,
    ],
    ['emptied files', ': > big.txt; : > bin; : > tiny.txt; chmod +x big.txt'],
    ['shrunk files', 'echo made > big.txt; head -c 2000 bin > b2; mv b2 bin'],
    ['renamed and copied files', 'mv big.txt moved.txt; cp bin copied; mkdir -p x; mv tiny.txt x/'],
    ['a link in place of a file, a file in place of a link', 'ln -sf bin big.txt; rm link; echo made > link'],
    ['a folder in place of a file', 'rm big.txt bin; mkdir big.txt; echo made > big.txt/bin'],
    ['a small change of a binary file', 'printf x >> bin; echo made >> big.txt; chmod +x tiny.txt'],
  ])('holds what an undone step made, not the content that git has: %s', async (_, command) => {
    const repo = repository();
    const big = 'a line that git has anyway\n'.repeat(20_000);
    const noise = Buffer.from(Array.from({ length: 300_000 }, (__, at) => (at * at * 7919) % 251));
    for (const name of ['big.txt', 'dé "q".txt', 'a b.txt']) repo.write(name, big);
    repo.write('bin', noise);
    repo.write('tiny.txt', 'tiny\n');
    repo.sh('ln -s big.txt link');
    repo.commit('big');
    const { journal, saved } = await journalOf(repo);
    await journal.settle();
    const before = picture(repo.root);
    repo.sh(command);
    const work = picture(repo.root);
    const measurement = await journal.measure();
    const taken = await journal.undo(measurement, 1);
    expect(picture(repo.root)).toEqual(before);
    expect(taken.leftOut).toBeUndefined();
    const patch = saved.get('0001-1.patch') ?? '';
    for (const { status, path } of measurement.step)
      if (status === 'deleted' && !path.includes('"')) expect(patch).toContain(path);
    expect(patch.length).toBeLessThan(8000);
    repo.write('../the.patch', patch);
    repo.git('apply', '--binary', '../the.patch');
    expect(picture(repo.root)).toEqual(work);
  });

  it('leaves out of a patch what is too large for it, and names it in the patch of the others', async () => {
    const repo = repository();
    const { journal, saved } = await journalOf(repo);
    repo.sh('head -c 12000000 /dev/urandom > large.bin; echo small > small.txt');
    const taken = await journal.undo(await journal.measure(), 1);
    expect(taken.leftOut).toBe(
      'left out: the content of large.bin (11.44MB): the patch of an undone step is limited to 10MB',
    );
    expect(saved.get('0001-1.patch')).toContain('+small');
    expect((saved.get('0001-1.patch') ?? '').length).toBeLessThan(500);
  });

  it('names at most 1,000 deleted files in a patch, and says how many more there are', async () => {
    const repo = repository();
    repo.sh('mkdir many; cd many; seq 1500 | xargs touch');
    repo.commit('many');
    const { journal, saved } = await journalOf(repo);
    repo.sh('rm -r many');
    const taken = await journal.undo(await journal.measure(), 1);
    expect(taken.paths).toHaveLength(1500);
    expect(saved.get('0001-1.patch')?.match(/^deleted file mode/gm)).toHaveLength(1000);
    expect(taken.leftOut).toContain('the names of 500 more deleted files');
  });

  it('names ignored paths that a step deleted or changed, because they are not restored', async () => {
    const repo = repository({ 'a.txt': 'a\n', '.gitignore': 'deps/\n*.log\n' });
    for (const name of ['one/sub/x.js', 'two/y.js', 'two/z.js', 'old.js', 'kept.js'])
      repo.write(`deps/${name}`, 'x\n');
    repo.write('run.log', 'x\n');
    const { journal } = await journalOf(repo);
    await journal.settle();
    repo.sh('echo made > deps/made.js; rm -r deps/one/sub; echo b >> a.txt');
    await journal.keep(await journal.measure());
    await journal.settle();
    repo.sh('rm deps/two/y.js run.log; echo changed > deps/old.js; echo new > deps/new.js; echo c >> a.txt');
    const taken = await journal.undo(await journal.measure(), 2);
    expect(taken.notRestored).toEqual({
      count: 3,
      first: [
        { path: 'deps/old.js', how: 'modified' },
        { path: 'deps/two/y.js', how: 'deleted' },
        { path: 'run.log', how: 'deleted' },
      ],
    });
    await journal.settle();
    repo.sh('rm -r deps; echo c >> a.txt');
    const all = await journal.undo(await journal.measure(), 3);
    // The root's own entries changed in this step, so what an earlier step deleted there is listed again.
    expect(all.notRestored?.first).toEqual([
      { path: 'deps/', how: 'deleted' },
      { path: 'run.log', how: 'deleted' },
    ]);
    await journal.settle();
    repo.sh('echo c >> a.txt');
    expect((await journal.undo(await journal.measure(), 4)).notRestored).toBeUndefined();
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
