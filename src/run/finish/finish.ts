import type { AgentEnd } from '../../agent/loop.ts';
import type { NoToolCall } from '../../agent/no-tool-call.ts';
import { type ChangeSet, totalsOf } from '../../core/git/change.ts';
import type { Cause, Unfinished } from '../../core/run/outcome.ts';
import { awaitedLater } from '../../core/settled.ts';
import { pathsNeededFromStart } from '../../gates/gates.ts';
import type { RunServices } from '../compose-run.ts';
import { deliver } from '../delivery/deliver.ts';
import { checkGateProtection, evidenceOf } from '../delivery/gate-protection.ts';
import { verifyGates } from '../gates/verify-gates.ts';
import { NO_DRAFT, offerDraft } from './draft.ts';
import { policyFor } from './leave-workspace.ts';
import { commandsUndone, editsRefused } from './no-effect.ts';
import { ignoredLeftBy } from './note-ignored.ts';
import { decisive } from './outcome.ts';
import { checkRunnerFiles } from './runner-check.ts';
import { type Ending, mayBeDrafted, unfinishedBy } from './unfinished.ts';

export interface FinishedRun {
  readonly causes: readonly Cause[];
  /** The reason to report if no cause prevents success. */
  readonly reason: string;
  readonly changes: ChangeSet;
  /** The run's diff against its start, taken before anything was rolled back. */
  readonly patch: Uint8Array | null;
  /** Set if the task is not finished. */
  readonly unfinished: Unfinished | null;
}

export const NOTHING_DELIVERED: FinishedRun = {
  causes: [],
  reason: '',
  changes: [],
  patch: null,
  unfinished: null,
};

/** Takes a run from the agent's end to a commit, or leaves the workspace as the policy says. */
export async function finishRun(services: RunServices, end: AgentEnd): Promise<FinishedRun> {
  const { journal, gatekeeper, context } = services;
  const { stopwatch } = context;
  // A run without tool calls has not waited for the start yet.
  await services.opened;
  const changes = await journal.changes();
  const patching = awaitedLater(changes.length > 0 ? journal.patch() : Promise.resolve(null));
  const stopped = causesOf(services, end);
  const ended = end.how === 'complete' || end.how === 'partial';
  // Work that a limit ended is judged for the record. After an emergency stop nothing more runs.
  const mayJudge = !ended && !stopwatch.landing.aborted && services.enforcer.stop?.kind !== 'emergency_stop';
  if (mayJudge && changes.length > 0) await gatekeeper.runFinalGates();
  // Taken now, because the next checks may stop the run for other reasons.
  const ending = { how: end.how, stop: services.enforcer.stop, files: changes.length };
  const objections: Cause[] = [
    // After the last command, and before any of our files that the command could have written is loaded.
    ...presentOf(checkRunnerFiles(services)),
    ...presentOf(await finalCheck(services, changes)),
    ...presentOf(await checkGateProtection(services, changes)),
    ...presentOf(changes.length > 0 ? null : commandsUndone(context.observers.record())),
  ];
  // A gate that was killed by a cancellation says nothing about the work.
  const red = presentOf(stopwatch.cancelled ? null : gatekeeper.verdict());
  const patch = await patching;
  const isStopped = [...stopped, ...objections, ...red].length > 0 && end.how !== 'not_applied';
  if (!isStopped && changes.length === 0) {
    objections.push(...presentOf(editsRefused(context.observers.record())));
  }
  if (!isStopped && ended && changes.length > 0 && objections.length === 0) {
    objections.push(...presentOf(await verifiedOnCheckout(services, changes)));
  }
  const finishedRun = { patch, unfinished: unfinishedBy(ending) };
  if (finishedRun.unfinished !== null) {
    return {
      ...finishedRun,
      ...(await finalizeUnfinished(services, { ending, stopped, objections, red, changes })),
    };
  }
  return { ...finishedRun, ...(await finalize(services, [...stopped, ...objections, ...red], changes)) };
}

