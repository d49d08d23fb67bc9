import type { Readiness } from '../../core/readiness.ts';
import { draftId, markedReady } from './commit-answers.ts';
import { Line } from './line.ts';
import type { ForgeOptions } from './options.ts';
import type { Site } from './site.ts';

const NEEDS = 'pull-requests: write';

const QUERY = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { id isDraft } }
}`;

const MUTATION = `mutation ($id: ID!) {
  markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;

/** REST can make a draft and cannot end one: that is GraphQL's alone, which knows pull requests by ids of its own. */
export class GithubReadiness implements Readiness {
  readonly #line: Line;

  constructor(site: Site, token: string, options: ForgeOptions) {
    this.#line = new Line(site, token, options);
  }

  async markReady(number: number): Promise<void> {
    const what = `mark pull request #${number} as ready`;
    const { id, isDraft } = await this.#line.ask({
      what,
      needs: NEEDS,
      shape: draftId,
      send: async (client, { owner, repo, request }) => {
        const data: unknown = await client.graphql(QUERY, { owner, repo, number, request });
        return { headers: {}, data };
      },
    });
    if (!isDraft) return;
    await this.#line.ask({
      what,
      needs: NEEDS,
      shape: markedReady,
      send: async (client, { request }) => {
        const data: unknown = await client.graphql(MUTATION, { id, request });
        return { headers: {}, data };
      },
    });
  }
}
