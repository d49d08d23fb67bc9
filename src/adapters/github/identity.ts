import type { Account } from '../../core/forge.ts';
import { viewer } from './answers.ts';
import type { Line } from './line.ts';

/**
 * Whom the token writes as. What it made says so for nothing; before that, GraphQL tells for every kind of token,
 * also a workflow's own, to which `GET /user` is closed.
 */
export class Identity {
  readonly #line: Line;
  #known: Account | null = null;

  constructor(line: Line) {
    this.#line = line;
  }

  /** The author of something that this token has just made. */
  learn(author: Account | null): void {
    this.#known ??= author;
  }

  async ask(): Promise<Account> {
    this.#known ??= await this.#line.ask({
      what: 'learn whom the token writes as',
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