/** Runs the gates on a fresh checkout, if `gate_protection` is `verify`. They must agree. */
async function verifiedOnCheckout(services: RunServices, changes: ChangeSet): Promise<Cause | null> {
  const { gate_protection: wanted, quality_gates: gates } = services.context.request.settings;
  if (wanted !== 'verify' || gates.length === 0) return null;
  const fromStart = pathsNeededFromStart(await evidenceOf(services, changes));
  return verifyGates({ ...services, turn: services.budget.turns }, fromStart);
}

type Kept = Pick<FinishedRun, 'causes' | 'reason' | 'changes'>;

/** Delivers a finished task, and leaves anything else as the policy says. */
async function finalize(services: RunServices, causes: readonly Cause[], changes: ChangeSet): Promise<Kept> {
  const cause = decisive(causes);
  if (cause !== null) return { causes, reason: '', changes: await leave(services, cause, changes) };
  const reason = successReason(services, changes);
  const { refused, undelivered } = await deliver(services, { changes, unfinished: null, reason });
  if (refused !== null)
    return { causes: [refused], reason: '', changes: await leave(services, refused, changes) };
  return { causes: presentOf(undelivered), reason, changes };
}

interface UnfinishedWork {
  readonly ending: Ending;
  readonly stopped: readonly Cause[];
  readonly objections: readonly Cause[];
  readonly red: readonly Cause[];
  readonly changes: ChangeSet;
}

/** Commits unfinished work only for a draft pull request; otherwise leaves it as the policy says. */
async function finalizeUnfinished(services: RunServices, work: UnfinishedWork): Promise<Kept> {
  const { ending, stopped, changes } = work;
  const { partial } = services.context.request.settings.git;
  const causes = [...stopped, ...work.objections, ...work.red];
  const cause = decisive(causes);
  const unfinished = unfinishedBy(ending);
  // A run that was cancelled, or that also failed, pushes nothing.
  const objections = [...stopped.filter(({ kind }) => kind === 'failure'), ...work.objections];
  const isOffered = mayBeDrafted({ ...ending, partial, objections });
  const reason = cause?.reason ?? partialReason(services, changes);
  if (cause === null) warnUnfinished(services);
  const draft = isOffered ? await offerDraft(services, { changes, unfinished, reason }) : NO_DRAFT;
  const all = [...causes, ...presentOf(draft.undelivered)];
  const isLeft = cause === null || draft.committed;
  const kept = isLeft ? changes : await leave(services, cause, changes);
  const delivered = draft.committed || changes.length === 0 ? '' : '; it is not committed';
  return { causes: all, reason: reason + (cause === null ? delivered : ''), changes: kept };
}

/** Warns that the work is partial, because the gates and the step are green. */
function warnUnfinished({ context }: RunServices): void {
  const text = 'the agent called the task partial: its closing message says what is left to do';
  context.observers.emit({ type: 'notice', level: 'warning', text });
}

function presentOf(cause: Cause | null): readonly Cause[] {
  return cause === null ? [] : [cause];
}

/** Returns why the agent's work ended, unless it finished the task. */
function causesOf(services: RunServices, end: AgentEnd): readonly Cause[] {
  const { enforcer } = services;
  const { stopwatch } = services.context;
  const causes: Cause[] = [];
  if (stopwatch.cancelled) causes.push({ kind: 'failure', reason: 'cancelled' });
  // If the time limit ended the work before a turn, that is recorded already.
  else if (timeEndedIt(services, end) && enforcer.stop?.kind !== 'timeout') judgeTime(services);
  if (enforcer.stop !== null) causes.push(enforcer.stop);
  const failure = failureReason(end);
  if (failure !== null && causes.length === 0) causes.push({ kind: 'failure', reason: failure });
  return causes;
}

/** Returns true if the time limit ended the agent's work or the gates. */
function timeEndedIt({ context, gatekeeper }: RunServices, end: AgentEnd): boolean {
  const { stopwatch } = context;
  if (end.how !== 'complete' && end.how !== 'partial') return stopwatch.workIsOver;
  return stopwatch.landing.aborted && gatekeeper.verdict() !== null;
}

