import { ForgeError } from '../../core/forge.ts';
import type { CommitOrder, MadeCommit, SentFile } from '../../core/server-commit.ts';
import { gitCommit, objectId } from './commit-answers.ts';
import type { Line } from './line.ts';

const NEEDS = 'contents: write';

/** A tree's request holds text up to this, in bytes; the rest is sent as objects, one by one and a second apart. */
const MAX_INLINE = 1024 ** 2;

/**
 * Makes the commit as objects, on no branch yet: what they hold is known before anybody can see it. All of it can be
 * repeated, for an object without a branch is nothing to anybody.
 */
export async function makeByObjects(line: Line, order: CommitOrder): Promise<MadeCommit> {
  await makeTree(line, order);
  const { message, tree, ground } = order;
  const commit = await line.ask({
    what: `make the commit for branch ${JSON.stringify(order.branch)}`,
    needs: NEEDS,
    shape: gitCommit,
    send: ({ rest }, common) =>
      rest.git.createCommit({ ...common, message, tree, parents: [...ground.parents] }),
  });
  if (commit.tree !== tree) throw otherTree(order, commit.tree);
  if (!commit.isSigned) throw unsigned(order, commit.verification);
  return commit;
}

async function makeTree(line: Line, order: CommitOrder): Promise<void> {
  const entries = await entriesOf(line, order.files);
  const made = await line.ask({
    what: `make the tree for branch ${JSON.stringify(order.branch)}`,
    needs: NEEDS,
    shape: objectId,
    send: ({ rest }, common) =>
      rest.git.createTree({ ...common, base_tree: order.ground.baseTree, tree: entries }),
  });
  if (made !== order.tree) throw otherTree(order, made);
}

type Mode = '100644' | '100755' | '040000' | '160000' | '120000';

interface Entry {
  path: string;
  mode: Mode;
  type: 'blob' | 'commit';
  sha?: string | null;
  content?: string;
}

async function entriesOf(line: Line, files: readonly SentFile[]): Promise<Entry[]> {
  let inline = 0;
  const entries: Promise<Entry>[] = [];
  for (const file of files) {
    const text = file.isKnown ? null : textOf(file.bytes);
    const fits = text !== null && inline + text.length <= MAX_INLINE;
    if (fits) inline += text.length;
    entries.push(entryOf(line, file, fits ? text : null));
  }
  return Promise.all(entries);
}

async function entryOf(line: Line, file: SentFile, content: string | null): Promise<Entry> {
  const { path, mode, oldMode, oid, bytes, isKnown } = file;
  const place = { path, mode: modeOf(mode ?? oldMode), type: typeOf(mode ?? oldMode) } as const;
  if (mode === null) return { ...place, sha: null };
  if (content !== null) return { ...place, content };
  if (bytes !== null && !isKnown) await sendBlob(line, file, bytes);
  return { ...place, sha: oid };
}

async function sendBlob(line: Line, { path, oid }: SentFile, bytes: Uint8Array): Promise<void> {
  const made = await line.ask({
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
    throw new ForgeError('invalid', 201, `GitHub keeps ${path} as ${made}, and it is ${oid}: run again`);
  }
}

/** As text, where JSON can hold these very bytes; null where it cannot. */
function textOf(bytes: Uint8Array | null): string | null {
  if (bytes === null || bytes.length > MAX_INLINE) return null;
  const text = Buffer.from(bytes).toString('utf8');
  return text.includes('\0') || !Buffer.from(text, 'utf8').equals(bytes) ? null : text;
}

const MODES: readonly Mode[] = ['100644', '100755', '160000', '120000'];

function modeOf(mode: string | null): Mode {
  const known = MODES.find((one) => one === mode);
  if (known === undefined) throw new Error(`no commit holds a file of mode ${mode}`);
  return known;
}

function typeOf(mode: string | null): Entry['type'] {
  return mode === '160000' ? 'commit' : 'blob';
}

function otherTree({ tree }: CommitOrder, made: string): ForgeError {
  return new ForgeError(
    'invalid',
    201,
    `GitHub made the tree ${made} of the accepted ${tree}: set git.sign_commits to false, and report this`,
  );
}

/** GitHub signs what is made of objects for its apps alone, the workflow's own token among them. */
function unsigned({ branch }: CommitOrder, why: string): ForgeError {
  return new ForgeError(
    'forbidden',
    201,
    `GitHub did not sign the commit for branch ${JSON.stringify(branch)} (${why}), which holds a merge, a large change, a file that is executable or a link, or one in a folder's place: give github-token the job's own token or an app's, or set git.sign_commits to false`,
  );
}
