import { StopRun } from '../../../core/run/outcome.ts';
import { splitNul, toText } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';

/** The identity in the reflog entries of our updates. */
export const REFLOG_IDENTITY: Readonly<Record<string, string>> = {
  GIT_COMMITTER_NAME: 'Forge AI',
  GIT_COMMITTER_EMAIL: 'forge@example.com',
};

export interface BranchMove {
  readonly user: Git;
  readonly branch: string;
  /** The commit that the branch should point to. */
  readonly sha: string;
  /** The checked-out branch; null: detached. */
  readonly current: string | null;
}

/**
 * Returns the tip of the local branch, or null if it does not exist. Throws StopRun(git_before) if moving it to the
 * commit would lose commits, or if another worktree uses it.
 */
export async function tipIfMovable({ user, branch, sha, current }: BranchMove): Promise<string | null> {
  const ref = `refs/heads/${branch}`;
  const { stdout } = await user({
    args: ['for-each-ref', '--format=%(refname)%00%(objectname)%00%(worktreepath)%00', ref],
  });
  const fields = splitNul(stdout).map((field) => toText(field).trim());
  const at = fields.indexOf(ref);
  const tip = at === -1 ? undefined : fields[at + 1];
  if (tip === undefined || tip === sha) return tip ?? null;
  const worktree = fields[at + 2] ?? '';
  if (worktree !== '' && branch !== current) {
    throw stop(`branch ${branch} is checked out in ${worktree}; remove that worktree first`);
  }
  const ancestor = await user({ args: ['merge-base', '--is-ancestor', tip, sha], accept: [0, 1, 128] });
  if (ancestor.code === 0) return tip;
  throw stop(
    `branch ${branch} is at ${tip} here, which is not in the history of ${sha}: moving it would lose commits; rename or delete it`,
  );
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
