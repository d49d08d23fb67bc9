import type { Environment } from './inputs.ts';
import type { Problem } from './problem.ts';
import type { ForgeAccess } from './request.ts';
import { runBranch } from './run-branch.ts';
import type { Settings } from './schema.ts';

/** The settings with what a pull request needs: the push, and a branch of its own, which may end in more. */
export function withDelivery(settings: Settings, env: Environment, branchEnd = ''): Settings {
  const { git } = settings;
  if (!git.create_pr) return settings;
  return {
    ...settings,
    git: { ...git, auto_push: true, branch: git.branch || `${runBranch(env)}${branchEnd}` },
  };
}

/** Why the work could not be delivered as the settings ask for it; null where it can. */
export function deliveryProblem({ git, mode }: Settings, forge: ForgeAccess | null): Problem | null {
  const wanted = git.create_pr ? 'git.create_pr' : git.auto_push ? 'git.auto_push' : null;
  if (git.create_pr && !git.auto_commit && mode !== 'read-only') {
    const message =
      'opens a pull request of a commit, and git.auto_commit is false: set that to true, or leave the pull request to you';
    return { where: 'git.create_pr', message };
  }
  if (wanted === null || forge !== null) return null;
  const message =
    'pushes to GitHub, and a token or the repository is missing: give github-token (GITHUB_TOKEN on the command line) and GITHUB_REPOSITORY, or leave the push to you';
  return { where: wanted, message };
}

/** What the settings ask for and cannot come true, though nothing is wrong with the run. */
export function deliveryNotices({ git }: Settings): readonly string[] {
  if (git.partial === 'never' || git.auto_push) return [];
  return [
    'git.partial is draft_pr, and nothing is pushed: unfinished work stays here; set git.create_pr or git.auto_push too',
  ];
}
