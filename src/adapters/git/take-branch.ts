import { StopRun } from '../../core/outcome.ts';
import { isBranchName } from './branch-name.ts';
import { branchOwner } from './branch-owner.ts';
import { line } from './exec.ts';
import { fetchCommit } from './fetch.ts';
import { movableTip, REFLOG_IDENTITY } from './local-branch.ts';
import { tipOf } from './push.ts';
import type { Session } from './session.ts';

/** See `Remote.takeBranch`. */
export async function takeBranch(session: Session, branch: string): Promise<string | null> {
  const { user } = session;
  if (!(await isBranchName(user, branch))) {
    const reason = `git.branch is ${JSON.stringify(branch)}, which is no valid branch name; see git check-ref-format`;
    throw new StopRun({ kind: 'config', reason });
  }
  const sha = await tipOf(session, branch);
  if (sha === null) return null;
  const head = line(await user({ args: ['rev-parse', '--verify', 'HEAD'] }));
  await fetchCommit(session, { sha, joinedTo: head, fallbackRef: `refs/heads/${branch}` });
  const ref = await user({ args: ['symbolic-ref', '--quiet', '--short', 'HEAD'], accept: [0, 1] });
  const current = ref.code === 0 ? line(ref) : null;
  if (branch === current) await refuseBehind(session, branch, sha, head);
  else await standThere(session, branch, sha, current);
  return sha;
}

/** The user has checked it out, so whose it is needs no proof; but what the server has more must not be passed over. */
async function refuseBehind(
  { user, name }: Session,
  branch: string,
  sha: string,
  head: string,
): Promise<void> {
  const answer = await user({ args: ['merge-base', '--is-ancestor', sha, head], accept: [0, 1, 128] });
  if (answer.code === 0) return;
  throw stop(
    `branch ${branch} is at ${sha} at ${name}, which is not in what is checked out here (${head}); check that out and run again`,
  );
}

async function standThere(
  session: Session,
  branch: string,
  sha: string,
  current: string | null,
): Promise<void> {
  const { user, name, store } = session;
  // The commit is read with the private configuration.
  const owner = await branchOwner({ read: store.git, refs: user }, { branch, tip: sha });
  if ('foreign' in owner) {
    throw stop(
      `branch ${branch} exists at ${name} and ${owner.foreign}; set git.branch to another name, or delete it`,
    );
  }
  const old = await movableTip({ user, branch, sha, current });
  if (old === sha) return;
  const message = ['-m', `forge-headless: as at ${name}`];
  const before = old ?? '0'.repeat(sha.length);
  await user({ args: ['update-ref', ...message, `refs/heads/${branch}`, sha, before], env: REFLOG_IDENTITY });
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
