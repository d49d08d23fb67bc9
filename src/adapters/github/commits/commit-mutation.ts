import { FILE_MODE, SUBMODULE_MODE } from '../../../core/git/file-mode.ts';
import type { CommitOrder, SentFile } from '../../../core/git/server-commit.ts';
import type { GithubApi } from '../api/github-api.ts';
import { committed } from './commit-schemas.ts';
import { WrongTreeError } from './wrong-tree-error.ts';

/**
 * GitHub documents no limit of `createCommitOnBranch`. Users report refusals above a hundred files and time-outs with
 * some megabytes. Larger changes are sent as single objects, which may have 100 MB each.
 */
export const MUTATION_BOUNDS = { files: 100, bytes: 2 * 1024 ** 2 } as const;

const MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) {
    commit { oid tree { oid } author { name email } signature { isValid } }
  }
}`;

/**
 * Reports if one mutation can make the whole commit. It writes only plain files, so an executable file would lose its
 * bit, and it makes no merges. GitHub does not document the order of deletions and additions, so a file that replaces a
 * folder, or a folder that replaces a file, could be lost in a commit that stays on the branch.
 */
export function fitsMutation({ files, ground }: CommitOrder): boolean {
  if (ground.parents.length !== 1 || files.length > MUTATION_BOUNDS.files) return false;
  if (exchangesFolder(files)) return false;
  const bytes = files.reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0);
  return bytes <= MUTATION_BOUNDS.bytes && files.every(isPlain);
}

/** Reports if a file replaces a folder, or a folder replaces a file. */
function exchangesFolder(files: readonly SentFile[]): boolean {
  const pathsOf = (isRemoved: boolean) =>
    files.filter(({ mode }) => (mode === null) === isRemoved).map(({ path }) => path);
  const [removed, added] = [pathsOf(true), pathsOf(false)];
  return holdsOneOf(removed, new Set(added)) || holdsOneOf(added, new Set(removed));
}

/** Reports if a parent folder of one of the paths has the name of a file. */
function holdsOneOf(paths: readonly string[], names: ReadonlySet<string>): boolean {
  return paths.some((path) => {
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
      if (names.has(path.slice(0, at))) return true;
    }
    return false;
  });
}

function isPlain({ oldMode, mode }: SentFile): boolean {
  if (mode === null) return oldMode !== SUBMODULE_MODE;
  return mode === FILE_MODE && (oldMode === null || oldMode === FILE_MODE);
}

/**
 * Commits to the branch, which is at the order's base. Errors: conflict if it moved; WrongTreeError. Not sent twice.
 */
export async function createCommitByMutation(api: GithubApi, order: CommitOrder) {
  const { branch, tree } = order;
  const { owner, repo } = api.address;
  const input = {
    branch: { repositoryNameWithOwner: `${owner}/${repo}`, branchName: branch },
    expectedHeadOid: order.ground.base,
    message: messageOf(order.message),
    fileChanges: {
      additions: order.files.flatMap(({ path, bytes }) =>
        bytes === null ? [] : [{ path, contents: Buffer.from(bytes).toString('base64') }],
      ),
      deletions: order.files.flatMap(({ path, mode }) => (mode === null ? [{ path }] : [])),
    },
  };
  const made = await api.request({
    what: `commit to branch ${JSON.stringify(branch)}`,
    needs: 'contents: write',
    shape: committed,
    once: true,
    send: async (client, { request }) => {
      const data: unknown = await client.graphql(MUTATION, { request, input });
      return { headers: {}, data };
    },
  });
  if (made.tree !== tree) throw new WrongTreeError(order, made);
  return made;
}

/** GitHub joins the two with an empty line. */
function messageOf(message: string): { readonly headline: string; readonly body: string } {
  const [headline = '', ...rest] = message.trim().split('\n');
  return { headline, body: rest.join('\n').trim() };
}
