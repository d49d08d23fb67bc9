import type { RawPath } from '../program/raw-path.ts';
import { splitNul } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';

/** An entry of a tree. `size` is in bytes; null for folders and submodules, and if sizes were not asked for. */
export interface ListedEntry {
  readonly raw: RawPath;
  readonly mode: string;
  readonly type: 'blob' | 'tree' | 'commit';
  readonly oid: string;
  readonly size: number | null;
}

interface ListOptions {
  /** Only these paths, and folders as themselves; default: everything, recursively. */
  readonly paths?: readonly string[];
  /** Include folders in a recursive listing. */
  readonly folders?: boolean;
  /** Include sizes, for which git opens each blob. */
  readonly sizes?: boolean;
}

const ENTRY = /^(\d{6}) (blob|tree|commit) ([0-9a-f]+)(?: +(\d+|-))?\t(.+)$/s;

/** Lists the entries of a tree or commit in git's order. Throws GitError, and Error for output that it cannot read. */
export async function listTree(
  git: Git,
  treeish: string,
  { paths, folders = false, sizes = false }: ListOptions = {},
): Promise<readonly ListedEntry[]> {
  const args = [
    'ls-tree',
    '-z',
    '--full-tree',
    ...(paths === undefined ? ['-r'] : []),
    ...(folders ? ['-t'] : []),
    ...(sizes ? ['-l'] : []),
    treeish,
    ...(paths === undefined ? [] : ['--', ...paths]),
  ];
  return splitNul((await git({ args })).stdout).map(parseEntry);
}

function parseEntry(record: string): ListedEntry {
  const [, mode = '', type, oid = '', size, raw = ''] = ENTRY.exec(record) ?? [];
  if (type === undefined) throw new Error(`git listed the tree entry "${record}", which is unreadable`);
  return {
    raw,
    mode,
    type: type as ListedEntry['type'],
    oid,
    size: size === undefined || size === '-' ? null : Number(size),
  };
}
