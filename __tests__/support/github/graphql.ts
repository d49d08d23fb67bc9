import { discussionAnswer } from './discussion-answer.ts';
import { type Reply, refusal } from './faults.ts';
import { answerBranchProtection } from './protection-routes.ts';
import type { State } from './state.ts';

/** The little of GraphQL that is asked: whom the token writes as, and how a branch is protected. The query is held against GitHub's schema. */
export async function answerGraphql(state: State, body: unknown, complaints: string[]): Promise<Reply> {
  const query = typeof body === 'object' && body !== null && 'query' in body ? String(body.query) : '';
  // Its schema takes a while to load: only where it is needed.
  const { validate } = await import('@octokit/graphql-schema');
  const objections = validate(query);
  if (objections.length === 0 && /\bissueOrPullRequest\b/.test(query)) return discussionAnswer(state, body);
  if (objections.length > 0 || !/\bviewer\b|\brefUpdateRule\b/.test(query)) {
    complaints.push(
      `graphql: ${objections.map(String).join('; ') || 'the stand-in knows the viewer and protections only'}: ${query}`,
    );
    return refusal(400);
  }
  if (/\brefUpdateRule\b/.test(query)) return answerBranchProtection(state, body);
  const user = state.users.find(({ login }) => login === state.writesAs);
  return { status: 200, body: { data: { viewer: { login: user?.login, databaseId: user?.id } } } };
}
