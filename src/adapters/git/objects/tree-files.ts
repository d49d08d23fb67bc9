import { isRegularFile, LINK_MODE } from '../../../core/git/file-mode.ts';
import type { TrackedLink } from '../../../core/git/tracked-file.ts';
import type { TreeFile } from '../../../core/ports.ts';
import { toText } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';
import { listTree } from './list-tree.ts';
import { readBlobs } from './read-objects.ts';

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
  const entries = (await listTree(git, treeish, { sizes: true }))
    .filter(({ mode }) => isRegularFile(mode))
    .map(({ raw, oid, size }) => ({ path: toText(raw), oid, isSmall: (size ?? Infinity) <= maxBytes }))
    .filter(({ path }) => wanted(path));
  const small = entries.flatMap(({ oid, isSmall }) => (isSmall ? [oid] : []));
  const contents = await readBlobs(git, small);
  return entries.map(({ path, oid }) => ({ path, bytes: contents.get(oid) ?? null }));
}

/** Lists the symbolic links of a commit in git's order. Two processes at most. Throws GitError. */
export async function treeLinks(git: Git, commit: string): Promise<readonly TrackedLink[]> {
  const links = (await listTree(git, commit)).filter(({ mode }) => mode === LINK_MODE);
  const targets = await readBlobs(
    git,
    links.map(({ oid }) => oid),
  );
  return links.map(({ raw, oid }) => ({
    path: toText(raw),
    target: targets.get(oid)?.toString('utf8') ?? '',
  }));
}
