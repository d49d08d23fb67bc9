import { hardenedGit } from '../../git/program/hardened-git.ts';
import type { WorkspaceBounds } from '../paths/workspace-bounds.ts';

/** A listing of 500,000 files has about 40 MB. */
const MAX_LISTING_BYTES = 64 * 1024 ** 2;
const LISTING_MS = 10_000;

export interface GitListingQuery {
  readonly bounds: WorkspaceBounds;
  readonly gitPath: string;
  /** Relative to the root; '' for the whole workspace. */
  readonly below: string;
  readonly signal: AbortSignal;
}

/**
 * Runs a git command and returns its NUL-terminated names. `ends`: exit codes that are not failures (`git grep` has 1
 * for no match). Throws GitError if git fails, takes too long or prints too much.
 */
export async function listWithGit(
  { bounds: { root }, gitPath, below, signal }: GitListingQuery,
  command: readonly string[],
  ends: readonly number[] = [0],
): Promise<readonly string[]> {
  const git = hardenedGit({ gitPath, gitDir: `${root}/.git`, workTree: root });
  const { stdout } = await git({
    args: [...command, '--', below === '' ? '.' : below],
    accept: ends,
    deadlineMs: LISTING_MS,
    maxOutputBytes: MAX_LISTING_BYTES,
    signal,
  });
  return stdout.toString('utf8').split('\0').slice(0, -1);
}
