import type { ChangeSet } from '../../core/git/change.ts';
import { type Cause, StopRun, type Unfinished } from '../../core/run/outcome.ts';
import { commitMessage } from '../../delivery/commit-message.ts';
import { commitBranch } from '../preflight/push-target.ts';
import { commitAndPush } from './commit-and-push.ts';
import { checkCommit } from './commit-check.ts';
import type { DeliveryContext, Origin } from './delivery-context.ts';

/** The work to commit, and the facts for its pull request. */
export interface Work {
  readonly changes: ChangeSet;
  readonly unfinished: Unfinished | null;
  /** The run's reason, in one line. */
  readonly reason: string;
  /** The run of another job that made the work; absent if this run made it. */
  readonly origin?: Origin;
}

export interface Delivery {
  /** The reason why the commit was rejected. The failure policy then decides about the workspace. */
  readonly refused: Cause | null;
  /** The reason why the work was not delivered. It stays in the workspace and in the patch. */
  readonly undelivered: Cause | null;
}

/** Commits, pushes and opens the pull request, in this order. A failure does not undo earlier steps. */
export async function deliver(services: DeliveryContext, work: Work): Promise<Delivery> {
  if (work.changes.length === 0 || services.context.request.settings.mode === 'read-only') {
    return { refused: null, undelivered: null };
  }
  try {
    const { tree, refused } = await checkCommit(services, work.changes);
    if (tree !== null) await carryOut(services, work, tree);
    return { refused, undelivered: null };
  } catch (error) {
    if (error instanceof StopRun) return { refused: null, undelivered: noted(services, error.why) };
    throw error;
  }
}

/** Records what prevented the delivery, if it was a rule or the run's time limit. */
function noted({ enforcer, budget, context }: DeliveryContext, why: Cause): Cause {
  const { stopwatch } = context;
  if (why.kind !== 'delivery') return why;
  // If the end of the run interrupted the delivery, the server did not refuse it.
  if (stopwatch.cancelled) return { kind: 'failure', reason: `cancelled: ${why.reason}` };
  if (stopwatch.landing.aborted) {
    const facts = budget.facts(0, stopwatch.elapsed(), stopwatch.landingMs);
    enforcer.judge(facts, { turn: budget.turns, effect: 'none' });
    return { kind: 'timeout', reason: why.reason };
  }
  if (why.code === undefined) return why;
  const callContext = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' } as const;
  enforcer.note(why.code, why.reason, callContext, { response: 'reject' });
  return why;
}

/** Commits exactly the accepted tree. Throws StopRun(delivery) if that fails. */
async function carryOut(services: DeliveryContext, work: Work, tree: string): Promise<void> {
  const { request } = services.context;
  const { git } = request.settings;
  const { unfinished } = work;
  const own = await bindTree(services, tree, work.changes);
  if (!git.auto_commit) return;
  const { executionId, auditHead, at } = work.origin ?? own;
  const isUnfinished = unfinished !== null;
  const branch = await branchOf(services);
  const message = commitMessage({
    message: git.commit_message,
    executionId,
    auditHead,
    branch,
    isUnfinished,
  });
  const sha = await commitAndPush(services, { tree, message, changes: work.changes, at });
  await openPullRequest(services, work, { sha, auditHead });
}

/** Returns the branch that the commit is made for; null if HEAD is detached and nothing is pushed. */
async function branchOf({ repository, destination, context }: DeliveryContext): Promise<string | null> {
  if (destination !== null) return destination.branch;
  const { clock } = context.hostProcess;
  return (await repository.targetBranchFacts(commitBranch(context.request), clock.now())).branch;
}

/** Records the tree to commit and its parent commit, which the publish job relies on. */
export async function bindTree(
  { repository, context }: DeliveryContext,
  tree: string,
  changes: ChangeSet,
): Promise<Origin> {
  const { observers, executionId } = context;
  observers.emit({ type: 'tree_accepted', tree, changes, parent: await repository.parent() });
  // The commit gets the date of this event, so that a different date would be noticed.
  const at = observers.recordedAt();
  return { executionId, auditHead: observers.auditHead(), at };
}

interface Committed {
  readonly sha: string;
  readonly auditHead: string;
}

/** Opens the pull request if the settings want one, and always for unfinished work, which is pushed only for it. */
async function openPullRequest(
  { destination, pullRequests, context }: DeliveryContext,
  work: Work,
  committed: Committed,
): Promise<void> {
  if (destination === null || pullRequests === null) return;
  if (!context.request.settings.git.create_pr && work.unfinished === null) return;
  const { deliverPullRequest } = await import('./pull-request.ts');
  await deliverPullRequest(context, pullRequests, { ...work, ...committed, branch: destination.branch });
}
