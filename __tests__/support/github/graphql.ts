import { discussionAnswer } from './discussion-answer.ts';
import { type Reply, refusal } from './faults.ts';
import { createCommitOnBranch } from './graphql-commit.ts';
import { answerBranchProtection } from './protection-routes.ts';
import type { State } from './state.ts';

export interface GraphqlError {
  readonly type: string;
  readonly message: string;
}

type Variables = Readonly<Record<string, unknown>>;
/** Data of one field, or why there is none. */
export type FieldAnswer = { readonly data: unknown } | { readonly error: GraphqlError };

interface Field {
  /** The input type of the variable `input`, held against the schema too. */
  readonly input?: string;
  readonly answer: (state: State, variables: Variables) => FieldAnswer;
}

/** What the stand-in knows of GraphQL, by the field that a document asks for. */
const FIELDS: Readonly<Record<string, Field>> = {
  viewer: { answer: viewer },
  createCommitOnBranch: { input: 'CreateCommitOnBranchInput', answer: createCommitOnBranch },
  markPullRequestReadyForReview: { answer: markReady },
  repository: { answer: pullRequestIn },
};

/** Fields below the repository, whose answers are made whole elsewhere. */
const WHOLE: Readonly<Record<string, (state: State, body: unknown) => Reply>> = {
  issueOrPullRequest: discussionAnswer,
  refUpdateRule: answerBranchProtection,
};

/** The document is held against GitHub's schema, and so are the variables of its mutations. */
export async function answerGraphql(state: State, body: unknown, complaints: string[]): Promise<Reply> {
  const { query = '', variables = {} } = Object(body) as { query?: string; variables?: Variables };
  // Its schema takes a while to load: only where it is needed.
  const { validate } = await import('@octokit/graphql-schema');
  const [name = '', field] = Object.entries(FIELDS).find(([known]) => asksFor(query, known)) ?? [];
  const objections = validate(query).map(String);
  const whole = Object.entries(WHOLE).find(([known]) => new RegExp(`\\b${known}\\b`).test(query));
  if (objections.length === 0 && whole !== undefined) return whole[1](state, body);
  if (field?.input !== undefined) {
    const { inputObjections } = await import('./graphql-input.ts');
    objections.push(...inputObjections(field.input, variables.input));
  }
  if (objections.length > 0 || field === undefined) {
    complaints.push(`graphql: ${objections.join('; ') || 'the stand-in cannot answer'}: ${query}`);
    return refusal(400);
  }
  const answer = field.answer(state, variables);
  if ('data' in answer) return { status: 200, body: { data: { [name]: answer.data } } };
  const { type, message } = answer.error;
  const error = { type, message, path: [name], locations: [{ line: 2, column: 3 }] };
  return { status: 200, body: { data: { [name]: null }, errors: [error] } };
}

function asksFor(query: string, field: string): boolean {
  return new RegExp(`\\{\\s*${field}\\b`).test(query);
}

function viewer(state: State): FieldAnswer {
  const user = state.users.find(({ login }) => login === state.writesAs);
  return { data: { login: user?.login, databaseId: user?.id } };
}

const idOf = (number: number): string => `PR_${number}`;

function pullRequestIn(state: State, { number }: Variables): FieldAnswer {
  const pull = state.pulls.find((known) => known.number === number);
  if (pull !== undefined) return { data: { pullRequest: { id: idOf(pull.number), isDraft: pull.draft } } };
  const message = `Could not resolve to a PullRequest with the number of ${String(number)}.`;
  return { error: { type: 'NOT_FOUND', message } };
}

function markReady(state: State, { id }: Variables): FieldAnswer {
  const pull = state.pulls.find((known) => idOf(known.number) === id);
  if (pull === undefined) {
    return {
      error: { type: 'NOT_FOUND', message: `Could not resolve to a node with the global id of '${id}'` },
    };
  }
  pull.draft = false;
  return { data: { pullRequest: { isDraft: false } } };
}
