import type { Account } from '../../../core/forge/forge.ts';
import type { GithubApi } from '../api/github-api.ts';
import { viewer } from './answer-schemas.ts';

/**
 * The account that the token writes as. Answers to writes contain it. Before the first write, GraphQL returns it for
 * every kind of token, even for a workflow's own, which may not call `GET /user`.
 */
export class Identity {
  readonly #api: GithubApi;
  #known: Account | null = null;

  constructor(api: GithubApi) {
    this.#api = api;
  }

  /** Learns the account from the author of something that this token has just made. */
  learn(author: Account | null): void {
    this.#known ??= author;
  }

  async ask(): Promise<Account> {
    this.#known ??= await this.#api.request({
      what: 'read the account of the token',
      needs: 'contents: read',
      shape: viewer,
      send: async (client, { request }) => {
        const data: unknown = await client.graphql('query { viewer { login databaseId } }', { request });
        return { headers: {}, data };
      },
    });
    return this.#known;
  }
}
