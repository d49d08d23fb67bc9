import { ForgeError } from '../../../core/forge/forge.ts';
import { EXECUTABLE_MODE, FILE_MODE, LINK_MODE, SUBMODULE_MODE } from '../../../core/git/file-mode.ts';
import type { CommitOrder, MadeCommit, SentFile } from '../../../core/git/server-commit.ts';
import type { GithubApi } from '../api/github-api.ts';
import { gitCommit, objectId } from './commit-schemas.ts';

const NEEDS = 'contents: write';

/** Bytes of text that a tree's request contains. The rest is sent as single objects, a second apart. */
const MAX_INLINE = 1024 ** 2;

/**
 * Makes the commit as objects, without a branch, so their content is checked before anybody can see it. All requests
 * can be repeated, because objects without a branch affect nobody.
 */
export async function createCommitByObjects(api: GithubApi, order: CommitOrder): Promise<MadeCommit> {
  await makeTree(api, order);
  const { message, tree, ground } = order;
  const commit = await api.request({
    what: `make the commit for branch ${JSON.stringify(order.branch)}`,
    needs: NEEDS,
    shape: gitCommit,
    send: ({ rest }, common) =>
      rest.git.createCommit({ ...common, message, tree, parents: [...ground.parents] }),
  });
  if (commit.tree !== tree) throw wrongTree(order, commit.tree);
  if (!commit.isSigned) throw unsigned(order, commit.verification);
  return commit;
}

async function makeTree(api: GithubApi, order: CommitOrder): Promise<void> {
  const entries = await entriesOf(api, order.files);
  const made = await api.request({
    what: `make the tree for branch ${JSON.stringify(order.branch)}`,
    needs: NEEDS,
    shape: objectId,
    send: ({ rest }, common) =>
      rest.git.createTree({ ...common, base_tree: order.ground.baseTree, tree: entries }),
  });
  if (made !== order.tree) throw wrongTree(order, made);
}

/** The modes of files in a commit. */
const MODES = [FILE_MODE, EXECUTABLE_MODE, SUBMODULE_MODE, LINK_MODE] as const;
type Mode = (typeof MODES)[number];

interface Entry {
  path: string;
  mode: Mode;
  type: 'blob' | 'commit';
  sha?: string | null;
  content?: string;
}

async function entriesOf(api: GithubApi, files: readonly SentFile[]): Promise<Entry[]> {
  let inline = 0;
  const entries: Promise<Entry>[] = [];
  for (const file of files) {
    const text = file.isKnown ? null : textOf(file.bytes);
    const fits = text !== null && inline + text.length <= MAX_INLINE;
    if (fits) inline += text.length;
    entries.push(entryOf(api, file, fits ? text : null));
  }
  return Promise.all(entries);
}

async function entryOf(api: GithubApi, file: SentFile, content: string | null): Promise<Entry> {
  const { path, mode, oldMode, oid, bytes, isKnown } = file;
  const place = { path, mode: modeOf(mode ?? oldMode), type: typeOf(mode ?? oldMode) } as const;
  if (mode === null) return { ...place, sha: null };
  if (content !== null) return { ...place, content };
  if (bytes !== null && !isKnown) await sendBlob(api, file, bytes);
  return { ...place, sha: oid };
}

async function sendBlob(api: GithubApi, { path, oid }: SentFile, bytes: Uint8Array): Promise<void> {
  const made = await api.request({
    what: `send ${path}`,
    needs: NEEDS,
    shape: objectId,
    send: ({ rest }, common) =>
      rest.git.createBlob({
        ...common,
        content: Buffer.from(bytes).toString('base64'),
        encoding: 'base64',
      }),
  });
  if (made !== oid) {
    throw new ForgeError('invalid', 201, `GitHub stored ${path} as ${made} instead of ${oid}: run again`);
  }
}

/** Returns the bytes as text if JSON can hold exactly these bytes; else null. */
function textOf(bytes: Uint8Array | null): string | null {
  if (bytes === null || bytes.length > MAX_INLINE) return null;
  const text = Buffer.from(bytes).toString('utf8');
  return text.includes('\0') || !Buffer.from(text, 'utf8').equals(bytes) ? null : text;
}

function modeOf(mode: string | null): Mode {
  const known = MODES.find((each) => each === mode);
  if (known === undefined) throw new Error(`a commit cannot contain a file of mode ${mode}`);
  return known;
}

function typeOf(mode: string | null): Entry['type'] {
  return mode === SUBMODULE_MODE ? 'commit' : 'blob';
}

function wrongTree({ tree }: CommitOrder, made: string): ForgeError {
  return new ForgeError(
    'invalid',
    201,
    `GitHub made the tree ${made} instead of the accepted ${tree}: set git.sign_commits to false, and report this`,
  );
}

/** GitHub signs commits made of objects only for its apps, which include the workflow's own token. */
function unsigned({ branch }: CommitOrder, why: string): ForgeError {
  return new ForgeError(
    'forbidden',
    201,
    `GitHub did not sign the commit for branch ${JSON.stringify(branch)} (${why}), which contains a merge, a large change, an executable file, a link, or a file that replaces a folder: set github-token to the job's own token or an app's, or set git.sign_commits to false`,
  );
}
