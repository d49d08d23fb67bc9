import type { CommitRequest } from '../core/ports.ts';
import { commitBranch } from './position.ts';
import { undelivered } from './undelivered.ts';
import type { Crew } from './wire.ts';
import { refuseWorkflowFiles } from './workflow-files.ts';

/**
 * Commits exactly that tree, and brings it to its branch on the server: pushed, or made there and signed. Gives the
 * commit's id. Throws StopRun(delivery): the work stays in the workspace and in the reports.
 */
export async function publish(crew: Crew, tree: string, message: string): Promise<string> {
  const { destination, maker, desk } = crew;
  const { git } = desk.request.settings;
  const request: CommitRequest = {
    message,
    authorName: git.author_name,
    authorEmail: git.author_email,
    at: desk.around.clock.now(),
    branch: commitBranch(desk.request),
  };
  if (destination !== null && maker !== null) {
    const { commitOnServer } = await import('./server-commit.ts');
    return commitOnServer(crew, { destination, maker }, tree, request);
  }
  const commit = await crew.repository.commit(tree, request);
  desk.observers.emit({ type: 'committed', ...commit });
  await push(crew, commit.sha);
  return commit.sha;
}

/** Pushes the one commit, never forced: it stays here whatever comes of that. */
async function push(crew: Crew, sha: string): Promise<void> {
  const { destination, desk } = crew;
  if (destination === null) return;
  const { remote, repository, branch, expectedOld } = destination;
  await refuseWorkflowFiles(crew);
  const result = await remote.push({ sha, branch, expectedOld }, desk.stopwatch.landing);
  if (result.pushed) return desk.observers.emit({ type: 'pushed', sha, branch, repository });
  const stale = result.why === 'head_moved' || result.why === 'not_fast_forward';
  throw undelivered(result.reason, stale);
}
