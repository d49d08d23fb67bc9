import type { AgentEnd } from '../agent/loop.ts';
import { type ChangeSet, totalsOf } from '../core/change.ts';
import { type Cause, StopRun } from '../core/outcome.ts';
import { commitMessage } from '../delivery/commit-message.ts';
import { checkCommit } from './commit-check.ts';
import { checkGateProtection } from './gate-protection.ts';
import { policyFor } from './leave-workspace.ts';
import { commandsUndone, editsRefused } from './nothing-left.ts';
import { decisive } from './outcome.ts';
import { commitBranch } from './position.ts';
import { checkRunnerFiles } from './runner-check.ts';
import type { Crew } from './wire.ts';

export interface Landed {
  readonly causes: readonly Cause[];
  /** What to say where there is no cause against success. */
  readonly reason: string;
  readonly changes: ChangeSet;
  /** The run's diff against its start, taken before anything was put back. */
  readonly patch: Uint8Array | null;
}

export const NOTHING_LANDED: Landed = { causes: [], reason: '', changes: [], patch: null };

/** From the agent's end to a commit, or to the workspace as the policy leaves it. */
export async function land(crew: Crew, end: AgentEnd): Promise<Landed> {
  const { journal, gatekeeper, desk } = crew;
  const { stopwatch } = desk;
  // A run that called no tool has not waited for it yet.
  await crew.opened;
  const changes = await journal.changes();
  const patching = changes.length > 0 ? journal.patch() : Promise.resolve(null);
  // Awaited below; what fails before must not leave it unheard.
  patching.catch(() => undefined);
  const stopped = causesOf(crew, end);
  const ended = end.how === 'complete' || end.how === 'partial';
  // Work that a limit cut short is judged for the record; an emergency stop runs nothing any more.
  const mayJudge = !ended && !stopwatch.landing.aborted && crew.referee.stop?.kind !== 'emergency_stop';
  if (mayJudge && changes.length > 0) await gatekeeper.judgeWhatIsThere();
  const causes: Cause[] = [
    ...stopped,
    // After the last command, and before anything of ours is loaded that it could have written.
    ...presentOf(checkRunnerFiles(crew)),
    // A gate that a cancel killed says nothing of the work.
    ...presentOf(stopwatch.cancelled ? null : gatekeeper.verdict()),
    ...presentOf(await finalCheck(crew, changes)),
    ...presentOf(await checkGateProtection(crew, changes)),
    ...presentOf(changes.length > 0 ? null : commandsUndone(desk.observers.record())),
  ];
  const patch = await patching;
  if (causes.length === 0 && changes.length === 0)
    causes.push(...presentOf(editsRefused(desk.observers.record())));
  const cause = decisive(causes);
  if (cause !== null) return { causes, reason: '', changes: await leave(crew, cause, changes), patch };
  const { refused, undelivered } = await delivered(crew, changes);
  if (refused !== null) {
    return { causes: [refused], reason: '', changes: await leave(crew, refused, changes), patch };
  }
  return { causes: presentOf(undelivered), reason: successReason(crew, changes), changes, patch };
}

function presentOf(cause: Cause | null): readonly Cause[] {
  return cause === null ? [] : [cause];
}

/** Why the agent's work ended, where that was not by finishing the task. */
function causesOf(crew: Crew, end: AgentEnd): readonly Cause[] {
  const { referee } = crew;
  const { stopwatch } = crew.desk;
  const causes: Cause[] = [];
  if (stopwatch.cancelled) causes.push({ kind: 'failure', reason: 'cancelled' });
  else if (timeEndedIt(crew, end)) judgeTime(crew);
  if (referee.stop !== null) causes.push(referee.stop);
  if (end.how === 'gave_up') noteSilence(crew);
  const failure = failureReason(end);
  if (failure !== null && causes.length === 0) causes.push({ kind: 'failure', reason: failure });
  return causes;
}

/** Whether the work had to stop for the time, or the gates did. */
function timeEndedIt({ desk, gatekeeper }: Crew, end: AgentEnd): boolean {
  const { stopwatch } = desk;
  if (end.how !== 'complete' && end.how !== 'partial') return stopwatch.workIsOver;
  return stopwatch.landing.aborted && gatekeeper.verdict() !== null;
}

/** Two answers without a call: the protocol asks for one in each. */
function noteSilence({ referee, budget }: Crew): void {
  const reason = 'the model answered twice in a row without calling a tool: every answer must call one';
  referee.note('PROTO-01', reason, { turn: budget.turns, effect: 'none' }, { response: 'warn_continue' });
}

