import type { ChangeSet } from '../core/change.ts';
import { CODES } from '../core/codes.ts';
import type { Violation } from '../core/constraint.ts';
import { type Forge, ForgeError, MAX_BODY, type PullRequest, type Reviewers } from '../core/forge.ts';
import type { LimitUse } from '../core/limits.ts';
import { StopRun, type Unfinished } from '../core/outcome.ts';
import {
  type GateState,
  isOurs,
  type PullRequestText,
  pullRequestText,
} from '../delivery/pull-request-text.ts';
import { type GateRecord, gateRecords } from '../report/gate-record.ts';
import { limitUses } from '../report/limits.ts';
import { usedBy } from '../report/run-record.ts';
import type { Origin } from './courier.ts';
import type { Desk } from './desk.ts';
import type { PullRequests } from './pull-requests.ts';

/** A commit that is on its branch by now. */
export interface PushedWork {
  readonly sha: string;
  readonly branch: string;
  /** The chain's head that the commit's trailer names. */
  readonly auditHead: string;
  readonly changes: ChangeSet;
  readonly unfinished: Unfinished | null;
  /** How the run ended, in one line. */
  readonly reason: string;
  /** Of another job's run, whose work this is; absent where it is this run's own. */
  readonly origin?: Origin;
}

/**
 * Opens the pull request of a pushed branch, or brings the open one up to date: there is never a second one. Throws
 * StopRun(delivery), which says what is where; labels and reviewers that could not be set are only said.
 */
export async function deliverPullRequest(
  desk: Desk,
  { forge, base, readiness }: PullRequests,
  work: PushedWork,
): Promise<void> {
  const { git } = desk.request.settings;
  const head = { branch: work.branch, base };
  const draft = git.pr_draft || work.unfinished !== null;
  const { isCut, ...text } = textOf(desk, work);
  if (isCut) desk.observers.emit({ type: 'violated', violation: CUT_BODY });
  const { pull, operation } = await done(work, base, () => put(forge, head, text, draft));
  const { number, url } = pull;
  const isFinished = work.unfinished === null;
  const ends = isFinished && pull.draft && !git.pr_draft && isOurs(pull.body);
  const isDraft = pull.draft && !(ends && (await markReady(desk, readiness, number)));
  desk.observers.emit({ type: 'pull_request', operation, number, url, draft: isDraft });
  // Nobody is asked to review what is not finished, nor once more what they have been asked about.
  const asks = isFinished && (operation === 'created' || pull.draft);
  await Promise.all([
    said(desk, forge.addLabels(number, git.pr_labels)),
    ...(asks ? reviewersOf(git.pr_reviewers) : []).map((some) =>
      said(desk, forge.requestReviewers(number, some)),
    ),
  ]);
}

/** A draft that nobody ends is no harm, and no failure: the work is there, and a warning says what is left to do. */
async function markReady(desk: Desk, open: PullRequests['readiness'], number: number): Promise<boolean> {
  try {
    await (await open()).markReady(number);
    return true;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    const text = `pull request #${number} is finished and still a draft, mark it ready: ${error.message}`;
    desk.observers.emit({ type: 'notice', level: 'warning', text });
    return false;
  }
}

/** Recorded before the text is sent, so that it stands whatever GitHub answers. */
const CUT_BODY: Violation = {
  constraint: CODES['OUT-03'].title.replaceAll(' ', '_'),
  code: 'OUT-03',
  type: CODES['OUT-03'].type,
  response: 'warn_continue',
  reason: `the text of the pull request is longer than the ${MAX_BODY} characters that GitHub takes: its end was cut, and report.html and events.jsonl have all of it`,
  paths: [],
  details: {},
  effect: 'none',
};

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
    // Somebody was quicker, since the look.
    const theirs = await forge.openPullRequestOf(branch, base);
    if (theirs === null) throw error;
    return updated(forge, theirs, text);
  }
}

/** A text that somebody else wrote stays: the push alone has brought the pull request up to date. */
async function updated(forge: Forge, open: PullRequest, text: Text): Promise<Put> {
  const pull = isOurs(open.body) ? await forge.updatePullRequest(open.number, text) : open;
  return { pull, operation: 'updated' };
}

/** A failure after the push leaves the commit where it is, and says so. */
async function done<Result>(
  { sha, branch }: PushedWork,
  base: string,
  act: () => Promise<Result>,
): Promise<Result> {
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    const reason = `commit ${sha.slice(0, 12)} is on branch ${branch}, but it has no pull request into ${base} that is up to date: ${error.message}`;
    throw new StopRun({ kind: 'delivery', reason });
  }
}

async function said({ observers }: Desk, asked: Promise<void>): Promise<void> {
  try {
    await asked;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    observers.emit({ type: 'notice', level: 'warning', text: error.message });
  }
}

/**
 * `organisation/team` is a team; GitHub wants it without its organisation. People and teams are asked apart: the job's
 * own token may ask no team, and with one among them nobody would be asked.
 */
function reviewersOf(names: readonly string[]): readonly Reviewers[] {
  const users = names.filter((name) => !name.includes('/'));
  const teams = names.filter((name) => name.includes('/')).map((name) => name.slice(name.indexOf('/') + 1));
  return [
    { users, teams: [] },
    { users: [], teams },
  ].filter((some) => some.users.length + some.teams.length > 0);
}

/** The record holds no secret any more; what comes from elsewhere is cleaned here, before it is cut. */
function textOf({ observers, request, redactor }: Desk, work: PushedWork): PullRequestText {
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
    // Of another job's run only what is counted here is known, and not what it says of itself.
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
