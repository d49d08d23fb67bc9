import type { ServerCommits } from '../../core/git/server-commit.ts';
import type { CommitFiles } from '../../core/git/tracked-file.ts';
import type { Repository } from '../../core/ports.ts';
import { commitWithoutRefs } from './commit/commit.ts';
import { serverBase } from './commit/commit-base.ts';
import type { PatchedTree } from './commit/patched-tree.ts';
import { targetBranchFacts } from './commit/target-branch-facts.ts';
import { additionsBetween } from './objects/added-lines.ts';
import { readFilesInCommit } from './objects/files-in-commit.ts';
import { sentFiles } from './objects/sent-files.ts';
import { treeFiles } from './objects/tree-files.ts';
import { userGit } from './program/user-git.ts';
import type { UserRepository } from './program/user-repository.ts';

export type PatchedRepository = CommitFiles &
  ServerCommits &
  Pick<Repository, 'parent' | 'acceptedTree' | 'additions' | 'targetBranchFacts' | 'files' | 'commit'>;

/**
 * Returns the user's repository with a patched tree to commit on top of `parent`. A commit adds objects to it; refs,
 * index and files stay.
 */
export function patchedRepository(
  repo: UserRepository,
  parent: string,
  { store, tree }: Pick<PatchedTree, 'store' | 'tree'>,
): PatchedRepository {
  const user = userGit(repo);
  return {
    parent: async () => parent,
    acceptedTree: async () => tree,
    additions: (to) => additionsBetween(store.git, parent, to),
    targetBranchFacts: (branch, since) => targetBranchFacts({ user, head: parent, branch, since }),
    files: (treeish, wanted, maxBytes) => treeFiles(store.git, treeish, wanted, maxBytes),
    filesAt: (commit, paths, maxBytes) => readFilesInCommit(repo, commit, paths, maxBytes),
    ground: (expectedOld) => serverBase(user, parent, expectedOld),
    sentFiles: (wanted, ground) => sentFiles(store.git, wanted, ground),
    adopt: async () => undefined,
    commit: (wanted, request) =>
      commitWithoutRefs(
        { repo, store, user, base: { head: parent, branch: request.branch } },
        wanted,
        request,
      ),
  };
}
