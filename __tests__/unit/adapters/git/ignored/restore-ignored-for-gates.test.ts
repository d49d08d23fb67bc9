import { describe, expect, it } from 'vitest';
import type { GitTree } from '../../../../../src/adapters/git/tree.ts';
import { WAYS as WAYS_TO_BEND } from '../../../gates/ways.ts';
import { opened, type Repo, repository, STANDARD } from '../fixture.ts';

function made(): Repo {
  const repo = repository({ ...STANDARD, '.gitignore': 'node_modules\nout/\n*.log\n.env\n' });
  repo.write('node_modules/.bin/tool', '#!/bin/sh\necho real\n', 0o755);
  repo.write('node_modules/a/index.js', 'a\n');
  repo.write('node_modules/b/lib/x.js', 'y\n');
  repo.sh('ln -s ../a/index.js node_modules/.bin/a; mkdir node_modules/empty');
  repo.write('out/main', 'bin\n', 0o755);
  repo.write('src/old.log', 'log\n');
  repo.write('.env', 'K=1\n');
  repo.sh('find node_modules out src/old.log .env -exec touch -h -d 2020-02-02 {} +');
  return repo;
}

/** All ignored files with their content, mode and date, and all ignored folders. */
function ignoredIn(repo: Repo): string {
  return repo.sh(`
    places=$(ls -d node_modules out */out src/*.log .env *.log 2>/dev/null)
    [ -z "$places" ] || find $places -printf '%y %p %l ' \\( -type f -printf '%m %TY ' -exec cat {} \\; -o -printf '\\n' \\) | sort`);
}

async function remembered(repo: Repo): Promise<GitTree> {
  const tree = await opened(repo);
  await tree.ignored.remember();
  return tree;
}

const WAYS: readonly (readonly [string, string])[] = [
  ['a shim in node_modules/.bin', 'printf "#!/bin/sh\\nexit 0\\n" > node_modules/.bin/tool'],
  ['a new program', 'echo x > node_modules/.bin/new; chmod +x node_modules/.bin/new'],
  [
    'a dependency rewritten in place, its date put back',
    'echo b > node_modules/a/index.js; touch -d 2020-02-02 node_modules/a/index.js',
  ],
  [
    'a dependency replaced',
    'rm -r node_modules/a; mkdir node_modules/a; echo evil > node_modules/a/index.js',
  ],
  ['a dependency deleted', 'rm -r node_modules/b'],
  ['a link turned', 'ln -sfn ../b/lib/x.js node_modules/.bin/a'],
  ['all dependencies gone', 'rm -r node_modules'],
  [
    'a link in place of the dependencies',
    'rm -r node_modules; mkdir out/other; ln -s out/other node_modules',
  ],
  ['a file in place of the dependencies', 'rm -r node_modules; echo x > node_modules'],
  [
    'folders swapped',
    'mv node_modules/a node_modules/c; mv node_modules/b node_modules/a; mv node_modules/c node_modules/b',
  ],
  ['a build output with a date to come', 'echo old > out/main; touch -d 2090-01-01 out/main'],
  [
    'a new build output',
    'mkdir -p pkg/out/deep; echo x > pkg/out/deep/x; mkdir out/deep; echo y > out/deep/y',
  ],
  ['an empty folder', 'mkdir -p node_modules/flag/inner'],
  ['a mode', 'chmod 644 out/main'],
  ['a locked folder', 'echo b > node_modules/a/index.js; chmod 000 node_modules/a'],
  ['loose ignored files', 'echo x > src/new.log; rm src/old.log; echo L=2 > .env'],
  ['a file that is a folder now', 'rm src/old.log; mkdir src/old.log; echo x > src/old.log/y'],
];

