import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deliveryNotices, deliveryProblem, withDelivery } from '../../../../src/settings/request/delivery.ts';
import type { ForgeAccess } from '../../../../src/settings/request/request.ts';
import { runBranch } from '../../../../src/settings/request/run-branch.ts';
import { type SettingsInput, settingsSchema } from '../../../../src/settings/schema/schema.ts';
import { branchProblem, reviewerProblem } from '../../../../src/settings/values/names.ts';

const ENV = { GITHUB_WORKFLOW: 'Care', GITHUB_JOB: 'lint' };
const FORGE: ForgeAccess = {
  serverUrl: 'https://github.com',
  apiUrl: undefined,
  repository: 'a/b',
  mainBranch: null,
  token: 't',
};
const settings = (git: SettingsInput['git'], mode: 'write' | 'read-only' = 'write') =>
  settingsSchema.parse({ git, mode });

describe('the branch of a run without one', () => {
  it.each([
    ['CI', 'build', 'forge/CI-build'],
    ['Nightly: care & repair', 'lint', 'forge/Nightly-care-repair-lint'],
    ['.github/workflows/fix.yml', 'x', 'forge/github-workflows-fix-yml-x'],
    ['../..', '--', 'forge/headless'],
    ['a.lock', '@{0}', 'forge/a-lock-0'],
    ['ночь ☾', 'ré', 'forge/ночь-ré'],
    ['', 'job', 'forge/job'],
    [undefined, undefined, 'forge/headless'],
    ['HEAD', '~^:?*[\\', 'forge/HEAD'],
  ])('of workflow %j and job %j is %s', (workflow, job, branch) => {
    expect(runBranch({ GITHUB_WORKFLOW: workflow, GITHUB_JOB: job })).toBe(branch);
  });

  it('is a name that git takes and a file system holds, whatever the two are called', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: 'grapheme', maxLength: 300 }),
        (workflow, job) => {
          const branch = runBranch({ GITHUB_WORKFLOW: workflow, GITHUB_JOB: job });
          expect(branchProblem(branch)).toBeNull();
          expect(Buffer.byteLength(branch)).toBeLessThan(250);
        },
      ),
    );
    const long = runBranch({ GITHUB_WORKFLOW: '☃é'.repeat(200), GITHUB_JOB: '漢字'.repeat(200) });
    expect(execFileSync('git', ['check-ref-format', '--branch', long], { encoding: 'utf8' }).trim()).toBe(
      long,
    );
  });
});

describe('a pull request', () => {
  it('brings the push and a branch with it', () => {
    const { git } = withDelivery(settings({ create_pr: true }), ENV);
    expect(git).toMatchObject({ auto_push: true, branch: 'forge/Care-lint' });
  });

  it('keeps the branch that was given, and changes nothing where it is not wanted', () => {
    expect(withDelivery(settings({ create_pr: true, branch: 'x' }), ENV).git.branch).toBe('x');
    const plain = settings({});
    expect(withDelivery(plain, ENV)).toBe(plain);
  });

  it.each([
    {
      git: { create_pr: true },
      forge: null,
      where: 'git.create_pr',
      says: 'needs a GitHub token and a repository to push',
    },
    {
      git: { auto_push: true },
      forge: null,
      where: 'git.auto_push',
      says: 'needs a GitHub token and a repository to push',
    },
    {
      git: { create_pr: true, auto_commit: false },
      forge: FORGE,
      where: 'git.create_pr',
      says: 'auto_commit is false',
    },
  ])('that cannot be is told by $where: $says', ({ git, forge, where, says }) => {
    expect(deliveryProblem(settings(git), forge)).toEqual({ where, message: expect.stringContaining(says) });
  });

  it('that can be is no problem', () => {
    expect(deliveryProblem(settings({ create_pr: true }), FORGE)).toBeNull();
    expect(deliveryProblem(settings({ auto_commit: false }), null)).toBeNull();
    expect(deliveryProblem(settings({ create_pr: true, auto_commit: false }, 'read-only'), FORGE)).toBeNull();
  });

  it('of unfinished work needs a push, and it is said where there is none', () => {
    expect(deliveryNotices(settings({ partial: 'draft_pr' }))).toEqual([
      expect.stringContaining('nothing is pushed'),
    ]);
    expect(deliveryNotices(settings({ partial: 'draft_pr', auto_push: true }))).toEqual([]);
    expect(deliveryNotices(settings({}))).toEqual([]);
  });
});

describe('a reviewer', () => {
  it.each(['mia', 'renovate[bot]', 'acme/core', 'acme/core.team-1', 'mia_acme'])('is %s', (name) => {
    expect(reviewerProblem(name)).toBeNull();
  });

  it.each(['@mia', 'mia lin', 'a/b/c', '-x', '', 'acme/', 'mia\n'])('is not %j', (name) => {
    expect(reviewerProblem(name)).toContain(JSON.stringify(name));
  });
});
