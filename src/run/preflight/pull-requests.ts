import { type Forge, ForgeError } from '../../core/forge/forge.ts';
import type { Readiness } from '../../core/forge/readiness.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { awaitedLater } from '../../core/settled.ts';
import { forgeOptions, unanswered } from '../context/forge-options.ts';
import type { RunContext } from '../context/run-context.ts';

/** The target of a run's pull request, determined before the agent starts. */
export interface PullRequests {
  readonly forge: Forge;
  /** The base branch. */
  readonly base: string;
  /** The default branch, if the event named it or it was requested; null if the settings name the base. */
  readonly mainBranch: string | null;
  /** Loads the code that marks a draft as ready. Other runs do not need it. */
  readonly readiness: () => Promise<Readiness>;
}

/**
 * Opens the forge and asks for the base branch; null if the settings want no pull request. Started early and awaited
 * late. Rejects with StopRun(git_before), so that a run that cannot be delivered costs nothing.
 */
export function askPullRequests(context: RunContext): Promise<PullRequests> | null {
  const { forge, settings } = context.request;
  const { create_pr: creates, auto_push: pushes, partial } = settings.git;
  const isWanted = creates || (pushes && partial === 'draft_pr');
  if (!isWanted || forge === null || settings.mode === 'read-only') return null;
  return awaitedLater(open(context, forge));
}

async function open(
  context: RunContext,
  access: NonNullable<RunContext['request']['forge']>,
): Promise<PullRequests> {
  const { openForge } = await import('../../adapters/github/open-forge.ts');
  const options = forgeOptions(context, access);
  const forge = await openForge(options);
  const readiness = async () =>
    (await import('../../adapters/github/open-commits.ts')).openReadiness(options);
  const { branch, pr_base: given } = context.request.settings.git;
  const mainBranch =
    access.mainBranch ?? (given === '' ? await answerOf(forge.defaultBranch(), context) : null);
  const base = given || (mainBranch ?? '');
  if (branch !== base) return { forge, base, mainBranch, readiness };
  const reason = `git.branch and the base of the pull request are both ${branch}: set git.branch to another branch, or leave it empty`;
  throw new StopRun({ kind: 'git_before', reason });
}

async function answerOf(request: Promise<string>, { stopwatch }: RunContext): Promise<string> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    throw unanswered(error, stopwatch);
  }
}
