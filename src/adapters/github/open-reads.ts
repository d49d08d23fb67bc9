import type { Discussion } from '../../core/discussion.ts';
import type { RunLogs } from '../../core/run-log.ts';
import { useProxyOf } from '../models/proxy.ts';
import type { Line } from './line.ts';
import type { ForgeOptions } from './options.ts';
import { checkedToken, siteOf } from './site.ts';

/** Logs of failed workflow runs. As `openForge`, it asks nothing yet, and throws StopRun(config). */
export async function openRunLogs(options: ForgeOptions): Promise<RunLogs> {
  const { GithubRunLogs } = await import('./run-logs.ts');
  return new GithubRunLogs(await lineOf(options), options.signal);
}

/** What people say on a pull request or an issue. As above. */
export async function openDiscussion(options: ForgeOptions): Promise<Discussion> {
  const { GithubDiscussion } = await import('./discussion.ts');
  return new GithubDiscussion(await lineOf(options));
}

/** A line of its own: GraphQL waits in the queue of writes, behind the reaction, a second each. */
async function lineOf(options: ForgeOptions): Promise<Line> {
  const site = siteOf(options.apiUrl, options.repository);
  const token = checkedToken(options.token);
  useProxyOf(options.env);
  const { Line } = await import('./line.ts');
  return new Line(site, token, options);
}
