import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { blobId } from '../../../../src/adapters/git/program/private-store.ts';
import { openRepository } from '../../../../src/adapters/git/repository.ts';
import { at, existsSync, folder, opened, type Repo, repository, STANDARD } from './fixture.ts';

/** Packed and loose objects, a branch, an old name for a commit. */
function packed(): Repo {
  const repo = repository(STANDARD);
  repo.git('branch', 'topic');
  repo.git('branch', 'objects');
  repo.git('repack', '-adq');
  repo.write('src/b.ts', 'changed\n');
  repo.commit('loose');
  return repo;
}

const guardGitDir = { reach: async () => 'exposed' as const, onExternalChange: () => undefined };

/** A shell line that writes `content` as if it were the object `id`. */
function forged(id: string, content: string, type = 'blob'): string {
  const text = deflateSync(`${type} ${Buffer.byteLength(content)}\0${content}`).toString('base64');
  const file = `.git/objects/${id.slice(0, 2)}/${id.slice(2)}`;
  return `mkdir -p .git/objects/${id.slice(0, 2)}; chmod u+w ${file} 2>/dev/null; base64 -d <<< ${text} > ${file}`;
}

const LATER = blobId('sha1', Buffer.from('later\n'));
const B = blobId('sha1', Buffer.from('changed\n'));
const away = () => folder();

/** What each attack writes, and the code of its record. */
const ATTACKS: readonly (readonly [string, (repo: Repo) => string])[] = [
  ['a forged object under the name of a file to come', () => forged(LATER, 'forged\n')],
  ['an object overwritten in place', () => forged(B, 'forged\n')],
  ['an object replaced', () => `rm -f .git/objects/${B.slice(0, 2)}/${B.slice(2)}; ${forged(B, 'forged\n')}`],
  ['an object cut short', () => `F=.git/objects/${B.slice(0, 2)}/${B.slice(2)}; chmod u+w $F; : > $F`],
  [
    'an object that is a link',
    () =>
      `F=.git/objects/${B.slice(0, 2)}/${B.slice(2)}; cp $F /tmp/x-${process.pid}; ln -sf /tmp/x-${process.pid} $F`,
  ],
  [
    'a folder of objects that is a link',
    () => `D=.git/objects/${B.slice(0, 2)}; mv $D ${away()}/d; ln -s ${away()} $D`,
  ],
  ['one loose object gone', () => `rm -f .git/objects/${B.slice(0, 2)}/${B.slice(2)}`],
  ['all objects gone', () => 'rm -rf .git/objects'],
  ['what is in the folder of objects gone', () => 'rm -rf .git/objects/*'],
  [
    'the folder of objects moved and replaced by a link',
    () => `mv .git/objects ${away()}/o; ln -s ${away()} .git/objects`,
  ],
  [
    'the packs moved behind alternates',
    () => {
      const to = away();
      return `mv .git/objects/pack ${to}/; mkdir -p .git/objects/info; echo ${to} > .git/objects/info/alternates`;
    },
  ],
  [
    'the loose ones moved behind alternates',
    () => {
      const to = away();
      return `mv .git/objects/?? ${to}/; mkdir -p .git/objects/info; echo ${to} > .git/objects/info/alternates`;
    },
  ],
  [
    'a pack overwritten in place',
    () =>
      'for f in .git/objects/pack/*.pack; do chmod u+w $f; printf x | dd of=$f bs=1 seek=40 conv=notrunc 2>/dev/null; done',
  ],
  [
    'a pack´s list overwritten in place',
    () =>
      'for f in .git/objects/pack/*.idx; do chmod u+w $f; printf x | dd of=$f bs=1 seek=1040 conv=notrunc 2>/dev/null; done',
  ],
  ['the whole git directory gone', () => 'rm -rf .git'],
  [
    'the git directory in another folder',
    () => {
      const to = away();
      return `mv .git ${to}/g; ln -s ${to}/g .git; rm -rf .git/objects/pack`;
    },
  ],
  [
    'a replacement',
    () => 'git replace -f HEAD:src/b.ts HEAD:README.md 2>/dev/null || git replace -f HEAD HEAD~1',
  ],
  ['grafts', () => 'mkdir -p .git/info; git rev-parse HEAD > .git/info/grafts'],
  ['a shallow file', () => 'git rev-parse HEAD > .git/shallow'],
  [
    'another common directory',
    () => {
      const to = away();
      return `cp -r .git/. ${to}/; echo ${to} > .git/commondir`;
    },
  ],
  ['a branch that is called objects gone', () => 'rm .git/refs/heads/objects'],
];

