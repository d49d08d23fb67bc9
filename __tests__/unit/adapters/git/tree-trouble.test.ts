import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { StopRun } from '../../../../src/core/run/outcome.ts';
import { causeOf } from '../../../../src/run/finish/cause-of.ts';
import { folder, gitPath, hazardsOf, opened, picture, type Repo, repository, treeOf } from './fixture.ts';

const NESTED =
  'git init -q nested; cd nested; echo 1 > n1; echo 2 > n2; git add -A; git commit -qm n; git repack -adq; echo 3 > n1; git commit -qam m';

async function reasonOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    () => 'nothing was thrown',
    (error) => {
      expect(error).toBeInstanceOf(StopRun);
      return causeOf(error, false).reason;
    },
  );
}

/** git makes these again from the objects. */
const NOT_KEPT = ['.git', 'nested/.git', '.git/modules/sub'].flatMap((dir) => [
  `${dir}/objects/info`,
  `${dir}/info/refs`,
]);

/** Hazards of what the script did, and all of it taken back, `.git` folders and objects too. */
async function takenBack(repo: Repo, script: string): Promise<readonly string[]> {
  const tree = await opened(repo, { guardGitDir: true });
  const before = picture(repo.root, NOT_KEPT);
  repo.sh(script);
  const measured = await tree.measure();
  await tree.undo(measured);
  expect(picture(repo.root, NOT_KEPT)).toEqual(before);
  expect(await hazardsOf(tree)).toEqual([]);
  return measured.hazards.map((hazard) => `${hazard.code} ${hazard.path}`);
}

describe('a nested repository that commands can write to', () => {
  it.each([
    ['is deleted', 'rm -rf nested', ['GIT-01 nested/.git', 'GIT-03 nested/n1', 'GIT-03 nested/n2']],
    ['loses its git directory', 'rm -rf nested/.git', ['GIT-01 nested/.git']],
    ['has a file in place of it', 'rm -rf nested/.git; echo x > nested/.git', ['GIT-01 nested/.git']],
    ['has a hook', 'echo x > nested/.git/hooks/pre-commit', ['GIT-01 nested/.git/hooks/pre-commit']],
    [
      'loses its objects',
      'rm -rf nested/.git/objects; rm nested/n2',
      ['GIT-01 nested/.git/objects', 'GIT-03 nested/n2'],
    ],
  ])('is put back where it %s', async (_what, script, hazards) => {
    const repo = repository();
    repo.sh(NESTED);
    expect(await takenBack(repo, script)).toEqual(hazards);
    expect(repo.git('-C', 'nested', 'fsck', '--no-dangling')).toBe('');
  });

  it('is put back where it is a submodule', async () => {
    const repo = repository();
    repo.sh(
      `${NESTED}; cd ..; git -c protocol.file.allow=always submodule --quiet add "file://$PWD/nested" sub`,
    );
    repo.commit();
    await takenBack(repo, 'rm -rf sub nested .git/modules');
    expect(repo.git('-C', 'sub', 'fsck', '--no-dangling')).toBe('');
  });

  it('is no trouble where git cannot read it', async () => {
    const repo = repository();
    repo.sh(
      `${NESTED}; echo x > .git/index; rm -rf .git/objects; mkdir -p .git/objects ../loop; ln -s .git ../loop/.git`,
    );
    repo.write('loop/f', '1\n');
    expect(await takenBack(repo, 'echo y >> src/a.ts')).toEqual([]);
  });
});

describe('circles and long paths', () => {
  it.each([
    [
      'folders that became circles',
      'rm -rf src; ln -s src src; ln -s b a; ln -s a b; mkdir q; ln -s ../q q/q',
      [],
    ],
    ['a git directory that became one', 'rm -rf .git; ln -s .git .git', ['GIT-01 .git']],
    ['objects that became one', 'rm -rf .git/objects; ln -s objects .git/objects', ['GIT-01 .git/objects']],
    ['attributes that are one', 'ln -s .gitattributes src/.gitattributes; echo y >> src/b.ts', []],
    ['a file in place of the objects', 'rm -rf .git/objects; echo x > .git/objects', ['GIT-01 .git/objects']],
  ])('are measured and taken back: %s', async (_what, script, hazards) => {
    expect(await takenBack(repository(), script)).toEqual(hazards);
  });

  it('a path in the git directory that is longer than the system takes is a hazard, and goes', async () => {
    const repo = repository();
    const [hazard = '', ...more] = await takenBack(
      repo,
      'cd .git; for i in $(seq 30); do d=$(printf "%0200d" $i); mkdir $d; cd $d; done; echo 1 > f',
    );
    expect([hazard.slice(0, 18), more]).toEqual(['GIT-01 .git/000000', []]);
  });
});

