import { BRANCH_TRAILER, RUN_TRAILER } from '../../../core/git/trailers.ts';
import type { RepositoryFacts } from '../../../core/ports.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { attributesOf } from '../objects/content-conversions.ts';
import { mergeTrees } from '../objects/three-way-merge.ts';
import { isBranchName } from '../program/branch-name.ts';
import { splitNul } from '../program/raw-path.ts';
import { type Git, GitError, outputLine } from '../program/run-git.ts';
import type { UserRepository } from '../program/user-repository.ts';
import { branchOwner } from './branch-owner.ts';

export interface DeliveryBranchCheckout {
  readonly repo: UserRepository;
  readonly user: Git;
  readonly facts: RepositoryFacts;
  readonly branch: string;
  readonly scratch: () => string;
}

interface ExistingBranch {
  readonly tip: string;
  readonly worktree: string;
}

/**
 * Checks out the branch that the run delivers on. A run's existing branch is checked out with HEAD merged in; a new
 * branch is left to the commit. Returns the new head, or null if nothing moved. After any StopRun the workspace is
 * unchanged.
 */
export async function checkOutBranch(work: DeliveryBranchCheckout): Promise<string | null> {
  const found = await findOwnBranch(work);
  return found === null ? null : checkOutOwnBranch(work, found.head, found);
}

/**
 * Returns the run's existing branch to continue on. Returns null for a new branch and for the checked-out one. Throws
 * StopRun; moves nothing.
 */
export async function findOwnBranch(
  work: Pick<DeliveryBranchCheckout, 'user' | 'facts' | 'branch'>,
): Promise<(OwnBranch & { readonly head: string }) | null> {
  const { facts, branch } = work;
  await checkName(work);
  if (branch === facts.branch) return null;
  if (facts.head === null) {
    throw stop(`there is no commit yet, so branch ${branch} cannot be created; create a first commit`);
  }
  const existing = await findBranch(work);
  if (existing === null) return null;
  const owner = await branchOwner({ read: work.user, refs: work.user }, { branch, tip: existing.tip });
  if ('foreign' in owner) {
    throw stop(`branch ${branch} exists and ${owner.foreign}; set git.branch to another name, or delete it`);
  }
  if (existing.worktree !== '') {
    throw stop(
      `branch ${branch} is checked out in ${existing.worktree}; remove that worktree or set git.branch to another name`,
    );
  }
  return { head: facts.head, tip: existing.tip, run: owner.run };
}

async function checkName({ user, branch }: Pick<DeliveryBranchCheckout, 'user' | 'branch'>): Promise<void> {
  if (await isBranchName(user, branch)) return;
  const reason = `git.branch is "${branch}", which is not a valid branch name; see git check-ref-format`;
  throw new StopRun({ kind: 'config', reason });
}

/** Returns the existing branch, or null if it can be created. Branches `a` and `a/b` exclude each other. */
async function findBranch({
  user,
  branch,
}: Pick<DeliveryBranchCheckout, 'user' | 'branch'>): Promise<ExistingBranch | null> {
  const format = '%(refname)%00%(objectname)%00%(worktreepath)%00';
  const parts = branch.split('/');
  const parents = parts.slice(0, -1).map((_, at) => `refs/heads/${parts.slice(0, at + 1).join('/')}`);
  const name = `refs/heads/${branch}`;
  const answer = await user({
    args: ['for-each-ref', `--format=${format}`, name, ...parents],
  });
  const fields = splitNul(answer.stdout).map((field) => Buffer.from(field, 'latin1').toString('utf8'));
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [ref = '', tip = '', worktree = ''] = fields.slice(at, at + 3).map((field) => field.trim());
    if (ref === name) return { tip, worktree };
    if (ref.startsWith(`${name}/`) || parents.includes(ref)) {
      throw stop(
        `branch ${branch} cannot exist next to ${ref.slice('refs/heads/'.length)}; set git.branch to another name`,
      );
    }
  }
  return null;
}

interface OwnBranch {
  readonly tip: string;
  readonly run: string;
}

async function checkOutOwnBranch(
  work: DeliveryBranchCheckout,
  head: string,
  { tip, run }: OwnBranch,
): Promise<string> {
  const { user, branch } = work;
  const target = await mergeHeadInto(work, head, tip, run);
  await refuseFiltered(work, head, target);
  await moveWorkTree(work, head, target);
  try {
    const ref = `refs/heads/${branch}`;
    const message = 'forge-headless: merge the base';
    await user({ args: ['update-ref', '-m', message, ref, target, tip], env: mergeIdentity() });
    await user({ args: ['symbolic-ref', '-m', message, 'HEAD', ref], env: mergeIdentity() });
    return target;
  } catch (error) {
    await moveWorkTree(work, target, head);
    throw stop(`branch ${branch} could not be moved: ${errorText(error)}; run again`);
  }
}

/**
 * Returns the branch with HEAD merged in: its tip if that already contains HEAD, otherwise a new merge commit with our
 * trailers.
 */
async function mergeHeadInto(
  work: DeliveryBranchCheckout,
  head: string,
  tip: string,
  run: string,
): Promise<string> {
  const { user, branch, facts } = work;
  const base = await user({ args: ['merge-base', head, tip], accept: [0, 1] });
  if (base.code !== 0) {
    throw stop(
      `branch ${branch} has no common history with HEAD here; fetch the whole history (fetch-depth: 0) or delete the branch`,
    );
  }
  if (outputLine(base) === head) return tip;
  const merge = await mergeTrees(user, { base: outputLine(base), ours: tip, theirs: head }, work.scratch());
  if ('conflicts' in merge) {
    throw stop(
      `merging HEAD into branch ${branch} conflicts in ${merge.conflicts.join(', ')}; resolve the conflicts there or delete the branch`,
    );
  }
  const message = `Merge ${facts.branch ?? head} into ${branch}\n\n${BRANCH_TRAILER}: ${branch}\n${RUN_TRAILER}: ${run}\n`;
  const commit = await user({
    args: ['commit-tree', merge.tree, '-p', tip, '-p', head, '-F', '-'],
    input: Buffer.from(message),
    env: mergeIdentity(),
  });
  return outputLine(commit);
}

/** Refuses if filtered files differ: without the filter, they would be checked out as pointers. */
async function refuseFiltered(
  { repo, user, branch }: DeliveryBranchCheckout,
  from: string,
  to: string,
): Promise<void> {
  const answer = await user({ args: ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to] });
  const filtered = [...(await attributesOf(repo, user, splitNul(answer.stdout), ['filter'])).keys()];
  if (filtered.length === 0) return;
  throw stop(
    `branch ${branch} differs in ${filtered.join(', ')}, managed by a filter that is not run here; check out the branch first`,
  );
}

async function moveWorkTree(
  { user, branch, repo }: DeliveryBranchCheckout,
  from: string,
  to: string,
): Promise<void> {
  try {
    await user({ args: ['read-tree', '-m', '-u', from, to] });
  } catch (error) {
    throw stop(
      `${repo.root} cannot check out branch ${branch}: ${errorText(error)}; commit or remove what is in the way`,
    );
  }
}

/** Returns the identity for the harness's merges, which contain nobody's own work. */
function mergeIdentity(): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: 'Forge AI',
    GIT_AUTHOR_EMAIL: 'forge@example.com',
    GIT_COMMITTER_NAME: 'Forge AI',
    GIT_COMMITTER_EMAIL: 'forge@example.com',
  };
}

function errorText(error: unknown): string {
  const text = error instanceof GitError ? error.stderr : String(error);
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
