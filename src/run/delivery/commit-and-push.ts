import type { ChangeSet } from '../../core/git/change.ts';
import type { PushRefusal } from '../../core/git/remote.ts';
import type { CommitRequest } from '../../core/ports.ts';
import type { Code } from '../../core/run/codes.ts';
import type { RunContext } from '../context/run-context.ts';
import { commitBranch, type PushTarget } from '../preflight/push-target.ts';
import type { DeliveryContext } from './delivery-context.ts';
import { undelivered } from './undelivered.ts';
import { refuseWorkflowFiles } from './workflow-files.ts';

/** A tree that passed all checks, and its commit message. */
export interface Accepted {
  readonly tree: string;
  readonly message: string;
  readonly changes: ChangeSet;
  /** Both dates of the commit, in ms since the epoch. The server sets the dates of its own commits. */
  readonly at: number;
}

/**
 * Commits exactly that tree and brings it to its branch on the server: pushed, or created and signed there. Returns the
 * commit's ID. Throws StopRun(delivery); the work then stays in the workspace and in the reports.
 */
export async function commitAndPush(
  delivery: DeliveryContext,
  { tree, message, changes, at }: Accepted,
): Promise<string> {
  const { destination, maker, context } = delivery;
  const { git } = context.request.settings;
  const request: CommitRequest = {
    message,
    authorName: git.author_name,
    authorEmail: git.author_email,
    at,
    branch: commitBranch(context.request),
  };
  if (destination !== null && maker !== null) {
    await refuseWorkflowFiles(context, changes);
    const { commitOnServer } = await import('./server-commit.ts');
    return commitOnServer(delivery, { destination, maker }, tree, request);
  }
  const commit = await delivery.repository.commit(tree, request);
  context.observers.emit({ type: 'committed', ...commit });
  if (destination !== null) await push(context, destination, commit.sha, changes);
  return commit.sha;
}

const CODE_OF: Readonly<Partial<Record<PushRefusal, Code>>> = {
  head_moved: 'GIT-05',
  not_fast_forward: 'GIT-05',
  redirected: 'NET-03',
};

/** Pushes the commit, never by force. It stays in the repository if the push fails. */
async function push(
  context: RunContext,
  { remote, repository, branch, expectedOld }: PushTarget,
  sha: string,
  changes: ChangeSet,
): Promise<void> {
  await refuseWorkflowFiles(context, changes);
  const result = await remote.push({ sha, branch, expectedOld }, context.stopwatch.landing);
  if (result.pushed) return context.observers.emit({ type: 'pushed', sha, branch, repository });
  throw undelivered(result.reason, CODE_OF[result.why] ?? null);
}
