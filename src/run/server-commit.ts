import { StopRun } from '../core/outcome.ts';
import type { CommitRequest } from '../core/ports.ts';
import type { CommitMaker } from '../core/server-commit.ts';
import type { Courier } from './courier.ts';
import type { Destination } from './position.ts';
import { undelivered } from './undelivered.ts';

interface Server {
  readonly destination: Destination;
  readonly maker: CommitMaker;
}

/** GitHub makes the commit; here it is fetched and stood on, as if it had been made here and pushed. */
export async function commitOnServer(
  courier: Courier,
  { destination, maker }: Server,
  tree: string,
  request: CommitRequest,
): Promise<string> {
  const { repository, desk } = courier;
  const { branch, expectedOld } = destination;
  const ground = await repository.ground(expectedOld);
  const files = await repository.sentFiles(tree, ground);
  const { message } = request;
  const answer = await maker.make({ ground, files, tree, message, branch, expectedOld });
  if (!answer.made) throw undelivered(answer.reason, answer.moved);
  const { sha, author, isSigned } = answer.commit;
  const { parents } = ground;
  desk.observers.emit({ type: 'committed', sha, tree, branch, author, signed: isSigned, parents });
  desk.observers.emit({ type: 'pushed', sha, branch, repository: destination.repository });
  if (!isSigned) {
    warn(
      courier,
      `commit ${sha.slice(0, 12)} is not signed: this server signs no commits; see its web signing`,
    );
  }
  await standOn(courier, destination, { sha, tree }, request);
  return sha;
}

/** What fails here changes nothing on the server: the work is delivered, and the workspace holds it too. */
async function standOn(
  courier: Courier,
  { remote, branch }: Destination,
  { sha, tree }: { readonly sha: string; readonly tree: string },
  request: CommitRequest,
): Promise<void> {
  try {
    await remote.fetchCommit(
      { sha, fallbackRef: `refs/heads/${branch}`, follows: true },
      courier.desk.stopwatch.landing,
    );
    await courier.repository.adopt(sha, tree, request);
  } catch (error) {
    if (!(error instanceof StopRun)) throw error;
    const rest = `and this workspace still stands on what it started from: ${error.why.reason}`;
    warn(courier, `commit ${sha.slice(0, 12)} is on branch ${branch} at GitHub, ${rest}`);
  }
}

function warn({ desk }: Courier, text: string): void {
  desk.observers.emit({ type: 'notice', level: 'warning', text });
}
