import type { TrackedFile } from '../../core/tracked-file.ts';
import { openBlobs } from './blobs.ts';
import type { Site } from './site.ts';
import { userGit } from './user-git.ts';

interface Entry {
  readonly path: string;
  readonly mode: string;
  readonly oid: string;
  readonly bytes: number;
}

/**
 * Files as a commit holds them, whatever is on disk. What is not there is not in the answer; a text is why a path
 * cannot be given. Throws where git cannot read the commit.
 */
export async function filesAt(
  site: Site,
  commit: string,
  paths: readonly string[],
  maxBytes: number,
): Promise<ReadonlyMap<string, TrackedFile | string>> {
  if (paths.length === 0) return new Map();
  const { stdout } = await userGit(site)({
    args: ['ls-tree', '-z', '-l', '--full-tree', commit, '--', ...paths],
  });
  const entries = stdout.toString('utf8').split('\0').flatMap(entryOf);
  const blobs = openBlobs(site.gitPath, site.gitDir);
  try {
    const found = entries.map(async (entry): Promise<[string, TrackedFile | string]> => {
      const wrong = flaw(entry, maxBytes);
      if (wrong !== null) return [entry.path, wrong];
      return [entry.path, { bytes: await blobs.read(entry.oid), executable: entry.mode === '100755' }];
    });
    return new Map(await Promise.all(found));
  } finally {
    blobs.close();
  }
}

/** `<mode> <type> <oid> <size, padded>\t<path>`, as git-ls-tree(1) writes it with `-l`. */
function entryOf(record: string): readonly Entry[] {
  const [, mode, oid, size, path] = /^(\d+) \S+ (\S+) +(\S+)\t(.*)$/s.exec(record) ?? [];
  if (mode === undefined || oid === undefined || path === undefined) return [];
  return [{ path, mode, oid, bytes: Number(size) }];
}

function flaw({ mode, bytes }: Entry, maxBytes: number): string | null {
  if (mode === '040000') return 'is a folder there: name a file';
  if (mode !== '100644' && mode !== '100755') return 'is a link or a submodule there: name a regular file';
  return bytes > maxBytes ? `has ${bytes} bytes, at most ${maxBytes} are read: make it smaller` : null;
}
