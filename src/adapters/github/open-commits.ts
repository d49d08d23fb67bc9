import type { Readiness } from '../../core/readiness.ts';
import type { CommitMaker } from '../../core/server-commit.ts';
import { useProxyOf } from '../models/proxy.ts';
import type { ForgeOptions } from './options.ts';
import { checkedToken, siteOf } from './site.ts';

/** GitHub as a maker of commits. Asks nothing yet. Throws StopRun(config), as `openForge` does. */
export async function openCommits(options: ForgeOptions): Promise<CommitMaker> {
  const { site, token } = checked(options);
  const { GithubCommits } = await import('./commit-maker.ts');
  return new GithubCommits(site, token, options);
}

/** The same for drafts. */
export async function openReadiness(options: ForgeOptions): Promise<Readiness> {
  const { site, token } = checked(options);
  const { GithubReadiness } = await import('./readiness.ts');
  return new GithubReadiness(site, token, options);
}

function checked(options: ForgeOptions) {
  const site = siteOf(options.apiUrl, options.repository);
  const token = checkedToken(options.token);
  useProxyOf(options.env);
  return { site, token };
}
