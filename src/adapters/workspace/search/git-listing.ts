import { HARDENED_OPTIONS, hardenedEnvironment } from '../../git/program/run-git.ts';
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
 * for no match). Rejects if git fails, takes too long or prints too much.
 */
export async function listWithGit(
  { bounds, gitPath, below, signal }: GitListingQuery,
  command: readonly string[],
  ends: readonly number[] = [0],
): Promise<readonly string[]> {
  const { execFile } = await import('node:child_process');
  const { root } = bounds;
  const where = [`--git-dir=${root}/.git`, `--work-tree=${root}`];
  const args = [...HARDENED_OPTIONS, ...where, ...command, '--', below === '' ? '.' : below];
  const options = {
    cwd: root,
    env: hardenedEnvironment(gitPath),
    signal,
    timeout: LISTING_MS,
    killSignal: 'SIGKILL',
    maxBuffer: MAX_LISTING_BYTES,
  } as const;
  const listing = await new Promise<string>((resolve, reject) => {
    execFile(gitPath, args, options, (error, stdout) => {
      const isFine = error === null || (typeof error.code === 'number' && ends.includes(error.code));
      if (isFine) resolve(stdout);
      else reject(error);
    });
  });
  return listing.split('\0').slice(0, -1);
}
