import { StopRun } from '../../core/outcome.ts';
import type { RepositoryFacts } from '../../core/ports.ts';
import { BRANCH_TRAILER, RUN_TRAILER } from '../../core/trailers.ts';
import { isBranchName } from './branch-name.ts';
import { branchOwner } from './branch-owner.ts';
import { attributed } from './conversions.ts';
import { type Git, GitError, line } from './exec.ts';
import { splitNul } from './raw-path.ts';
import type { Site } from './site.ts';
import { mergeTrees } from './three-way.ts';

export interface BranchWork {
  readonly site: Site;
  readonly user: Git;
  readonly facts: RepositoryFacts;
  readonly branch: string;
  readonly scratch: () => string;
}

interface Existing {
  readonly tip: string;
  readonly worktree: string;
}

/**
 * Goes to the branch the run delivers on (DECISIONS D27): ours is checked out with HEAD merged in; a new one is
 * left to the commit. Gives the new head, or null where nothing moved. On every StopRun the workspace is untouched.
 */
export async function prepareBranch(work: BranchWork): Promise<string | null> {
  const found = await usableBranch(work);
  return found === null ? null : goTo(work, found.head, found);
}

/** Our branch, to be gone on with; null for a new one and for the one that is checked out. Throws StopRun, moves nothing. */
export async function usableBranch(
  work: Pick<BranchWork, 'user' | 'facts' | 'branch'>,
): Promise<(Owned & { readonly head: string }) | null> {
  const { facts, branch } = work;
  await checkName(work);
  if (branch === facts.branch) return null;
  if (facts.head === null) {
    throw stop(`there is no commit yet, so branch ${branch} cannot start anywhere; make a first commit`);
  }
  const existing = await find(work);
  if (existing === null) return null;
  const owner = await branchOwner({ read: work.user, refs: work.user }, { branch, tip: existing.tip });
  if ('foreign' in owner) {
    throw stop(`branch ${branch} exists and ${owner.foreign}; set git.branch to another name, or delete it`);
  }
  if (existing.worktree !== '') {
    throw stop(
      `branch ${branch} is checked out in ${existing.worktree}; remove that worktree or name another branch`,
    );
  }
  return { head: facts.head, tip: existing.tip, run: owner.run };
}

async function checkName({ user, branch }: Pick<BranchWork, 'user' | 'branch'>): Promise<void> {
  if (await isBranchName(user, branch)) return;
  const reason = `git.branch is "${branch}", which is no valid branch name; see git check-ref-format`;
  throw new StopRun({ kind: 'config', reason });
}

/** The branch itself; null where it can be made. A branch `a` and a branch `a/b` exclude each other. */
async function find({ user, branch }: Pick<BranchWork, 'user' | 'branch'>): Promise<Existing | null> {
  const format = '%(refname)%00%(objectname)%00%(worktreepath)%00';
  const parts = branch.split('/');
  const above = parts.slice(0, -1).map((_, at) => `refs/heads/${parts.slice(0, at + 1).join('/')}`);
  const name = `refs/heads/${branch}`;
  const answer = await user({
    args: ['for-each-ref', `--format=${format}`, name, ...above],
  });
  const fields = splitNul(answer.stdout).map((field) => Buffer.from(field, 'latin1').toString('utf8'));
  for (let at = 0; at + 2 < fields.length; at += 3) {
    const [ref = '', tip = '', worktree = ''] = fields.slice(at, at + 3).map((field) => field.trim());
    if (ref === name) return { tip, worktree };
    if (ref.startsWith(`${name}/`) || above.includes(ref)) {
      throw stop(
        `branch ${branch} cannot be made beside ${ref.slice('refs/heads/'.length)}; name another branch`,
      );
    }
  }
  return null;
}

interface Owned {
  readonly tip: string;
  readonly run: string;
}

async function goTo(work: BranchWork, head: string, { tip, run }: Owned): Promise<string> {
  const { user, branch } = work;
  const target = await merged(work, head, tip, run);
  await refuseFiltered(work, head, target);
  await moveWorkspace(work, head, target);
  try {
    const ref = `refs/heads/${branch}`;
    const message = 'forge-headless: merge the base';
    await user({ args: ['update-ref', '-m', message, ref, target, tip], env: identity() });
    await user({ args: ['symbolic-ref', '-m', message, 'HEAD', ref], env: identity() });
    return target;
  } catch (error) {
    await moveWorkspace(work, target, head);
    throw stop(`branch ${branch} could not be moved: ${said(error)}; run again`);
  }
}

/** The branch with HEAD in it: its tip where it has HEAD already, else a merge commit that is ours too. */
async function merged(work: BranchWork, head: string, tip: string, run: string): Promise<string> {
  const { user, branch, facts } = work;
  const base = await user({ args: ['merge-base', head, tip], accept: [0, 1] });
  if (base.code !== 0) {
    throw stop(
      `branch ${branch} has no common history with HEAD here; fetch it whole (fetch-depth: 0) or delete it`,
    );
  }
  if (line(base) === head) return tip;
  const merge = await mergeTrees(user, { base: line(base), ours: tip, theirs: head }, work.scratch());
  if ('conflicts' in merge) {
    throw stop(
      `merging HEAD into branch ${branch} conflicts in ${merge.conflicts.join(', ')}; resolve it there, or delete the branch`,
    );
  }
  const message = `Merge ${facts.branch ?? head} into ${branch}\n\n${BRANCH_TRAILER}: ${branch}\n${RUN_TRAILER}: ${run}\n`;
  const commit = await user({
    args: ['commit-tree', merge.tree, '-p', tip, '-p', head, '-F', '-'],
    input: Buffer.from(message),
    env: identity(),
  });
  return line(commit);
}

/** Without its filter a file would be checked out as its pointer. */
async function refuseFiltered({ site, user, branch }: BranchWork, from: string, to: string): Promise<void> {
  const answer = await user({ args: ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to] });
  const filtered = [...(await attributed(site, user, splitNul(answer.stdout), ['filter'])).keys()];
  if (filtered.length === 0) return;
  throw stop(
    `branch ${branch} differs in ${filtered.join(', ')}, kept by a filter that is not run here; check the branch out first`,
  );
}

async function moveWorkspace({ user, branch, site }: BranchWork, from: string, to: string): Promise<void> {
  try {
    await user({ args: ['read-tree', '-m', '-u', from, to] });
  } catch (error) {
    throw stop(
      `${site.root} cannot go to branch ${branch}: ${said(error)}; commit or remove what is in the way`,
    );
  }
}

/** Merges of the harness's own: they hold nobody's work. */
function identity(): Record<string, string> {
  return {
    GIT_AUTHOR_NAME: 'Forge AI',
    GIT_AUTHOR_EMAIL: 'forge@example.com',
    GIT_COMMITTER_NAME: 'Forge AI',
    GIT_COMMITTER_EMAIL: 'forge@example.com',
  };
}

function said(error: unknown): string {
  const text = error instanceof GitError ? error.stderr : String(error);
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
