import type { AgentEnd } from '../agent/loop.ts';
import type { Silence } from '../agent/silence.ts';
import { type ChangeSet, totalsOf } from '../core/change.ts';
import type { Cause, Unfinished } from '../core/outcome.ts';
import { pathsOfTheStart } from '../gates/gates.ts';
import { deliver } from './deliver.ts';
import { NO_DRAFT, offerDraft } from './draft.ts';
import { checkGateProtection, evidenceOf } from './gate-protection.ts';
import { policyFor } from './leave-workspace.ts';
import { ignoredLeftBy } from './note-ignored.ts';
import { commandsUndone, editsRefused } from './nothing-left.ts';
import { decisive } from './outcome.ts';
import { type Ending, mayBeDrafted, unfinishedBy } from './partial.ts';
import { checkRunnerFiles } from './runner-check.ts';
import { verifyGates } from './verify-gates.ts';
import type { Crew } from './wire.ts';

export interface Landed {
  readonly causes: readonly Cause[];
  /** What to say where there is no cause against success. */
  readonly reason: string;
  readonly changes: ChangeSet;
  /** The run's diff against its start, taken before anything was put back. */
  readonly patch: Uint8Array | null;
  /** Set where what there is is not the finished task. */
  readonly unfinished: Unfinished | null;
}

export const NOTHING_LANDED: Landed = {
  causes: [],
  reason: '',
  changes: [],
  patch: null,
  unfinished: null,
};

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
  // Before what follows, which may stop the run for other reasons.
  const ending = { how: end.how, stop: crew.referee.stop, files: changes.length };
  const objections: Cause[] = [
    // After the last command, and before anything of ours is loaded that it could have written.
    ...presentOf(checkRunnerFiles(crew)),
    ...presentOf(await finalCheck(crew, changes)),
    ...presentOf(await checkGateProtection(crew, changes)),
    ...presentOf(changes.length > 0 ? null : commandsUndone(desk.observers.record())),
  ];
  // A gate that a cancel killed says nothing of the work.
  const red = presentOf(stopwatch.cancelled ? null : gatekeeper.verdict());
  const patch = await patching;
  const isStopped = [...stopped, ...objections, ...red].length > 0 && end.how !== 'not_applied';
  if (!isStopped && changes.length === 0) {
    objections.push(...presentOf(editsRefused(desk.observers.record())));
  }
  if (!isStopped && ended && changes.length > 0 && objections.length === 0) {
    objections.push(...presentOf(await secondOpinion(crew, changes)));
  }
  const landed = { patch, unfinished: unfinishedBy(ending) };
  if (landed.unfinished !== null) {
    return { ...landed, ...(await landUnfinished(crew, { ending, stopped, objections, red, changes })) };
  }
  return { ...landed, ...(await landWhole(crew, [...stopped, ...objections, ...red], changes)) };
}

/** `gate_protection: verify`: the gates on a fresh checkout must agree. */
async function secondOpinion(crew: Crew, changes: ChangeSet): Promise<Cause | null> {
  const { gate_protection: wanted, quality_gates: gates } = crew.desk.request.settings;
  if (wanted !== 'verify' || gates.length === 0) return null;
  const fromStart = pathsOfTheStart(await evidenceOf(crew, changes));
  return verifyGates({ ...crew, turn: crew.budget.turns }, fromStart);
}

type Kept = Pick<Landed, 'causes' | 'reason' | 'changes'>;

/** A finished task is delivered, and anything else left as the policy says. */
async function landWhole(crew: Crew, causes: readonly Cause[], changes: ChangeSet): Promise<Kept> {
  const cause = decisive(causes);
  if (cause !== null) return { causes, reason: '', changes: await leave(crew, cause, changes) };
  const reason = successReason(crew, changes);
  const { refused, undelivered } = await deliver(crew, { changes, unfinished: null, reason });
  if (refused !== null)
    return { causes: [refused], reason: '', changes: await leave(crew, refused, changes) };
  return { causes: presentOf(undelivered), reason, changes };
}

interface UnfinishedWork {
  readonly ending: Ending;
  readonly stopped: readonly Cause[];
  readonly objections: readonly Cause[];
  readonly red: readonly Cause[];
  readonly changes: ChangeSet;
}

