import { StopRun } from '../../core/outcome.ts';
import type { Git } from './exec.ts';
import { splitNul, toText } from './raw-path.ts';

/** What the log of a reference says of who moved it. */
export const REFLOG_IDENTITY: Readonly<Record<string, string>> = {
  GIT_COMMITTER_NAME: 'Forge AI',
  GIT_COMMITTER_EMAIL: 'forge@example.com',
};

export interface BranchMove {
  readonly user: Git;
  readonly branch: string;
  /** Where it is to stand. */
  readonly sha: string;
  /** The branch that the workspace is on; null: detached. */
  readonly current: string | null;
}

/**
 * Where the local branch stands; null where there is none. Throws StopRun(git_before) where moving it to the commit
 * would lose commits, or would pull the ground from under another worktree.
 */
export async function movableTip({ user, branch, sha, current }: BranchMove): Promise<string | null> {
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
    `branch ${branch} stands at ${tip} here, which is not in the history of ${sha}: moving it would lose commits; rename or delete it`,
  );
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
