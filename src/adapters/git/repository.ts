import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ChangeSet } from '../../core/change.ts';
import { StopRun } from '../../core/outcome.ts';
import type { CommitRequest, CommitResult, Repository, RepositoryFacts } from '../../core/ports.ts';
import type { ServerCommits } from '../../core/server-commit.ts';
import type { CommitFiles } from '../../core/tracked-file.ts';
import { acceptedTree } from './accept.ts';
import { additionsBetween } from './additions.ts';
import { adopt } from './adopt.ts';
import { prepareBranch, usableBranch } from './branch.ts';
import { deliver } from './deliver.ts';
import { filesAt } from './files-at.ts';
import { goTo } from './go-to.ts';
import { groundOf } from './ground.ts';
import { inspect } from './inspect.ts';
import { landingPlace } from './landing-place.ts';
import { readAt } from './read-at.ts';
import { sentFiles } from './sent-files.ts';
import type { GitTree } from './tree.ts';
import { treeFiles } from './tree-files.ts';
import { userGit } from './user-git.ts';

export interface RepositoryOptions {
  /** The private view of the same workspace: accepted content comes from its store. */
  readonly tree: GitTree;
  /** Relative to the root: the harness's own output, which is no dirt. */
  readonly excluded: readonly string[];
}

export function openRepository(options: RepositoryOptions): Repository & CommitFiles & ServerCommits {
  const { tree } = options;
  let facts: RepositoryFacts | null = null;

  const look = async (): Promise<RepositoryFacts> => {
    const site = await tree.site();
    facts = await withScratch((scratch) =>
      inspect({ site, user: userGit(site), excluded: options.excluded, scratch }),
    );
    return facts;
  };
  const base = async () => {
    const { head, branch, root } = facts ?? (await look());
    if (head !== null) return { head, branch };
    throw new StopRun({ kind: 'delivery', reason: `${root} has no commit yet; make a first commit` });
  };
  const delivery = async () => {
    const site = await tree.site();
    return { site, store: tree.store(), user: userGit(site), base: await base() };
  };
  return {
    inspect: look,
    checkBranch: async (branch) => {
      const user = userGit(await tree.site());
      await usableBranch({ user, facts: facts ?? (await look()), branch });
    },
    prepareBranch: async (branch) => {
      const site = await tree.site();
      const before = facts ?? (await look());
      const head = await withScratch((scratch) =>
        prepareBranch({ site, user: userGit(site), facts: before, branch, scratch }),
      );
      if (head !== null) facts = { ...before, head, branch };
    },
    filesAt: async (commit, paths, maxBytes) => filesAt(await tree.site(), commit, paths, maxBytes),
    goTo: async ({ sha, branch, requireClean }) => {
      const site = await tree.site();
      const before = facts ?? (await look());
      const user = userGit(site);
      await withScratch((scratch) => goTo({ site, user, facts: before, sha, branch, requireClean, scratch }));
      facts = { ...before, head: sha, branch };
    },
    readAt: async (sha, path, maxBytes) => readAt(await tree.site(), sha, path, maxBytes),
    parent: async () => (await base()).head,
    acceptedTree: async (changes: ChangeSet) => acceptedTree(tree, (await base()).head, changes),
    additions: async (accepted: string) => additionsBetween(tree.store().git, (await base()).head, accepted),
    landingPlace: async (branch, since) => {
      const now = await base();
      const user = userGit(await tree.site());
      return landingPlace({ user, head: now.head, branch: branch ?? now.branch, since });
    },
    files: (treeish, wanted, maxBytes) => treeFiles(tree.store().git, treeish, wanted, maxBytes),
    commit: async (accepted: string, request: CommitRequest): Promise<CommitResult> =>
      deliver(await delivery(), accepted, request),
    ground: async (expectedOld) => groundOf(userGit(await tree.site()), (await base()).head, expectedOld),
    sentFiles: (accepted, ground) => sentFiles(tree.store().git, accepted, ground),
    adopt: async (sha, accepted, request) => adopt(await delivery(), sha, accepted, request),
  };
}

/** Index files of our own, gone afterwards. */
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
