import type { Forge } from '../../core/forge.ts';
import { useProxyOf } from '../models/proxy.ts';
import type { ForgeOptions } from './options.ts';
import { checkedToken, siteOf } from './site.ts';

/**
 * GitHub as a run needs it. Asks nothing yet; what it is made of is loaded here, and in no run that does without.
 * Throws StopRun(config) for an address, a repository, a token or a proxy that cannot be.
 */
export async function openForge(options: ForgeOptions): Promise<Forge> {
  const site = siteOf(options.apiUrl, options.repository);
  const token = checkedToken(options.token);
  useProxyOf(options.env);
  const { GithubForge } = await import('./forge.ts');
  return new GithubForge(site, token, options);
}
