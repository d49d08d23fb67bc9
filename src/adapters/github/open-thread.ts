import type { Thread } from '../../core/forge/thread.ts';
import { useProxyFrom } from '../http/proxy.ts';
import type { ForgeOptions } from './api/forge-options.ts';
import { checkedToken, parseRepositoryAddress } from './api/repository-address.ts';

/** Opens a thread reader like `openForge`: sends nothing yet. Throws StopRun(config) for invalid options. */
export async function openThread(options: ForgeOptions): Promise<Thread> {
  const address = parseRepositoryAddress(options.apiUrl, options.repository);
  const token = checkedToken(options.token);
  useProxyFrom(options.env);
  const { GithubThread } = await import('./repository/thread.ts');
  return new GithubThread(address, token, options);
}
