import type { Git } from './run-git.ts';

/** Returns true for a valid branch name that cannot be taken for an option or HEAD. */
export async function isBranchName(git: Git, branch: string): Promise<boolean> {
  if (branch.startsWith('-') || branch === 'HEAD' || branch.includes('\0')) return false;
  const answer = await git({ args: ['check-ref-format', `refs/heads/${branch}`], accept: [0, 1] });
  return answer.code === 0;
}
