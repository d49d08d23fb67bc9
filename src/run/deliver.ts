import type { ChangeSet } from '../core/change.ts';
import { type Cause, StopRun, type Unfinished } from '../core/outcome.ts';
import { commitMessage } from '../delivery/commit-message.ts';
import { commitAndPush } from './commit-and-push.ts';
import { checkCommit } from './commit-check.ts';
import type { Courier, Origin } from './courier.ts';
import { commitBranch } from './position.ts';

/** What is to be committed, and what a pull request says of it. */
export interface Work {
  readonly changes: ChangeSet;
  readonly unfinished: Unfinished | null;
  /** How the run ended, in one line. */
  readonly reason: string;
  /** Of another job's run, whose work this is; absent where it is this run's own. */
  readonly origin?: Origin;
}

export interface Delivery {
  /** Why the commit was rejected: the workspace is left as the policy says. */
  readonly refused: Cause | null;
  /** Why the work could not be delivered: it stays in the workspace, and in the patch. */
  readonly undelivered: Cause | null;
}

/** Commit, push, pull request, in this order: what fails undoes nothing of what came before it. */
export async function deliver(crew: Courier, work: Work): Promise<Delivery> {
  if (work.changes.length === 0 || crew.desk.request.settings.mode === 'read-only') {
    return { refused: null, undelivered: null };
  }
  try {
    const { tree, refused } = await checkCommit(crew, work.changes);
    if (tree !== null) await carryOut(crew, work, tree);
    return { refused, undelivered: null };
  } catch (error) {
    if (error instanceof StopRun) return { refused: null, undelivered: noted(crew, error.why) };
    throw error;
  }
}

/** Puts on record what stood in the way of the delivery, where it is a rule or the run's time. */
function noted({ referee, budget, desk }: Courier, why: Cause): Cause {
  const { stopwatch } = desk;
  if (why.kind !== 'delivery') return why;
  // What the end of the run cut off is no refusal of the server's.
  if (stopwatch.cancelled) return { kind: 'failure', reason: `cancelled: ${why.reason}` };
  if (stopwatch.landing.aborted) {
    const facts = budget.facts(0, stopwatch.elapsed(), stopwatch.landingMs);
    referee.judge(facts, { turn: budget.turns, effect: 'none' });
    return { kind: 'timeout', reason: why.reason };
  }
  if (why.code === undefined) return why;
  const occasion = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' } as const;
  referee.note(why.code, why.reason, occasion, { response: 'reject' });
  return why;
}

/** Commits exactly the accepted tree. Throws StopRun(delivery) where that cannot be. */
async function carryOut(crew: Courier, work: Work, tree: string): Promise<void> {
  const { request } = crew.desk;
  const { git } = request.settings;
  const { unfinished } = work;
  const own = await bindTree(crew, tree, work.changes);
  if (!git.auto_commit) return;
  const { executionId, auditHead, at } = work.origin ?? own;
  const isUnfinished = unfinished !== null;
  const branch = await branchOf(crew);
  const message = commitMessage({
    message: git.commit_message,
    executionId,
    auditHead,
    branch,
    isUnfinished,
  });
  const sha = await commitAndPush(crew, { tree, message, changes: work.changes, at });
  await openPullRequest(crew, work, { sha, auditHead });
}

/** The branch that the commit is made for; null where HEAD is detached and nothing is pushed. */
async function branchOf({ repository, destination, desk }: Courier): Promise<string | null> {
  if (destination !== null) return destination.branch;
  const { clock } = desk.around;
  return (await repository.landingPlace(commitBranch(desk.request), clock.now())).branch;
}

/** Puts the tree on record that is to be committed, and the commit that it is to follow: what another job goes by. */
export async function bindTree(
  { repository, desk }: Courier,
  tree: string,
  changes: ChangeSet,
): Promise<Origin> {
  const { observers, executionId } = desk;
  observers.emit({ type: 'tree_accepted', tree, changes, parent: await repository.parent() });
  // The commit has the date of this event, so that nobody can give it another one unseen.
  const at = observers.recordedAt();
  return { executionId, auditHead: observers.auditHead(), at };
}

interface Committed {
  readonly sha: string;
  readonly auditHead: string;
}

/** Where the settings want one, and of unfinished work always: it was pushed for that alone. */
async function openPullRequest(
  { destination, pullRequests, desk }: Courier,
  work: Work,
  committed: Committed,
): Promise<void> {
  if (destination === null || pullRequests === null) return;
  if (!desk.request.settings.git.create_pr && work.unfinished === null) return;
  const { deliverPullRequest } = await import('./pull-request.ts');
  await deliverPullRequest(desk, pullRequests, { ...work, ...committed, branch: destination.branch });
}
