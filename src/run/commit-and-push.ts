import type { ChangeSet } from '../core/change.ts';
import type { CommitRequest } from '../core/ports.ts';
import type { Courier } from './courier.ts';
import type { Desk } from './desk.ts';
import { commitBranch, type Destination } from './position.ts';
import { undelivered } from './undelivered.ts';
import { refuseWorkflowFiles } from './workflow-files.ts';

/** What is to be committed. */
export interface Accepted {
  readonly tree: string;
  readonly message: string;
  readonly changes: ChangeSet;
  /** Both dates of the commit, ms since the epoch; one that the server makes has the server's. */
  readonly at: number;
}

/**
 * Commits exactly that tree, and brings it to its branch on the server: pushed, or made there and signed. Gives the
 * commit's id. Throws StopRun(delivery): the work stays in the workspace and in the reports.
 */
export async function commitAndPush(
  courier: Courier,
  { tree, message, changes, at }: Accepted,
): Promise<string> {
  const { destination, maker, desk } = courier;
  const { git } = desk.request.settings;
  const request: CommitRequest = {
    message,
    authorName: git.author_name,
    authorEmail: git.author_email,
    at,
    branch: commitBranch(desk.request),
  };
  if (destination !== null && maker !== null) {
    await refuseWorkflowFiles(desk, changes);
    const { commitOnServer } = await import('./server-commit.ts');
    return commitOnServer(courier, { destination, maker }, tree, request);
  }
  const commit = await courier.repository.commit(tree, request);
  desk.observers.emit({ type: 'committed', ...commit });
  if (destination !== null) await push(desk, destination, commit.sha, changes);
  return commit.sha;
}

/** Pushes the one commit, never forced: it stays here whatever comes of that. */
async function push(
  desk: Desk,
  { remote, repository, branch, expectedOld }: Destination,
  sha: string,
  changes: ChangeSet,
): Promise<void> {
  await refuseWorkflowFiles(desk, changes);
  const result = await remote.push({ sha, branch, expectedOld }, desk.stopwatch.landing);
  if (result.pushed) return desk.observers.emit({ type: 'pushed', sha, branch, repository });
  const stale = result.why === 'head_moved' || result.why === 'not_fast_forward';
  throw undelivered(result.reason, stale);
}
