import { z } from 'zod';
import type { Discussion, Remark } from '../../../core/forge/discussion.ts';
import type { GithubApi } from '../api/github-api.ts';

/**
 * GraphQL, because only it reports which threads are resolved, and returns the newest entries without reading the rest.
 */
const QUERY = `
query ($owner: String!, $repo: String!, $number: Int!, $most: Int!) {
  repository(owner: $owner, name: $repo) {
    issueOrPullRequest(number: $number) {
      __typename
      ... on Issue { comments(last: $most) { nodes { ...entry } } }
      ... on PullRequest {
        comments(last: $most) { nodes { ...entry } }
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
fragment entry on IssueComment { author { __typename login } body createdAt isMinimized }`;

const remarkEntry = z.object({
  author: z.object({ __typename: z.string(), login: z.string() }).nullable(),
  body: z.string(),
  createdAt: z
    .string()
    .transform((text) => Date.parse(text))
    .pipe(z.number()),
  /** Somebody hid it as spam, off topic or outdated. */
  isMinimized: z.boolean(),
});

/** Lists of GraphQL have null entries for content that the token may not read. */
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
  comments: listOf(remarkEntry.extend({ diffHunk: z.string() })),
});

const answer = z.object({
  repository: z.object({
    issueOrPullRequest: z
      .object({ comments: listOf(remarkEntry), reviews: listOf(remarkEntry), reviewThreads: listOf(thread) })
      .nullable(),
  }),
});

type RemarkEntry = z.infer<typeof remarkEntry>;

export class GithubDiscussion implements Discussion {
  readonly #api: GithubApi;

  constructor(api: GithubApi) {
    this.#api = api;
  }

  async remarksOn(number: number, most: number): Promise<readonly Remark[]> {
    const { owner, repo } = this.#api.address;
    const { repository } = await this.#api.request({
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

/** A review without text is only the cover of its comments. */
function isShown({ body, isMinimized }: RemarkEntry): boolean {
  return !isMinimized && body.trim() !== '';
}

function remark({ author, createdAt, body }: RemarkEntry, place: Remark['place']): Remark {
  const login = author?.__typename === 'User' ? author.login : null;
  return { author: login, at: createdAt, text: body, place };
}
