import { readFileSync } from 'node:fs';
import { lstatOrUndefined } from '../../files/lstat-or-undefined.ts';
import { attributesOf } from '../objects/content-conversions.ts';
import { listTree } from '../objects/list-tree.ts';
import { blobId } from '../program/private-store.ts';
import { joinNul, type RawPath, splitNul, toDiskPath, toText } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';
import type { UserRepository } from '../program/user-repository.ts';

export interface FilterCheck {
  readonly repo: UserRepository;
  readonly user: Git;
  /** The commit to check out. */
  readonly sha: string;
  readonly scratch: () => string;
}

/**
 * Returns the filtered files that differ between `from` and the commit and whose content is on disk instead of what git
 * stores (such as a Git LFS pointer). We run no filter, so they would be written as pointers. If only pointers are on
 * disk, as after actions/checkout without `lfs`, pointers are fine and the result is empty.
 */
export async function pathsNeedingFilter(
  question: FilterCheck,
  from: string,
  changed: readonly RawPath[],
): Promise<readonly string[]> {
  const { repo, user } = question;
  const [now, then] = await Promise.all([
    attributesOf(repo, user, changed, ['filter']),
    filteredPathsAt(question, changed),
  ]);
  const filtered = [...new Set([...now.keys(), ...then])];
  if (filtered.length === 0) return [];
  // A new file tells nothing itself; the other files of the checkout show whether filters were run.
  const tracked = await filesAt(user, from);
  const kept = await attributesOf(repo, user, [...tracked.keys()], ['filter']);
  const isUnpacked = [...kept.keys()].some((raw) => differs(repo, raw, tracked.get(raw)));
  return isUnpacked ? filtered.map(toText) : [];
}

/** Uses the attributes of the commit itself, which are not on disk yet. */
async function filteredPathsAt(
  { user, sha, scratch }: FilterCheck,
  names: readonly RawPath[],
): Promise<readonly RawPath[]> {
  if (names.length === 0) return [];
  const index = scratch();
  await user({ args: ['read-tree', sha], index });
  const { stdout } = await user({
    args: ['check-attr', '--cached', '-z', '--stdin', 'filter'],
    input: joinNul(names),
    index,
  });
  const parts = splitNul(stdout);
  return parts.filter((_, at) => at % 3 === 0 && !/^un(?:specified|set)$/.test(parts[at + 2] ?? ''));
}

interface Blob {
  readonly oid: string;
  readonly size: number | null;
}

async function filesAt(user: Git, sha: string): Promise<ReadonlyMap<RawPath, Blob>> {
  const entries = await listTree(user, sha, { sizes: true });
  return new Map(entries.map(({ raw, oid, size }) => [raw, { oid, size }]));
}

/** Returns true if the file on disk has other bytes than the blob. Missing paths and non-files do not differ. */
function differs({ root, format }: UserRepository, raw: RawPath, blob: Blob | undefined): boolean {
  const path = toDiskPath(root, raw);
  const stat = lstatOrUndefined(path);
  if (blob === undefined || stat?.isFile() !== true) return false;
  // Compare sizes first, because a file behind a pointer may be too large to read at once.
  return stat.size !== blob.size || blobId(format, readFileSync(path)) !== blob.oid;
}