describe('objects, while nothing keeps commands from writing them', () => {
  it.each(ATTACKS)('are put right before anything reads them: %s', async (_what, attack) => {
    const repo = packed();
    const before = repo.git('rev-list', '--all', '--objects');
    const tree = await opened(repo, { guardGitDir });
    repo.write('src/a.ts', 'later\n');
    repo.sh(attack(repo));
    const measured = await tree.measure();
    const codes = new Set(measured.hazards.map(({ code }) => code));
    expect([...codes].every((code) => code.startsWith('GIT-0'))).toBe(true);
    expect(codes.size).toBeGreaterThan(0);
    await tree.undo(measured);
    expect(repo.read('src/a.ts')).toBe('one\ntwo\nthree\n');
    expect(repo.git('rev-list', '--all', '--objects')).toBe(before);
    expect(repo.git('fsck', '--full', '--strict', '--no-dangling')).toBe('');
    expect(repo.git('branch', '--format=%(refname:short)')).toBe('main\nobjects\ntopic\n');
    expect((await tree.measure()).hazards).toEqual([]);
  });

  it('are read right by what measures, counts and undoes', async () => {
    const repo = packed();
    const tree = await opened(repo, { guardGitDir });
    repo.sh(`${forged(B, 'forged\n')}; rm src/b.ts`);
    const measured = await tree.measure();
    expect(String(await tree.startContent(at('src/b.ts')))).toBe('changed\n');
    await tree.undo(measured);
    expect(repo.read('src/b.ts')).toBe('changed\n');
  });

  it('are judged by their content alone: what git writes by itself stays, caches go', async () => {
    const repo = packed();
    const tree = await opened(repo, { guardGitDir });
    const id = repo.sh('echo kept | git hash-object -w --stdin').trim();
    repo.sh('git commit-graph write --reachable; git multi-pack-index write');
    repo.sh(
      'echo more | git hash-object -w --stdin | git pack-objects -q .git/objects/pack/pack; touch .git/objects/pack/tmp_pack_x',
    );
    expect((await tree.measure()).hazards).toEqual([]);
    expect(repo.git('cat-file', 'blob', id)).toBe('kept\n');
    expect(existsSync(repo.path('.git/objects/info/commit-graph'))).toBe(false);
    expect(existsSync(repo.path('.git/objects/pack/multi-pack-index'))).toBe(false);
  });

  it('come in no pack whose list is forged', async () => {
    const repo = packed();
    const tree = await opened(repo, { guardGitDir });
    const other = repository({ x: 'x\n', y: 'y\n' });
    other.git('repack', '-adq');
    repo.sh(
      `cp ${other.root}/.git/objects/pack/*.pack .git/objects/pack/; for f in ${other.root}/.git/objects/pack/*.idx; do cp $f .git/objects/pack/; t=.git/objects/pack/$(basename $f); chmod u+w $t; printf x | dd of=$t bs=1 seek=1040 conv=notrunc 2>/dev/null; done`,
    );
    const { hazards } = await tree.measure();
    expect(hazards.map(({ code }) => code)).toEqual(expect.arrayContaining(['GIT-01']));
    expect(repo.git('fsck', '--full', '--no-dangling')).toBe('');
  });
});

describe('a commit of objects that were forged where nobody looked', () => {
  it.each([
    ['a file', 'blob', () => LATER],
    [
      'a folder',
      'tree',
      (repo: Repo) => {
        repo.write('src/a.ts', 'later\n');
        repo.git('add', '-A');
        const id = repo.git('write-tree', '--prefix=src/').trim();
        repo.git('reset', '-q');
        repo.write('src/a.ts', 'one\ntwo\nthree\n');
        return id;
      },
    ],
  ])('is not made: %s', async (_what, type, idOf) => {
    const repo = packed();
    const id = idOf(repo);
    const head = repo.git('rev-parse', 'HEAD');
    repo.sh(
      `rm -f .git/objects/${id.slice(0, 2)}/${id.slice(2)}; ${type === 'tree' ? forged(id, '', type) : forged(id, 'forged\n')}`,
    );
    const tree = await opened(repo, { guardGitDir: false });
    repo.write('src/a.ts', 'later\n');
    await tree.keep(await tree.measure());
    const target = openRepository({ tree, excluded: [] });
    await target.inspect();
    const commit = async () => target.commit(await target.acceptedTree(await tree.changes()), REQUEST);
    await expect(commit()).rejects.toThrow(/object|would differ from the checked changes/);
    expect(repo.git('rev-parse', 'HEAD')).toBe(head);
  });
});

const REQUEST = {
  message: 'chore: fixed\n',
  authorName: 'Forge AI',
  authorEmail: 'forge@example.com',
  at: Date.UTC(2026, 0, 2),
  branch: null,
};
