import { readCommitObject } from '../../adapters/git/objects/commit-object.ts';
import { userGit } from '../../adapters/git/program/user-git.ts';
import type { UserRepository } from '../../adapters/git/program/user-repository.ts';
import type { Remote } from '../../core/git/remote.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { AcceptedTree, RecordedRun } from '../../core/run/recorded-run.ts';
import type { RunContext } from '../context/run-context.ts';
import type { PushTarget } from '../preflight/push-target.ts';

export interface PublishTarget extends PushTarget {
  /** The commit on the branch that already contains this work; null if it must still be made. */
  readonly delivered: string | null;
}

export interface PublishContext {
  readonly context: RunContext;
  readonly repo: UserRepository;
  readonly remote: Remote;
  /** The commit whose history is trusted: this job's checkout, or the pull request's base. */
  readonly trusted: string;
}

/**
 * Returns the target of the work: the branch whose tip is still the run's start, or a new branch on trusted history. If
 * the tip already is this work, it was delivered before. Throws StopRun for any other tip, because the head moved.
 * Fetches the parent commit.
 */
export async function publishTarget(
  grounds: PublishContext,
  run: RecordedRun,
  accepted: AcceptedTree,
): Promise<PublishTarget> {
  const { context, remote } = grounds;
  const { trigger, settings, forge } = context.request;
  const branch = trigger?.start?.branch ?? settings.git.branch;
  const tip = await remote.tipOf(branch, context.stopwatch.work);
  const place = { remote, repository: forge?.repository ?? '', branch, expectedOld: tip, delivered: null };
  if (tip === null) {
    await requireTrusted(grounds, accepted.parent, branch);
    return place;
  }
  await remote.fetchCommit({ sha: tip, fallbackRef: `refs/heads/${branch}` }, context.stopwatch.work);
  if (tip === accepted.parent) return place;
  if (!(await isThisWork(grounds.repo, tip, run, accepted))) throw moved(branch, tip, accepted.parent);
  return { ...place, delivered: tip };
}

/** Throws StopRun unless the parent is in trusted history. Otherwise the work could carry a stranger's commit along. */
async function requireTrusted(
  { context, repo, remote, trusted }: PublishContext,
  parent: string,
  branch: string,
): Promise<void> {
  if (parent === trusted) return;
  await remote.fetchCommit({ sha: parent, joinedTo: trusted }, context.stopwatch.work);
  const answer = await userGit(repo)({
    args: ['merge-base', '--is-ancestor', parent, trusted],
    accept: [0, 1, 128],
  });
  if (answer.code === 0) return;
  const reason = `the run started from ${parent}, which is not in the history of this job's commit ${trusted}, and branch ${branch} does not exist: check out the same commit in both jobs`;
  throw new StopRun({ kind: 'delivery', reason, code: 'GIT-05' });
}

/** Returns true if the parent, tree and trailers of the commit are those of this run's delivery. */
async function isThisWork(
  repo: UserRepository,
  tip: string,
  { executionId }: RecordedRun,
  { tree, parent, head }: AcceptedTree,
): Promise<boolean> {
  const found = await readCommitObject(userGit(repo), tip);
  const trailers = `\nForge-Run: ${executionId}\nForge-Audit: ${head}\n`;
  return found.tree === tree && found.parents.join() === parent && found.message.endsWith(trailers);
}

function moved(branch: string, tip: string, parent: string): StopRun {
  const reason = `branch ${branch} is at ${tip.slice(0, 12)}, but the run started from ${parent.slice(0, 12)}, so nothing was pushed: run the first job again on the new commit`;
  return new StopRun({ kind: 'delivery', reason, code: 'GIT-05' });
}
