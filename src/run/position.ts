import { openRemote } from '../adapters/git/remote.ts';
import { remoteUrl } from '../adapters/git/remote-url.ts';
import type { Site } from '../adapters/git/site.ts';
import { StopRun } from '../core/outcome.ts';
import type { Repository, RepositoryFacts } from '../core/ports.ts';
import type { Remote } from '../core/remote.ts';
import type { PinnedStart, RunRequest } from '../settings/request.ts';
import type { Desk } from './desk.ts';

/** Where the run's commit is to be pushed, fixed before the agent starts. */
export interface Destination {
  readonly remote: Remote;
  /** `owner/name` */
  readonly repository: string;
  readonly branch: string;
  /** Where the branch stood on the server then; null: it was not there. */
  readonly expectedOld: string | null;
}

/** The repository on its server; null where nothing is to be pushed to it. */
export function remoteFor(
  { request, around, stopwatch, observers }: Desk,
  site: () => Promise<Site>,
  folder: string,
): Remote | null {
  const { forge, settings } = request;
  if (forge === null || !settings.git.auto_push || settings.mode === 'read-only') return null;
  const url = remoteUrl(forge.serverUrl, forge.repository);
  const patience = {
    clock: around.clock,
    remainingMs: () => stopwatch.timeLeft('commit'),
    onWait: ({ ms, trouble }: { readonly ms: number; readonly trouble: string }) => {
      const text = `${forge.repository}: git had no success (${trouble.replaceAll('_', ' ')}); trying again in ${Math.ceil(ms / 1000)} s`;
      observers.emit({ type: 'notice', level: 'warning', text });
    },
  };
  return openRemote({ url, token: forge.token, env: around.env, folder, site, patience });
}

/**
 * Goes to where the run starts, and fixes where its commit goes: to the pull request's branch, where it was pinned;
 * else to the branch of the settings, or to the one that is checked out. Throws StopRun(git_before).
 */
export async function takePosition(
  desk: Desk,
  repository: Repository,
  facts: RepositoryFacts,
  remote: Remote | null,
): Promise<Destination | null> {
  const start = desk.request.trigger?.start ?? null;
  if (start === null) return onBranch(desk, repository, facts, remote);
  if (start.leaves !== true) return atPinned(desk, repository, start, remote);
  if (facts.head === start.sha) return onBranch(desk, repository, facts, remote);
  await repository.goTo({ sha: start.sha, branch: start.branch, requireClean: true });
  return onBranch(desk, repository, await repository.inspect(), remote);
}

async function atPinned(
  desk: Desk,
  repository: Repository,
  { sha, branch }: PinnedStart,
  remote: Remote | null,
): Promise<Destination | null> {
  if (remote !== null) await refuseMainBranch(desk, repository, branch);
  await repository.goTo({ sha, branch, requireClean: true });
  const text = `working on ${sha.slice(0, 12)}, the head of ${branch}`;
  desk.observers.emit({ type: 'notice', level: 'info', text });
  return remote && { remote, repository: nameOf(desk), branch, expectedOld: sha };
}

async function onBranch(
  desk: Desk,
  repository: Repository,
  facts: RepositoryFacts,
  remote: Remote | null,
): Promise<Destination | null> {
  if (desk.request.settings.mode === 'read-only') return null;
  if (remote === null) {
    await goToBranch(desk, repository, facts);
    return null;
  }
  const branch = targetOf(desk, facts);
  await refuseMainBranch(desk, repository, branch);
  const expectedOld = await remote.takeBranch(branch, desk.stopwatch.work);
  await goToBranch(desk, repository, facts);
  return { remote, repository: nameOf(desk), branch, expectedOld };
}

/** Pushed to only where the settings name it. Source: DECISIONS D27, last sentence. */
export async function refuseMainBranch(
  { request, around }: Desk,
  repository: Pick<Repository, 'landingPlace'>,
  branch: string,
): Promise<void> {
  if (request.settings.git.branch === branch) return;
  const told = request.forge?.mainBranch ?? null;
  const mainBranch = told ?? (await repository.landingPlace(branch, around.clock.now())).mainBranch;
  if (branch !== mainBranch) return;
  const reason = `${branch} is the main branch, and is pushed to only where git.branch names it: set git.branch to another one, or to ${branch} if that is meant`;
  throw new StopRun({ kind: 'git_before', reason });
}

function nameOf({ request }: Desk): string {
  return request.forge?.repository ?? '';
}

/** Merge refs and detached heads have no branch of their own, and are never pushed (DECISIONS D29). */
function targetOf({ request }: Desk, facts: RepositoryFacts): string {
  const branch = request.settings.git.branch || facts.branch;
  if (branch !== null) return branch;
  const reason =
    'no branch is checked out, so there is none to push to: set git.branch, or check a branch out (actions/checkout with its ref)';
  throw new StopRun({ kind: 'git_before', reason });
}

/** Says so where that moved the workspace: the user finds it there afterwards. */
async function goToBranch(desk: Desk, repository: Repository, before: RepositoryFacts): Promise<void> {
  const { branch } = desk.request.settings.git;
  if (branch === '') return;
  await repository.prepareBranch(branch);
  const { head } = await repository.inspect();
  if (head === before.head) return;
  const from = before.branch ?? before.head;
  const text = `the branch ${branch} is an earlier run's: this one goes on there, with ${from} merged in`;
  desk.observers.emit({ type: 'notice', level: 'info', text });
}

/** The branch that the commit is made on, where it is not the one that the workspace stands on. */
export function commitBranch({ trigger, settings }: RunRequest): string | null {
  const start = trigger?.start ?? null;
  const goesBack = start !== null && start.leaves !== true;
  return goesBack || settings.git.branch === '' ? null : settings.git.branch;
}
