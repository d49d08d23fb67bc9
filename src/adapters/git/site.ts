import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StopRun } from '../../core/outcome.ts';
import { GitError, hardenedEnvironment, type RunProgram, runProgram } from './exec.ts';

export type ObjectFormat = 'sha1' | 'sha256';

/** Where a repository keeps its things. A linked worktree and a submodule have their git directory elsewhere. */
export interface Layout {
  readonly root: string;
  readonly gitDir: string;
  /** Objects, refs and config that all worktrees of one repository share. */
  readonly commonDir: string;
}

/** The user's repository as it stood at the start. Nothing the agent does later changes what is known here. */
export interface Site extends Layout {
  readonly gitPath: string;
  /** How git is started. */
  readonly start: RunProgram;
  readonly format: ObjectFormat;
  /** The user's effective configuration: lower-case keys, the last value wins. Reading it runs no program. */
  readonly config: ReadonlyMap<string, string>;
}

/** Throws StopRun(git_before) where `root` has no usable `.git`. */
export function layoutOf(root: string, gitDir?: string): Layout {
  const dir = gitDir ?? gitDirOf(root);
  if (dir === null) {
    throw stop(`${root} has no usable .git; run in a checked-out git repository`);
  }
  const common = readText(resolve(dir, 'commondir'));
  return { root, gitDir: dir, commonDir: common === null ? dir : resolve(dir, common.trim()) };
}

/** The git directory of a folder that is a repository's root, through a `gitdir:` file if need be; null where it is none. */
export function gitDirOf(root: string): string | null {
  const dotGit = resolve(root, '.git');
  const stat = statThere(dotGit);
  if (stat === null) return null;
  let dir = dotGit;
  if (!stat.isDirectory()) {
    const named = /^gitdir: (.+?)\r?\n?$/s.exec(readText(dotGit) ?? '');
    if (named?.[1] === undefined) return null;
    dir = resolve(dirname(dotGit), named[1]);
  }
  return readText(resolve(dir, 'HEAD')) === null ? null : dir;
}

/** null also where a circle of links or a locked folder stands in the way. */
function statThere(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

/** Where git looks for the user's own configuration; taken from the process once. */
const CONFIG_VARIABLES = [
  'HOME',
  'XDG_CONFIG_HOME',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
];

export async function openSite(
  gitPath: string,
  layout: Layout,
  start: RunProgram = runProgram,
): Promise<Site> {
  const config = await readConfig(gitPath, layout, start);
  const format = config.get('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1';
  return { ...layout, gitPath, start, config, format };
}

async function readConfig(gitPath: string, layout: Layout, start: RunProgram): Promise<Map<string, string>> {
  const env: Record<string, string> = { ...hardenedEnvironment(gitPath) };
  for (const name of CONFIG_VARIABLES) {
    const value = process.env[name];
    if (value === undefined) delete env[name];
    else env[name] = value;
  }
  const config = new Map<string, string>();
  try {
    const answer = await start(gitPath, [`--git-dir=${layout.gitDir}`, 'config', '--list', '-z'], {
      name: 'config',
      cwd: layout.root,
      env,
      accept: [0],
    });
    for (const pair of answer.stdout.toString('utf8').split('\0')) {
      const end = pair.indexOf('\n');
      if (pair !== '')
        config.set(end === -1 ? pair : pair.slice(0, end), end === -1 ? 'true' : pair.slice(end + 1));
    }
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw stop(`git cannot read the configuration of ${layout.root}: ${error.stderr.trim()}; mend it`);
  }
  return config;
}

/** A file that the user's configuration names, `~` expanded; the default where it names none. */
export function userFile(site: Site, key: string, fallback: string): string | null {
  const { HOME: home, XDG_CONFIG_HOME: xdg } = process.env;
  const named = site.config.get(key);
  if (named !== undefined) {
    if (!named.startsWith('~/')) return named === '' ? null : resolve(site.root, named);
    return home === undefined ? null : resolve(home, named.slice(2));
  }
  const base = xdg || (home === undefined ? undefined : resolve(home, '.config'));
  // Not by `resolve`: the bundler takes a call that ends in literal names for an asset of its own and rewrites it.
  return base === undefined ? null : [base, 'git', fallback].join('/');
}

/** Latin1, so that bytes survive; null where there is no such file. */
export function readText(path: string | Buffer): string | null {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return null;
  }
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
