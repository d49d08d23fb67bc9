import { type Forge, ForgeError } from '../core/forge.ts';
import { StopRun } from '../core/outcome.ts';
import type { Readiness } from '../core/readiness.ts';
import type { Desk } from './desk.ts';
import { forgeOptions, unanswered } from './forge-options.ts';

/** Where a run's pull request goes, fixed before the agent starts. */
export interface PullRequests {
  readonly forge: Forge;
  /** The branch that it is to go into. */
  readonly base: string;
  /** The default branch, where the event said it or it had to be asked for; null where the settings name the base. */
  readonly mainBranch: string | null;
  /** Opened where a draft is finished: it is loaded in no other run. */
  readonly readiness: () => Promise<Readiness>;
}

/**
 * Opens the forge and asks for the base, where the settings want a pull request; null where they do not. Started
 * early and awaited late. Rejects with StopRun(git_before): a run that cannot be delivered is not paid for.
 */
export function askPullRequests(desk: Desk): Promise<PullRequests> | null {
  const { forge, settings } = desk.request;
  const { create_pr: creates, auto_push: pushes, partial } = settings.git;
  const isWanted = creates || (pushes && partial === 'draft_pr');
  if (!isWanted || forge === null || settings.mode === 'read-only') return null;
  const asked = open(desk, forge);
  // Awaited after the repository's checks, whose refusals come first.
  asked.catch(() => undefined);
  return asked;
}

async function open(desk: Desk, access: NonNullable<Desk['request']['forge']>): Promise<PullRequests> {
  const { openForge } = await import('../adapters/github/open.ts');
  const options = forgeOptions(desk, access);
  const forge = await openForge(options);
  const readiness = async () => (await import('../adapters/github/open-commits.ts')).openReadiness(options);
  const { branch, pr_base: given } = desk.request.settings.git;
  const mainBranch = access.mainBranch ?? (given === '' ? await known(forge.defaultBranch(), desk) : null);
  const base = given || (mainBranch ?? '');
  if (branch !== base) return { forge, base, mainBranch, readiness };
  const reason = `${branch} is the branch that the pull request would go into: set git.branch to another one, or leave it empty`;
  throw new StopRun({ kind: 'git_before', reason });
}

async function known(asked: Promise<string>, { stopwatch }: Desk): Promise<string> {
  try {
    return await asked;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    throw unanswered(error, stopwatch);
  }
}
