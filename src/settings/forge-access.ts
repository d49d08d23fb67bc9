import type { GivenValue } from './given.ts';
import type { Environment } from './inputs.ts';
import type { ForgeAccess } from './request.ts';
import { textOf } from './sources.ts';

/** What the runner says of GitHub, and the token that was given with the run; null where one of them is missing. */
export function forgeAccess(
  door: 'action' | 'cli',
  values: ReadonlyMap<string, GivenValue>,
  env: Environment,
): ForgeAccess | null {
  const token = (door === 'action' ? textOf(values, 'github-token') : env.GITHUB_TOKEN) ?? '';
  const { GITHUB_REPOSITORY: repository = '', GITHUB_SERVER_URL: server = '', GITHUB_API_URL: api } = env;
  if (token === '' || repository === '') return null;
  return {
    serverUrl: server === '' ? 'https://github.com' : server,
    apiUrl: api === '' ? undefined : api,
    repository,
    mainBranch: null,
    token,
  };
}
