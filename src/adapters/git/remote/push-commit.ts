import type { PushRefusal, PushRequest, PushResult, RemoteTrouble } from '../../../core/git/remote.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { isBranchName } from '../program/branch-name.ts';
import { GitError } from '../program/run-git.ts';
import { fetchCommit } from './fetch-commit.ts';
import { classifyPushFailure, movedReason } from './push-refusal.ts';
import { classifyRemoteError, type RemoteOperation, remoteReason } from './remote-errors.ts';
import { REMOTE_NAME, type RemoteSession } from './remote-session.ts';
import { waitBeforeRetry } from './retry-remote.ts';

/** Failures after which the push may have arrived anyway. */
const AMBIGUOUS_FAILURES: readonly PushRefusal[] = [
  'unreachable',
  'server_error',
  'rate_limited',
  'failed',
  'head_moved',
];
/** Transport errors, which say nothing about the branch. */
type TransientFailure = Extract<PushRefusal, RemoteTrouble>;
const TRANSIENT_FAILURES: readonly TransientFailure[] = ['unreachable', 'server_error', 'rate_limited'];

/**
 * Pushes one commit to one branch, only if the branch is still where the run saw it. Three checks ensure that:
 *
 * 1. Before sending anything, we ask the server for the tip and verify that the commit follows the old tip.
 * 2. After the pushing connection learns the branch's tip, git runs our hook from the private directory. The hook
 *    ends the push unless the tip is the expected one.
 * 3. The server updates the branch only from the tip that it reported in 2 (receive-pack's lock on the reference).
 *
 * So a branch that moved in any direction is never overwritten. By default servers accept pushes that are not
 * fast-forwards, and only the local git refuses them; `--force-with-lease` would force. If the private folder is on a
 * file system without execution (noexec), check 2 is missing. Then a branch that was reset or deleted between 1 and 3
 * regains the removed commits.
 *
 * After a failure with an unknown result, we ask for the tip. If it is our commit or contains it, the push arrived. If
 * it has not changed, the push is repeated. Otherwise the branch moved and nothing more is sent.
 */
export async function pushCommit(
  session: RemoteSession,
  request: PushRequest,
  signal: AbortSignal,
): Promise<PushResult> {
  const { branch, sha, expectedOld } = request;
  const spoken = (): RemoteOperation => ({
    name: session.name,
    token: session.token,
    what: `push to branch ${branch}`,
    timedOut: signal.aborted,
  });
  const arrived: PushResult = { pushed: true, sha, branch };
  try {
    const [objection, now] = await Promise.all([
      fastForwardProblem(session, request),
      tipOf(session, branch),
    ]);
    if (objection !== null) return { pushed: false, why: 'not_fast_forward', reason: objection };
    if (now === sha) return arrived;
    if (now !== expectedOld) {
      return { pushed: false, why: 'head_moved', reason: movedReason(spoken(), now ?? '0') };
    }
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const why = signal.aborted ? 'timed_out' : classifyRemoteError(error.stderr);
    return { pushed: false, why, reason: remoteReason(why, spoken(), error.stderr) };
  }
  for (let attempt = 1; ; attempt++) {
    const failed = await sendPush(session, request);
    if (failed === null) return arrived;
    const verdict = classifyPushFailure(failed, spoken());
    if (!AMBIGUOUS_FAILURES.includes(verdict.why)) return { pushed: false, ...verdict };
    // curl may have repeated the push, so the branch may already be at our commit.
    const now = await tipAfter(session, branch);
    if (now === sha) return arrived;
    if (now === undefined) {
      const reason = `${verdict.reason}; it is unknown whether the push arrived: check the branch`;
      return { pushed: false, why: verdict.why, reason };
    }
    if (now !== expectedOld) {
      const holds = await holdsCommit(session, request, now);
      if (holds === true) return arrived;
      const after = holds === false ? 'not on it' : 'not known';
      return { pushed: false, why: 'head_moved', reason: movedReason(spoken(), now ?? '0', after) };
    }
    const trouble = TRANSIENT_FAILURES.find((each) => each === verdict.why);
    if (trouble === undefined) return { pushed: false, ...verdict };
    if (await waitBeforeRetry(trouble, attempt, session.retryOptions, signal)) continue;
    if (!signal.aborted) return { pushed: false, ...verdict };
    return { pushed: false, why: 'timed_out', reason: remoteReason('timed_out', spoken(), failed.stderr) };
  }
}

