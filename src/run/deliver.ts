import type { ChangeSet } from '../core/change.ts';
import { type Cause, StopRun, type Unfinished } from '../core/outcome.ts';
import { commitMessage } from '../delivery/commit-message.ts';
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

/** Puts on record what stood in the way of the delivery, where it is a rule. */
function noted({ referee, budget }: Courier, why: Cause): Cause {
  if (why.kind !== 'delivery' || why.code === undefined) return why;
  const occasion = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' } as const;
  referee.note(why.code, why.reason, occasion, { response: 'reject' });
  return why;
}

/** Commits exactly the accepted tree. Throws StopRun(delivery) where that cannot be. */
async function carryOut(crew: Courier, work: Work, tree: string): Promise<void> {
  const { repository, desk } = crew;
  const { observers, request } = desk;
  const { git } = request.settings;
  const { unfinished } = work;
  const own = await bindTree(crew, tree, work.changes);
  if (!git.auto_commit) return;
  const { executionId, auditHead, at } = work.origin ?? own;
  const isUnfinished = unfinished !== null;
  const commit = await repository.commit(tree, {
    message: commitMessage({ message: git.commit_message, executionId, auditHead, isUnfinished }),
    authorName: git.author_name,
    authorEmail: git.author_email,
    at,
    branch: commitBranch(request),
  });
  observers.emit({ type: 'committed', ...commit });
  await push(crew, commit.sha);
  await openPullRequest(crew, work, { sha: commit.sha, auditHead });
}

/** Puts the tree on record that is to be committed, and the commit that it is to follow: what another job goes by. */
export async function bindTree(
  { repository, desk }: Courier,
  tree: string,
  changes: ChangeSet,
): Promise<Origin> {
  const { observers, executionId, around } = desk;
  observers.emit({ type: 'tree_accepted', tree, changes, parent: await repository.parent() });
  return { executionId, auditHead: observers.auditHead(), at: around.clock.now() };
}

/** Pushes the one commit, never forced. Throws StopRun(delivery): the commit stays here, and the work in the reports. */
async function push({ destination, desk }: Courier, sha: string): Promise<void> {
  if (destination === null) return;
  const { remote, repository, branch, expectedOld } = destination;
  const result = await remote.push({ sha, branch, expectedOld }, desk.stopwatch.landing);
  if (result.pushed) return desk.observers.emit({ type: 'pushed', sha, branch, repository });
  const stale = result.why === 'head_moved' || result.why === 'not_fast_forward';
  throw new StopRun({
    kind: 'delivery',
    reason: result.reason,
    ...(stale ? { code: 'GIT-05' as const } : {}),
  });
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
