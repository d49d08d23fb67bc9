import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Git, GitError } from './exec.ts';
import type { Layout } from './site.ts';

/** The index file of a checkout, and another to be shown in its place. */
export interface QuietIndex {
  readonly target: string;
  readonly source: string;
}

/**
 * A copy of the index by which git takes these files for unchanged. To commands they are empty: without it their
 * `git diff` would show every line of a committed one as removed. null where none of them is tracked, or where git
 * makes no copy: then a command sees more changes than there are, and no harm is done.
 */
export async function quietIndex(
  git: Git,
  { gitDir }: Layout,
  paths: readonly string[],
  source: string,
): Promise<QuietIndex | null> {
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