/** Returns the commit id of a branch on the server; null if it does not exist. Throws GitError. */
export async function tipOf({ online }: RemoteSession, branch: string): Promise<string | null> {
  const ref = `refs/heads/${branch}`;
  // A pattern matches the end of a name, so the answer may include other refs.
  const { stdout } = await online({ args: ['ls-remote', '--quiet', '--refs', REMOTE_NAME, ref] });
  for (const answer of stdout.toString('utf8').split('\n')) {
    const [oid = '', name] = answer.split('\t');
    if (name === ref) return oid;
  }
  return null;
}

/** Returns the reason why the push is not a fast-forward, or null. Other pushes are never tried. */
async function fastForwardProblem(
  { user, store }: RemoteSession,
  request: PushRequest,
): Promise<string | null> {
  const { sha, branch, expectedOld } = request;
  if (!(await isBranchName(user, branch))) {
    return `${JSON.stringify(branch)} is not a valid branch name: see git check-ref-format`;
  }
  const ids = [sha, expectedOld ?? sha];
  if (!ids.every((id) => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(id))) {
    return `a push needs full commit ids, got ${JSON.stringify(ids.join(' on '))}`;
  }
  const answer = await store.git({
    args: ['merge-base', '--is-ancestor', expectedOld ?? sha, sha],
    accept: [0, 1, 128],
  });
  if (answer.code === 0) return null;
  return `commit ${sha} does not follow ${expectedOld ?? 'itself'}, or one of them is missing here: nothing was pushed to branch ${branch}; run again`;
}

async function sendPush(session: RemoteSession, request: PushRequest) {
  const { sha, branch, expectedOld } = request;
  const hooks = session.store.hook('pre-push', prePushHook(expectedOld ?? '0'.repeat(sha.length)));
  const flags = [
    '--porcelain',
    '--no-progress',
    '--no-recurse-submodules',
    '--no-follow-tags',
    '--no-signed',
  ];
  // For a new branch the server names no known commit. Negotiation avoids sending the whole history.
  const negotiate = expectedOld === null ? ['push.negotiate=true'] : [];
  const answer = await session
    .onlineOnce({
      args: ['push', ...flags, REMOTE_NAME, `${sha}:refs/heads/${branch}`],
      config: [`core.hooksPath=${hooks}`, ...negotiate],
      accept: [0, 1, 128],
    })
    .catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      return { code: error.code, stdout: Buffer.alloc(0), stderr: error.stderr };
    });
  return answer.code === 0 ? null : { stdout: answer.stdout.toString('utf8'), stderr: answer.stderr };
}

/** Returns the pre-push hook, which reads lines of `<local ref> <local id> <remote ref> <remote id>` (githooks(5)). */
function prePushHook(expected: string): string {
  return `#!/bin/sh
while read -r _ _ _ old; do
  [ "$old" = ${expected} ] || { echo "forge: the branch is at $old" >&2; exit 1; }
done
`;
}

/** Returns true if a branch that moved contains our commit; null if unknown. */
async function holdsCommit(
  session: RemoteSession,
  { sha, branch }: PushRequest,
  tip: string | null,
): Promise<boolean | null> {
  if (tip === null) return null;
  try {
    await fetchCommit(session, { sha: tip, fallbackRef: `refs/heads/${branch}`, follows: true });
    const args = ['merge-base', '--is-ancestor', sha, tip];
    return (await session.store.git({ args, accept: [0, 1] })).code === 0;
  } catch (error) {
    if (error instanceof GitError || error instanceof StopRun) return null;
    throw error;
  }
}

/** Returns the branch's commit after a failure; undefined if the server does not answer. */
async function tipAfter(session: RemoteSession, branch: string): Promise<string | null | undefined> {
  try {
    return await tipOf(session, branch);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
