import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeSet } from '../../core/git/change.ts';
import type { ServerCommits } from '../../core/git/server-commit.ts';
import type { CommitFiles, CommitLinks } from '../../core/git/tracked-file.ts';
import type { CommitRequest, CommitResult, Repository, RepositoryFacts } from '../../core/ports.ts';
import { StopRun } from '../../core/run/outcome.ts';
import { buildCommitTree } from './build-commit-tree.ts';
import { checkOutCommit } from './checkout/check-out-commit.ts';
import { checkOutBranch, findOwnBranch } from './checkout/delivery-branch.ts';
import { inspect } from './checkout/inspect-repository.ts';
import { adoptCommit } from './commit/adopt-commit.ts';
import { makeCommit } from './commit/commit.ts';
import { serverBase } from './commit/commit-base.ts';
import { targetBranchFacts } from './commit/target-branch-facts.ts';
import { additionsBetween } from './objects/added-lines.ts';
import { readFileInCommit, readFilesInCommit } from './objects/files-in-commit.ts';
import { sentFiles } from './objects/sent-files.ts';
import { treeFiles, treeLinks } from './objects/tree-files.ts';
import { userGit } from './program/user-git.ts';
import type { GitTree } from './tree.ts';

export interface RepositoryOptions {
  /** The private view of the same workspace. Its store has the accepted content. */
  readonly tree: GitTree;
  /** The harness's own output, relative to the root. It does not make the workspace dirty. */
  readonly excluded: readonly string[];
}

export function openRepository(
  options: RepositoryOptions,
): Repository & CommitFiles & CommitLinks & ServerCommits {
  const { tree } = options;
  let facts: RepositoryFacts | null = null;

  const look = async (): Promise<RepositoryFacts> => {
    const repo = await tree.repo();
    facts = await withScratch((scratch) =>
      inspect({ repo, user: userGit(repo), excluded: options.excluded, scratch }),
    );
    return facts;
  };
  const base = async () => {
    const { head, branch, root } = facts ?? (await look());
    if (head !== null) return { head, branch };
    throw new StopRun({ kind: 'delivery', reason: `${root} has no commit yet; create a first commit` });
  };
  const delivery = async () => {
    const repo = await tree.repo();
    return { repo, store: tree.store(), user: userGit(repo), base: await base() };
  };
  return {
    inspect: look,
    checkBranch: async (branch) => {
      const user = userGit(await tree.repo());
      await findOwnBranch({ user, facts: facts ?? (await look()), branch });
    },
    prepareBranch: async (branch) => {
      const repo = await tree.repo();
      const before = facts ?? (await look());
      const head = await withScratch((scratch) =>
        checkOutBranch({ repo, user: userGit(repo), facts: before, branch, scratch }),
      );
      if (head !== null) facts = { ...before, head, branch };
    },
    linksAt: async (commit) => treeLinks(userGit(await tree.repo()), commit),
    filesAt: async (commit, paths, maxBytes) => readFilesInCommit(await tree.repo(), commit, paths, maxBytes),
    goTo: async ({ sha, branch, requireClean }) => {
      const repo = await tree.repo();
      const before = facts ?? (await look());
      await withScratch((scratch) =>
        checkOutCommit({ repo, user: userGit(repo), facts: before, sha, branch, requireClean, scratch }),
      );
      facts = { ...before, head: sha, branch };
    },
    readAt: async (sha, path, maxBytes) => readFileInCommit(await tree.repo(), sha, path, maxBytes),
    parent: async () => (await base()).head,
    acceptedTree: async (changes: ChangeSet) => buildCommitTree(tree, (await base()).head, changes),
    additions: async (accepted: string) => additionsBetween(tree.store().git, (await base()).head, accepted),
    targetBranchFacts: async (branch, since) => {
      const now = await base();
      const user = userGit(await tree.repo());
      return targetBranchFacts({ user, head: now.head, branch: branch ?? now.branch, since });
    },
    files: (treeish, wanted, maxBytes) => treeFiles(tree.store().git, treeish, wanted, maxBytes),
    commit: async (accepted: string, request: CommitRequest): Promise<CommitResult> =>
      makeCommit(await delivery(), accepted, request),
    ground: async (expectedOld) => serverBase(userGit(await tree.repo()), (await base()).head, expectedOld),
    sentFiles: (accepted, ground) => sentFiles(tree.store().git, accepted, ground),
    adopt: async (sha, accepted, request) => adoptCommit(await delivery(), sha, accepted, request),
  };
}

/** Runs `work` with temporary index files, which are deleted afterwards. */
async function withScratch<Result>(work: (scratch: () => string) => Promise<Result>): Promise<Result> {
  let folder: string | null = null;
  let made = 0;
  try {
    return await work(() => {
      folder ??= mkdtempSync(join(tmpdir(), 'forge-index-'));
      return join(folder, `index-${++made}`);
    });
  } finally {
    if (folder !== null) rmSync(folder, { recursive: true, force: true });
  }
}
