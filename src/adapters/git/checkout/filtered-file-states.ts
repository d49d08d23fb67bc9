import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync } from 'node:fs';
import { join as joinPath } from 'node:path';
import { lstatBigintOrUndefined } from '../../files/lstat-or-undefined.ts';
import { type IndexEntry, parseIndex, statOf } from '../objects/index-file.ts';
import { objectFacts, readBlob } from '../objects/read-objects.ts';
import { type RawPath, toDiskPath } from '../program/raw-path.ts';
import type { Git } from '../program/run-git.ts';
import type { UserRepository } from '../program/user-repository.ts';

/** A file that git reports as modified when its filter is not run. */
export interface FilteredFile {
  readonly raw: RawPath;
  /** The blob in the index. */
  readonly oid: string;
}

/** The state of the file, found without its filter. `unknown`: only the filter could tell. */
export type FilteredState = 'clean' | 'modified' | 'unknown';

/** Git LFS pointers are smaller. Source: git-lfs, docs/spec.md. */
const MAX_POINTER_BYTES = 1024;
const BLOCK = 1 << 20;
const NS_PER_S = 1_000_000_000n;

/**
 * Returns the states of filtered files without running a filter. A file is clean if it is as the index last saw it, if
 * it has the bytes of the blob (a pointer that was never replaced), or if the blob is a Git LFS pointer to the file's
 * content.
 */
export async function filteredStates(
  repo: UserRepository,
  user: Git,
  files: readonly FilteredFile[],
): Promise<ReadonlyMap<RawPath, FilteredState>> {
  const states = new Map<RawPath, FilteredState>();
  if (files.length === 0) return states;
  const index = indexByPath(repo);
  const open: FilteredFile[] = [];
  for (const file of files) {
    if (isAsIndexed(repo, index.get(file.raw), file)) states.set(file.raw, 'clean');
    else open.push(file);
  }
  for (const file of open) states.set(file.raw, await compareContent(repo, user, file));
  return states;
}

function indexByPath(repo: UserRepository): ReadonlyMap<RawPath, IndexEntry> {
  try {
    const { entries } = parseIndex(readFileSync(joinPath(repo.gitDir, 'index')), repo.format);
    return new Map(entries.map((entry) => [entry.name, entry]));
  } catch {
    // For a split index or an unknown version, the bytes decide.
    return new Map();
  }
}

/** Compares size and times to the nanosecond. Git compares whole seconds, so it has to ask the filter more often. */
function isAsIndexed(
  { root }: UserRepository,
  entry: IndexEntry | undefined,
  { raw, oid }: FilteredFile,
): boolean {
  const found = lstatBigintOrUndefined(toDiskPath(root, raw));
  if (entry === undefined || entry.oid !== oid || found === undefined || !found.isFile()) return false;
  const { ctime, ctimeNs, mtime, size } = statOf(entry);
  const mtimeNs = entry.stat.readUInt32BE(12);
  const sameTimes =
    found.mtimeNs === BigInt(mtime) * NS_PER_S + BigInt(mtimeNs) &&
    found.ctimeNs === BigInt(ctime) * NS_PER_S + BigInt(ctimeNs);
  return sameTimes && Number(found.size) % 2 ** 32 === size;
}

async function compareContent(
  repo: UserRepository,
  user: Git,
  { raw, oid }: FilteredFile,
): Promise<FilteredState> {
  const path = toDiskPath(repo.root, raw);
  const found = lstatBigintOrUndefined(path);
  if (found === undefined || !found.isFile()) return 'modified';
  const size = Number(found.size);
  const [facts] = await objectFacts(user, [oid]);
  const kept = facts?.size ?? null;
  // A partial clone may lack the blob.
  if (kept === null) return 'unknown';
  if (size === kept && digestOf(path, repo.format, `blob ${size}\0`) === oid) return 'clean';
  if (kept > MAX_POINTER_BYTES) return 'unknown';
  const pointer = parseLfsPointer((await readBlob(user, oid)).toString('latin1'));
  if (pointer === null) return 'unknown';
  return pointer.size === size && pointer.sha256 === digestOf(path, 'sha256') ? 'clean' : 'modified';
}

/**
 * Parses a Git LFS pointer. Returns null for any other text and for a pointer with an extension, which changes the
 * content.
 */
export function parseLfsPointer(text: string): { readonly sha256: string; readonly size: number } | null {
  const [, sha256, size] =
    /^version https:\/\/(?:git-lfs\.github\.com\/spec|hawser\.github\.com\/spec)\/v\d+\noid sha256:([0-9a-f]{64})\nsize (\d+)\n?$/.exec(
      text,
    ) ?? [];
  return sha256 === undefined ? null : { sha256, size: Number(size) };
}

/** Hashes a file in pieces, because it may be too large to read at once. */
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
