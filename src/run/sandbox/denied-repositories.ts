import { type Git, GitError } from '../../adapters/git/program/run-git.ts';
import {
  gitDirOf,
  type RepositoryLayout,
  repositoryLayout,
} from '../../adapters/git/program/user-repository.ts';
import { type FoundFiles, findDeniedFiles, type IsDenied } from '../../adapters/sandbox/view/denied-files.ts';
import { filesBelow } from '../../adapters/sandbox/view/file-aliases.ts';
import { isWithin } from '../../core/path/is-within.ts';

/** Each takes about 50 ms before the first command. */
const MOST_REPOSITORIES = 100;

/** A repository of the workspace, with the files in it that the model never sees. */
export interface DeniedRepository {
  readonly layout: RepositoryLayout;
  /** Its folder below the workspace's root, with a slash at the end; '' for the workspace itself. */
  readonly prefix: string;
  /** Relative to its own root. */
  readonly paths: readonly string[];
}

/**
 * Finds the denied files of the workspace and of its nested repositories: submodules, linked worktrees and clones.
 * `isDenied` receives paths relative to the workspace's root. Throws GitError for the workspace itself.
 */
export async function findDeniedRepositories(
  gitIn: (layout: RepositoryLayout) => Git,
  workspace: RepositoryLayout,
  isDenied: IsDenied,
): Promise<readonly DeniedRepository[]> {
  const found: DeniedRepository[] = [];
  const pending = [{ layout: workspace, prefix: '' }];
  for (let next = pending.shift(); next !== undefined; next = pending.shift()) {
    const { layout, prefix } = next;
    const listed = await filesIn(gitIn(layout), next, isDenied);
    found.push({ layout, prefix, paths: listed.paths });
    for (const folder of listed.nested) {
      const root = `${layout.root}/${folder}`;
      if (found.length + pending.length >= MOST_REPOSITORIES || gitDirOf(root) === null) continue;
      pending.push({ layout: repositoryLayout(root), prefix: `${prefix}${folder}/` });
    }
  }
  return found;
}

async function filesIn(
  git: Git,
  { layout, prefix }: Omit<DeniedRepository, 'paths'>,
  isDenied: IsDenied,
): Promise<FoundFiles> {
  const isDeniedHere = (path: string): boolean => isDenied(`${prefix}${path}`);
  try {
    return await findDeniedFiles(git, layout.root, isDeniedHere);
  } catch (error) {
    if (prefix === '' || !(error instanceof GitError)) throw error;
    // Git cannot read a broken nested repository, but commands can read its files.
    return { paths: [...filesBelow(layout.root, '')].filter(isDeniedHere), nested: [] };
  }
}

/**
 * Returns the repositories whose objects commands see, once each. Linked worktrees share those of their repository. A
 * nested repository with objects outside the workspace shows none.
 */
export function withOwnObjects(repositories: readonly DeniedRepository[]): readonly DeniedRepository[] {
  const [workspace] = repositories;
  if (workspace === undefined) return [];
  const seen = new Set<string>();
  return repositories.filter(({ layout: { commonDir }, prefix }) => {
    const isShown =
      prefix === '' ||
      [workspace.layout.root, workspace.layout.commonDir].some((top) => isWithin(commonDir, top));
    return isShown && !seen.has(commonDir) && seen.add(commonDir) !== undefined;
  });
}
