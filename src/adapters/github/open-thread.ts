import type { Thread } from '../../core/thread.ts';
import { useProxyOf } from '../models/proxy.ts';
import type { ForgeOptions } from './options.ts';
import { checkedToken, siteOf } from './site.ts';

/** As `openForge`: asks nothing yet. Throws StopRun(config) for what cannot be. */
export async function openThread(options: ForgeOptions): Promise<Thread> {
  const site = siteOf(options.apiUrl, options.repository);
  const token = checkedToken(options.token);
  useProxyOf(options.env);
  const { GithubThread } = await import('./thread.ts');
  return new GithubThread(site, token, options);
}
