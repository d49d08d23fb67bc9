import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Git, GitError } from '../program/run-git.ts';
import type { RepositoryLayout } from '../program/user-repository.ts';

/** The index file of a checkout, and another one to show in its place. */
export interface MaskedIndex {
  readonly target: string;
  readonly source: string;
}

/**
 * Creates a copy of the index in which these files count as unchanged. Commands see them empty, so without the copy
 * `git diff` would show every line as removed. Returns null if none is tracked or git cannot make the copy; then
 * commands see harmless additional changes.
 */
export async function createMaskedIndex(
  git: Git,
  { gitDir }: RepositoryLayout,
  paths: readonly string[],
  source: string,
): Promise<MaskedIndex | null> {
  if (paths.length === 0) return null;
  const target = join(gitDir, 'index');
  try {
    const { stdout } = await git({ args: ['ls-files', '-z', '--cached', '--', ...paths] });
    if (stdout.length === 0) return null;
    copyFileSync(target, source);
    await git({
      args: ['update-index', '-z', '--assume-unchanged', '--stdin'],
      input: stdout,
      index: source,
    });
    return { target, source };
  } catch (error) {
    if (error instanceof GitError) return null;
    throw error;
  }
}
