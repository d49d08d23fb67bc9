import { StopRun } from '../../core/outcome.ts';
import type { CommitRequest } from '../../core/ports.ts';
import {
  changedEntries,
  checkHead,
  checkLock,
  checkObjects,
  type Delivery,
  moveRefs,
  objectsOf,
  refreshIndex,
} from './deliver.ts';
import { GitError, line } from './exec.ts';

/** See `ServerCommits.adopt`. */
export async function adopt(
  delivery: Delivery,
  sha: string,
  tree: string,
  request: CommitRequest,
): Promise<void> {
  checkLock(delivery);
  try {
    await checkHead(delivery);
    const held = line(await delivery.user({ args: ['rev-parse', '--verify', `${sha}^{tree}`] }));
    if (held !== tree) throw stop(`commit ${sha} holds tree ${held}, and not the accepted ${tree}`);
    const changed = await changedEntries(delivery, tree);
    await checkObjects(delivery, [sha, ...objectsOf(tree, changed)]);
    await moveRefs(delivery, sha, request);
    await refreshIndex(delivery, changed);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw stop(`the workspace could not go to commit ${sha}: ${error.message}`);
  }
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'delivery', reason });
}