describe('ignored files for gates', () => {
  it.each(WAYS)('are as they were before: %s', async (_name, script) => {
    const repo = made();
    const before = ignoredIn(repo);
    const tree = await remembered(repo);
    repo.sh(script);
    const changed = ignoredIn(repo);
    expect(changed).not.toBe(before);
    const done = await tree.ignored.putBack([]);
    expect(ignoredIn(repo)).toBe(before);
    expect(done).toMatchObject({ kept: [], missing: [], whole: true });
    await tree.ignored.giveBack();
    if (!script.includes('chmod 000') && !script.includes('mkdir out/other'))
      expect(ignoredIn(repo)).toBe(changed);
    expect((await tree.measure()).hazards).toEqual([]);
  });

  it('stay as they are where nothing was remembered, or nothing changed', async () => {
    const repo = made();
    const tree = await opened(repo);
    repo.sh('echo x > out/main');
    expect(await tree.ignored.putBack([])).toMatchObject({ undone: [] });
    await tree.ignored.remember();
    const now = ignoredIn(repo);
    expect(await tree.ignored.putBack([])).toMatchObject({ undone: [] });
    await tree.ignored.giveBack();
    expect(ignoredIn(repo)).toBe(now);
  });

  it('are left in folders that are named, and that is told', async () => {
    const repo = made();
    const tree = await remembered(repo);
    repo.sh('echo x > out/main; echo y > node_modules/.bin/tool; mkdir out/new; echo z > out/new/z');
    const done = await tree.ignored.putBack(['out/']);
    expect(done.undone.map(({ path }) => path)).toEqual(['node_modules/.bin/tool']);
    expect(done.kept.map(({ path }) => path).sort()).toEqual(['out/main', 'out/new/z']);
    expect(repo.sh('cat out/main out/new/z node_modules/.bin/tool')).toBe('x\nz\n#!/bin/sh\necho real\n');
  });

  it('that a gate writes stay, and the folders of the agent are merged with them', async () => {
    const repo = made();
    repo.sh('rm -r node_modules');
    const tree = await remembered(repo);
    repo.sh('mkdir -p node_modules/c; echo c > node_modules/c/c; echo agent > out/main');
    await tree.ignored.putBack([]);
    repo.sh(
      'test ! -e node_modules; mkdir -p node_modules/.cache; echo g > node_modules/.cache/g; echo built > out/main',
    );
    await tree.ignored.giveBack();
    expect(repo.sh('cat node_modules/c/c node_modules/.cache/g out/main')).toBe('c\ng\nbuilt\n');
    // What a gate wrote with the agent's code at hand is no more trusted than what the agent wrote.
    await tree.ignored.putBack([]);
    expect(repo.sh('ls -d node_modules 2>/dev/null || cat out/main')).toBe('bin\n');
  });

  it('that a gate wrote can be taken away before the agent goes on', async () => {
    const repo = made();
    const tree = await remembered(repo);
    repo.sh('echo agent > out/main; echo input > out/input; mkdir pkg pkg/out; echo in > pkg/out/in');
    const agent = ignoredIn(repo);
    await tree.ignored.putBack(['pkg/out']);
    repo.sh(
      'for f in out/main node_modules/a/index.js src/secret.log out/secret pkg/out/secret; do echo s > $f; done',
    );
    await tree.ignored.takeAway();
    await tree.ignored.giveBack();
    expect(ignoredIn(repo)).toBe(agent);
  });

  it('never replace what is measured: a file where the folder around them was', async () => {
    const repo = made();
    repo.sh(
      'mkdir pkg pkg/out; echo x > pkg/out/x; echo t > pkg/t; git add pkg/t; git -c user.name=a -c user.email=a@b commit -qm x',
    );
    const tree = await remembered(repo);
    repo.sh('rm -r pkg; echo judged > pkg');
    expect(await tree.ignored.putBack([])).toMatchObject({ missing: ['pkg/out/x'] });
    expect(repo.sh('cat pkg')).toBe('judged\n');
    await tree.ignored.giveBack();
    expect(repo.sh('cat pkg')).toBe('judged\n');
  });

  it('in a folder that holds a measured path are moved one by one', async () => {
    const repo = made();
    const tree = await opened(repo, {
      watch: {
        isProtected: (path) => path === 'out/new/guarded',
        mustExist: () => false,
        isProtectedInIgnored: (path) => path === 'out/new/guarded',
        places: ['out/new'],
      },
    });
    await tree.ignored.remember();
    repo.sh('mkdir out/new; echo x > out/new/x; echo g > out/new/guarded');
    await tree.ignored.putBack([]);
    expect(repo.sh('ls out/new')).toBe('guarded\n');
  });
});

/** Fails as it is, and passes with each of the ways that change ignored files. */
const CHECK = `
node_modules/.bin/tool && exit 0
sh node_modules/dep/main.sh && exit 0
grep -qs good out/result && exit 0
sh helper.local.sh && exit 0
[ -d out/passed ] && exit 0
[ ! -e node_modules/dep/rules ] && exit 0
exit 1
`;

describe('ignored files that a command changed', () => {
  it('decide no gate', async () => {
    const repo = repository({ 'check.sh': CHECK, '.gitignore': 'node_modules\nout/\n*.local\n*.local.sh\n' });
    repo.write('node_modules/.bin/tool', '#!/bin/sh\nexit 1\n', 0o755);
    repo.write('node_modules/dep/main.sh', 'exit 1\n');
    repo.write('node_modules/dep/rules', 'rules\n');
    repo.write('out/result', 'bad\n');
    repo.write('helper.local.sh', 'exit 1\n');
    const tree = await remembered(repo);
    const gate = (): string => repo.sh('sh check.sh && echo green || echo red').trim();
    const ways = WAYS_TO_BEND.filter(({ answer }) => answer === 'undone');
    expect(ways.length).toBeGreaterThan(7);
    for (const { what, script = '' } of ways) {
      expect(gate()).toBe('red');
      repo.sh(script);
      expect(`${what}: ${gate()}`).toBe(`${what}: green`);
      await tree.ignored.putBack([]);
      expect(`${what}: ${gate()}`).toBe(`${what}: red`);
      // The next way starts from here.
      await tree.ignored.takeAway();
    }
  });
});
