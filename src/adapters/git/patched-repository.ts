import type { Repository } from '../../core/ports.ts';
import type { ServerCommits } from '../../core/server-commit.ts';
import type { CommitFiles } from '../../core/tracked-file.ts';
import { additionsBetween } from './additions.ts';
import { commitOnly } from './deliver.ts';
import { filesAt } from './files-at.ts';
import { groundOf } from './ground.ts';
import { landingPlace } from './landing-place.ts';
import type { Patched } from './patched.ts';
import { sentFiles } from './sent-files.ts';
import type { Site } from './site.ts';
import { treeFiles } from './tree-files.ts';
import { userGit } from './user-git.ts';

export type PatchedRepository = CommitFiles &
  ServerCommits &
  Pick<Repository, 'parent' | 'acceptedTree' | 'additions' | 'landingPlace' | 'files' | 'commit'>;

/**
 * The user's repository with a patched tree to be committed on top of `parent`. A commit adds objects to it; no ref,
 * index or file of it moves.
 */
export function patchedRepository(
  site: Site,
  parent: string,
  { store, tree }: Pick<Patched, 'store' | 'tree'>,
): PatchedRepository {
  const user = userGit(site);
  return {
    parent: async () => parent,
    acceptedTree: async () => tree,
    additions: (to) => additionsBetween(store.git, parent, to),
    landingPlace: (branch, since) => landingPlace({ user, head: parent, branch, since }),
    files: (treeish, wanted, maxBytes) => treeFiles(store.git, treeish, wanted, maxBytes),
    filesAt: (commit, paths, maxBytes) => filesAt(site, commit, paths, maxBytes),
    ground: (expectedOld) => groundOf(user, parent, expectedOld),
    sentFiles: (wanted, ground) => sentFiles(store.git, wanted, ground),
    adopt: async () => undefined,
    commit: (wanted, request) =>
      commitOnly({ site, store, user, base: { head: parent, branch: request.branch } }, wanted, request),
  };
}
