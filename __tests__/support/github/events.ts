import { createRequire } from 'node:module';
import type { Pull, State } from './state.ts';

type Json = Record<string, unknown>;

interface Published {
  readonly name: string;
  readonly examples: readonly Json[];
}

let published: readonly Published[] | null = null;

/** GitHub's published payload of an event, as a copy to be changed. */
function example(name: string, action?: string): Json {
  published ??= createRequire(import.meta.url)('@octokit/webhooks-examples') as readonly Published[];
  const found = published
    .find((event) => event.name === name)
    ?.examples.find((one) => action === undefined || one.action === action);
  if (found === undefined) throw new Error(`there is no published payload of ${name} ${action ?? ''}`);
  return structuredClone(found);
}

function part(payload: Json, name: string): Json {
  return payload[name] as Json;
}

/** An account as payloads show it. */
export function account(login: string): Json {
  const type = login.endsWith('[bot]') ? 'Bot' : 'User';
  return { ...part(example('issue_comment', 'created'), 'sender'), login, type };
}

function repository(state: State, shown: unknown): Json {
  const [, name = ''] = state.repository.split('/');
  return { ...(shown as Json), name, full_name: state.repository, default_branch: state.defaultBranch };
}

export interface CommentEvent {
  readonly id: number;
  readonly body: string;
  readonly user: string;
  readonly createdAt: string;
  readonly action?: 'created' | 'edited' | 'deleted';
  readonly sender?: string;
  readonly association?: string;
}

/** What a comment is on: a pull request, or the number of a plain issue. */
export type CommentedOn = Pull | number;

/** `issue_comment`, which comes for issues and pull requests alike; only of the latter it says that they are one. */
export function issueCommentPayload(state: State, on: CommentedOn, comment: CommentEvent): Json {
  const { action = 'created', sender = comment.user } = comment;
  const payload = example('issue_comment', action);
  return {
    ...payload,
    action,
    issue: { ...part(payload, 'issue'), ...issueOf(state, on) },
    comment: { ...part(payload, 'comment'), ...commentOf(comment) },
    repository: repository(state, payload.repository),
    sender: account(sender),
  };
}

function commentOf({ id, body, user, createdAt, association = 'MEMBER' }: CommentEvent): Json {
  return { id, body, user: account(user), created_at: createdAt, author_association: association };
}

function issueOf(state: State, on: CommentedOn): Json {
  if (typeof on === 'number') return { number: on, state: 'open', locked: false };
  const { number, title, body, labels, locked, merged, author } = on;
  const page = `https://github.com/${state.repository}/pull/${number}`;
  return {
    ...{ number, title, body, locked, state: on.state, user: account(author) },
    labels: labels.map((name) => ({ id: 1, name, color: 'd73a4a', default: false })),
    draft: on.draft,
    pull_request: {
      url: `https://api.github.com/repos/${state.repository}/pulls/${number}`,
      html_url: page,
      diff_url: `${page}.diff`,
      patch_url: `${page}.patch`,
      merged_at: merged ? '2026-11-02T12:00:00Z' : null,
    },
  };
}

/** `pull_request_review_comment`: a comment on a line of the diff. */
export function reviewCommentPayload(state: State, pull: Pull, comment: CommentEvent): Json {
  const payload = example('pull_request_review_comment', 'created');
  return {
    ...payload,
    comment: { ...part(payload, 'comment'), ...commentOf(comment) },
    pull_request: pullRequestOf(state, pull, payload),
    repository: repository(state, payload.repository),
    sender: account(comment.sender ?? comment.user),
  };
}

/** `pull_request`. */
export function pullRequestPayload(state: State, pull: Pull, action: string, sender: string): Json {
  const payload = example('pull_request', action);
  return {
    ...payload,
    number: pull.number,
    pull_request: pullRequestOf(state, pull, payload),
    repository: repository(state, payload.repository),
    sender: account(sender),
  };
}

function pullRequestOf(state: State, pull: Pull, payload: Json): Json {
  const shown = part(payload, 'pull_request');
  const { number, title, body, locked, draft, merged } = pull;
  return {
    ...shown,
    ...{ number, title, body, locked, draft, merged, state: pull.state, merged_at: null },
    user: account(pull.author),
    labels: [],
    head: side(shown.head, pull.head.ref, pull.head.sha, pull.head.repository),
    base: side(shown.base, pull.base.ref, pull.base.sha, state.repository),
  };
}

function side(shown: unknown, ref: string, sha: string, from: string | null): Json {
  const { repo, ...rest } = shown as { readonly repo: Json };
  return { ...rest, ref, sha, repo: from === null ? null : { ...repo, full_name: from } };
}

/** `push`, of one commit. */
export function pushPayload(state: State, branch: string, message: string): Json {
  const payload = example('push');
  const after = state.branches.get(branch);
  return {
    ...payload,
    ...{ ref: `refs/heads/${branch}`, after, deleted: false },
    head_commit: { id: after, message },
    repository: repository(state, payload.repository),
    sender: account('mia'),
  };
}

/** `workflow_dispatch`. */
export function dispatchPayload(state: State): Json {
  const payload = example('workflow_dispatch');
  return { ...payload, repository: repository(state, payload.repository), sender: account('mia') };
}

/** `issues`: a label or an assignee given to a plain issue by `sender`. */
export function issuePayload(
  state: State,
  given: { readonly label: string } | { readonly assignee: string },
  issue: { readonly number: number; readonly title: string; readonly body: string },
  sender = 'mia',
): Json {
  const payload = example('issues', 'label' in given ? 'labeled' : 'assigned');
  return {
    ...payload,
    ...('label' in given
      ? { label: { ...(payload.label as Json | undefined), name: given.label } }
      : { assignee: account(given.assignee) }),
    issue: {
      ...part(payload, 'issue'),
      ...issue,
      state: 'open',
      locked: false,
      labels: [],
      pull_request: undefined,
    },
    repository: repository(state, payload.repository),
    sender: account(sender),
  };
}

export interface RunEvent {
  readonly id: number;
  readonly branch: string;
  readonly sha: string;
  /** The event that started it. */
  readonly cause?: string;
  readonly conclusion?: string;
  readonly message?: string;
  readonly path?: string;
  readonly actor?: string;
  readonly pulls?: readonly Pull[];
}

/** `workflow_run`: another workflow, `CI`, has ended. */
export function workflowRunPayload(state: State, run: RunEvent): Json {
  const payload = example('workflow_run', 'completed');
  const shown = part(payload, 'workflow_run');
  const {
    id,
    branch,
    sha,
    cause = 'push',
    conclusion = 'failure',
    message = 'a feature',
    actor = 'mia',
  } = run;
  return {
    ...payload,
    workflow_run: {
      ...shown,
      ...{ id, run_attempt: 1, name: 'CI', path: run.path ?? '.github/workflows/ci.yml', event: cause },
      ...{ conclusion, head_branch: branch, head_sha: sha, display_title: message },
      head_commit: { ...(shown.head_commit as Json), id: sha, message },
      head_repository: repository(state, shown.head_repository),
      actor: account(actor),
      triggering_actor: account(actor),
      pull_requests: (run.pulls ?? []).map(({ number, head, base }) => ({ number, head, base })),
    },
    repository: repository(state, payload.repository),
    sender: account(actor),
  };
}
