import { readFileSync } from 'node:fs';
import { attributed } from './conversions.ts';
import type { Git } from './exec.ts';
import { joinNul, onDisk, type RawPath, splitNul, toText } from './raw-path.ts';
import type { Site } from './site.ts';
import { blobId } from './store.ts';
import { lstatThere } from './there.ts';

export interface FilterQuestion {
  readonly site: Site;
  readonly user: Git;
  /** The commit that is gone to. */
  readonly sha: string;
  readonly scratch: () => string;
}

/**
 * Of the files that differ between `from` and the commit, those kept by a filter whose work the checkout shows: their
 * content is on disk, not what git stores for it (a pointer of Git LFS, say). We run no filter, so they would be
 * written as pointers among contents. Where only pointers lie on disk, as after actions/checkout without `lfs`, new
 * ones are in place, and the answer is empty.
 */
export async function unpackedFilters(
  question: FilterQuestion,
  from: string,
  changed: readonly RawPath[],
): Promise<readonly string[]> {
  const { site, user } = question;
  const [now, then] = await Promise.all([
    attributed(site, user, changed, ['filter']),
    filteredAt(question, changed),
  ]);
  const filtered = [...new Set([...now.keys(), ...then])];
  if (filtered.length === 0) return [];
  // A file that is new says nothing of itself: the others of the checkout show whether filters were run in it.
  const tracked = await filesAt(user, from);
  const kept = await attributed(site, user, [...tracked.keys()], ['filter']);
  const isUnpacked = [...kept.keys()].some((raw) => differs(site, raw, tracked.get(raw)));
  return isUnpacked ? filtered.map(toText) : [];
}

/** By the attributes of the commit itself, which are not on disk yet. */
async function filteredAt(
  { user, sha, scratch }: FilterQuestion,
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
  readonly size: number;
}

async function filesAt(user: Git, sha: string): Promise<ReadonlyMap<RawPath, Blob>> {
  const { stdout } = await user({ args: ['ls-tree', '-r', '-z', '-l', '--full-tree', sha] });
  return new Map(
    splitNul(stdout).map((record) => {
      const tab = record.indexOf('\t');
      const [, , oid = '', size = ''] = record.slice(0, tab).split(/ +/);
      return [record.slice(tab + 1), { oid, size: Number(size) }];
    }),
  );
}

/** Whether the bytes on disk are not the blob's. What is no file, or is not there, differs in nothing. */
function differs({ root, format }: Site, raw: RawPath, blob: Blob | undefined): boolean {
  const path = onDisk(root, raw);
  const stat = lstatThere(path);
  if (blob === undefined || stat?.isFile() !== true) return false;
  // A content behind a pointer may be larger than what can be read at once.
  return stat.size !== blob.size || blobId(format, readFileSync(path)) !== blob.oid;
}
