import { ForgeError } from '../core/forge.ts';
import { StopRun } from '../core/outcome.ts';
import type { CommitMaker, ServerCommits } from '../core/server-commit.ts';
import type { Desk } from './desk.ts';
import { forgeOptions, unanswered } from './forge-options.ts';
import type { Destination } from './position.ts';

/**
 * Whom the commit is ordered from, where GitHub is to make it; null where it is made here. That it stands on what
 * GitHub has is checked now, before anything is paid for. Throws StopRun(git_before).
 */
export async function askSigning(
  desk: Desk,
  repository: ServerCommits,
  destination: Destination | null,
): Promise<CommitMaker | null> {
  const { forge, settings } = desk.request;
  const { sign_commits: signs, auto_commit: commits } = settings.git;
  if (!signs || !commits || settings.mode === 'read-only') return null;
  if (destination === null || forge === null) {
    const text =
      'git.sign_commits is true, and nothing is pushed: the commit is made here, unsigned; set git.auto_push or git.create_pr too';
    desk.observers.emit({ type: 'notice', level: 'warning', text });
    return null;
  }
  const { openCommits } = await import('../adapters/github/open-commits.ts');
  const maker = await openCommits(forgeOptions(desk, forge));
  const { base } = await repository.ground(destination.expectedOld);
  if (base !== destination.expectedOld) await checkThere(maker, base, desk);
  return maker;
}

async function checkThere(maker: CommitMaker, base: string, { stopwatch }: Desk): Promise<void> {
  try {
    if (await maker.has(base)) return;
  } catch (error) {
    if (!(error instanceof ForgeError)) throw error;
    throw unanswered(error, stopwatch);
  }
  const reason = `commit ${base} is not at GitHub, so none can be made on it there (git.sign_commits): push it first`;
  throw new StopRun({ kind: 'git_before', reason });
}
