import type { Reply } from './faults.ts';
import type { State } from './state.ts';

/** What is said on a pull request or an issue, as GraphQL tells it: the newest, oldest first. */
export function discussionAnswer(state: State, body: unknown): Reply {
  const { number, most } = (
    body as { readonly variables: { readonly number: number; readonly most: number } }
  ).variables;
  const pull = state.pulls.find((known) => known.number === number);
  if (pull === undefined && !state.issues.includes(number)) {
    const message = `Could not resolve to an issue or pull request with the number of ${number}.`;
    const errors = [{ type: 'NOT_FOUND', path: ['repository', 'issueOrPullRequest'], message }];
    return { status: 200, body: { data: { repository: { issueOrPullRequest: null } }, errors } };
  }
  const comments = state.comments
    .filter(({ issue }) => issue === number)
    .map(({ author, body: text, createdAt }) => said(state, author, text, createdAt));
  const found = { __typename: pull === undefined ? 'Issue' : 'PullRequest', comments: last(comments, most) };
  const reviews =
    pull === undefined ? {} : { reviews: { nodes: [] }, reviewThreads: last(threads(state, number), most) };
  return { status: 200, body: { data: { repository: { issueOrPullRequest: { ...found, ...reviews } } } } };
}

function last(nodes: readonly object[], most: number): object {
  return { nodes: nodes.slice(-most) };
}

function threads(state: State, number: number): readonly object[] {
  return state.threads
    .filter(({ pull }) => pull === number)
    .map(({ path, line, hunk, resolved = false, outdated = false, comments }) => ({
      ...{ isResolved: resolved, isOutdated: outdated, path, line },
      comments: {
        nodes: comments.map(({ author, body, at }) => ({ ...said(state, author, body, at), diffHunk: hunk })),
      },
    }));
}

/** GraphQL names a bot without the ending that REST gives it. */
function said(state: State, login: string | null, body: string, createdAt: string): object {
  const user = state.users.find((known) => known.login === login);
  const author =
    user === undefined
      ? null
      : { __typename: user.type ?? 'User', login: user.login.replace(/\[bot\]$/, '') };
  return { author, body, createdAt, isMinimized: false };
}
