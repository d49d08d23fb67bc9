import type { ChangeSet } from '../core/change.ts';
import { type Cause, StopRun, type Unfinished } from '../core/outcome.ts';
import { commitMessage } from '../delivery/commit-message.ts';
import { checkCommit } from './commit-check.ts';
import { publish } from './publish.ts';
import type { Crew } from './wire.ts';

/** What is to be committed, and what a pull request says of it. */
export interface Work {
  readonly changes: ChangeSet;
  readonly unfinished: Unfinished | null;
  /** How the run ended, in one line. */
  readonly reason: string;
}

export interface Delivery {
  /** Why the commit was rejected: the workspace is left as the policy says. */
  readonly refused: Cause | null;
  /** Why the work could not be delivered: it stays in the workspace, and in the patch. */
  readonly undelivered: Cause | null;
}

/** Commit, push, pull request, in this order: what fails undoes nothing of what came before it. */
export async function deliver(crew: Crew, work: Work): Promise<Delivery> {
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
function noted({ referee, budget, desk }: Crew, why: Cause): Cause {
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
async function carryOut(crew: Crew, work: Work, tree: string): Promise<void> {
  const { observers, executionId, request } = crew.desk;
  const { git } = request.settings;
  const { changes, unfinished } = work;
  observers.emit({ type: 'tree_accepted', tree, changes });
  if (!git.auto_commit) return;
  const auditHead = observers.auditHead();
  const isUnfinished = unfinished !== null;
  const message = commitMessage({ message: git.commit_message, executionId, auditHead, isUnfinished });
  const sha = await publish(crew, { tree, message, changes });
  await openPullRequest(crew, work, { sha, auditHead });
}

interface Committed {
  readonly sha: string;
  readonly auditHead: string;
}

/** Where the settings want one, and of unfinished work always: it was pushed for that alone. */
async function openPullRequest(
  { destination, pullRequests, desk }: Crew,
  work: Work,
  committed: Committed,
): Promise<void> {
  if (destination === null || pullRequests === null) return;
  if (!desk.request.settings.git.create_pr && work.unfinished === null) return;
  const { deliverPullRequest } = await import('./pull-request.ts');
  await deliverPullRequest(desk, pullRequests, { ...work, ...committed, branch: destination.branch });
}
