import type { Answers, PullRequestAnswer } from '../../../src/trigger/authorize.ts';
import type { EventInput } from '../../../src/trigger/decision.ts';
import {
  BASE,
  commentPayload,
  eventOf,
  HEAD,
  person,
  pullRequest,
  pullRequestPayload,
  REPOSITORY,
} from './event-of.ts';

/** One event, GitHub's answers about the people behind it, and the expected result. The page in docs/ shows these. */
export interface EventRow {
  readonly event: string;
  readonly what: string;
  readonly who: string;
  readonly where: string;
  readonly input: EventInput;
  readonly answers: Answers;
  readonly happens: string;
}

const OPEN: PullRequestAnswer = {
  state: 'open',
  merged: false,
  locked: false,
  headSha: HEAD,
  headRepository: REPOSITORY,
  baseRepository: REPOSITORY,
  headRef: 'mend-sum',
  baseRef: 'main',
  baseSha: BASE,
  headCommittedAt: '2026-11-21T11:00:00Z',
  headPushedAt: '2026-11-21T11:30:00Z',
  headMessage: 'Mend the sum',
};

/** mia may write; mallory may read; that somebody maintains or triages comes down to one of the two. */
const PEOPLE: Answers['permissions'] = new Map([
  ['mia', { permission: 'write', roleName: 'maintain' }],
  ['mallory', { permission: 'read', roleName: 'triage' }],
]);

export const answers = (more: Partial<PullRequestAnswer> = {}): Answers => ({
  permissions: PEOPLE,
  pullRequest: { ...OPEN, ...more },
  branchHead: HEAD,
});
export const SILENT: Answers = { permissions: new Map(), pullRequest: null, trouble: 'GitHub answered 503' };

export const BACK = 'runs on the pinned head and pushes to its branch';
export const PULL = 'runs on the pinned head and pushes to its branch with `auto-push`';
export const OWN = 'runs on the pinned commit and opens a pull request from a new branch';
export const ISSUE = 'runs on the checked-out commit and opens a pull request from a new branch';
export const SETTINGS = 'runs on the checked-out commit and delivers as configured';
export const WRITER = 'may write';
export const READER = 'may only read or triage';
export const HERE = 'this repository';
export const FORK = 'a fork';

export const byMallory = { actor: 'mallory', triggeringActor: 'mallory' };
export const fromFork = { headRepository: 'mallory/app' };
export const comment = (body: string, user = 'mia') => {
  const payload = commentPayload(body);
  return { ...payload, comment: { ...payload.comment, user: person(user) }, sender: person(user) };
};
export const pull = (action: string, over: object = {}) => ({
  ...pullRequestPayload(action),
  pull_request: { ...pullRequest, ...over },
});
export const forkSide = { head: { ...pullRequest.head, repo: { full_name: 'mallory/app' } } };

type Cells = readonly [what: string, who: string, where: string];

export function row(
  event: string,
  [what, who, where]: Cells,
  input: { readonly payload: unknown; readonly over?: Partial<EventInput> },
  answered: Answers,
  happens: string,
): EventRow {
  return {
    event,
    what,
    who,
    where,
    input: eventOf(event, input.payload, input.over),
    answers: answered,
    happens,
  };
}
