import { createHash } from 'node:crypto';
import { utimesSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseLfsPointer } from '../../../../../src/adapters/git/checkout/filtered-file-states.ts';
import { openRepository } from '../../../../../src/adapters/git/repository.ts';
import { existsSync, folder, type Repo, repository, treeOf } from '../fixture.ts';

const CONTENT = 'the large content\n';
const POINTER = pointerTo(CONTENT);

function pointerTo(content: string): string {
  const oid = createHash('sha256').update(content).digest('hex');
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${oid}\nsize ${content.length}\n`;
}

/** With a pointer in the commit and on disk, as after a checkout without Git LFS. */
function withPointer(): Repo {
  return repository({ '.gitattributes': '*.bin filter=lfs\n', 'x.bin': POINTER, 'src/a.ts': 'a\n' });
}

/** With a filter that is no Git LFS, checked out with its program. It leaves a mark whenever it runs. */
function withFilter(): { readonly repo: Repo; readonly mark: string } {
  const repo = repository({ 'src/a.ts': 'a\n' });
  const mark = `${folder()}/ran`;
  repo.git('config', 'filter.swap.clean', `touch ${mark}; tr b a`);
  repo.git('config', 'filter.swap.smudge', 'tr a b');
  repo.write('.gitattributes', '*.sec filter=swap\n');
  repo.write('x.sec', 'bbb\n');
  repo.commit();
  repo.sh(`rm x.sec; git checkout -q x.sec; rm -f ${mark}`);
  return { repo, mark };
}

async function dirtOf(repo: Repo): Promise<string[]> {
  const { dirty } = await openRepository({ tree: treeOf(repo), excluded: [] }).inspect();
  return dirty.map(({ path, state }) => `${path} ${state}`);
}

/** As if it was written long after git last looked. */
function later(repo: Repo, name: string): void {
  utimesSync(repo.path(name), 2_000_000_000, 2_000_000_000);
}

describe('a file kept by a filter', () => {
  it.each([
    ['the pointer of the commit', POINTER, []],
    ['the content that its pointer names', CONTENT, []],
    ['another content', 'another content..\n', ['x.bin modified']],
    ['a content of another size', 'tiny\n', ['x.bin modified']],
    ['another pointer', pointerTo('another'), ['x.bin modified']],
    ['nothing', '', ['x.bin modified']],
  ])('by Git LFS is dirt only where it is changed: with %s', async (_, content, dirt) => {
    const repo = withPointer();
    repo.write('x.bin', content);
    later(repo, 'x.bin');
    expect(await dirtOf(repo)).toEqual(dirt);
  });

  it('by Git LFS is dirt where another pointer is staged, whatever is on disk', async () => {
    const repo = withPointer();
    repo.write('x.bin', pointerTo('other\n'));
    repo.git('add', 'x.bin');
    repo.write('x.bin', 'other\n');
    later(repo, 'x.bin');
    expect(await dirtOf(repo)).toEqual(['x.bin staged']);
  });

  it('by Git LFS is dirt where flags tell git not to look', async () => {
    const repo = withPointer();
    repo.git('update-index', '--assume-unchanged', 'x.bin');
    repo.write('x.bin', 'changed\n');
    expect(await dirtOf(repo)).toEqual(['x.bin modified']);
  });

  it.each([['as it is'], ['assumed unchanged']])(
    'by Git LFS is dirt where its mode is another: %s',
    async (how) => {
      const repo = withPointer();
      repo.write('x.bin', CONTENT);
      repo.sh('chmod +x x.bin');
      if (how !== 'as it is') repo.git('update-index', '--assume-unchanged', 'x.bin');
      expect(await dirtOf(repo)).toEqual(['x.bin modified']);
    },
  );

  it('by another filter is clean as git checked it out, and the filter is not run', async () => {
    const { repo, mark } = withFilter();
    expect(repo.read('x.sec')).toBe('bbb\n');
    expect(await dirtOf(repo)).toEqual([]);
    expect(existsSync(mark)).toBe(false);
  });

  it('by another filter is dirt where it was touched since, until git has looked', async () => {
    const { repo, mark } = withFilter();
    later(repo, 'x.sec');
    expect(await dirtOf(repo)).toEqual(['x.sec filtered']);
    expect(existsSync(mark)).toBe(false);
    repo.git('status');
    expect(await dirtOf(repo)).toEqual([]);
    repo.write('x.sec', 'bcb\n');
    expect(await dirtOf(repo)).toEqual(['x.sec filtered']);
  });
});

describe('a pointer', () => {
  it('is read as Git LFS writes it, and in no other form', () => {
    expect(parseLfsPointer(POINTER)).toEqual({
      sha256: createHash('sha256').update(CONTENT).digest('hex'),
      size: CONTENT.length,
    });
    const extended = POINTER.replace('oid', `ext-0-x sha256:${'0'.repeat(64)}\noid`);
    for (const text of ['', CONTENT, extended, `${POINTER}more\n`]) expect(parseLfsPointer(text)).toBeNull();
  });
});
