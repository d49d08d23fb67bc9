import type { PushRefusal, PushRequest, PushResult, RemoteTrouble } from '../../core/remote.ts';
import { waitAgain } from './again.ts';
import { isBranchName } from './branch-name.ts';
import { GitError } from './exec.ts';
import { movedReason, pushVerdict } from './push-verdict.ts';
import { remoteReason, type Spoken, troubleIn } from './remote-trouble.ts';
import { REMOTE, type Session } from './session.ts';

/** Answers after which the push may have arrived nevertheless. */
const UNCLEAR: readonly PushRefusal[] = [
  'unreachable',
  'server_error',
  'rate_limited',
  'failed',
  'head_moved',
];
/** Troubles of the way, not answers about the branch. */
type Passing = Extract<PushRefusal, RemoteTrouble>;
const PASSING: readonly Passing[] = ['unreachable', 'server_error', 'rate_limited'];

/**
 * Pushes one commit to one branch, and only from where the run saw that branch. Three look, one after the other:
 *
 * 1. We ask the server before anything is sent, and that the commit stands on the old tip.
 * 2. Between git's hearing where the branch is, in the very connection that pushes, and its sending anything, git
 *    runs a hook of ours from the private directory. It ends the push unless the branch is at the same id.
 * 3. The server takes the update only from the id that it told in 2 (receive-pack's lock on the reference).
 *
 * So there is no moment in which a branch that moved, forward, back or away, is written. That matters: a server by
 * default takes what is no fast-forward too, and it is git on this side that holds it back. `--force-with-lease` would
 * be a force. Where the private folder may run no programs, 2 is not there; then a branch that was put *back* or
 * deleted between 1 and 3 gets the commits again that it lost.
 *
 * After a failure that does not say what became of the push we ask where the branch is: at our commit it has arrived;
 * where it was, the push is repeated; elsewhere, the branch moved and nothing more is sent.
 */
export async function pushCommit(
  session: Session,
  request: PushRequest,
  signal: AbortSignal,
): Promise<PushResult> {
  const { branch, sha, expectedOld } = request;
  const spoken = (): Spoken => ({
    name: session.name,
    token: session.token,
    what: `push to branch ${branch}`,
    timedOut: signal.aborted,
  });
  const arrived: PushResult = { pushed: true, sha, branch };
  try {
    const [objection, now] = await Promise.all([objectionTo(session, request), tipOf(session, branch)]);
    if (objection !== null) return { pushed: false, why: 'not_fast_forward', reason: objection };
    if (now === sha) return arrived;
    if (now !== expectedOld) {
      return { pushed: false, why: 'head_moved', reason: movedReason(spoken(), now ?? '0') };
    }
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const why = signal.aborted ? 'timed_out' : troubleIn(error.stderr);
    return { pushed: false, why, reason: remoteReason(why, spoken(), error.stderr) };
  }
  for (let attempt = 1; ; attempt++) {
    const failed = await send(session, request);
    if (failed === null) return arrived;
    const verdict = pushVerdict(failed, spoken());
    if (!UNCLEAR.includes(verdict.why)) return { pushed: false, ...verdict };
    // curl itself may have sent the push once more, so that the branch "moved" to where we wanted it.
    const now = await tipAfter(session, branch);
    if (now === sha) return arrived;
    const trouble = PASSING.find((each) => each === verdict.why);
    if (now === undefined) {
      const reason = `${verdict.reason}; whether it arrived could not be asked: look where the branch is`;
      return { pushed: false, why: verdict.why, reason };
    }
    if (trouble === undefined) return { pushed: false, ...verdict };
    if (now !== expectedOld) {
      return { pushed: false, why: 'head_moved', reason: movedReason(spoken(), now ?? '0') };
    }
    if (await waitAgain(trouble, attempt, session.patience, signal)) continue;
    if (!signal.aborted) return { pushed: false, ...verdict };
    return { pushed: false, why: 'timed_out', reason: remoteReason('timed_out', spoken(), failed.stderr) };
  }
}

/** The full id that a branch of the server's points to; null where it has none of that name. Throws GitError. */
export async function tipOf({ online }: Session, branch: string): Promise<string | null> {
  const ref = `refs/heads/${branch}`;
  // A pattern matches at the end of a name, so others may be among the answers.
  const { stdout } = await online({ args: ['ls-remote', '--quiet', '--refs', REMOTE, ref] });
  for (const answer of stdout.toString('utf8').split('\n')) {
    const [oid = '', name] = answer.split('\t');
    if (name === ref) return oid;
  }
  return null;
}

/** Why the commit cannot follow what is there, or null. What would not be a fast-forward is never tried. */
async function objectionTo({ user, store }: Session, request: PushRequest): Promise<string | null> {
  const { sha, branch, expectedOld } = request;
  if (!(await isBranchName(user, branch))) {
    return `${JSON.stringify(branch)} is no valid branch name: see git check-ref-format`;
  }
  const ids = [sha, expectedOld ?? sha];
  if (!ids.every((id) => /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/.test(id))) {
    return `one commit is pushed, by its full id: ${JSON.stringify(ids.join(' on '))} is none`;
  }
  const answer = await store.git({
    args: ['merge-base', '--is-ancestor', expectedOld ?? sha, sha],
    accept: [0, 1, 128],
  });
  if (answer.code === 0) return null;
  return `commit ${sha} does not stand on ${expectedOld ?? 'itself'}, or one of them is not here: nothing is pushed over branch ${branch}; run again`;
}

async function send(session: Session, request: PushRequest) {
  const { sha, branch, expectedOld } = request;
  const hooks = session.store.hook('pre-push', holdUnlessAt(expectedOld ?? '0'.repeat(sha.length)));
  const flags = [
    '--porcelain',
    '--no-progress',
    '--no-recurse-submodules',
    '--no-follow-tags',
    '--no-signed',
  ];
  // Of a new branch the server names no commit that we know: asked, it tells which it has, and not all is sent.
  const negotiate = expectedOld === null ? ['push.negotiate=true'] : [];
  const answer = await session
    .once({
      args: ['push', ...flags, REMOTE, `${sha}:refs/heads/${branch}`],
      config: [`core.hooksPath=${hooks}`, ...negotiate],
      accept: [0, 1, 128],
    })
    .catch((error: unknown) => {
      if (!(error instanceof GitError)) throw error;
      return { code: error.code, stdout: Buffer.alloc(0), stderr: error.stderr };
    });
  return answer.code === 0 ? null : { stdout: answer.stdout.toString('utf8'), stderr: answer.stderr };
}

/** A pre-push hook reads `<local ref> <local id> <remote ref> <remote id>`, a line each (githooks(5)). */
function holdUnlessAt(expected: string): string {
  return `#!/bin/sh
while read -r _ _ _ old; do
  [ "$old" = ${expected} ] || { echo "forge: the branch is at $old" >&2; exit 1; }
done
`;
}

/** Where the branch is after a failure; undefined where the server does not say. */
async function tipAfter(session: Session, branch: string): Promise<string | null | undefined> {
  try {
    return await tipOf(session, branch);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  }
}
