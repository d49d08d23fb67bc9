import { textOf } from '../sources/find-file.ts';
import type { GivenValue } from '../sources/given.ts';
import type { Environment } from '../sources/inputs.ts';
import type { ForgeAccess } from './request.ts';

/** Returns the runner's facts about GitHub with the token of the run; null if one of them is missing. */
export function forgeAccess(
  entryPoint: 'action' | 'cli',
  values: ReadonlyMap<string, GivenValue>,
  env: Environment,
): ForgeAccess | null {
  const token = (entryPoint === 'action' ? textOf(values, 'github-token') : env.GITHUB_TOKEN) ?? '';
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