function failureReason(end: AgentEnd): string | null {
  switch (end.how) {
    case 'impossible':
      return `the agent calls the task impossible: ${end.result}`;
    case 'not_applied':
      return `the edit did not apply: ${end.result}`;
    case 'gave_up':
      return 'the model answered twice without calling a tool: give a clearer task or another model';
    case 'provider_failed':
      return end.result;
    case 'cancelled':
    case 'stopped':
      return 'the run was stopped';
    case 'complete':
    case 'partial':
      return null;
  }
}

/** Puts on record that the time is up: the constraint decides what that means. */
function judgeTime({ referee, budget, desk }: Crew): void {
  const { stopwatch } = desk;
  referee.judge(budget.facts(0, stopwatch.elapsed(), stopwatch.landingMs), {
    turn: budget.turns,
    effect: 'none',
  });
}

/** The whole is judged once more, by git's own counts. */
async function finalCheck(crew: Crew, changes: ChangeSet): Promise<Cause | null> {
  const { referee, budget, opened } = crew;
  if (referee.stop !== null || changes.length === 0) return null;
  const { trackedFiles: startFiles } = await opened;
  const facts = {
    phase: 'change',
    by: 'command',
    step: changes,
    total: totalsOf(changes),
    hazards: [],
  } as const;
  const startFilesGone = changes.filter((change) => change.status === 'deleted').length;
  referee.judge({ ...facts, startFiles, startFilesGone }, { turn: budget.turns, effect: 'none' });
  return referee.stop;
}

interface Delivery {
  /** Why the commit was rejected: the workspace is left as the policy says. */
  readonly refused: Cause | null;
  /** Why the work could not be delivered: it stays in the workspace, and in the patch. */
  readonly undelivered: Cause | null;
}

async function delivered(crew: Crew, changes: ChangeSet): Promise<Delivery> {
  if (changes.length === 0 || crew.desk.request.settings.mode === 'read-only') {
    return { refused: null, undelivered: null };
  }
  try {
    const { tree, refused } = await checkCommit(crew, changes);
    if (tree !== null) await deliver(crew, changes, tree);
    return { refused, undelivered: null };
  } catch (error) {
    if (error instanceof StopRun) return { refused: null, undelivered: noted(crew, error.why) };
    throw error;
  }
}

/** Puts on record what stood in the way of the delivery, where it is a rule. */
function noted({ referee, budget }: Crew, why: Cause): Cause {
  if (why.kind !== 'delivery' || why.code === undefined) return why;
  // Only a completed task comes this far.
  const occasion = { turn: budget.turns, tool: 'task_completion', effect: 'prevented' } as const;
  referee.note(why.code, why.reason, occasion, { response: 'reject' });
  return why;
}

/** Commits exactly the accepted tree. Throws StopRun(delivery) where that cannot be. */
async function deliver(crew: Crew, changes: ChangeSet, tree: string): Promise<void> {
  const { repository, desk } = crew;
  const { observers, executionId, request, around } = desk;
  const { git } = request.settings;
  observers.emit({ type: 'tree_accepted', tree, changes });
  if (!git.auto_commit) return;
  const commit = await repository.commit(tree, {
    message: commitMessage({ message: git.commit_message, executionId, auditHead: observers.auditHead() }),
    authorName: git.author_name,
    authorEmail: git.author_email,
    at: around.clock.now(),
    branch: commitBranch(request),
  });
  observers.emit({ type: 'committed', ...commit });
  await push(crew, commit.sha);
}

/** Pushes the one commit, never forced. Throws StopRun(delivery): the commit stays here, and the work in the reports. */
async function push({ destination, desk }: Crew, sha: string): Promise<void> {
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

function successReason(crew: Crew, changes: ChangeSet): string {
  const { files, linesAdded, linesRemoved } = totalsOf(changes);
  if (files === 0) return `the task is complete${crew.gatekeeper.praise()}; nothing needed a change`;
  return `the task is complete${crew.gatekeeper.praise()}; ${files} ${files === 1 ? 'file' : 'files'} changed, +${linesAdded} -${linesRemoved}`;
}

/** Leaves the workspace as `on_failure.workspace` says; returns what then differs from the start. */
async function leave(crew: Crew, cause: Cause, changes: ChangeSet): Promise<ChangeSet> {
  const policy = policyFor(cause, crew.desk.request.settings);
  const patchFile = await crew.journal.finish(policy);
  crew.desk.observers.emit({ type: 'workspace_left', policy, patchFile });
  return policy === 'preserve' ? changes : [];
}
