import { existsSync } from 'node:fs';
import { SUBMODULE_MODE } from '../../../core/git/file-mode.ts';
import type { RepositoryFacts } from '../../../core/ports.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { treeDifferences } from '../objects/raw-diff.ts';
import { isBranchName } from '../program/branch-name.ts';
import { type RawPath, toDiskPath, toText } from '../program/raw-path.ts';
import { type Git, GitError } from '../program/run-git.ts';
import type { UserRepository } from '../program/user-repository.ts';
import { REFLOG_IDENTITY, tipIfMovable } from './local-branch.ts';
import { pathsNeedingFilter } from './unfiltered-checkout.ts';

/** The commit and branch to check out. */
export interface CheckOutTarget {
  readonly repo: UserRepository;
  readonly user: Git;
  readonly facts: RepositoryFacts;
  /** Full id of a commit that the repository has. */
  readonly sha: string;
  /** The local branch to check out; null: detached. */
  readonly branch: string | null;
  /** True: refuse if anything is uncommitted. False: refuse only if uncommitted changes are in the way. */
  readonly requireClean: boolean;
  readonly scratch: () => string;
}

/** Maximum number of dirty paths that a reason names; the rest are counted. */
const NAMED_PATHS = 5;

/**
 * Checks out a commit: files, index and HEAD, and the branch at that commit if one is given. Runs no hooks or filters
 * and does not touch submodules. An existing branch may only move forward. After StopRun(git_before), files and HEAD
 * are unchanged.
 */
export async function checkOutCommit(to: CheckOutTarget): Promise<void> {
  const { facts, sha, branch } = to;
  const from = facts.head;
  if (from === null) throw stop(`${facts.root} has no commit yet: check out the repository first`);
  await checkPreconditions(to, from);
  const old =
    branch === null ? null : await tipIfMovable({ user: to.user, branch, sha, current: facts.branch });
  if (from !== sha) await moveFiles(to, from, sha);
  try {
    await moveHead(to, old);
  } catch (error) {
    if (from !== sha) await moveFiles(to, sha, from);
    throw stop(`HEAD could not be moved to ${branch ?? sha}: ${errorText(error)}; run again`);
  }
}

async function checkPreconditions(to: CheckOutTarget, from: string): Promise<void> {
  const { repo, user, facts, sha, branch, requireClean } = to;
  const { dirty } = facts;
  if (requireClean && dirty.length > 0) {
    const named = dirty.slice(0, NAMED_PATHS).map(({ path, state }) => `${path} (${state})`);
    const more = dirty.length > NAMED_PATHS ? ` and ${dirty.length - NAMED_PATHS} more` : '';
    throw stop(
      `the workspace is not clean: ${named.join(', ')}${more}; commit or remove them, or set git.require_clean to false`,
    );
  }
  if (branch !== null && !(await isBranchName(user, branch))) {
    throw stop(
      `the branch is ${JSON.stringify(branch)}, which is not a valid branch name; see git check-ref-format`,
    );
  }
  if (from === sha) return;
  const changed = await changedBetween(to, from);
  const modules = changed.filter(({ isModule, raw }) => isModule && isCheckedOut(repo, raw));
  if (modules.length > 0) {
    throw stop(
      `submodule ${modules.map(({ raw }) => toText(raw)).join(', ')} differs at commit ${sha}, and submodules are not touched; check out that commit before the run (actions/checkout with its ref)`,
    );
  }
  const files = changed.flatMap(({ raw, isModule }) => (isModule ? [] : [raw]));
  const unpacked = await pathsNeedingFilter(to, from, files);
  if (unpacked.length > 0) {
    throw stop(
      `${unpacked.join(', ')} differs at commit ${sha} and is managed by a filter (such as Git LFS) that is not run here; check out that commit before the run (actions/checkout with its ref and lfs: true)`,
    );
  }
}

interface ChangedPath {
  readonly raw: RawPath;
  readonly isModule: boolean;
}

async function changedBetween({ user, sha }: CheckOutTarget, from: string): Promise<readonly ChangedPath[]> {
  const changed = await orStop(
    treeDifferences(user, from, sha),
    (why) => `commit ${sha} cannot be compared with HEAD: ${why}; fetch it first`,
  );
  return changed.map(({ raw, oldMode, newMode }) => ({
    raw,
    isModule: oldMode === SUBMODULE_MODE || newMode === SUBMODULE_MODE,
  }));
}

function isCheckedOut(repo: UserRepository, raw: RawPath): boolean {
  const gitEntries = toDiskPath(repo.root, `${raw}/.git`);
  return existsSync(gitEntries);
}

/** Runs `read-tree`, which writes what differs, keeps uncommitted changes, and refuses to overwrite them. */
async function moveFiles({ user, repo }: CheckOutTarget, from: string, to: string): Promise<void> {
  await orStop(
    user({ args: ['read-tree', '-m', '-u', from, to] }),
    (why) => `${repo.root} cannot check out commit ${to}: ${why}; commit or remove what is in the way`,
  );
}

async function moveHead({ user, facts, sha, branch }: CheckOutTarget, old: string | null): Promise<void> {
  const message = ['-m', 'forge-headless: the commit to work on'];
  if (branch === null) {
    await user({
      args: ['update-ref', '--no-deref', ...message, 'HEAD', sha, facts.head ?? ''],
      env: REFLOG_IDENTITY,
    });
    return;
  }
  const ref = `refs/heads/${branch}`;
  if (old !== sha)
    await user({
      args: ['update-ref', ...message, ref, sha, old ?? '0'.repeat(sha.length)],
      env: REFLOG_IDENTITY,
    });
  if (branch !== facts.branch)
    await user({ args: ['symbolic-ref', ...message, 'HEAD', ref], env: REFLOG_IDENTITY });
}

async function orStop<Result>(work: Promise<Result>, reason: (why: string) => string): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof GitError ? stop(reason(errorText(error))) : error;
  }
}

function errorText(error: unknown): string {
  const text = error instanceof GitError ? error.stderr : String(error);
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
