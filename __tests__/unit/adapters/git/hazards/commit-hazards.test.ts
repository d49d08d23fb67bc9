import { rmSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { openRepository } from '../../../../../src/adapters/git/repository.ts';
import type { GitTree } from '../../../../../src/adapters/git/tree.ts';
import type { Hazard } from '../../../../../src/core/git/change.ts';
import { at, folder, opened, Repo, repository, STANDARD } from '../fixture.ts';

const FILES: Readonly<Record<string, string>> = {
  ...STANDARD,
  '.gitattributes': '*.bin filter=lfs\n*.txt text eol=crlf\n',
  '.github/workflows/ci.yml': 'on: push\n',
  '.github/CODEOWNERS': '* @ann\n',
  'docs/guide.md': 'guide\n',
  'x.bin': 'pointer\n',
  long: Array.from({ length: 20 }, (_, line) => `${line}\n`).join(''),
};

function standard(): Repo {
  return repository(FILES);
}

/** Only `src` and what is at the root are on disk. */
function sparse(...options: string[]): Repo {
  const repo = standard();
  repo.git('sparse-checkout', 'set', '--cone', ...options, 'src');
  return repo;
}

/** A submodule that is in the commit, and not checked out: the default of actions/checkout. */
function withModule(isCheckedOut = false): Repo {
  const inner = repository({ 'lib.c': 'int x;\n' });
  const repo = standard();
  repo.git('submodule', 'add', '-q', `file://${inner.root}`, 'third/lib');
  repo.commit('with a submodule');
  if (isCheckedOut) return repo;
  const copy = new Repo(`${folder()}/copy`);
  repo.git('clone', '-q', `file://${repo.root}`, copy.root);
  return copy;
}

function dirty(script: string): () => Repo {
  return () => {
    const repo = standard();
    repo.sh(script);
    return repo;
  };
}

/** A case: the repository, the path that is written, and what both the model and people are told. */
interface Case {
  readonly repo: () => Repo;
  readonly path: string;
  readonly content?: string;
  readonly code: string;
  readonly what: string;
  readonly model: string;
  readonly people: string;
}

const CASES: Readonly<Record<string, Case>> = {
  'a file in place of a folder that a sparse checkout leaves out': {
    repo: sparse,
    path: '.github',
    code: 'GIT-07',
    what: '.github conflicts with .github/',
    model: 'use another path',
    people: 'check out .github/',
  },
  'a file in place of a left-out folder, in a sparse index': {
    repo: () => sparse('--sparse-index'),
    path: '.github',
    code: 'GIT-07',
    what: '.github conflicts with .github/',
    model: 'use another path',
    people: 'check out .github/',
  },
  'a file with the name of a left-out folder in another case': {
    repo: sparse,
    path: '.GitHub',
    code: 'GIT-07',
    what: '.GitHub differs only in case or Unicode form from .github/',
    model: 'use another path',
    people: 'rename one of them',
  },
  'a file with the name of a left-out file in another case': {
    repo: sparse,
    path: 'Docs/guide.md',
    code: 'GIT-07',
    what: 'Docs/guide.md differs only in case or Unicode form from docs/guide.md',
    model: 'use another path',
    people: 'rename one of them',
  },
  'a file that a sparse checkout leaves out': {
    repo: sparse,
    path: 'docs/guide.md',
    code: 'GIT-07',
    what: 'is in the repository but not in this sparse checkout',
    model: 'use another path',
    people: 'git sparse-checkout add',
  },
  'a file that a sparse checkout leaves out, in a sparse index': {
    repo: () => sparse('--sparse-index'),
    path: 'docs/guide.md',
    code: 'GIT-07',
    what: 'is in the repository but not in this sparse checkout',
    model: 'use another path',
    people: 'git sparse-checkout add',
  },
  'a file below a left-out file': {
    repo: sparse,
    path: 'docs/guide.md/more',
    code: 'GIT-07',
    what: 'conflicts with docs/guide.md',
    model: 'use another path',
    people: 'check out docs/guide.md',
  },
  'a file that skip-worktree leaves out': {
    repo: dirty('git update-index --skip-worktree docs/guide.md; rm docs/guide.md'),
    path: 'docs/guide.md',
    code: 'GIT-07',
    what: 'not in this sparse checkout',
    model: 'use another path',
    people: 'run again',
  },
  'a file below a submodule that is not checked out': {
    repo: withModule,
    path: 'third/lib/new.c',
    code: 'GIT-03',
    what: 'third/lib/new.c is in the submodule third/lib',
    model: 'describe the needed change in your result',
    people: 'run forge-headless in the repository of third/lib',
  },
  'a file of a submodule': {
    repo: () => withModule(true),
    path: 'third/lib/lib.c',
    code: 'GIT-03',
    what: 'third/lib/lib.c is in the submodule third/lib',
    model: 'describe the needed change in your result',
    people: 'run forge-headless in the repository of third/lib',
  },
  'a file managed by a filter': {
    repo: standard,
    path: 'x.bin',
    code: 'GIT-04',
    what: 'stored through the git filter "lfs"',
    model: 'describe the needed change in your result',
    people: '.gitattributes',
  },
  'a new file that a filter would manage': {
    repo: standard,
    path: 'src/new.bin',
    code: 'GIT-04',
    what: 'stored through the git filter "lfs"',
    model: 'describe the needed change in your result',
    people: '.gitattributes',
  },
  'a file that the user deleted': {
    repo: dirty('rm docs/guide.md'),
    path: 'docs/guide.md',
    code: 'GIT-07',
    what: 'was deleted before the run',
    model: 'use another path',
    people: 'git restore docs/guide.md',
  },
  'a file in place of a folder that the user deleted': {
    repo: dirty('rm -r docs'),
    path: 'docs',
    code: 'GIT-07',
    what: 'docs conflicts with docs/guide.md',
    model: 'use another path',
    people: 'commit its deletion',
  },
  'a file below a file that the user deleted': {
    repo: dirty('rm README.md'),
    path: 'README.md/more',
    code: 'GIT-07',
    what: 'conflicts with README.md',
    model: 'use another path',
    people: 'commit its deletion',
  },
  'a file that the user did not add': {
    repo: dirty('echo mine > notes'),
    path: 'notes',
    code: 'GIT-07',
    what: 'existed before the run and is not committed',
    model: 'use another path',
    people: 'commit it, ignore it, or move it away',
  },
  'lines that the user changed': {
    repo: dirty('echo mine > README.md'),
    path: 'README.md',
    code: 'GIT-07',
    what: 'had uncommitted changes before the run',
    model: 'change other lines',
    people: 'commit or stash them',
  },
  'an edit that undoes the user`s change': {
    repo: dirty('echo mine > README.md'),
    path: 'README.md',
    content: '# hello\n',
    code: 'GIT-07',
    what: 'would be committed unchanged',
    model: 'restore it',
    people: 'commit the uncommitted changes',
  },
  'a file that is a link in the commit': {
    repo: () => {
      const repo = standard();
      repo.sh('ln -s a.ts src/link');
      repo.commit();
      repo.sh('git config core.symlinks false; rm src/link; printf a.ts > src/link');
      return repo;
    },
    path: 'src/link',
    code: 'GIT-07',
    what: 'is a symbolic link in the repository',
    model: 'describe the needed change in your result',
    people: 'core.symlinks',
  },
  'a name that differs only in case, on a case-insensitive file system': {
    repo: dirty('git config core.ignorecase true'),
    path: 'readme.md',
    code: 'GIT-07',
    what: 'readme.md differs from README.md only in case',
    model: 'use README.md or another name',
    people: 'rename one of them',
  },
};

function check(hazards: readonly Hazard[], { path, code, what, model, people }: Case): void {
  const [hazard] = hazards.filter((each) => each.path === path);
  expect(hazard, `no hazard at ${path}`).toMatchObject({ code, path });
  expect(hazard?.reason).toContain(what);
  expect(hazard?.reason).toContain(model);
  expect(hazard?.forPeople).toContain(what);
  expect(hazard?.forPeople).toContain(people);
  expect(hazard?.forPeople).not.toContain('your result');
}

describe('a change that no commit can hold', () => {
  it.each(Object.entries(CASES))('is told by an edit and by a command: %s', async (_, told) => {
    const repo = told.repo();
    const tree = await opened(repo);
    const content = told.content ?? 'the run\n';
    check(await tree.editHazards(at(told.path), Buffer.from(content)), told);
    rmSync(repo.path(told.path), { force: true });
    repo.write(told.path, content);
    const measured = await tree.measure();
    check(measured.hazards, told);
    await tree.undo(measured);
    expect((await tree.measure()).hazards).toEqual([]);
  });

  it.each(['src/new.ts', 'docs2/new.md', 'docs/new.md'])(
    'is not told of %s in a sparse checkout',
    async (path) => {
      const repo = sparse();
      const tree = await opened(repo);
      expect(await tree.editHazards(at(path), Buffer.from('new\n'))).toEqual([]);
      repo.write(path, 'new\n');
      expect((await tree.measure()).hazards).toEqual([]);
    },
  );

  it('is not told of other lines of a file with uncommitted changes', async () => {
    const repo = standard();
    repo.sh('sed -i "1s/.*/my own line/" long');
    const tree = await opened(repo);
    const content = repo.read('long').replace('19\n', 'the run\n');
    expect(await tree.editHazards(at('long'), Buffer.from(content))).toEqual([]);
    repo.write('long', content);
    expect((await tree.measure()).hazards).toEqual([]);
  });

  it('is told where line ends are all that changed, of a file whose line ends git converts', async () => {
    const repo = repository({ '.gitattributes': '*.txt text eol=crlf\n', 'a.txt': 'one\r\ntwo\r\n' });
    const tree = await opened(repo);
    const lf = Buffer.from('one\ntwo\n');
    expect((await tree.editHazards(at('a.txt'), lf)).map(({ code }) => code)).toEqual(['GIT-07']);
    expect(await tree.editHazards(at('a.txt'), Buffer.from('one\r\nTWO\r\n'))).toEqual([]);
    repo.write('a.txt', lf);
    expect(await codesAt(tree)).toEqual(['GIT-07 a.txt']);
  });

  it('is not told where the commit holds line ends that git would convert now: they stay', async () => {
    const repo = repository({ a: 'one\r\ntwo\r\n' });
    repo.git('config', 'core.autocrlf', 'true');
    const tree = await opened(repo);
    repo.write('a', 'one\r\nTWO\r\n');
    const measured = await tree.measure();
    expect(measured.hazards).toEqual([]);
    await tree.keep(measured);
    const target = openRepository({ tree, excluded: [] });
    const accepted = await target.acceptedTree(await tree.changes());
    const [addition] = await target.additions(accepted);
    expect(addition).toMatchObject({ lines: [{ number: 2 }], removed: ['two\r'] });
  });

  it('is told where new attributes give a file that was changed before to a filter', async () => {
    const repo = repository({ '.gitattributes': '* -text\n' });
    const tree = await opened(repo);
    repo.write('new.bin', 'raw\n');
    const first = await tree.measure();
    expect(first.hazards).toEqual([]);
    await tree.keep(first);
    repo.write('.gitattributes', '*.bin filter=lfs\n');
    expect(await codesAt(tree)).toEqual(['GIT-04 new.bin']);
  });

  it('is told of a link that leads out of the repository, by each of its forms', async () => {
    const repo = standard();
    const tree = await opened(repo);
    repo.sh(
      'ln -s /etc/hosts src/a1; ln -s ../../x src/a2; ln -s deep/../../../x src/a3; ln -s deep/../../long src/good',
    );
    expect(await codesAt(tree)).toEqual(['FS-02 src/a1', 'FS-02 src/a2', 'FS-02 src/a3']);
  });

  it('is told of a deletion of what was not committed, and of what a filter keeps', async () => {
    const repo = standard();
    repo.write('notes', 'mine\n');
    const tree = await opened(repo);
    rmSync(repo.path('notes'));
    rmSync(repo.path('x.bin'));
    expect(await codesAt(tree)).toEqual(['GIT-07 notes', 'GIT-04 x.bin']);
  });
});

async function codesAt(tree: GitTree): Promise<string[]> {
  return (await tree.measure()).hazards.map(({ code, path }) => `${code} ${path}`);
}
