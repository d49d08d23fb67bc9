import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import type { Git } from './exec.ts';
import { type IndexEntry, parseIndex, statOf } from './index-file.ts';
import { onDisk, type RawPath } from './raw-path.ts';
import type { Site } from './site.ts';
import { lstatExact } from './there.ts';

/** A file that git calls modified when its filter is not run. */
export interface FilteredFile {
  readonly raw: RawPath;
  /** The blob in the index. */
  readonly oid: string;
}

/** What can be said of it without its filter. `unknown`: only the filter could tell. */
export type FilteredState = 'clean' | 'modified' | 'unknown';

/** A pointer of Git LFS is smaller. Source: git-lfs, docs/spec.md. */
const LARGEST_POINTER = 1024;
const BLOCK = 1 << 20;
const NS_PER_S = 1_000_000_000n;

/**
 * Tells whether files kept by a filter are changed. No filter is run: a file is clean if it is as the index last saw
 * it, if it holds the very bytes of the blob (a pointer that was never replaced), or if the blob is a Git LFS pointer
 * that names the file's content.
 */
export async function filteredStates(
  site: Site,
  user: Git,
  files: readonly FilteredFile[],
): Promise<ReadonlyMap<RawPath, FilteredState>> {
  const states = new Map<RawPath, FilteredState>();
  if (files.length === 0) return states;
  const index = indexOf(site);
  const open: FilteredFile[] = [];
  for (const file of files) {
    if (isAsIndexed(site, index.get(file.raw), file)) states.set(file.raw, 'clean');
    else open.push(file);
  }
  for (const file of open) states.set(file.raw, await compare(site, user, file));
  return states;
}

function indexOf(site: Site): ReadonlyMap<RawPath, IndexEntry> {
  try {
    const { entries } = parseIndex(readFileSync(joinPath(site.gitDir, 'index')), site.format);
    return new Map(entries.map((entry) => [entry.name, entry]));
  } catch {
    // Split, or of a version that is not known: then the bytes decide.
    return new Map();
  }
}

/** Size and times, to the nanosecond: git itself compares whole seconds and so has to ask the filter more often. */
function isAsIndexed({ root }: Site, entry: IndexEntry | undefined, { raw, oid }: FilteredFile): boolean {
  const found = lstatExact(onDisk(root, raw));
  if (entry === undefined || entry.oid !== oid || found === undefined || !found.isFile()) return false;
  const { ctime, ctimeNs, mtime, size } = statOf(entry);
  const mtimeNs = entry.stat.readUInt32BE(12);
  const sameTimes =
    found.mtimeNs === BigInt(mtime) * NS_PER_S + BigInt(mtimeNs) &&
    found.ctimeNs === BigInt(ctime) * NS_PER_S + BigInt(ctimeNs);
  return sameTimes && Number(found.size) % 2 ** 32 === size;
}

async function compare(site: Site, user: Git, { raw, oid }: FilteredFile): Promise<FilteredState> {
  const path = onDisk(site.root, raw);
  const found = lstatExact(path);
  if (found === undefined || !found.isFile()) return 'modified';
  const size = Number(found.size);
  const asked = await user({ args: ['cat-file', '-s', oid], accept: [0, 1, 128] });
  // A partial clone may lack the blob.
  if (asked.code !== 0) return 'unknown';
  const kept = Number(asked.stdout.toString('latin1'));
  if (size === kept && digestOf(path, site.format, `blob ${size}\0`) === oid) return 'clean';
  if (kept > LARGEST_POINTER) return 'unknown';
  const pointer = pointerIn((await user({ args: ['cat-file', 'blob', oid] })).stdout.toString('latin1'));
  if (pointer === null) return 'unknown';
  return pointer.size === size && pointer.sha256 === digestOf(path, 'sha256') ? 'clean' : 'modified';
}

/** What a Git LFS pointer names; null where the text is none, or one of an extension, which changes the content. */
export function pointerIn(text: string): { readonly sha256: string; readonly size: number } | null {
  const [, sha256, size] =
    /^version https:\/\/(?:git-lfs\.github\.com\/spec|hawser\.github\.com\/spec)\/v\d+\noid sha256:([0-9a-f]{64})\nsize (\d+)\n?$/.exec(
      text,
    ) ?? [];
  return sha256 === undefined ? null : { sha256, size: Number(size) };
}

/** A content may be larger than what can be read at once. */
function digestOf(path: string | Buffer, algorithm: string, before = ''): string {
  const hash = createHash(algorithm).update(before);
  const file = openSync(path, 'r');
  try {
    const block = Buffer.alloc(BLOCK);
    for (let read = readSync(file, block); read > 0; read = readSync(file, block))
      hash.update(block.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
