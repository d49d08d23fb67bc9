import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GithubApi, type Overrides } from './api.ts';
import { makeState, type State } from './state.ts';

export interface GithubServerOptions {
  /** What differs from the usual repository (see makeState). */
  readonly state?: Partial<State>;
  readonly overrides?: Overrides;
  /** Before each answer, as a network would. */
  readonly latencyMs?: number;
}

export interface GithubServer extends AsyncDisposable {
  readonly api: GithubApi;
  /** For GITHUB_API_URL. */
  readonly url: string;
}

/**
 * A false GitHub on loopback, for this process and for children. `await using` closes it, and fails the test if any
 * request or any answer was not as GitHub describes it.
 */
export async function startGithubServer(options: GithubServerOptions = {}): Promise<GithubServer> {
  const api = new GithubApi(makeState(options.state), options);
  const server = createServer((message, response) => {
    api.handle(message, response).catch((error: unknown) => {
      api.complaints.push(String(error));
      response.destroy();
    });
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return {
    api,
    url: `http://127.0.0.1:${port}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      if (api.complaints.length > 0)
        throw new Error(`not as GitHub describes it:\n${api.complaints.join('\n')}`);
    },
  };
}
