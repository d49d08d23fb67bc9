import { describe, expect, it } from 'vitest';
import type { CommandAccess } from '../../../../../src/adapters/git/guard/git-dir-guard.ts';
import { existsSync, folder, hazardsOf, opened, Repo, repository, STANDARD } from '../fixture.ts';

/** A clone with loose and packed objects, an old reflog line, a branch and a remote that went on. */
function cloned(): Repo {
  const origin = repository(STANDARD);
  const repo = new Repo(folder());
  repo.git('clone', '-q', origin.root, '.');
  repo.git('branch', 'topic');
  repo.write('src/a.ts', 'changed\n');
  repo.commit('more');
  repo.git('repack', '-adq');
  repo.write('src/b.ts', 'changed\n');
  repo.commit('loose');
  origin.write('new', 'x\n');
  origin.commit('on the remote');
  origin.git('tag', 'v1');
  return repo;
}

async function guarded(repo: Repo, reach: CommandAccess) {
  const foreign: string[] = [];
  const at = { reach };
  const tree = await opened(repo, {
    guardGitDir: { reach: async () => at.reach, onExternalChange: (names) => void foreign.push(...names) },
  });
  return { tree, foreign, at };
}

const GC = 'git gc -q --prune=now --no-cruft 2>/dev/null || git gc -q';

describe('what another git does in the git directory while a command can write to it', () => {
  it.each([
    ['gc', GC],
    ['repack', 'git repack -adq; git pack-refs --all --prune; git update-server-info'],
    [
      'maintenance',
      'git commit-graph write --reachable; git multi-pack-index write; git pack-refs --all; echo 1 > .git/gc.pid',
    ],
    ['an old reflog line that expires', "sed -i '1d' .git/logs/HEAD"],
  ])('is no change of a command: %s', async (_what, script) => {
    const repo = cloned();
    repo.sh("sed -i '1s/> [0-9]* /> 1500000000 /' .git/logs/HEAD");
    const { tree, foreign } = await guarded(repo, 'exposed');
    repo.sh(script);
    expect(await hazardsOf(tree)).toEqual([]);
    expect(foreign.length).toBeGreaterThan(0);
    // What is undone later does not bring the loose refs and packs back.
    repo.sh('echo x > .git/hooks/pre-commit');
    await tree.undo(await tree.measure());
    expect(await hazardsOf(tree)).toEqual([]);
    expect(existsSync(repo.path('.git/hooks/pre-commit'))).toBe(false);
    expect(repo.git('fsck', '--connectivity-only', '--no-dangling')).toBe('');
    expect(repo.git('log', '--oneline').split('\n').length).toBe(4);
  });

  it('is a fetch only before the command runs, and after that the command´s', async () => {
    const repo = cloned();
    const { tree, at } = await guarded(repo, 'none_yet');
    at.reach = 'exposed';
    repo.sh('git fetch -q origin');
    await tree.settle();
    expect(await hazardsOf(tree)).toEqual([]);
    repo.sh('git update-ref refs/remotes/origin/main HEAD');
    expect(await hazardsOf(tree)).toEqual([
      'GIT-02 .git/logs/refs/remotes/origin/main',
      'GIT-02 .git/refs/remotes/origin/main',
    ]);
  });

  it('is a fetch while the command runs, told as one that may be another program´s', async () => {
    const repo = cloned();
    const { tree } = await guarded(repo, 'exposed');
    repo.sh('git fetch -q origin');
    const { hazards } = await tree.measure();
    expect(hazards.length).toBeGreaterThan(0);
    for (const { code, reason, forPeople } of hazards) {
      expect(code).toBe('GIT-02');
      expect(reason).toMatch(/changed while the command ran, as a fetch changes it: commands must not fetch/);
      expect(forPeople).toMatch(/whether the command or another program fetched.*use a sandbox/);
    }
  });

  it.each([
    ['a branch that moved', 'git update-ref refs/heads/topic HEAD', 'GIT-02'],
    [
      'a branch that moved and was packed with the rest',
      'git update-ref refs/heads/topic HEAD; git pack-refs --all',
      'GIT-02',
    ],
    ['a branch that went in the packing', 'git pack-refs --all; sed -i /topic/d .git/packed-refs', 'GIT-02'],
    ['a new log line', 'echo forged >> .git/logs/HEAD', 'GIT-02'],
    ['a young log line that is gone', "sed -i '$d' .git/logs/HEAD", 'GIT-02'],
    ['a pack that is gone', 'rm -f .git/objects/pack/*.pack', 'GIT-01'],
    ['a lock that stays', 'touch .git/index.lock', 'GIT-01'],
    ['a hook beside a gc', `${GC}; echo x > .git/hooks/post-checkout`, 'GIT-01'],
    ['a link in place of a ref', 'rm .git/refs/heads/topic; ln -s main .git/refs/heads/topic', 'GIT-02'],
  ])('does not cover tampering: %s', async (_what, script, code) => {
    const repo = cloned();
    const refs = repo.git('show-ref');
    const log = repo.read('.git/logs/HEAD');
    const { tree } = await guarded(repo, 'exposed');
    repo.sh(script);
    const measured = await tree.measure();
    expect([...new Set(measured.hazards.map((hazard) => hazard.code))]).toEqual([code]);
    await tree.undo(measured);
    expect(await hazardsOf(tree)).toEqual([]);
    expect(repo.git('show-ref')).toBe(refs);
    expect(repo.read('.git/logs/HEAD')).toBe(log);
    expect(repo.git('fsck', '--connectivity-only', '--no-dangling')).toBe('');
  });
});

describe('a git directory that commands cannot write to', () => {
  it.each(['isolated', 'none_yet'] as const)('is changed by others only: %s', async (reach) => {
    const repo = cloned();
    const { tree, foreign } = await guarded(repo, reach);
    repo.sh(
      `git fetch -q origin; ${GC}; git config user.name Bob; echo x > .git/hooks/pre-push; git switch -q topic 2>/dev/null; git switch -q main`,
    );
    const measured = await tree.measure();
    expect(measured.hazards).toEqual([]);
    expect(foreign).toContain('config');
    repo.write('src/deep/c.ts', 'ours\n');
    const step = await tree.measure();
    await tree.undo(step);
    expect(repo.read('src/deep/c.ts')).toBe('c\n');
    // Nobody´s work is put back with the step.
    expect(repo.read('.git/config')).toContain('name = Bob');
    expect(existsSync(repo.path('.git/hooks/pre-push'))).toBe(true);
  });
});
