import { StopRun } from '../../../core/run/outcome.ts';
import { branchOwner } from '../checkout/branch-owner.ts';
import { REFLOG_IDENTITY, tipIfMovable } from '../checkout/local-branch.ts';
import { isBranchName } from '../program/branch-name.ts';
import { outputLine } from '../program/run-git.ts';
import { fetchCommit } from './fetch-commit.ts';
import { tipOf } from './push-commit.ts';
import type { RemoteSession } from './remote-session.ts';

/** See `Remote.checkOutRemoteBranch`. */
export async function checkOutRemoteBranch(session: RemoteSession, branch: string): Promise<string | null> {
  const { user } = session;
  if (!(await isBranchName(user, branch))) {
    const reason = `git.branch is ${JSON.stringify(branch)}, which is not a valid branch name; see git check-ref-format`;
    throw new StopRun({ kind: 'config', reason });
  }
  const sha = await tipOf(session, branch);
  if (sha === null) return null;
  const head = outputLine(await user({ args: ['rev-parse', '--verify', 'HEAD'] }));
  await fetchCommit(session, { sha, joinedTo: head, fallbackRef: `refs/heads/${branch}` });
  const ref = await user({ args: ['symbolic-ref', '--quiet', '--short', 'HEAD'], accept: [0, 1] });
  const current = ref.code === 0 ? outputLine(ref) : null;
  if (branch === current) await refuseBehind(session, branch, sha, head);
  else await moveToBranch(session, branch, sha, current);
  return sha;
}

/**
 * Refuses if the server's branch has commits that the checkout lacks. The user has checked out the branch, so its owner
 * does not matter.
 */
async function refuseBehind(
  { user, name }: RemoteSession,
  branch: string,
  sha: string,
  head: string,
): Promise<void> {
  const answer = await user({ args: ['merge-base', '--is-ancestor', sha, head], accept: [0, 1, 128] });
  if (answer.code === 0) return;
  throw stop(
    `branch ${branch} is at ${sha} on ${name}, which the checked-out commit ${head} does not contain; check out ${sha} and run again`,
  );
}

async function moveToBranch(
  session: RemoteSession,
  branch: string,
  sha: string,
  current: string | null,
): Promise<void> {
  const { user, name, store } = session;
  // The private configuration is used to read the commit.
  const owner = await branchOwner({ read: store.git, refs: user }, { branch, tip: sha });
  if ('foreign' in owner) {
    throw stop(
      `branch ${branch} exists on ${name} and ${owner.foreign}; set git.branch to another name or delete the branch`,
    );
  }
  const old = await tipIfMovable({ user, branch, sha, current });
  if (old === sha) return;
  const message = ['-m', `forge-headless: as at ${name}`];
  const before = old ?? '0'.repeat(sha.length);
  await user({ args: ['update-ref', ...message, `refs/heads/${branch}`, sha, before], env: REFLOG_IDENTITY });
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
