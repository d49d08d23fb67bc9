import { type Refusal, refuse } from '../../core/refusal.ts';
import { type Bounds, isUntouchable } from './bounds.ts';
import { quoted } from './spelling.ts';
import { walkFolder } from './walk-folder.ts';

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

/**
 * The files below a folder that git tracks or does not ignore, relative to the root, sorted; folders that are
 * repositories of their own end in `/`. A folder in which git knows nothing (an ignored one, asked for by
 * name) is walked as it is, up to `walkLimit` names.
 */
export async function knownFiles(
  bounds: Bounds,
  gitPath: string,
  below: string,
  walkLimit: number,
  signal: AbortSignal,
): Promise<readonly string[] | Refusal> {
  let listing: string;
  try {
    listing = await listWithGit(bounds.root, gitPath, below, signal);
  } catch (error) {
    if (signal.aborted) return refuse('the listing was stopped: the run is ending');
    return refuse(
      `git could not list the files below ${quoted(below || '.')} (${messageOf(error)}): list one folder without recursive instead`,
    );
  }
  const names = [...new Set(listing.split('\0'))].filter(
    (name) => name !== '' && !isUntouchable(name, bounds),
  );
  if (names.length > 0 || below === '') return names.sort();
  return walkFolder(bounds, below, walkLimit);
}

async function listWithGit(
  root: string,
  gitPath: string,
  below: string,
  signal: AbortSignal,
): Promise<string> {
  const { execFile } = await import('node:child_process');
  const args = [
    ...HARDENED_CONFIG,
    `--git-dir=${root}/.git`,
    `--work-tree=${root}`,
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
    '--',
    below === '' ? '.' : below,
  ];
  return await new Promise((resolve, reject) => {
    execFile(
      gitPath,
      args,
      {
        cwd: root,
        env: HARDENED_ENV,
        signal,
        timeout: LISTING_MS,
        killSignal: 'SIGKILL',
        maxBuffer: MAX_LISTING_BYTES,
      },
      (error, stdout) => (error === null ? resolve(stdout) : reject(error)),
    );
  });
}

function messageOf(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.trim().split('\n').at(-1) ?? text;
}
