import type { Git } from './exec.ts';

/** Whether git takes it for a branch's name, and nothing else takes it for an option or for HEAD. */
export async function isBranchName(git: Git, branch: string): Promise<boolean> {
  if (branch.startsWith('-') || branch === 'HEAD' || branch.includes('\0')) return false;
  const answer = await git({ args: ['check-ref-format', `refs/heads/${branch}`], accept: [0, 1] });
  return answer.code === 0;
}
