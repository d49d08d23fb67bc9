import { existsSync } from 'node:fs';
import { StopRun } from '../../core/outcome.ts';
import type { RepositoryFacts } from '../../core/ports.ts';
import { isBranchName } from './branch-name.ts';
import { type Git, GitError } from './exec.ts';
import { unpackedFilters } from './filtered-paths.ts';
import { movableTip, REFLOG_IDENTITY } from './local-branch.ts';
import { onDisk, type RawPath, splitNul, toText } from './raw-path.ts';
import type { Site } from './site.ts';

/** Where the workspace is to go. */
export interface Destination {
  readonly site: Site;
  readonly user: Git;
  readonly facts: RepositoryFacts;
  /** A commit that is here; full id. */
  readonly sha: string;
  /** The local branch to be on; null: detached. */
  readonly branch: string | null;
  /** Refuse where anything is uncommitted; otherwise only where that is in the way. */
  readonly requireClean: boolean;
  readonly scratch: () => string;
}

/** Dirty paths named in the reason; the rest are counted. */
const NAMED_PATHS = 5;

/**
 * Puts the workspace on a commit (DECISIONS D28): files, index and HEAD, and a branch of that name at that commit
 * where one is asked for. No hook and no filter is run, no submodule touched. A branch that is here already may only
 * be moved forward. On every StopRun(git_before) files and HEAD are as they were.
 */
export async function goTo(to: Destination): Promise<void> {
  const { facts, sha, branch } = to;
  const from = facts.head;
  if (from === null) throw stop(`${facts.root} has no commit yet: check the repository out first`);
  await check(to, from);
  const old =
    branch === null ? null : await movableTip({ user: to.user, branch, sha, current: facts.branch });
  if (from !== sha) await moveFiles(to, from, sha);
  try {
    await moveHead(to, old);
  } catch (error) {
    if (from !== sha) await moveFiles(to, sha, from);
    throw stop(`HEAD could not be moved to ${branch ?? sha}: ${said(error)}; run again`);
  }
}

async function check(to: Destination, from: string): Promise<void> {
  const { site, user, facts, sha, branch, requireClean } = to;
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
      `the branch is ${JSON.stringify(branch)}, which is no valid branch name; see git check-ref-format`,
    );
  }
  if (from === sha) return;
  const changed = await changedBetween(to, from);
  const modules = changed.filter(({ isModule, raw }) => isModule && isCheckedOut(site, raw));
  if (modules.length > 0) {
    throw stop(
      `submodule ${modules.map(({ raw }) => toText(raw)).join(', ')} is another one at commit ${sha}, and submodules are not touched; check that commit out before the run (actions/checkout with its ref)`,
    );
  }
  const files = changed.flatMap(({ raw, isModule }) => (isModule ? [] : [raw]));
  const unpacked = await unpackedFilters(to, from, files);
  if (unpacked.length > 0) {
    throw stop(
      `${unpacked.join(', ')} differs at commit ${sha} and is kept by a filter (Git LFS, for one) that is not run here; check that commit out before the run (actions/checkout with its ref and lfs: true)`,
    );
  }
}

interface Changed {
  readonly raw: RawPath;
  readonly isModule: boolean;
}

async function changedBetween({ user, sha }: Destination, from: string): Promise<readonly Changed[]> {
  const answer = await attempt(
    user({ args: ['diff-tree', '-r', '-z', '--raw', '--no-renames', from, sha] }),
    (why) => `commit ${sha} cannot be compared with HEAD: ${why}; fetch it first`,
  );
  const parts = splitNul(answer.stdout);
  const changed: Changed[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [before, after] = (parts[at] ?? '').slice(1).split(' ');
    changed.push({ raw: parts[at + 1] ?? '', isModule: before === '160000' || after === '160000' });
  }
  return changed;
}

function isCheckedOut(site: Site, raw: RawPath): boolean {
  const dotGit = onDisk(site.root, `${raw}/.git`);
  return existsSync(dotGit);
}

/** `read-tree` alone: it writes what differs, keeps what is uncommitted, and refuses what would be overwritten. */
async function moveFiles({ user, site }: Destination, from: string, to: string): Promise<void> {
  await attempt(
    user({ args: ['read-tree', '-m', '-u', from, to] }),
    (why) => `${site.root} cannot go to commit ${to}: ${why}; commit or remove what is in the way`,
  );
}

async function moveHead({ user, facts, sha, branch }: Destination, old: string | null): Promise<void> {
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

async function attempt<Result>(work: Promise<Result>, reason: (why: string) => string): Promise<Result> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof GitError ? stop(reason(said(error))) : error;
  }
}

function said(error: unknown): string {
  const text = error instanceof GitError ? error.stderr : String(error);
  return text.trim().replaceAll(/\s*\n\s*/g, ' ');
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
