import { ARTIFACT_ROUTES } from './artifact-routes.ts';
import { createComment, listComments, updateComment } from './comment-routes.ts';
import type { ApiRequest, Operation } from './description.ts';
import { type Reply, refusal } from './faults.ts';
import { GIT_DATA_ROUTES } from './git-data-routes.ts';
import { PROTECTION_ROUTES } from './protection-routes.ts';
import {
  type Asked,
  created,
  invalid,
  isIssue,
  missing,
  ok,
  type Route,
  TOO_LONG,
  tooLong,
} from './route.ts';
import { RUN_LOG_ROUTES } from './run-log-routes.ts';
import * as shapes from './shapes.ts';
import { makePull, type Pull, type State } from './state.ts';
import { THREAD_ROUTES } from './thread-routes.ts';

/** What the false GitHub can do, by GitHub's own names of it. */
export const ROUTES: Readonly<Record<string, Route>> = {
  ...PROTECTION_ROUTES,
  ...THREAD_ROUTES,
  'repos/get': ({ state }) => ({
    ...ok(shapes.repositoryOf(state)),
    headers: state.protection.scopes === null ? {} : { 'x-oauth-scopes': state.protection.scopes },
  }),
  'repos/get-collaborator-permission-level': ({ state, values }) => {
    const user = state.users.find(({ login }) => login.toLowerCase() === values.username?.toLowerCase());
    return user === undefined
      ? refusal(404, `${values.username} is not a user`)
      : ok(shapes.permissionOf(user));
  },
  'repos/list-activities': ({ state, query }) => {
    const pushes = state.pushes.filter(({ branch }) => `refs/heads/${branch}` === query.get('ref'));
    return ok(pushes.map((push, at) => shapes.pushOf(state, push, at + 1)));
  },
  ...GIT_DATA_ROUTES,
  'git/get-ref': ({ state, values }) => {
    const branch = values.ref?.replace(/^heads\//, '') ?? '';
    const sha = state.branches.get(branch);
    return sha === undefined ? missing() : ok(shapes.referenceOf(branch, sha));
  },
  'pulls/get': (asked) => withPull(asked, (pull) => ok(shapes.pullOf(asked.state, pull))),
  'pulls/list': listPulls,
  'pulls/create': createPull,
  'pulls/update': (asked) => withPull(asked, (pull) => updatePull(asked, pull)),
  'pulls/request-reviewers': (asked) => withPull(asked, (pull) => requestReviewers(asked, pull)),
  'issues/add-labels': (asked) =>
    withPull(asked, (pull) => {
      addMissing(pull.labels, texts(asked.body.labels));
      return ok(pull.labels.map(shapes.labelOf));
    }),
  'issues/list-comments': listComments,
  'issues/create-comment': createComment,
  'issues/update-comment': updateComment,
  ...RUN_LOG_ROUTES,
  ...ARTIFACT_ROUTES,
  'reactions/create-for-issue': (asked) => react(asked, `#${asked.values.issue_number}`, isIssue(asked)),
  'reactions/create-for-issue-comment': (asked) => {
    const id = Number(asked.values.comment_id);
    const there = asked.state.comments.some((comment) => comment.id === id);
    return react(asked, `comment ${id}`, there);
  },
  'reactions/create-for-pull-request-review-comment': (asked) => {
    const id = Number(asked.values.comment_id);
    return react(asked, `review comment ${id}`, asked.state.reviewComments.includes(id));
  },
};

function react({ state, body }: Asked, on: string, there: boolean): Reply {
  if (!there) return missing();
  const reaction = { on, content: String(body.content), by: state.writesAs };
  const at = state.reactions.findIndex((known) => known.on === on && known.content === reaction.content);
  if (at !== -1) return ok(shapes.reactionOf(state, reaction.content, at + 1));
  return created(shapes.reactionOf(state, reaction.content, state.reactions.push(reaction)));
}

function withPull({ state, values }: Asked, act: (pull: Pull) => Reply): Reply {
  const number = Number(values.pull_number ?? values.issue_number);
  const pull = state.pulls.find((known) => known.number === number);
  return pull === undefined ? missing() : act(pull);
}

function listPulls({ state, query }: Asked): Reply {
  const [owner, ref] = (query.get('head') ?? '').split(':');
  const wanted = (pull: Pull) =>
    pull.state === (query.get('state') ?? 'open') &&
    (query.get('base') ?? pull.base.ref) === pull.base.ref &&
    (ref === undefined || (pull.head.ref === ref && pull.head.repository?.split('/')[0] === owner));
  return ok(state.pulls.filter(wanted).map((pull) => shapes.pullInList(state, pull)));
}

function createPull({ state, body }: Asked): Reply {
  const head = String(body.head);
  const base = String(body.base);
  const [headSha, baseSha] = [state.branches.get(head), state.branches.get(base)];
  const invalidPull = (error: object) => invalid({ resource: 'PullRequest', ...error });
  if (!state.protection.tokenMayOpenPullRequests) return refusal(403);
  if (!state.actionsMayOpenPullRequests) {
    return refusal(403, 'GitHub Actions is not permitted to create or approve pull requests.');
  }
  if (headSha === undefined) return invalidPull({ field: 'head', code: 'invalid' });
  if (baseSha === undefined) return invalidPull({ field: 'base', code: 'invalid' });
  if (headSha === baseSha)
    return invalidPull({ code: 'custom', message: `No commits between ${base} and ${head}` });
  if (tooLong(body.body)) return invalidPull({ code: 'custom', field: 'body', message: TOO_LONG });
  const open = state.pulls.some(
    (pull) => pull.state === 'open' && pull.head.ref === head && pull.base.ref === base,
  );
  const [owner] = state.repository.split('/');
  if (open)
    return invalidPull({ code: 'custom', message: `A pull request already exists for ${owner}:${head}.` });
  const pull = makePull({
    number: Math.max(0, ...state.issues, ...state.pulls.map(({ number }) => number)) + 1,
    title: String(body.title),
    body: typeof body.body === 'string' ? body.body : null,
    author: state.writesAs,
    draft: body.draft === true,
    head: { ref: head, sha: headSha, repository: state.repository },
    base: { ref: base, sha: baseSha },
  });
  state.pulls.push(pull);
  return created(shapes.pullOf(state, pull));
}

function updatePull({ state, body }: Asked, pull: Pull): Reply {
  if (tooLong(body.body)) return invalid({ resource: 'PullRequest', code: 'custom', message: TOO_LONG });
  if (typeof body.base === 'string') {
    const sha = state.branches.get(body.base);
    if (sha === undefined) return invalid({ resource: 'PullRequest', field: 'base', code: 'invalid' });
    pull.base = { ref: body.base, sha };
  }
  if (typeof body.title === 'string') pull.title = body.title;
  if (typeof body.body === 'string') pull.body = body.body;
  return ok(shapes.pullOf(state, pull));
}

function requestReviewers({ state, body }: Asked, pull: Pull): Reply {
  const users = texts(body.reviewers);
  const may = (login: string) =>
    login !== pull.author &&
    state.users.some((user) => user.login === login && user.permission !== undefined);
  if (!users.every(may)) {
    return refusal(
      422,
      'Reviews may only be requested from collaborators. One or more of the users or teams you specified is not a collaborator of the repository.',
    );
  }
  addMissing(pull.reviewers.users, users);
  addMissing(pull.reviewers.teams, texts(body.team_reviewers));
  return created(shapes.pullInList(state, pull));
}

function addMissing(known: string[], more: readonly string[]): void {
  known.push(...more.filter((name) => !known.includes(name)));
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** The answer that GitHub would give; null for what the false one cannot do. */
export function routed(
  state: State,
  operation: Operation,
  request: ApiRequest,
  address: string,
): Reply | null {
  const { values } = operation;
  if (`${values.owner}/${values.repo}`.toLowerCase() !== state.repository.toLowerCase()) return missing();
  const body = typeof request.body === 'object' && request.body !== null ? { ...request.body } : {};
  return ROUTES[operation.id]?.({ state, values, query: request.query, body, address }) ?? null;
}
