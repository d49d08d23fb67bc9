import type { TreeFile } from '../../../core/ports.ts';
import { splitNul, toText } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';

interface Entry {
  readonly path: string;
  readonly oid: string;
  readonly size: number;
}

const LF = 10;

/**
 * Returns the regular files of a tree or commit that match, in git's order. Files over `maxBytes` have no bytes. Uses
 * two processes, whatever the number of files.
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

/** Parses `<mode> blob <oid> <size>\t<path>`; the size is padded. */
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
      throw new Error(`git cat-file did not return object ${oid}`);
    }
    at = from + size + 1;
    return stdout.subarray(from, from + size);
  });
}
