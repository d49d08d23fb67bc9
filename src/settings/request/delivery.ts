import type { Problem } from '../checks/problem.ts';
import type { Settings } from '../schema/schema.ts';
import type { Environment } from '../sources/inputs.ts';
import type { ForgeAccess } from './request.ts';
import { runBranch } from './run-branch.ts';

/** Completes the settings of a pull request: the push, and the branch. `branchEnd` is appended to its name. */
export function withDelivery(settings: Settings, env: Environment, branchEnd = ''): Settings {
  const { git } = settings;
  if (!git.create_pr) return settings;
  return {
    ...settings,
    git: { ...git, auto_push: true, branch: git.branch || `${runBranch(env)}${branchEnd}` },
  };
}

/** Returns the problem that prevents the requested delivery, or null. */
export function deliveryProblem({ git, mode }: Settings, forge: ForgeAccess | null): Problem | null {
  const wanted = git.create_pr ? 'git.create_pr' : git.auto_push ? 'git.auto_push' : null;
  if (git.create_pr && !git.auto_commit && mode !== 'read-only') {
    const message =
      'needs a commit, but git.auto_commit is false: set git.auto_commit to true, or turn the pull request off';
    return { where: 'git.create_pr', message };
  }
  if (wanted === null || forge !== null) return null;
  const message =
    'needs a GitHub token and a repository to push: set github-token (GITHUB_TOKEN on the command line) and GITHUB_REPOSITORY, or turn the push off';
  return { where: wanted, message };
}

/** Returns notices about requests that will have no effect but do not make the settings wrong. */
export function deliveryNotices({ git }: Settings): readonly string[] {
  if (git.partial === 'never' || git.auto_push) return [];
  return [
    'git.partial is draft_pr, but nothing is pushed, so unfinished work stays here: also set git.create_pr or git.auto_push',
  ];
}
