import type { Forge } from '../../core/forge/forge.ts';
import { useProxyFrom } from '../http/proxy.ts';
import type { ForgeOptions } from './api/forge-options.ts';
import { checkedToken, parseRepositoryAddress } from './api/repository-address.ts';

/**
 * Opens GitHub for a run. Sends nothing yet. Its code is loaded here, so other runs do not load it. Throws
 * StopRun(config) for an invalid address, repository, token or proxy.
 */
export async function openForge(options: ForgeOptions): Promise<Forge> {
  const address = parseRepositoryAddress(options.apiUrl, options.repository);
  const token = checkedToken(options.token);
  useProxyFrom(options.env);
  const { GithubForge } = await import('./github-forge.ts');
  return new GithubForge(address, token, options);
}
