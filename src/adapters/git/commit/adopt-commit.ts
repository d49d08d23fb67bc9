import type { CommitRequest } from '../../../core/ports.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { GitError, outputLine } from '../program/run-git.ts';
import {
  type CommitTarget,
  changedEntries,
  checkHead,
  checkIndexLock,
  checkObjects,
  moveRefs,
  objectsOf,
  refreshIndex,
} from './commit.ts';

/** See `ServerCommits.adopt`. */
export async function adoptCommit(
  delivery: CommitTarget,
  sha: string,
  tree: string,
  request: CommitRequest,
): Promise<void> {
  checkIndexLock(delivery);
  try {
    await checkHead(delivery);
    const held = outputLine(await delivery.user({ args: ['rev-parse', '--verify', `${sha}^{tree}`] }));
    if (held !== tree) throw stop(`commit ${sha} has tree ${held} instead of the accepted ${tree}`);
    const changed = await changedEntries(delivery, tree);
    await checkObjects(delivery, [sha, ...objectsOf(tree, changed)]);
    await moveRefs(delivery, sha, request);
    await refreshIndex(delivery, changed);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw stop(`the workspace could not check out commit ${sha}: ${error.message}`);
  }
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'delivery', reason });
}