/** Another user runs this: locks hold nobody back who is root. Prints the hazards, or why the run would end. */
const AS_NOBODY = `
  import { execFileSync } from 'node:child_process';
  const [root, privateDir, source, gitPath, script] = process.argv.slice(1);
  process.chdir('/');
  // Loaded first: a checkout in root's own home is closed to other users.
  const { openTree } = await import(source + '/adapters/git/tree.ts');
  const { causeOf } = await import(source + '/run/finish/cause-of.ts');
  if (process.getuid() === 0) { process.setgid(65534); process.setuid(65534); }
  const tree = openTree({ root, privateDir, gitPath, excluded: [], guardGitDir: true });
  try {
    await tree.open();
    await tree.ready();
    execFileSync('/bin/bash', ['-c', script], { cwd: root });
    const measured = await tree.measure();
    await tree.undo(measured);
    const again = await tree.measure();
    console.log([...measured.hazards, ...again.step, ...again.hazards].map(({ code, path }) => code + ' ' + path).join(', '));
  } catch (error) {
    const { kind, reason } = causeOf(error, false);
    console.log(kind + ': ' + reason.replaceAll(root, '…'));
  }
  await tree.close();
`;

function asNobody(repo: Repo, script: string, before: (repo: Repo) => void = () => undefined): string {
  const privateDir = folder();
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', '65534:65534', repo.root, privateDir]);
  before(repo);
  const source = new URL('../../../../src', import.meta.url).pathname;
  const program = [
    '--input-type=module',
    '--eval',
    AS_NOBODY,
    repo.root,
    privateDir,
    source,
    gitPath,
    script,
  ];
  return execFileSync(process.execPath, program, { encoding: 'utf8' }).trim();
}

describe('a git directory locked by a user who is not root', () => {
  it.each([
    ['itself', 'chmod 000 .git/refs/heads .git/refs .git', 'GIT-01 .git'],
    ['its index', 'chmod 000 .git/index', 'GIT-01 .git/index'],
    ['its objects', 'chmod 000 .git/objects/pack .git/objects; rm src/a.ts', 'GIT-01 .git/objects'],
    [
      'that of a nested repository',
      'rm nested/n1; chmod 000 nested/.git/objects nested/.git',
      'GIT-01 nested/.git, GIT-03 nested/n1',
    ],
  ])('is opened and put back: %s', (_what, script, hazards) => {
    const repo = repository();
    repo.sh(NESTED);
    expect(asNobody(repo, script)).toBe(hazards);
  });
});

describe('what the user of the run may not read', () => {
  it('ends the run with the path and what to do, at the start and later', () => {
    const atStart = repository();
    const locked = asNobody(atStart, 'true', ({ root }) => chmodSync(`${root}/src`, 0));
    expect(locked).toMatch(
      /^git_before: the run cannot read …: EACCES.*…\/src.*give the user of the run access/,
    );
  });
});

describe('the run`s own files', () => {
  it.each([
    ['removed', 'rm -rf "$DIR"/tree-*'],
    ['overwritten', 'echo junk > "$(echo "$DIR"/tree-*/good)"'],
  ])('are named where a command %s them', async (_what, script) => {
    const repo = repository();
    const privateDir = folder();
    const tree = await opened(repo, { privateDir });
    repo.sh(`DIR=${privateDir}; ${script}; echo y >> src/a.ts`);
    expect(await reasonOf(tree.measure())).toMatch(/^a command changed or removed the run's own files in /);
  });
});

describe('a repository that git cannot read', () => {
  it('is git´s trouble before the run, in git´s words', async () => {
    const repo = repository();
    repo.sh('echo junk > .git/index; echo 1111111111111111111111111111111111111111 > .git/refs/heads/main');
    const tree = treeOf(repo);
    const failed = await tree.open().catch((error) => error);
    expect(causeOf(failed, false)).toMatchObject({
      kind: 'git_before',
      reason: expect.stringMatching(
        /^the run cannot read .*not a tree object; repair what git cannot read \(`git fsck`/,
      ),
    });
  });

  it('with a circle in place of its git directory is none', () => {
    const root = folder();
    mkdirSync(`${root}/x`);
    symlinkSync('.git', `${root}/x/.git`);
    expect(() => treeOf({ root: `${root}/x` } as Repo).repo()).toThrow(/has no usable \.git/);
  });
});
