import { EXECUTABLE_MODE, FOLDER_MODE, isRegularFile, LINK_MODE } from '../../../core/git/file-mode.ts';
import type { TrackedFile } from '../../../core/git/tracked-file.ts';
import { StopRun } from '../../../core/run/outcome.ts';
import { hardenedGit } from '../program/hardened-git.ts';
import { toText } from '../program/raw-path.ts';
import { GitError } from '../program/run-git.ts';
import { userGit } from '../program/user-git.ts';
import type { UserRepository } from '../program/user-repository.ts';
import { type ListedEntry, listTree } from './list-tree.ts';
import { readBlob, readBlobs } from './read-objects.ts';

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
  const git = userGit(repo);
  const entries = (await listTree(git, commit, { paths, sizes: true })).map((entry) => ({
    ...entry,
    trouble: unusableBecause(entry, maxBytes),
  }));
  const usable = entries.filter(({ trouble }) => trouble === null);
  const bytes = await readBlobs(
    git,
    usable.map(({ oid }) => oid),
  );
  return new Map(
    entries.map(({ raw, mode, oid, trouble }) => [
      toText(raw),
      trouble ?? { bytes: bytes.get(oid) ?? Buffer.alloc(0), executable: mode === EXECUTABLE_MODE },
    ]),
  );
}

function unusableBecause({ mode, size }: ListedEntry, maxBytes: number): string | null {
  if (mode === FOLDER_MODE) return 'is a folder there: name a file';
  if (!isRegularFile(mode)) return 'is a link or a submodule there: name a regular file';
  return size === null || size > maxBytes
    ? `has ${size} bytes, at most ${maxBytes} are read: make it smaller`
    : null;
}

/**
 * Returns the bytes of a file in a commit, whatever is in the workspace; null if the commit has no such path. Links are
 * not followed. Throws StopRun(config) for anything but a file of at most `maxBytes`, because a given configuration
 * must not be skipped. Throws StopRun(git_before) if the commit is missing here.
 */
export async function readFileInCommit(
  repo: UserRepository,
  sha: string,
  path: string,
  maxBytes: number,
): Promise<Buffer | null> {
  const git = hardenedGit({ gitPath: repo.gitPath, gitDir: repo.gitDir, workTree: repo.root }, repo.start);
  try {
    const [entry] = await listTree(git, sha, { paths: [path], sizes: true });
    if (entry === undefined) return null;
    const trouble = refusedBecause(entry, maxBytes);
    if (trouble !== null) {
      throw new StopRun({ kind: 'config', reason: `${path} at commit ${sha} is ${trouble}` });
    }
    return await readBlob(git, entry.oid);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const reason = `${path} cannot be read at commit ${sha}: ${error.message}; fetch the complete commit, without a filter`;
    throw new StopRun({ kind: 'git_before', reason });
  }
}

function refusedBecause({ mode, size }: ListedEntry, maxBytes: number): string | null {
  if (mode === LINK_MODE) return 'a symbolic link, which is not followed: commit the file itself';
  if (!isRegularFile(mode)) return 'a folder or a submodule: commit a file';
  return size === null || size > maxBytes
    ? `${size} bytes, more than the ${maxBytes} that are read: make it smaller`
    : null;
}
