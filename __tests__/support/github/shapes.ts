import { readCommit } from './bare.ts';
import { example } from './description.ts';
import type { IssueComment, Pull, Push, State, User } from './state.ts';

type Json = Record<string, unknown>;

const PAGE = 'https://github.com';

/** The same data as GitHub shows it: its published example of each shape, with what this repository says instead. */

export function userOf(state: State, login: string | null): Json | null {
  const user = state.users.find((known) => known.login === login);
  return user === undefined ? null : account(user);
}

function account({ login, id, type = 'User' }: User): Json {
  const { user } = example<{ user: Json }>('reaction');
  const page = type === 'Bot' ? `apps/${login.replace('[bot]', '')}` : login;
  return { ...user, login, id, type, html_url: `${PAGE}/${page}` };
}

export function permissionOf(user: User): Json {
  const { permission = 'none', roleName = permission } = user;
  const rights = {
    pull: permission !== 'none',
    triage: permission === 'write' || permission === 'admin' || roleName === 'triage',
    push: permission === 'write' || permission === 'admin',
    maintain: roleName === 'maintain' || permission === 'admin',
    admin: permission === 'admin',
  };
  return {
    permission,
    role_name: roleName,
    user: { ...account(user), role_name: roleName, permissions: rights },
  };
}

export function repositoryOf(state: State): Json {
  // The example shows a fork of a template, with repositories that lack a field of today.
  const {
    parent: _,
    source: __,
    template_repository: ___,
    ...shown
  } = example<Json>('full-repository-default-response');
  return {
    ...shown,
    language: null,
    ...names(state.repository),
    default_branch: state.defaultBranch,
    archived: state.archived,
  };
}

function names(repository: string): Json {
  const [, name = ''] = repository.split('/');
  return { name, full_name: repository, html_url: `${PAGE}/${repository}` };
}

export function pullOf(state: State, pull: Pull): Json {
  const shown = example<Json>('pull-request');
  return { ...shown, ...common(state, pull, shown), merged: pull.merged };
}

/** As lists show it: without `merged`. */
export function pullInList(state: State, pull: Pull): Json {
  const [shown = {}] = example<Json[]>('pull-request-simple-items');
  return { ...shown, ...common(state, pull, shown) };
}

function common(state: State, pull: Pull, shown: Json): Json {
  const ended = '2026-11-02T12:00:00Z';
  return {
    number: pull.number,
    html_url: `${PAGE}/${state.repository}/pull/${pull.number}`,
    title: pull.title,
    body: pull.body,
    user: userOf(state, pull.author),
    labels: pull.labels.map(labelOf),
    state: pull.state,
    merged_at: pull.merged ? ended : null,
    closed_at: pull.state === 'closed' ? ended : null,
    locked: pull.locked,
    draft: pull.draft,
    requested_reviewers: pull.reviewers.users.map((login) => userOf(state, login)),
    requested_teams: [],
    head: side(shown.head, pull.head.ref, pull.head.sha, pull.head.repository),
    base: side(shown.base, pull.base.ref, pull.base.sha, state.repository),
  };
}

function side(shown: unknown, ref: string, sha: string, repository: string | null): Json {
  const { repo, ...rest } = shown as { repo: Json };
  const owner = repository?.split('/')[0] ?? 'unknown';
  return {
    ...rest,
    label: `${owner}:${ref}`,
    ref,
    sha,
    repo: repository === null ? null : { ...repo, ...names(repository) },
  };
}

export function labelOf(name: string): Json {
  const [shown = {}] = example<Json[]>('label-items');
  return { ...shown, name, default: false };
}

export function commentOf(state: State, comment: IssueComment): Json {
  return {
    ...example<Json>('issue-comment'),
    id: comment.id,
    html_url: `${PAGE}/${state.repository}/issues/${comment.issue}#issuecomment-${comment.id}`,
    body: comment.body,
    user: userOf(state, comment.author),
    created_at: comment.createdAt,
    updated_at: comment.updatedAt,
  };
}

export function reactionOf(state: State, content: string, id: number): Json {
  return { ...example<Json>('reaction'), id, user: userOf(state, state.writesAs), content };
}

export function commitOf(sha: string, committedAt: string, message = 'mend it'): Json {
  const shown = example<{ committer: Json }>('git-commit-2');
  return { ...shown, sha, message, committer: { ...shown.committer, date: committedAt } };
}

/** A commit of the repository itself. */
export function realCommitOf(state: State, sha: string): Json {
  const shown = example<{ verification: Json; parents: Json[] }>('git-commit-2');
  const { tree, parents, author, committedAt, message } = readCommit(state, sha);
  const verified = state.signed.has(sha);
  const url = 'https://api.github.com/repos/acme/app/git/commits';
  return {
    ...commitOf(sha, state.commits.get(sha) ?? committedAt),
    author,
    message: state.messages.get(sha) ?? message,
    tree: { sha: tree, url: `${url}/${tree}` },
    parents: parents.map((parent) => ({ ...shown.parents[0], sha: parent })),
    verification: { ...shown.verification, verified, reason: verified ? 'valid' : 'unsigned' },
  };
}

export function treeOf(sha: string): Json {
  return { ...example<Json>('git-tree'), sha, truncated: false };
}

export function blobOf(sha: string): Json {
  return { ...example<Json>('short-blob'), sha };
}

export function referenceOf(branch: string, sha: string): Json {
  const shown = example<{ object: Json }>('git-ref');
  return { ...shown, ref: `refs/heads/${branch}`, object: { ...shown.object, type: 'commit', sha } };
}

/** The example of this one is older than its schema: built by that. */
export function pushOf(state: State, push: Push, id: number): Json {
  return {
    id,
    node_id: `PSH_${id}`,
    before: '0'.repeat(40),
    after: push.after,
    ref: `refs/heads/${push.branch}`,
    timestamp: push.at,
    activity_type: push.type ?? 'push',
    actor: userOf(state, 'mia'),
  };
}