/** Never committed but for a draft pull request (DECISIONS D26); else left as the policy says, where something failed. */
async function landUnfinished(crew: Crew, work: UnfinishedWork): Promise<Kept> {
  const { ending, stopped, changes } = work;
  const { partial } = crew.desk.request.settings.git;
  const causes = [...stopped, ...work.objections, ...work.red];
  const cause = decisive(causes);
  const unfinished = unfinishedBy(ending);
  // Nothing is pushed for a run that was cancelled, or that failed beside.
  const objections = [...stopped.filter(({ kind }) => kind === 'failure'), ...work.objections];
  const isOffered = mayBeDrafted({ ...ending, partial, objections });
  const reason = cause?.reason ?? partialReason(crew, changes);
  if (cause === null) warnUnfinished(crew);
  const draft = isOffered ? await offerDraft(crew, { changes, unfinished, reason }) : NO_DRAFT;
  const all = [...causes, ...presentOf(draft.undelivered)];
  const isLeft = cause === null || draft.committed;
  const kept = isLeft ? changes : await leave(crew, cause, changes);
  const delivered = draft.committed || changes.length === 0 ? '' : '; it is not committed';
  return { causes: all, reason: reason + (cause === null ? delivered : ''), changes: kept };
}

/** The gates are green, and the step with them: nobody should take it for done. */
function warnUnfinished({ desk }: Crew): void {
  const text = 'the agent called the task partial: its closing words say what is left to do';
  desk.observers.emit({ type: 'notice', level: 'warning', text });
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
  // Time that ended the work before a turn is on record by then.
  else if (timeEndedIt(crew, end) && referee.stop?.kind !== 'timeout') judgeTime(crew);
  if (referee.stop !== null) causes.push(referee.stop);
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

const SILENCES: Readonly<Record<Silence, string>> = {
  empty: "the model's answers were empty: give another model, or look into its server's log",
  call_as_text:
    "the model wrote its tool calls as text: turn on the server's tool parser, or give another model",
  words: 'the model answered twice without calling a tool: give a clearer task or another model',
};

function failureReason(end: AgentEnd): string | null {
  switch (end.how) {
    case 'impossible':
      return `the agent calls the task impossible: ${end.result}`;
    case 'not_applied':
      return `the edit did not apply: ${end.result}`;
    case 'gave_up':
      return SILENCES[end.silence];
    case 'provider_failed':
      return end.reason;
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

function successReason(crew: Crew, changes: ChangeSet): string {
  const { files, linesAdded, linesRemoved } = totalsOf(changes);
  if (files === 0) return `the task is complete${crew.gatekeeper.praise()}; nothing was changed`;
  return `the task is complete${crew.gatekeeper.praise()}; ${files} ${files === 1 ? 'file' : 'files'} changed, +${linesAdded} -${linesRemoved}`;
}

/** By its own word the agent did not finish; no limit ended it and no gate is red. */
function partialReason(crew: Crew, changes: ChangeSet): string {
  const { files, linesAdded, linesRemoved } = totalsOf(changes);
  const changed =
    files === 0
      ? 'nothing was changed'
      : `${files} ${files === 1 ? 'file' : 'files'} changed, +${linesAdded} -${linesRemoved}`;
  return `the agent calls the work partial${crew.gatekeeper.praise()}; ${changed}`;
}

/** Leaves the workspace as `on_failure.workspace` says; returns what then differs from the start. */
async function leave(crew: Crew, cause: Cause, changes: ChangeSet): Promise<ChangeSet> {
  const policy = policyFor(cause, crew.desk.request.settings);
  const { observers, writer } = crew.desk;
  // Without reports there is no changes.patch, so the work is saved as a quarantined patch.
  const isOnlyCopy = policy === 'rollback' && writer.dir === null;
  const done = await crew.journal.finish(isOnlyCopy ? 'quarantine' : policy);
  const left = isOnlyCopy && done.policy === 'quarantine' ? { ...done, policy } : done;
  if (left.policy !== policy) observers.emit({ type: 'notice', level: 'warning', text: NOT_QUARANTINED });
  if (left.leftOut !== undefined)
    observers.emit({ type: 'notice', level: 'warning', text: `work that was not judged: ${left.leftOut}` });
  // Of work that was rolled back the run's diff is the only copy.
  const isInPatch = left.policy === 'rollback' && changes.length > 0 && writer.dir !== null;
  const patchFile = isInPatch ? 'changes.patch' : left.patchFile;
  const ignoredLeft = left.policy === 'preserve' ? 0 : await ignoredLeftBy(crew);
  const stays = ignoredLeft === 0 ? {} : { ignoredLeft };
  observers.emit({ type: 'workspace_left', policy: left.policy, patchFile, ...stays });
  return left.policy === 'preserve' ? changes : [];
}

const NOT_QUARANTINED =
  'the work could not be saved as a patch: it stays in the workspace, as with on_failure.workspace: preserve';
