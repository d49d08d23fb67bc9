import type { Discussion } from '../../core/forge/discussion.ts';
import type { RunLogs } from '../../core/forge/run-log.ts';
import { useProxyFrom } from '../http/proxy.ts';
import type { ForgeOptions } from './api/forge-options.ts';
import type { GithubApi } from './api/github-api.ts';
import { checkedToken, parseRepositoryAddress } from './api/repository-address.ts';

/** Opens logs of failed workflow runs. Sends nothing yet. Throws StopRun(config) like `openForge`. */
export async function openRunLogs(options: ForgeOptions): Promise<RunLogs> {
  const { GithubRunLogs } = await import('./repository/run-logs.ts');
  return new GithubRunLogs(await apiFor(options), options.signal);
}

/** Opens the discussion of a pull request or an issue, like `openRunLogs`. */
export async function openDiscussion(options: ForgeOptions): Promise<Discussion> {
  const { GithubDiscussion } = await import('./repository/discussion.ts');
  return new GithubDiscussion(await apiFor(options));
}

/** Creates a separate client, because GraphQL waits in the queue of writes, behind the reaction, a second each. */
async function apiFor(options: ForgeOptions): Promise<GithubApi> {
  const address = parseRepositoryAddress(options.apiUrl, options.repository);
  const token = checkedToken(options.token);
  useProxyFrom(options.env);
  const { GithubApi: Api } = await import('./api/github-api.ts');
  return new Api(address, token, options);
}
