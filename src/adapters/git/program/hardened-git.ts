import { dirname } from 'node:path';
import { GIT_DEADLINE_MS, type Git, type RunProgram, runProgram } from './run-git.ts';

/**
 * Settings that prevent a repository's configuration from running programs or hiding files. Each evasion was tested
 * with git 2.39; see `docs/internals/adr/0003-how-the-tree-is-measured.md`.
 */
const HARDENED_OPTIONS: readonly string[] = configOptions([
  'core.fsmonitor=false',
  'core.hooksPath=/dev/null',
  'core.excludesFile=/dev/null',
  'core.attributesFile=/dev/null',
  'core.pager=cat',
  'core.editor=false',
  'core.untrackedCache=false',
  'core.trustctime=true',
  'core.checkStat=default',
  'commit.gpgSign=false',
  'gc.auto=0',
  'maintenance.auto=false',
  'protocol.ext.allow=never',
]);

function configOptions(pairs: readonly string[]): string[] {
  return pairs.flatMap((pair) => ['-c', pair]);
}

export interface HardenedGit {
  /** Absolute, fixed at the start: a `git` planted in the PATH later is never run. */
  readonly gitPath: string;
  readonly gitDir: string;
  readonly workTree: string;
}

export function hardenedEnvironment(gitPath: string): Record<string, string> {
  return {
    PATH: `${dirname(gitPath)}:/usr/bin:/bin`,
    HOME: '/nonexistent',
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_ATTR_NOSYSTEM: '1',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_NO_LAZY_FETCH: '1',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_TERMINAL_PROMPT: '0',
    GIT_LITERAL_PATHSPECS: '1',
    // Git before 2.45 does not know GIT_NO_LAZY_FETCH. Without an allowed protocol, it cannot fetch missing objects.
    GIT_ALLOW_PROTOCOL: 'none',
  };
}

/** Returns the arguments, folder and environment of a git command that a repository cannot steer. */
export function hardenedStart(
  { gitPath, gitDir, workTree }: HardenedGit,
  args: readonly string[],
  config: readonly string[] = [],
): { readonly args: readonly string[]; readonly cwd: string; readonly env: Record<string, string> } {
  const fixed = [`--git-dir=${gitDir}`, `--work-tree=${workTree}`, '--no-pager'];
  return {
    args: [...fixed, ...HARDENED_OPTIONS, ...configOptions(config), ...args],
    cwd: workTree,
    env: hardenedEnvironment(gitPath),
  };
}

/** Returns git with explicit directories. It never searches for a repository, so `safe.directory` does not matter. */
export function hardenedGit(options: HardenedGit, start: RunProgram = runProgram): Git {
  return (call) => {
    const { args, cwd, env } = hardenedStart(options, call.args, call.config);
    return start(options.gitPath, args, {
      name: call.args[0] ?? '',
      cwd,
      env: { ...env, ...(call.index === undefined ? {} : { GIT_INDEX_FILE: call.index }), ...call.env },
      accept: call.accept ?? [0],
      deadlineMs: call.deadlineMs ?? GIT_DEADLINE_MS,
      ...(call.input === undefined ? {} : { input: call.input }),
      ...(call.signal === undefined ? {} : { signal: call.signal }),
      ...(call.maxOutputBytes === undefined ? {} : { maxOutputBytes: call.maxOutputBytes }),
    });
  };
}
