import type { CommitMaker } from '../../core/git/server-commit.ts';
import type { CommitRequest } from '../../core/ports.ts';
import { StopRun } from '../../core/run/outcome.ts';
import type { PushTarget } from '../preflight/push-target.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { undelivered } from './undelivered.ts';

interface Server {
  readonly destination: PushTarget;
  readonly maker: CommitMaker;
}

/** Lets GitHub create the commit, then fetches it and moves the workspace to it, as after a local commit. */
export async function commitOnServer(
  delivery: DeliveryContext,
  { destination, maker }: Server,
  tree: string,
  request: CommitRequest,
): Promise<string> {
  const { repository, context } = delivery;
  const { branch, expectedOld } = destination;
  const ground = await repository.ground(expectedOld);
  const files = await repository.sentFiles(tree, ground);
  const { message } = request;
  const answer = await maker.make({ ground, files, tree, message, branch, expectedOld });
  if (!answer.made) throw undelivered(answer.reason, answer.moved ? 'GIT-05' : null);
  const { sha, author, isSigned } = answer.commit;
  const { parents } = ground;
  context.observers.emit({ type: 'committed', sha, tree, branch, author, signed: isSigned, parents });
  context.observers.emit({ type: 'pushed', sha, branch, repository: destination.repository });
  if (!isSigned) {
    warn(
      delivery,
      `commit ${sha.slice(0, 12)} is not signed: this server signs no commits; see its web signing`,
    );
  }
  await moveTo(delivery, destination, { sha, tree }, request);
  return sha;
}

/** Moves the workspace to the commit. Failures are only warnings, because the work is delivered already. */
async function moveTo(
  delivery: DeliveryContext,
  { remote, branch }: PushTarget,
  { sha, tree }: { readonly sha: string; readonly tree: string },
  request: CommitRequest,
): Promise<void> {
  try {
    await remote.fetchCommit(
      { sha, fallbackRef: `refs/heads/${branch}`, follows: true },
      delivery.context.stopwatch.landing,
    );
    await delivery.repository.adopt(sha, tree, request);
  } catch (error) {
    if (!(error instanceof StopRun)) throw error;
    const rest = `but this workspace is still on the commit that the run started from: ${error.why.reason}`;
    warn(delivery, `commit ${sha.slice(0, 12)} is on branch ${branch} on GitHub, ${rest}`);
  }
}

function warn({ context }: DeliveryContext, text: string): void {
  context.observers.emit({ type: 'notice', level: 'warning', text });
}
