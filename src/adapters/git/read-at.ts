import { StopRun } from '../../core/outcome.ts';
import { GitError, hardenedGit } from './exec.ts';
import { splitNul } from './raw-path.ts';
import type { Site } from './site.ts';

/**
 * The bytes of a file as a commit holds it, whatever lies in the workspace; null where it holds none of that path.
 * A link is not followed, and no link above the file either. Throws StopRun(config) for what stands there and is no
 * file, or is over `maxBytes`: a configuration that was given must not pass for one that was not. Throws
 * StopRun(git_before) where the commit is not here.
 */
export async function readAt(
  site: Site,
  sha: string,
  path: string,
  maxBytes: number,
): Promise<Buffer | null> {
  const git = hardenedGit({ gitPath: site.gitPath, gitDir: site.gitDir, workTree: site.root }, site.start);
  try {
    const listed = await git({ args: ['ls-tree', '-z', '-l', '--full-tree', sha, '--', path] });
    const entry = splitNul(listed.stdout)[0];
    if (entry === undefined) return null;
    const [mode = '', , oid = '', size = ''] = entry.slice(0, entry.indexOf('\t')).split(/ +/);
    const trouble = troubleWith(mode, Number(size), maxBytes);
    if (trouble !== null) {
      throw new StopRun({ kind: 'config', reason: `${path} at commit ${sha} is ${trouble}` });
    }
    return (await git({ args: ['cat-file', 'blob', oid] })).stdout;
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    const reason = `${path} cannot be read at commit ${sha}: ${error.message}; fetch the commit whole, without a filter`;
    throw new StopRun({ kind: 'git_before', reason });
  }
}

function troubleWith(mode: string, size: number, maxBytes: number): string | null {
  if (mode === '120000') return 'a symbolic link, which is not followed: commit the file itself';
  if (!mode.startsWith('100')) return 'a folder or a submodule: commit a file';
  return size > maxBytes ? `${size} bytes, more than the ${maxBytes} that are read: make it smaller` : null;
}
