import type { Bounds } from './bounds.ts';

/** A listing of half a million files has some 40 MB. */
const MAX_LISTING_BYTES = 64 * 1024 ** 2;
const LISTING_MS = 10_000;

/** No program, configuration or replacement that the workspace names is ever used. Source: git's own docs. */
const HARDENED_ENV = {
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_NO_REPLACE_OBJECTS: '1',
  GIT_OPTIONAL_LOCKS: '0',
  GIT_TERMINAL_PROMPT: '0',
  GIT_LITERAL_PATHSPECS: '1',
  LC_ALL: 'C',
} as const;
const HARDENED_CONFIG = [
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.excludesFile=/dev/null',
  'core.attributesFile=/dev/null',
].flatMap((setting) => ['-c', setting]);

export interface GitQuestion {
  readonly bounds: Bounds;
  readonly gitPath: string;
  /** Relative to the root; '' for all of it. */
  readonly below: string;
  readonly signal: AbortSignal;
}

/**
 * The names that a git command gives, each ended by NUL. `ends`: exit codes that are no failure (`git grep` has 1 for
 * no match). `ms`: how long it may take. Rejects where git fails, takes too long or says too much.
 */
export async function namesFromGit(
  { bounds, gitPath, below, signal }: GitQuestion,
  command: readonly string[],
  ends: readonly number[] = [0],
  ms: number = LISTING_MS,
): Promise<readonly string[]> {
  const { execFile } = await import('node:child_process');
  const { root } = bounds;
  const where = [`--git-dir=${root}/.git`, `--work-tree=${root}`];
  const args = [...HARDENED_CONFIG, ...where, ...command, '--', below === '' ? '.' : below];
  const options = {
    cwd: root,
    env: HARDENED_ENV,
    signal,
    timeout: ms,
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
