import type { UserRepository } from '../../adapters/git/program/user-repository.ts';
import { remoteUrl } from '../../adapters/git/remote/remote-url.ts';
import { openRemote } from '../../adapters/git/remote.ts';
import type { Remote } from '../../core/git/remote.ts';
import type { Repository, RepositoryFacts } from '../../core/ports.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { seconds } from '../../core/text/figures.ts';
import type { PinnedStart, RunRequest } from '../../settings/request/request.ts';
import type { RunContext } from '../context/run-context.ts';

/** The target of the run's push, determined before the agent starts. */
export interface PushTarget {
  readonly remote: Remote;
  /** `owner/name` */
  readonly repository: string;
  readonly branch: string;
  /** The branch's commit on the server at that time; null if it did not exist. */
  readonly expectedOld: string | null;
}

/** Opens the repository on its server; returns null if nothing is pushed. */
export function remoteFor(
  { request, hostProcess, stopwatch, observers }: RunContext,
  repo: () => Promise<UserRepository>,
  folder: string,
): Remote | null {
  const { forge, settings } = request;
  if (forge === null || !settings.git.auto_push || settings.mode === 'read-only') return null;
  const url = remoteUrl(forge.serverUrl, forge.repository);
  const retryOptions = {
    clock: hostProcess.clock,
    remainingMs: () => stopwatch.timeLeft('commit'),
    onWait: ({ ms, trouble }: { readonly ms: number; readonly trouble: string }) => {
      const text = `${forge.repository}: git failed (${trouble.replaceAll('_', ' ')}); retrying in ${seconds(ms)}`;
      observers.emit({ type: 'notice', level: 'warning', text });
    },
  };
  return openRemote({ url, token: forge.token, env: hostProcess.env, folder, repo, retryOptions });
}

/**
 * Checks out the commit that the run starts from and determines the push target. It is the pinned branch of the pull
 * request, else the branch of the settings or the checked-out branch. Throws StopRun(git_before).
 */
export async function checkOutTarget(
  context: RunContext,
  repository: Repository,
  facts: RepositoryFacts,
  remote: Remote | null,
): Promise<PushTarget | null> {
  const start = context.request.trigger?.start ?? null;
  if (start === null) return onBranch(context, repository, facts, remote);
  if (start.leaves !== true) return atPinned(context, repository, start, remote);
  if (facts.head === start.sha) return onBranch(context, repository, facts, remote);
  await repository.goTo({ sha: start.sha, branch: start.branch, requireClean: true });
  return onBranch(context, repository, await repository.inspect(), remote);
}

async function atPinned(
  context: RunContext,
  repository: Repository,
  { sha, branch }: PinnedStart,
  remote: Remote | null,
): Promise<PushTarget | null> {
  if (remote !== null) await refuseMainBranch(context, repository, branch);
  await repository.goTo({ sha, branch, requireClean: true });
  const text = `working on ${sha.slice(0, 12)}, the head of ${branch}`;
  context.observers.emit({ type: 'notice', level: 'info', text });
  return remote && { remote, repository: nameOf(context), branch, expectedOld: sha };
}

async function onBranch(
  context: RunContext,
  repository: Repository,
  facts: RepositoryFacts,
  remote: Remote | null,
): Promise<PushTarget | null> {
  if (context.request.settings.mode === 'read-only') return null;
  if (remote === null) {
    await goToBranch(context, repository, facts);
    return null;
  }
  const branch = targetOf(context, facts);
  await refuseMainBranch(context, repository, branch);
  const expectedOld = await remote.takeBranch(branch, context.stopwatch.work);
  await goToBranch(context, repository, facts);
  return { remote, repository: nameOf(context), branch, expectedOld };
}

/** Refuses the main branch as push target unless the settings name it. */
export async function refuseMainBranch(
  { request, hostProcess }: RunContext,
  repository: Pick<Repository, 'targetBranchFacts'>,
  branch: string,
): Promise<void> {
  if (request.settings.git.branch === branch) return;
  const named = request.forge?.mainBranch ?? null;
  const mainBranch =
    named ?? (await repository.targetBranchFacts(branch, hostProcess.clock.now())).mainBranch;
  if (branch !== mainBranch) return;
  const reason = `${branch} is the main branch, which gets pushes only if git.branch names it: set git.branch to another branch, or to ${branch} if you want that`;
  throw new StopRun({ kind: 'git_before', reason });
}

function nameOf({ request }: RunContext): string {
  return request.forge?.repository ?? '';
}

/** Returns the target branch. Merge refs and detached heads have none and are never pushed. */
function targetOf({ request }: RunContext, facts: RepositoryFacts): string {
  const branch = request.settings.git.branch || facts.branch;
  if (branch !== null) return branch;
  const reason =
    'no branch is checked out, so there is no branch to push to: set git.branch, or check out a branch (actions/checkout with its ref)';
  throw new StopRun({ kind: 'git_before', reason });
}

/** Checks out the branch of the settings, and logs it if the workspace moves to another commit. */
async function goToBranch(
  context: RunContext,
  repository: Repository,
  before: RepositoryFacts,
): Promise<void> {
  const { branch } = context.request.settings.git;
  if (branch === '') return;
  await repository.prepareBranch(branch);
  const { head } = await repository.inspect();
  if (head === before.head) return;
  const from = before.branch ?? before.head;
  const text = `the branch ${branch} comes from an earlier run: this run continues on it, with ${from} merged in`;
  context.observers.emit({ type: 'notice', level: 'info', text });
}

/** Returns the branch that the commit is made on; null if it is the branch of the workspace. */
export function commitBranch({ trigger, settings }: RunRequest): string | null {
  const start = trigger?.start ?? null;
  const goesBack = start !== null && start.leaves !== true;
  return goesBack || settings.git.branch === '' ? null : settings.git.branch;
}
