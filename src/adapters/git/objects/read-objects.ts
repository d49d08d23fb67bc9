import { type Git, GitError } from '../program/run-git.ts';

/** One answer of `git cat-file --batch`. `type` and `bytes` are null if the object is missing. */
export interface BatchReply {
  readonly id: string;
  readonly type: string | null;
  readonly bytes: Buffer | null;
  /** The position after the answer. */
  readonly end: number;
}

/** Parses `<id> <type> <size>`, the bytes and a line end; or `<id> missing`. Null if the answer is incomplete. */
export function parseBatchReply(output: Buffer, at: number): BatchReply | null {
  const lineEnd = output.indexOf('\n', at);
  if (lineEnd === -1) return null;
  const [id = '', type = '', size] = output.toString('latin1', at, lineEnd).split(' ');
  const from = lineEnd + 1;
  if (size === undefined) return { id, type: null, bytes: null, end: from };
  const to = from + Number(size);
  return output.length < to + 1 ? null : { id, type, bytes: output.subarray(from, to), end: to + 1 };
}

/** Returns the bytes of the answer. Throws GitError unless it is the blob that was asked for. */
export function blobOf({ id, type, bytes }: BatchReply, oid: string): Buffer {
  if (bytes === null) throw new GitError('cat-file', 128, `object ${oid} is missing`);
  if (id !== oid || type !== 'blob')
    throw new GitError('cat-file', 128, `object ${oid} is not a blob that git returned`);
  return bytes;
}

/** Reads blobs with one process. Throws GitError if one is missing or is not a blob. */
export async function readBlobs(git: Git, oids: Iterable<string>): Promise<ReadonlyMap<string, Buffer>> {
  const wanted = [...new Set(oids)];
  if (wanted.length === 0) return new Map();
  const replies = await batch(git, wanted);
  return new Map(wanted.map((oid, at) => [oid, blobOf(replies[at] ?? missing(oid), oid)]));
}

/** Reads one blob. Throws GitError if it is missing or is not a blob. */
export async function readBlob(git: Git, oid: string): Promise<Buffer> {
  return (await readBlobs(git, [oid])).get(oid) ?? Buffer.alloc(0);
}

/** Asks for objects of any type. Missing objects have no bytes. Throws GitError if one is unreadable. */
export async function batch(git: Git, ids: readonly string[]): Promise<readonly BatchReply[]> {
  const { stdout } = await git({ args: ['cat-file', '--batch', '--buffer'], input: idLines(ids) });
  const replies: BatchReply[] = [];
  let at = 0;
  for (const id of ids) {
    const reply = parseBatchReply(stdout, at) ?? missing(id);
    replies.push(reply);
    at = reply.end;
  }
  return replies;
}

function missing(id: string): BatchReply {
  return { id, type: null, bytes: null, end: Number.POSITIVE_INFINITY };
}

/** The type and size in bytes of an object; both null if it is missing. */
export interface ObjectFacts {
  readonly id: string;
  readonly type: string | null;
  readonly size: number | null;
}

/** Returns facts of objects in the order of the ids, without reading the objects. Throws GitError. */
export async function objectFacts(git: Git, ids: readonly string[]): Promise<readonly ObjectFacts[]> {
  if (ids.length === 0) return [];
  const { stdout } = await git({
    args: ['cat-file', '--batch-check=%(objecttype) %(objectsize)', '--buffer'],
    input: idLines(ids),
  });
  const lines = stdout.toString('latin1').split('\n');
  return ids.map((id, at) => {
    const [, type = null, size] = /^([a-z]+) (\d+)$/.exec(lines[at] ?? '') ?? [];
    return { id, type, size: size === undefined ? null : Number(size) };
  });
}

/** Returns the ids of objects that are missing. */
export async function missingObjects(git: Git, ids: readonly string[]): Promise<readonly string[]> {
  return (await objectFacts(git, ids)).flatMap(({ id, type }) => (type === null ? [id] : []));
}

/** Returns ids as lines, as git reads them from stdin. */
export function idLines(ids: readonly string[]): Buffer {
  return Buffer.from(ids.map((id) => `${id}\n`).join(''), 'latin1');
}
