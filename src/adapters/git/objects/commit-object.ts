import type { Git } from '../program/run-git.ts';

/** A commit object, as git stores it. */
export interface CommitObject {
  readonly tree: string;
  readonly parents: readonly string[];
  /** `name <email>` */
  readonly author: string;
  readonly committer: string;
  /** `seconds zone`, as in `1763762400 +0000`. */
  readonly authorDate: string;
  readonly committerDate: string;
  /** Names of all other header fields, such as `gpgsig`, `encoding` and `mergetag`, and of repeated fields. */
  readonly otherFields: readonly string[];
  readonly message: string;
}

const IDENTITY = /^(.*) (-?\d+ [+-]\d+)$/s;

/** Reads a commit as it is stored, even where git hides its parents (at the end of a shallow clone). Throws GitError. */
export async function readCommitObject(git: Git, sha: string): Promise<CommitObject> {
  return parseCommit((await git({ args: ['cat-file', 'commit', sha] })).stdout);
}

/** Parses a commit object. Missing fields are empty. */
export function parseCommit(bytes: Uint8Array): CommitObject {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
  const end = text.indexOf('\n\n');
  const lines = (end === -1 ? text : text.slice(0, end)).split('\n');
  // A line that starts with a space continues the previous field.
  const fields = lines.filter((line) => !line.startsWith(' ')).map(fieldOf);
  const all = (key: string) => fields.filter((field) => field.key === key).map(({ value }) => value);
  const identity = (key: string) => {
    const value = all(key)[0] ?? '';
    const [, who = value, date = ''] = IDENTITY.exec(value) ?? [];
    return { who, date };
  };
  const author = identity('author');
  const committer = identity('committer');
  const seen = new Set<string>();
  return {
    tree: all('tree')[0] ?? '',
    parents: all('parent'),
    author: author.who,
    committer: committer.who,
    authorDate: author.date,
    committerDate: committer.date,
    otherFields: fields.flatMap(({ key }) => {
      if (key === 'parent') return [];
      const isKnown = KNOWN.has(key) && !seen.has(key);
      seen.add(key);
      return isKnown ? [] : [key];
    }),
    message: end === -1 ? '' : text.slice(end + 2),
  };
}

const KNOWN: ReadonlySet<string> = new Set(['tree', 'author', 'committer']);

function fieldOf(line: string): { readonly key: string; readonly value: string } {
  const space = line.indexOf(' ');
  return space === -1
    ? { key: line, value: '' }
    : { key: line.slice(0, space), value: line.slice(space + 1) };
}
