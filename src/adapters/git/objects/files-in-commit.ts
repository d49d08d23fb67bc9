import type { TrackedFile } from '../../../core/git/tracked-file.ts';
import { userGit } from '../program/user-git.ts';
import type { UserRepository } from '../program/user-repository.ts';
import { openBlobReader } from './blob-reader.ts';

interface CommitFileEntry {
  readonly path: string;
  readonly mode: string;
  readonly oid: string;
  readonly bytes: number;
}

/**
 * Returns files of a commit, whatever is on disk. Missing paths are left out; a text is the reason why a path cannot be
 * read. Throws if git cannot read the commit.
 */
export async function readFilesInCommit(
  repo: UserRepository,
  commit: string,
  paths: readonly string[],
  maxBytes: number,
): Promise<ReadonlyMap<string, TrackedFile | string>> {
  if (paths.length === 0) return new Map();
  const { stdout } = await userGit(repo)({
    args: ['ls-tree', '-z', '-l', '--full-tree', commit, '--', ...paths],
  });
  const entries = stdout.toString('utf8').split('\0').flatMap(parseEntry);
  const blobs = openBlobReader(repo.gitPath, repo.gitDir);
  try {
    const found = entries.map(async (entry): Promise<[string, TrackedFile | string]> => {
      const wrong = unusableBecause(entry, maxBytes);
      if (wrong !== null) return [entry.path, wrong];
      return [entry.path, { bytes: await blobs.read(entry.oid), executable: entry.mode === '100755' }];
    });
    return new Map(await Promise.all(found));
  } finally {
    blobs.close();
  }
}

/** Parses `<mode> <type> <oid> <size, padded>\t<path>` of `git ls-tree -l`. */
function parseEntry(record: string): readonly CommitFileEntry[] {
  const [, mode, oid, size, path] = /^(\d+) \S+ (\S+) +(\S+)\t(.*)$/s.exec(record) ?? [];
  if (mode === undefined || oid === undefined || path === undefined) return [];
  return [{ path, mode, oid, bytes: Number(size) }];
}

function unusableBecause({ mode, bytes }: CommitFileEntry, maxBytes: number): string | null {
  if (mode === '040000') return 'is a folder there: name a file';
  if (mode !== '100644' && mode !== '100755') return 'is a link or a submodule there: name a regular file';
  return bytes > maxBytes ? `has ${bytes} bytes, at most ${maxBytes} are read: make it smaller` : null;
}
