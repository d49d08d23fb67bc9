import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countExactly } from '../../../../../src/adapters/git/objects/line-count.ts';
import type { GitTree } from '../../../../../src/adapters/git/tree.ts';
import { at, opened, type Repo, repository, STANDARD, stepOf } from '../fixture.ts';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** git's own count of the difference between two contents. */
function gitCount(repo: Repo, before: string, after: string): { added: number; removed: number } {
  repo.write('.git/before', bytes(before));
  repo.write('.git/after', bytes(after));
  const oids = ['before', 'after'].map((name) =>
    repo.git('hash-object', '-w', '--no-filters', `.git/${name}`).trim(),
  );
  const [added = '0', removed = '0'] = repo.git('diff', '--numstat', ...oids).split('\t');
  return { added: Number(added) || 0, removed: Number(removed) || 0 };
}

describe('noted edits', () => {
  it('belong to the last good state at once, with git`s counts against the start', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.write('src/a.ts', 'one\nTWO\nthree\nfour\n');
    tree.noteEdit(at('src/a.ts'));
    repo.write('fresh/file', 'x\ny');
    tree.noteEdit(at('fresh/file'));
    const changes = await tree.changes();
    expect(changes).toMatchObject([
      {
        path: 'fresh/file',
        status: 'added',
        linesAdded: 2,
        linesRemoved: 0,
        bytes: 3,
        oldMode: null,
        newMode: '100644',
      },
      { path: 'src/a.ts', status: 'modified', linesAdded: 2, linesRemoved: 1, bytes: 19 },
    ]);
    const measured = await tree.measure();
    expect(measured.step).toEqual([]);
    expect(measured.total).toEqual(changes);
    repo.write('src/a.ts', 'one\ntwo\nthree\n');
    tree.noteEdit(at('src/a.ts'));
    expect((await tree.changes()).map((change) => change.path)).toEqual(['fresh/file']);
    expect(Buffer.from(await tree.patch()).toString()).not.toContain('src/a.ts');
  });

  it('end the time in which nothing was touched, as a measurement does', async () => {
    for (const touch of [
      async (tree: GitTree) => tree.noteEdit(at('src/a.ts')),
      async (tree: GitTree) => void (await tree.measure()),
    ]) {
      const tree = await opened(repository());
      expect(tree.isUntouched()).toBe(true);
      expect(await tree.changes()).toEqual([]);
      await touch(tree);
      expect(tree.isUntouched()).toBe(false);
    }
  });

  it('do not cover what a command then does to the same file, settled or not', async () => {
    for (const settles of [true, false]) {
      const repo = repository();
      const tree = await opened(repo);
      repo.write('src/a.ts', 'edited\n');
      tree.noteEdit(at('src/a.ts'));
      if (settles) await tree.settle();
      repo.write('src/a.ts', 'damage\n');
      const measured = await tree.measure();
      expect(measured.step).toMatchObject([{ path: 'src/a.ts', linesAdded: 1, linesRemoved: 1 }]);
      await tree.undo(measured);
      expect(repo.read('src/a.ts')).toBe('edited\n');
    }
  });

  it('of files that the start`s rules ignore are no change', async () => {
    const repo = repository({ ...STANDARD, '.gitignore': 'out/\n' });
    const tree = await opened(repo);
    repo.write('out/x', 'x\n');
    tree.noteEdit(at('out/x'));
    expect(await tree.changes()).toEqual([]);
    expect(await stepOf(tree)).toEqual([]);
  });

  it('and kept steps may follow one another at once', async () => {
    const repo = repository();
    const tree = await opened(repo);
    for (let round = 0; round < 8; round++) {
      repo.write('src/b.ts', `${round}\n`);
      await tree.keep(await tree.measure());
      repo.write('src/a.ts', `${round}\n`);
      tree.noteEdit(at('src/a.ts'));
      await tree.settle();
    }
    expect((await tree.changes()).map((change) => change.path)).toEqual(['src/a.ts', 'src/b.ts']);
  });

  it('go with a rollback', async () => {
    const repo = repository();
    const tree = await opened(repo);
    repo.write('src/a.ts', 'edited\n');
    tree.noteEdit(at('src/a.ts'));
    await tree.restoreStart();
    expect(repo.git('status', '--porcelain')).toBe('');
    expect(await tree.changes()).toEqual([]);
  });
});

describe('counting lines', () => {
  it('is git`s count against the start, whatever is on disk now', async () => {
    const start = 'a\nb\nc\nd\ne\n';
    const repo = repository({ f: start });
    const tree = await opened(repo);
    repo.write('f', 'something else\n');
    for (const proposed of [
      '',
      start,
      'a\nB\nc\nd\ne\n',
      'e\nd\nc\nb\na\n',
      'a\nc\nX\nb\ne',
      'x',
      `${start}\0`,
    ]) {
      const { added, removed } = await tree.countLines(at('f'), bytes(proposed));
      expect({ added, removed }).toEqual(gitCount(repo, start, proposed));
    }
    expect(await tree.countLines(at('new'), bytes('1\n2'))).toEqual({ added: 2, removed: 0 });
  });

  it('is exact wherever it is done without git', () => {
    const repo = repository();
    const text = fc
      .array(fc.constantFrom('a', 'b', 'c', '\n', '\n', '\r', 'é'), { maxLength: 30 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, text, text, text, (head, old, fresh, tail) => {
        const [before, after] = [head + old + tail, head + fresh + tail];
        const count = countExactly(bytes(before), bytes(after));
        if (count !== null)
          expect({ added: count.added, removed: count.removed }).toEqual(gitCount(repo, before, after));
      }),
      { numRuns: 60 },
    );
  });
});
