import { z } from 'zod';
import type { Discussion, Remark } from '../../core/discussion.ts';
import type { Line } from './line.ts';

/** GraphQL, because it alone says which threads are resolved, and gives the newest first without reading the rest. */
const QUERY = `
query ($owner: String!, $repo: String!, $number: Int!, $most: Int!) {
  repository(owner: $owner, name: $repo) {
    issueOrPullRequest(number: $number) {
      __typename
      ... on Issue { comments(last: $most) { nodes { ...said } } }
      ... on PullRequest {
        comments(last: $most) { nodes { ...said } }
        reviews(last: $most) { nodes { author { __typename login } body createdAt isMinimized } }
        reviewThreads(last: $most) {
          nodes {
            isResolved isOutdated path line
            comments(last: 20) { nodes { author { __typename login } body createdAt isMinimized diffHunk } }
          }
        }
      }
    }
  }
}
fragment said on IssueComment { author { __typename login } body createdAt isMinimized }`;

const said = z.object({
  author: z.object({ __typename: z.string(), login: z.string() }).nullable(),
  body: z.string(),
  createdAt: z
    .string()
    .transform((text) => Date.parse(text))
    .pipe(z.number()),
  /** Somebody hid it: as spam, as off topic, as outdated. */
  isMinimized: z.boolean(),
});

/** Lists of GraphQL may have holes, where the token may not see. */
const listOf = <T>(node: z.ZodType<T>) =>
  z
    .object({ nodes: z.array(node.nullable()).nullable() })
    .nullish()
    .transform((list) => (list?.nodes ?? []).filter((entry) => entry !== null));

const thread = z.object({
  isResolved: z.boolean(),
  isOutdated: z.boolean(),
  path: z.string(),
  line: z.number().int().nullable(),
  comments: listOf(said.extend({ diffHunk: z.string() })),
});

const answer = z.object({
  repository: z.object({
    issueOrPullRequest: z
      .object({ comments: listOf(said), reviews: listOf(said), reviewThreads: listOf(thread) })
      .nullable(),
  }),
});

type Said = z.infer<typeof said>;

export class GithubDiscussion implements Discussion {
  readonly #line: Line;

  constructor(line: Line) {
    this.#line = line;
  }

  async remarksOn(number: number, most: number): Promise<readonly Remark[]> {
    const { owner, repo } = this.#line.site;
    const { repository } = await this.#line.ask({
      what: `read the discussion of #${number}`,
      needs: 'pull-requests: read (for an issue, issues: read)',
      shape: answer,
      send: async (client, { request }) => {
        const data: unknown = await client.graphql(QUERY, { owner, repo, number, most, request });
        return { headers: {}, data };
      },
    });
    const found = repository.issueOrPullRequest;
    if (found === null) return [];
    const remarks = [
      ...[...found.comments, ...found.reviews].filter(isShown).map((entry) => remark(entry, null)),
      ...found.reviewThreads
        .filter(({ isResolved, isOutdated }) => !isResolved && !isOutdated)
        .flatMap(({ path, line, comments }) =>
          comments.filter(isShown).map((entry) => remark(entry, { path, line, hunk: entry.diffHunk })),
        ),
    ];
    return remarks.sort((a, b) => a.at - b.at).slice(-most);
  }
}

/** A review without a text of its own is only the cover of its comments. */
function isShown({ body, isMinimized }: Said): boolean {
  return !isMinimized && body.trim() !== '';
}

function remark({ author, createdAt, body }: Said, place: Remark['place']): Remark {
  const login = author?.__typename === 'User' ? author.login : null;
  return { author: login, at: createdAt, text: body, place };
}
