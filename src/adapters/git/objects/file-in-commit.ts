import { StopRun } from '../../../core/run/outcome.ts';
import { splitNul } from '../program/raw-path.ts';
import { GitError, hardenedGit } from '../program/run-git.ts';
import type { UserRepository } from '../program/user-repository.ts';

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
    const listed = await git({ args: ['ls-tree', '-z', '-l', '--full-tree', sha, '--', path] });
    const entry = splitNul(listed.stdout)[0];
    if (entry === undefined) return null;
    const [mode = '', , oid = '', size = ''] = entry.slice(0, entry.indexOf('\t')).split(/ +/);
    const trouble = unusableBecause(mode, Number(size), maxBytes);
    if (trouble !== null) {
      throw new StopRun({ kind: 'config', reason: `${path} at commit ${sha} is ${trouble}` });
    }
    return (await git({ args: ['cat-file', 'blob', oid] })).stdout;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const reason = `${path} cannot be read at commit ${sha}: ${error.message}; fetch the complete commit, without a filter`;
    throw new StopRun({ kind: 'git_before', reason });
  }
}

function unusableBecause(mode: string, size: number, maxBytes: number): string | null {
  if (mode === '120000') return 'a symbolic link, which is not followed: commit the file itself';
  if (!mode.startsWith('100')) return 'a folder or a submodule: commit a file';
  return size > maxBytes ? `${size} bytes, more than the ${maxBytes} that are read: make it smaller` : null;
}