const NO_TOOL_CALL_REASONS: Readonly<Record<NoToolCall, string>> = {
  empty: "the model's replies were empty: use another model, or check its server's log",
  call_as_text:
    "the model wrote its tool calls as text: turn on the server's tool parser, or use another model",
  words: 'the model replied twice without calling a tool: give a clearer task, or use another model',
};

function failureReason(end: AgentEnd): string | null {
  switch (end.how) {
    case 'impossible':
      return `the agent calls the task impossible: ${end.result}`;
    case 'not_applied':
      return `the edit did not apply: ${end.result}`;
    case 'gave_up':
      return NO_TOOL_CALL_REASONS[end.noToolCall];
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

/** Records that the time is up. The constraint decides the response. */
function judgeTime({ enforcer, budget, context }: RunServices): void {
  const { stopwatch } = context;
  enforcer.judge(budget.facts(0, stopwatch.elapsed(), stopwatch.landingMs), {
    turn: budget.turns,
    effect: 'none',
  });
}

/** Judges all changes once more, by git's own counts. */
async function finalCheck(services: RunServices, changes: ChangeSet): Promise<Cause | null> {
  const { enforcer, budget, opened } = services;
  if (enforcer.stop !== null || changes.length === 0) return null;
  const { trackedFiles: startFiles } = await opened;
  const facts = {
    phase: 'change',
    by: 'command',
    step: changes,
    total: totalsOf(changes),
    hazards: [],
  } as const;
  const startFilesGone = changes.filter((change) => change.status === 'deleted').length;
  enforcer.judge({ ...facts, startFiles, startFilesGone }, { turn: budget.turns, effect: 'none' });
  return enforcer.stop;
}

function successReason({ gatekeeper }: RunServices, changes: ChangeSet): string {
  return `the task is complete${gatekeeper.gateSummary()}; ${changedText(changes)}`;
}

/** Returns the reason of a run whose agent did not finish, although no limit ended it and no gate is red. */
function partialReason({ gatekeeper }: RunServices, changes: ChangeSet): string {
  return `the agent calls the work partial${gatekeeper.gateSummary()}; ${changedText(changes)}`;
}

function changedText(changes: ChangeSet): string {
  const { files, linesAdded, linesRemoved } = totalsOf(changes);
  if (files === 0) return 'nothing was changed';
  return `${files} ${files === 1 ? 'file' : 'files'} changed, +${linesAdded} -${linesRemoved}`;
}

/** Leaves the workspace as `on_failure.workspace` says. Returns what then differs from the start. */
async function leave(services: RunServices, cause: Cause, changes: ChangeSet): Promise<ChangeSet> {
  const policy = policyFor(cause, services.context.request.settings);
  const { observers, writer } = services.context;
  // Without reports there is no changes.patch, so the work is saved as a quarantined patch.
  const isOnlyCopy = policy === 'rollback' && writer.dir === null;
  const done = await services.journal.finish(isOnlyCopy ? 'quarantine' : policy);
  const left = isOnlyCopy && done.policy === 'quarantine' ? { ...done, policy } : done;
  if (left.policy !== policy) observers.emit({ type: 'notice', level: 'warning', text: NOT_QUARANTINED });
  if (left.leftOut !== undefined)
    observers.emit({ type: 'notice', level: 'warning', text: `work that was not judged: ${left.leftOut}` });
  // The run's diff is the only copy of work that was rolled back.
  const isInPatch = left.policy === 'rollback' && changes.length > 0 && writer.dir !== null;
  const patchFile = isInPatch ? 'changes.patch' : left.patchFile;
  const ignoredLeft = left.policy === 'preserve' ? 0 : await ignoredLeftBy(services);
  const stays = ignoredLeft === 0 ? {} : { ignoredLeft };
  observers.emit({ type: 'workspace_left', policy: left.policy, patchFile, ...stays });
  return left.policy === 'preserve' ? changes : [];
}

const NOT_QUARANTINED =
  'the work could not be saved as a patch: it stays in the workspace, as with on_failure.workspace: preserve';
