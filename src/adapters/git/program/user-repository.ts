import { readFileSync, type Stats, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { StopRun } from '../../../core/run/outcome.ts';
import { hardenedEnvironment } from './hardened-git.ts';
import { GitError, type RunProgram, runProgram } from './run-git.ts';

export type ObjectFormat = 'sha1' | 'sha256';

/** The folders of a repository. A linked worktree and a submodule have their git directory elsewhere. */
export interface RepositoryLayout {
  readonly root: string;
  readonly gitDir: string;
  /** The folder of objects, refs and configuration that all worktrees share. */
  readonly commonDir: string;
}

/** The user's repository at the start. Later changes by the agent do not affect it. */
export interface UserRepository extends RepositoryLayout {
  readonly gitPath: string;
  /** Starts git. */
  readonly start: RunProgram;
  readonly format: ObjectFormat;
  /** The user's effective configuration: lower-case keys, the last value wins. Reading it runs no program. */
  readonly config: ReadonlyMap<string, string>;
  /** Every value of the configuration, in git's order. */
  readonly settings: readonly GitSetting[];
}

/** One value of git's configuration. Section and name of the key are in lower case. */
export interface GitSetting {
  readonly key: string;
  readonly value: string;
  /** The file that has it, as git names it; '' if it comes from elsewhere. */
  readonly file: string;
}

/** Returns the folders of a repository. Throws StopRun(git_before) if `root` has no usable `.git`. */
export function repositoryLayout(root: string, gitDir?: string): RepositoryLayout {
  const dir = gitDir ?? gitDirOf(root);
  if (dir === null) {
    throw stop(`${root} has no usable .git; run in a checked-out git repository`);
  }
  const common = readTextOrNull(resolve(dir, 'commondir'));
  return { root, gitDir: dir, commonDir: common === null ? dir : resolve(dir, common.trim()) };
}

/** Returns the git directory of a repository's root, following a `gitdir:` file; null for other folders. */
export function gitDirOf(root: string): string | null {
  const gitEntries = resolve(root, '.git');
  const stat = statOrNull(gitEntries);
  if (stat === null) return null;
  let dir = gitEntries;
  if (!stat.isDirectory()) {
    const named = /^gitdir: (.+?)\r?\n?$/s.exec(readTextOrNull(gitEntries) ?? '');
    if (named?.[1] === undefined) return null;
    dir = resolve(dirname(gitEntries), named[1]);
  }
  return readTextOrNull(resolve(dir, 'HEAD')) === null ? null : dir;
}

/** Returns null also if a circle of links or a locked folder is in the way. */
function statOrNull(path: string): Stats | null {
  try {
    return statSync(path, { throwIfNoEntry: false }) ?? null;
  } catch {
    return null;
  }
}

/** Variables that locate the user's own git configuration; read from the process once. */
const CONFIG_VARIABLES = [
  'HOME',
  'XDG_CONFIG_HOME',
  'GIT_CONFIG_GLOBAL',
  'GIT_CONFIG_SYSTEM',
  'GIT_CONFIG_NOSYSTEM',
];

export async function openUserRepository(
  gitPath: string,
  layout: RepositoryLayout,
  start: RunProgram = runProgram,
): Promise<UserRepository> {
  const settings = await readConfig(gitPath, layout, start);
  const config = new Map(settings.map(({ key, value }) => [key, value]));
  const format = config.get('extensions.objectformat') === 'sha256' ? 'sha256' : 'sha1';
  return { ...layout, gitPath, start, config, settings, format };
}

async function readConfig(
  gitPath: string,
  layout: RepositoryLayout,
  start: RunProgram,
): Promise<GitSetting[]> {
  const env: Record<string, string> = { ...hardenedEnvironment(gitPath) };
  for (const name of CONFIG_VARIABLES) {
    const value = process.env[name];
    if (value === undefined) delete env[name];
    else env[name] = value;
  }
  try {
    const args = [`--git-dir=${layout.gitDir}`, 'config', '--list', '--show-origin', '-z'];
    const answer = await start(gitPath, args, { name: 'config', cwd: layout.root, env, accept: [0] });
    return parseSettings(answer.stdout.toString('utf8').split('\0'));
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw stop(`git cannot read the configuration of ${layout.root}: ${error.stderr.trim()}; repair it`);
  }
}

/** Parses pairs of an origin and a `key` with its value after a line feed. A key without a value means true. */
function parseSettings(parts: readonly string[]): GitSetting[] {
  const settings: GitSetting[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [origin = '', pair = ''] = parts.slice(at, at + 2);
    const end = pair.indexOf('\n');
    const [key, value] = end === -1 ? [pair, 'true'] : [pair.slice(0, end), pair.slice(end + 1)];
    settings.push({ key, value, file: origin.startsWith('file:') ? origin.slice('file:'.length) : '' });
  }
  return settings;
}

/** Returns a file that the user's configuration names, `~` expanded, or the default. */
export function userFile(repo: UserRepository, key: string, fallback: string): string | null {
  const { HOME: home, XDG_CONFIG_HOME: xdg } = process.env;
  const named = repo.config.get(key);
  if (named !== undefined) {
    if (!named.startsWith('~/')) return named === '' ? null : resolve(repo.root, named);
    return home === undefined ? null : resolve(home, named.slice(2));
  }
  const base = xdg || (home === undefined ? undefined : resolve(home, '.config'));
  // `resolve` is not used, because the bundler rewrites calls that end in literal names.
  return base === undefined ? null : [base, 'git', fallback].join('/');
}

/** Returns the text of a file in Latin-1, which preserves bytes; null if it does not exist. */
export function readTextOrNull(path: string | Buffer): string | null {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return null;
  }
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
