import { BRANCH_TRAILER, RUN_TRAILER } from '../../core/trailers.ts';
import { type Git, line } from './exec.ts';
import { splitNul, toText } from './raw-path.ts';

export interface BranchTip {
  readonly branch: string;
  readonly tip: string;
}

/** Whose a branch is: the run that made its last commit for it, or why it counts as somebody else's. */
export type BranchOwner = { readonly run: string } | { readonly foreign: string };

/**
 * A branch is a run's if its last commit carries the trailers Forge-Run and Forge-Branch, and the second names this
 * branch (DECISIONS D27). Commits of versions that wrote no Forge-Branch count if no other branch holds them: else
 * nothing tells a run's branch from one that somebody made at a run's commit. `read` reads the commit, `refs` lists
 * the branches of the user's repository.
 */
export async function branchOwner(
  { read, refs }: { readonly read: Git; readonly refs: Git },
  { branch, tip }: BranchTip,
): Promise<BranchOwner> {
  const format = `--format=${valuesOf(RUN_TRAILER)}%x00${valuesOf(BRANCH_TRAILER)}%x00`;
  const { stdout } = await read({ args: ['log', '-1', '--no-show-signature', format, tip] });
  const [runs = [], named = []] = splitNul(stdout).map(linesOf);
  const [run] = runs;
  if (run === undefined) return { foreign: `its last commit is not a run's (no ${RUN_TRAILER} trailer)` };
  if (named.includes(branch)) return { run };
  const [first] = named;
  if (first !== undefined) {
    return {
      foreign: `its last commit was made by a run for the branch ${first} (${BRANCH_TRAILER} trailer)`,
    };
  }
  const other = await otherBranch(refs, { branch, tip });
  if (other === null) return { run };
  return { foreign: `its last commit is a run's, but it is on ${other} too, and names no branch as its own` };
}

function valuesOf(trailer: string): string {
  return `%(trailers:key=${trailer},valueonly)`;
}

function linesOf(field: string): string[] {
  return toText(field)
    .split('\n')
    .map((value) => value.trim())
    .filter((value) => value !== '');
}

/** A branch of another name, here or as last seen on a server, that holds the commit too. */
async function otherBranch(refs: Git, { branch, tip }: BranchTip): Promise<string | null> {
  const answer = await refs({
    args: ['for-each-ref', `--contains=${tip}`, '--format=%(refname)', 'refs/heads', 'refs/remotes'],
  });
  const names = line(answer)
    .split('\n')
    .map((ref) => ref.replace(/^refs\/heads\/|^refs\/remotes\/[^/]+\//, ''));
  return names.find((name) => name !== '' && name !== branch && name !== 'HEAD') ?? null;
}
