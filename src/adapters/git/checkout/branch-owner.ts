import { BRANCH_TRAILER, RUN_TRAILER, trailerOf } from '../../../core/git/trailers.ts';
import { type Git, outputLine } from '../program/run-git.ts';

export interface BranchTip {
  readonly branch: string;
  readonly tip: string;
}

/** The owner of a branch: the run that made its last commit for it, or the reason why it counts as somebody else's. */
export type BranchOwner = { readonly run: string } | { readonly foreign: string };

/**
 * Finds the owner of a branch. A branch belongs to a run if its last commit has the trailers Forge-Run and
 * Forge-Branch, each exactly once, and Forge-Branch names this branch. Commits of versions that wrote no Forge-Branch
 * count if no other branch contains them; otherwise somebody may have created the branch at a run's commit. `read`
 * reads the commit, `refs` lists the branches of the user's repository.
 */
export async function branchOwner(
  { read, refs }: { readonly read: Git; readonly refs: Git },
  { branch, tip }: BranchTip,
): Promise<BranchOwner> {
  const { stdout } = await read({ args: ['log', '-1', '--no-show-signature', '--format=%B', tip] });
  const message = stdout.toString('utf8');
  const run = trailerOf(message, RUN_TRAILER);
  if (run === null || run === 'elsewhere') {
    return { foreign: `its last commit is not a run's (no ${RUN_TRAILER} trailer)` };
  }
  if (run === 'doubtful') return malformed(RUN_TRAILER);
  const named = trailerOf(message, BRANCH_TRAILER);
  if (named === 'doubtful' || named === 'elsewhere') return malformed(BRANCH_TRAILER);
  if (named !== null) {
    if (named.value === branch) return { run: run.value };
    return {
      foreign: `its last commit was made by a run for the branch ${named.value} (${BRANCH_TRAILER} trailer)`,
    };
  }
  const other = await otherBranch(refs, { branch, tip });
  if (other === null) return { run: run.value };
  return {
    foreign: `its last commit is a run's, but it is also on ${other} and has no ${BRANCH_TRAILER} trailer`,
  };
}

function malformed(trailer: string): BranchOwner {
  return {
    foreign: `its last commit does not end with exactly one ${trailer} trailer, as a run writes it`,
  };
}

/** Returns another branch that contains the commit, local or as last seen on a server. */
async function otherBranch(refs: Git, { branch, tip }: BranchTip): Promise<string | null> {
  const answer = await refs({
    args: ['for-each-ref', `--contains=${tip}`, '--format=%(refname)', 'refs/heads', 'refs/remotes'],
  });
  const names = outputLine(answer)
    .split('\n')
    .map((ref) => ref.replace(/^refs\/heads\/|^refs\/remotes\/[^/]+\//, ''));
  return names.find((name) => name !== '' && name !== branch && name !== 'HEAD') ?? null;
}
