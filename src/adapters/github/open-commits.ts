import type { Readiness } from '../../core/forge/readiness.ts';
import type { CommitMaker } from '../../core/git/server-commit.ts';
import { useProxyFrom } from '../http/proxy.ts';
import type { ForgeOptions } from './api/forge-options.ts';
import { checkedToken, parseRepositoryAddress } from './api/repository-address.ts';

/** Opens GitHub as a maker of commits. Sends nothing yet. Throws StopRun(config) like `openForge`. */
export async function openCommits(options: ForgeOptions): Promise<CommitMaker> {
  const { address, token } = checked(options);
  const { GithubCommits } = await import('./commits/commit-maker.ts');
  return new GithubCommits(address, token, options);
}

/** Opens GitHub's draft state of pull requests, like `openCommits`. */
export async function openReadiness(options: ForgeOptions): Promise<Readiness> {
  const { address, token } = checked(options);
  const { GithubReadiness } = await import('./commits/draft-readiness.ts');
  return new GithubReadiness(address, token, options);
}

function checked(options: ForgeOptions) {
  const address = parseRepositoryAddress(options.apiUrl, options.repository);
  const token = checkedToken(options.token);
  useProxyFrom(options.env);
  return { address, token };
}
