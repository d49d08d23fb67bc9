import { describe, expect, it } from 'vitest';
import {
  checkRepository,
  type PreflightFacts,
  type PreflightSettings,
} from '../../../../src/run/preflight/check-repository.ts';

const FINE: PreflightFacts = {
  root: '/repo',
  gitDir: '/repo/.git',
  head: 'a'.repeat(40),
  branch: 'main',
  inProgress: null,
  indexLock: null,
  dirty: [],
  settingsInWorkspace: [],
  unwritable: null,
};
const USUAL: PreflightSettings = { requireClean: true, writes: true, commits: true };

function check(facts: Partial<PreflightFacts>, settings: Partial<PreflightSettings> = {}): () => void {
  return () => checkRepository({ ...FINE, ...facts }, { ...USUAL, ...settings });
}

describe('a run may start', () => {
  it.each<[string, Partial<PreflightFacts>, Partial<PreflightSettings>]>([
    ['in a clean repository', {}, {}],
    ['on a detached HEAD', { branch: null }, {}],
    [
      'in a dirty one where that is allowed',
      { dirty: [{ path: 'a', state: 'modified' }] },
      { requireClean: false },
    ],
    ['beside a lock when it does not commit', { indexLock: '/repo/.git/index.lock' }, { commits: false }],
    ['beside a lock when it only reads', { indexLock: '/repo/.git/index.lock' }, { writes: false }],
    ['where it cannot write when it only reads', { unwritable: '/repo' }, { writes: false }],
  ])('%s', (_, facts, settings) => {
    expect(check(facts, settings)).not.toThrow();
  });
});

describe('a run may not start', () => {
  const dirty = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((path) => ({ path, state: 'untracked' }) as const);
  it.each<[string, Partial<PreflightFacts>, string]>([
    [
      'before the first commit',
      { head: null },
      "/repo has no commit yet: make a first commit, which the run's changes are measured against",
    ],
    [
      'in the middle of a merge',
      { inProgress: 'merge' },
      'a merge is in progress in /repo: finish or abort it first',
    ],
    [
      'with conflicts',
      { dirty: [{ path: 'a', state: 'conflicted' }] },
      'there are conflicts in a (conflicted): resolve them first',
    ],
    [
      'in a dirty repository, five of whose paths are named',
      { dirty },
      'the workspace is not clean: a (untracked), b (untracked), c (untracked), d (untracked), e (untracked) and 2 more; commit or remove them, or set git.require_clean to false',
    ],
    [
      'where it cannot write',
      { unwritable: '/repo/.git' },
      'this user cannot write /repo/.git: mount it writable, grant the permission, or run with --read-only',
    ],
    [
      'beside a lock',
      { indexLock: '/repo/.git/index.lock' },
      '/repo/.git/index.lock exists: another git process is running, or one crashed; remove the file and run again',
    ],
  ])('%s', (_, facts, reason) => {
    expect(check(facts)).toThrow(expect.objectContaining({ why: { kind: 'git_before', reason } }));
  });
});
