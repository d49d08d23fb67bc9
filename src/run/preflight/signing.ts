import { ForgeError } from '../../core/forge/forge.ts';
import type { CommitMaker, ServerCommits } from '../../core/git/server-commit.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { forgeOptions, unanswered } from '../context/forge-options.ts';
import type { RunContext } from '../context/run-context.ts';
import type { PushTarget } from './push-target.ts';

/**
 * Returns the server that creates the commit if GitHub signs it; null if it is created locally. Checks now, before any
 * cost, that GitHub has the parent commit. Throws StopRun(git_before).
 */
export async function askSigning(
  context: RunContext,
  repository: ServerCommits,
  destination: PushTarget | null,
): Promise<CommitMaker | null> {
  const { forge, settings } = context.request;
  const { sign_commits: signs, auto_commit: commits } = settings.git;
  if (!signs || !commits || settings.mode === 'read-only') return null;
  if (destination === null || forge === null) {
    const text =
      'git.sign_commits is true, but nothing is pushed: the commit is made locally and unsigned; set git.auto_push or git.create_pr too';
    context.observers.emit({ type: 'notice', level: 'warning', text });
    return null;
  }
  const { openCommits } = await import('../../adapters/github/open-commits.ts');
  const maker = await openCommits(forgeOptions(context, forge));
  const { base } = await repository.ground(destination.expectedOld);
  if (base !== destination.expectedOld) await checkOnServer(maker, base, context);
  return maker;
}

async function checkOnServer(maker: CommitMaker, base: string, { stopwatch }: RunContext): Promise<void> {
  try {
    if (await maker.has(base)) return;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    throw unanswered(error, stopwatch);
  }
  const reason = `commit ${base} is not on GitHub, so GitHub cannot make a signed commit on it (git.sign_commits): push it first`;
  throw new StopRun({ kind: 'git_before', reason });
}
