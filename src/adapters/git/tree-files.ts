import type { TreeFile } from '../../core/ports.ts';
import type { Git } from './exec.ts';
import { splitNul, toText } from './raw-path.ts';

interface Entry {
  readonly path: string;
  readonly oid: string;
  readonly size: number;
}

const LF = 10;

/**
 * The regular files of a tree or commit whose path is wanted, in git's order. Of one over `maxBytes` there are no
 * bytes. Two processes, however many files there are.
 */
export async function treeFiles(
  git: Git,
  treeish: string,
  wanted: (path: string) => boolean,
  maxBytes: number,
): Promise<readonly TreeFile[]> {
  const listed = await git({ args: ['ls-tree', '-r', '-l', '-z', '--full-tree', treeish] });
  const entries = splitNul(listed.stdout)
    .flatMap(entryOf)
    .filter(({ path }) => wanted(path));
  const small = entries.filter(({ size }) => size <= maxBytes);
  const contents = small.length === 0 ? [] : await contentsOf(git, small);
  const bytes = new Map(small.map((entry, at) => [entry, contents[at] ?? null]));
  return entries.map((entry) => ({ path: entry.path, bytes: bytes.get(entry) ?? null }));
}

/** `<mode> blob <oid> <size>\t<path>`, the size padded. */
function entryOf(record: string): readonly Entry[] {
  const tab = record.indexOf('\t');
  const [mode = '', , oid = '', size = ''] = record.slice(0, tab).split(/ +/);
  if (!mode.startsWith('100')) return [];
  return [{ path: toText(record.slice(tab + 1)), oid, size: Number(size) }];
}

async function contentsOf(git: Git, entries: readonly Entry[]): Promise<readonly Uint8Array[]> {
  const { stdout } = await git({
    args: ['cat-file', '--batch'],
    input: Buffer.from(entries.map(({ oid }) => `${oid}\n`).join('')),
  });
  let at = 0;
  return entries.map(({ oid, size }) => {
    const from = stdout.indexOf(LF, at) + 1;
    if (stdout.toString('latin1', at, from) !== `${oid} blob ${size}\n`) {
      throw new Error(`git cat-file did not give object ${oid}`);
    }
    at = from + size + 1;
    return stdout.subarray(from, from + size);
  });
}
