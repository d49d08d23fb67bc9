import type { CommitOrder, SentFile } from '../../core/server-commit.ts';
import { committed } from './commit-answers.ts';
import type { Line } from './line.ts';
import { WrongTree } from './wrong-tree.ts';

/**
 * GitHub names no limit of `createCommitOnBranch`. Users report refusals over a hundred files and time-outs of
 * requests of some megabytes: what is larger goes as single objects, which have room for 100 MB each.
 */
export const MUTATION_BOUNDS = { files: 100, bytes: 2 * 1024 ** 2 } as const;

const MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) {
    commit { oid tree { oid } author { name email } signature { isValid } }
  }
}`;

/**
 * Whether one mutation can say it all. It knows plain files alone, and makes one of whatever it writes: an executable
 * file would lose its bit. It makes no merges. Nor does GitHub say in which order it takes what goes and what comes: a
 * file in a folder's place, or the other way round, could be lost, and a commit on somebody's branch stays there.
 */
export function fitsMutation({ files, ground }: CommitOrder): boolean {
  if (ground.parents.length !== 1 || files.length > MUTATION_BOUNDS.files) return false;
  if (exchangesFolder(files)) return false;
  const bytes = files.reduce((sum, file) => sum + (file.bytes?.length ?? 0), 0);
  return bytes <= MUTATION_BOUNDS.bytes && files.every(isPlain);
}

/** Whether a file comes where a folder was, or a folder where a file was. */
function exchangesFolder(files: readonly SentFile[]): boolean {
  const pathsOf = (gone: boolean) =>
    files.filter(({ mode }) => (mode === null) === gone).map(({ path }) => path);
  const [gone, there] = [pathsOf(true), pathsOf(false)];
  return holdsOneOf(gone, new Set(there)) || holdsOneOf(there, new Set(gone));
}

/** Whether a folder on the way to one of the paths is a file's name. */
function holdsOneOf(paths: readonly string[], names: ReadonlySet<string>): boolean {
  return paths.some((path) => {
    for (let at = path.indexOf('/'); at >= 0; at = path.indexOf('/', at + 1)) {
      if (names.has(path.slice(0, at))) return true;
    }
    return false;
  });
}

const PLAIN = '100644';
const SUBMODULE = '160000';

function isPlain({ oldMode, mode }: SentFile): boolean {
  if (mode === null) return oldMode !== SUBMODULE;
  return mode === PLAIN && (oldMode === null || oldMode === PLAIN);
}

/** The branch is at the order's base. Errors: conflict where it moved; WrongTree. Not sent twice. */
export async function mutate(line: Line, order: CommitOrder) {
  const { branch, tree } = order;
  const { owner, repo } = line.site;
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
  const made = await line.ask({
    what: `commit to branch ${JSON.stringify(branch)}`,
    needs: 'contents: write',
    shape: committed,
    once: true,
    send: async (client, { request }) => {
      const data: unknown = await client.graphql(MUTATION, { request, input });
      return { headers: {}, data };
    },
  });
  if (made.tree !== tree) throw new WrongTree(order, made);
  return made;
}

/** GitHub joins the two by an empty line again. */
function messageOf(message: string): { readonly headline: string; readonly body: string } {
  const [headline = '', ...rest] = message.trim().split('\n');
  return { headline, body: rest.join('\n').trim() };
}
