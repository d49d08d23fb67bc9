import type { EventInput } from '../../../src/trigger/decision.ts';

export const REPOSITORY = 'acme/app';
export const HEAD = 'a'.repeat(40);
export const BASE = 'b'.repeat(40);

export const person = (login: string) => ({ login, type: 'User' });
export const bot = (login: string) => ({ login, type: 'Bot' });

/** What the runner says of an event that mia brought about. */
export function eventOf(name: string, payload: unknown, over: Partial<EventInput> = {}): EventInput {
  return {
    name,
    payload,
    actor: 'mia',
    triggeringActor: 'mia',
    repository: REPOSITORY,
    phrase: '/forge',
    allowedBots: [],
    task: '',
    ...over,
  };
}

const shared = { repository: { full_name: REPOSITORY }, sender: person('mia') };

export const pullRequest = {
  number: 7,
  state: 'open',
  locked: false,
  merged: false,
  title: 'Mend the sum',
  body: 'It subtracts.',
  labels: [{ name: 'bug' }],
  head: { sha: HEAD, ref: 'mend-sum', repo: { full_name: REPOSITORY } },
  base: { sha: BASE, ref: 'main', repo: { full_name: REPOSITORY } },
};

const comment = (body: string) => ({
  id: 41,
  body,
  user: person('mia'),
  created_at: '2026-11-21T12:00:00Z',
  author_association: 'MEMBER',
});

/** A comment in the conversation of pull request 7. */
export const commentPayload = (body: string) => ({
  ...shared,
  action: 'created',
  issue: {
    number: 7,
    state: 'open',
    locked: false,
    title: pullRequest.title,
    body: pullRequest.body,
    labels: pullRequest.labels,
    pull_request: { url: 'https://api.example/pulls/7', merged_at: null },
  },
  comment: comment(body),
});

export const reviewPayload = (body: string) => ({
  ...shared,
  action: 'created',
  pull_request: pullRequest,
  comment: { ...comment(body), path: 'src/app.js', diff_hunk: '@@ -1 +1 @@\n-a - b' },
});

export const pullRequestPayload = (action = 'opened') => ({ ...shared, action, pull_request: pullRequest });

export const issuePayload = (over: object = {}) => ({
  ...shared,
  action: 'labeled',
  label: { name: 'forge' },
  issue: {
    number: 12,
    state: 'open',
    locked: false,
    title: 'It crashes',
    body: 'On start.',
    labels: [{ name: 'forge' }],
  },
  ...over,
});

export const workflowRunPayload = (over: object = {}) => ({
  ...shared,
  action: 'completed',
  workflow_run: {
    id: 99,
    name: 'CI',
    event: 'push',
    conclusion: 'failure',
    head_sha: HEAD,
    head_branch: 'mend-sum',
    head_repository: { full_name: REPOSITORY },
    head_commit: { message: 'Mend the sum' },
    display_title: 'Mend the sum',
    actor: person('mia'),
    triggering_actor: person('mia'),
    pull_requests: [],
    ...over,
  },
});
