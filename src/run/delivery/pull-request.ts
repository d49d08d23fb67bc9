import {
  type Forge,
  ForgeError,
  MAX_BODY,
  type PullRequest,
  type Reviewers,
} from '../../core/forge/forge.ts';
import type { ChangeSet } from '../../core/git/change.ts';
import type { LimitUse } from '../../core/limits.ts';
import { StopRun, type Unfinished } from '../../core/run/outcome.ts';
import {
  type GateState,
  isOurs,
  type PullRequestText,
  pullRequestText,
} from '../../delivery/pull-request-text.ts';
import { type GateRecord, gateRecords } from '../../report/record/gate-record.ts';
import { limitUses } from '../../report/record/limit-use.ts';
import { usedBy } from '../../report/record/run-record.ts';
import { cutText } from '../calls/cut-output.ts';
import type { RunContext } from '../context/run-context.ts';
import type { PullRequests } from '../preflight/pull-requests.ts';
import type { Origin } from './delivery-context.ts';

/** A commit that was pushed to its branch. */
export interface PushedWork {
  readonly sha: string;
  readonly branch: string;
  /** The chain's head that the commit's trailer names. */
  readonly auditHead: string;
  readonly changes: ChangeSet;
  readonly unfinished: Unfinished | null;
  /** The run's reason, in one line. */
  readonly reason: string;
  /** The run of another job that made the work; absent if this run made it. */
  readonly origin?: Origin;
}

/**
 * Opens the pull request of a pushed branch, or updates the open one; there is never a second one. Throws
 * StopRun(delivery). Labels and reviewers that cannot be set only cause a warning.
 */
export async function deliverPullRequest(
  context: RunContext,
  { forge, base, readiness }: PullRequests,
  work: PushedWork,
): Promise<void> {
  const { git } = context.request.settings;
  const head = { branch: work.branch, base };
  const draft = git.pr_draft || work.unfinished !== null;
  const { isCut, ...text } = textOf(context, work);
  if (isCut) context.observers.emit({ type: 'violated', violation: CUT_BODY });
  const { pull, operation } = await orUndelivered(work, base, () => put(forge, head, text, draft));
  const { number, url } = pull;
  const isFinished = work.unfinished === null;
  const ends = isFinished && pull.draft && !git.pr_draft && isOurs(pull.body);
  const isDraft = pull.draft && !(ends && (await markReady(context, readiness, number)));
  context.observers.emit({ type: 'pull_request', operation, number, url, draft: isDraft });
  // Reviewers are not asked for unfinished work, and not a second time.
  const asks = isFinished && (operation === 'created' || pull.draft);
  await Promise.all([
    warnOnError(context, forge.addLabels(number, git.pr_labels)),
    ...(asks ? reviewersOf(git.pr_reviewers) : []).map((some) =>
      warnOnError(context, forge.requestReviewers(number, some)),
    ),
  ]);
}

/**
 * Marks the draft as ready. A failure is only a warning that says what is left to do, because the work is delivered.
 */
async function markReady(
  context: RunContext,
  open: PullRequests['readiness'],
  number: number,
): Promise<boolean> {
  try {
    await (await open()).markReady(number);
    return true;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    const text = `pull request #${number} is finished but still a draft; mark it as ready: ${error.message}`;
    context.observers.emit({ type: 'notice', level: 'warning', text });
    return false;
  }
}

/** Recorded before the text is sent, so that the record exists whatever GitHub answers. */
const CUT_BODY = cutText(
  `the text of the pull request is longer than the ${MAX_BODY} characters that GitHub accepts; its end was cut, and report.html and events.jsonl have all of it`,
);

interface Put {
  readonly pull: PullRequest;
  readonly operation: 'created' | 'updated';
}

type Text = Omit<PullRequestText, 'isCut'>;

interface Head {
  readonly branch: string;
  readonly base: string;
}

async function put(forge: Forge, head: Head, text: Text, draft: boolean): Promise<Put> {
  const { branch, base } = head;
  const open = await forge.openPullRequestOf(branch, base);
  if (open !== null) return updated(forge, open, text);
  try {
    const pull = await forge.createPullRequest({ ...text, head: branch, base, draft });
    return { pull, operation: 'created' };
  } catch (error) {
    if (!(error instanceof ForgeError) || error.kind !== 'conflict') throw error;
    // Someone else opened it in the meantime.
    const theirs = await forge.openPullRequestOf(branch, base);
    if (theirs === null) throw error;
    return updated(forge, theirs, text);
  }
}

/** Updates the text, unless someone else wrote it. The push has already updated the commits. */
async function updated(forge: Forge, open: PullRequest, text: Text): Promise<Put> {
  const pull = isOurs(open.body) ? await forge.updatePullRequest(open.number, text) : open;
  return { pull, operation: 'updated' };
}

/** Turns a failure after the push into a reason that says where the commit is. */
async function orUndelivered<Result>(
  { sha, branch }: PushedWork,
  base: string,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    const reason = `commit ${sha.slice(0, 12)} is on branch ${branch}, but its pull request into ${base} could not be opened or updated: ${error.message}`;
    throw new StopRun({ kind: 'delivery', reason });
  }
}

async function warnOnError({ observers }: RunContext, request: Promise<void>): Promise<void> {
  try {
    await request;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    observers.emit({ type: 'notice', level: 'warning', text: error.message });
  }
}

/**
 * Splits reviewers into people and teams. A team is `organization/team`, which GitHub takes without the organization.
 * Both are requested separately, because the job's own token may not request teams and then nobody would be asked.
 */
function reviewersOf(names: readonly string[]): readonly Reviewers[] {
  const users = names.filter((name) => !name.includes('/'));
  const teams = names.filter((name) => name.includes('/')).map((name) => name.slice(name.indexOf('/') + 1));
  return [
    { users, teams: [] },
    { users: [], teams },
  ].filter((some) => some.users.length + some.teams.length > 0);
}

/** Returns the text. The record is redacted already; text from elsewhere is redacted here, before it is cut. */
function textOf({ observers, request, redactor }: RunContext, work: PushedWork): PullRequestText {
  const record = observers.record();
  const limits = limitUses(record.configured, usedBy(record));
  const { pr_title: title, pr_body: body } = request.settings.git;
  return pullRequestText({
    executionId: record.executionId,
    auditHead: work.auditHead,
    task: record.task,
    ...(request.trigger?.issue === undefined ? {} : { issue: request.trigger.issue }),
    unfinished: work.unfinished,
    reason: redactor.text(work.reason),
    changes: redactor.data(work.changes),
    gates: gateRecords(record).map(stateOf),
    // If another job made the work, only the limits that are counted here are known.
    limits: work.origin === undefined ? limits : limits.filter(({ name }) => COUNTED_HERE.has(name)),
    result: record.ended?.result ?? '',
    wanted: { title: redactor.text(title), body: redactor.text(body) },
  });
}

const COUNTED_HERE: ReadonlySet<LimitUse['name']> = new Set(['files', 'lines']);

const NOW: Readonly<Record<GateRecord['status'], GateState['now']>> = {
  passed: 'green',
  failed: 'red',
  error: 'red',
  not_run: 'not run',
};

function stateOf({ name, required, status, wasRed }: GateRecord): GateState {
  const before = wasRed === null ? 'not asked' : wasRed ? 'red' : 'green';
  return { name, required, before, now: NOW[status] };
}
