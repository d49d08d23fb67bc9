import type { TrackedLink } from '../../../core/git/tracked-file.ts';
import { type RawPath, toText } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';

const LINK = /(?:^|\0)120000 blob ([0-9a-f]+)\t([^\0]+)/g;
const LF = 10;

/** Lists the symbolic links of a commit in git's order. Two processes at most. Throws GitError. */
export async function treeLinks(git: Git, commit: string): Promise<readonly TrackedLink[]> {
  const { stdout } = await git({ args: ['ls-tree', '-r', '-z', '--full-tree', commit] });
  const entries = [...stdout.toString('latin1').matchAll(LINK)];
  if (entries.length === 0) return [];
  const input = Buffer.from(entries.map(([, oid]) => `${oid}\n`).join(''));
  const contents = (await git({ args: ['cat-file', '--batch'], input })).stdout;
  let at = 0;
  return entries.map(([, oid = '', path = '']) => {
    const from = contents.indexOf(LF, at) + 1;
    const [, type, size] = contents.toString('latin1', at, from).trim().split(' ');
    if (type !== 'blob') throw new Error(`git cat-file did not return object ${oid}`);
    at = from + Number(size) + 1;
    const target = contents.toString('latin1', from, from + Number(size));
    return { path: toText(path as RawPath), target: toText(target as RawPath) };
  });
}
