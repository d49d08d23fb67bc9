import type { Readiness } from '../../../core/forge/readiness.ts';
import type { ForgeOptions } from '../api/forge-options.ts';
import { GithubApi } from '../api/github-api.ts';
import type { RepositoryAddress } from '../api/repository-address.ts';
import { draftId, markedReady } from './commit-schemas.ts';

const NEEDS = 'pull-requests: write';

const QUERY = `query ($owner: String!, $repo: String!, $number: Int!) {
  repository(owner: $owner, name: $repo) { pullRequest(number: $number) { id isDraft } }
}`;

const MUTATION = `mutation ($id: ID!) {
  markPullRequestReadyForReview(input: { pullRequestId: $id }) { pullRequest { isDraft } }
}`;

/**
 * Marks drafts as ready. REST can create a draft but not end it. Only GraphQL can, with its own ids of pull requests.
 */
export class GithubReadiness implements Readiness {
  readonly #api: GithubApi;

  constructor(address: RepositoryAddress, token: string, options: ForgeOptions) {
    this.#api = new GithubApi(address, token, options);
  }

  async markReady(number: number): Promise<void> {
    const what = `mark pull request #${number} as ready`;
    const { id, isDraft } = await this.#api.request({
      what,
      needs: NEEDS,
      shape: draftId,
      send: async (client, { owner, repo, request }) => {
        const data: unknown = await client.graphql(QUERY, { owner, repo, number, request });
        return { headers: {}, data };
      },
    });
    if (!isDraft) return;
    await this.#api.request({
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
