import { accessSync, constants, lstatSync, realpathSync, statSync } from 'node:fs';
import { delimiter, dirname, isAbsolute, join } from 'node:path';
import { StopRun } from '../../../core/run/outcome.ts';
import { hardenedEnvironment } from './hardened-git.ts';
import { GitError, outputLine, type RunProgram, runProgram } from './run-git.ts';

/** The first version with `--no-renames -z`, `post-index-change`, GIT_CONFIG_GLOBAL and O_NOFOLLOW for .gitignore. */
const MIN_GIT_VERSION: readonly [number, number] = [2, 32];

/** Locates git and checks its version. Throws StopRun(git_before). */
export async function findGit(pathEnv: string): Promise<string> {
  const path = locateGit(pathEnv);
  await checkGit(path);
  return path;
}

/**
 * Returns the absolute path of the first git in PATH, before the agent can plant another. Throws StopRun(git_before) if
 * there is none.
 */
export function locateGit(pathEnv: string): string {
  const found = pathEnv
    .split(delimiter)
    .filter(isAbsolute)
    .map((folder) => join(folder, 'git'))
    .find(isProgram);
  if (found === undefined) {
    throw stop('git was not found in PATH; install git 2.32 or newer');
  }
  return realpathSync(found);
}

/** Throws StopRun(git_before) if git does not run or is older than 2.32. */
export async function checkGit(path: string, start: RunProgram = runProgram): Promise<void> {
  const said = await versionOf(path, start);
  const version = /(\d+)\.(\d+)(?:\.\d+)*/.exec(said);
  if (version === null || isOlder(Number(version[1]), Number(version[2]))) {
    throw stop(
      `${path} is ${version?.[0] ?? `"${said}"`}; git 2.32 or newer is required: install a newer one`,
    );
  }
}

async function versionOf(path: string, start: RunProgram): Promise<string> {
  try {
    const answer = await start(path, ['--version'], {
      name: '--version',
      cwd: '/',
      env: hardenedEnvironment(path),
      accept: [0],
    });
    return outputLine(answer);
  } catch (error) {
    if (!(error instanceof GitError)) throw error;
    throw stop(`${path} does not run (${error.message}); install git 2.32 or newer`);
  }
}

/**
 * Returns the root of the repository that contains `dir`. Throws StopRun(git_before) if there is none; `remedy` is the
 * advice for that case.
 */
export function findRoot(
  dir: string,
  remedy = 'run in a checked-out one, or run `git init` and commit',
): string {
  let folder: string;
  try {
    folder = realpathSync(dir);
  } catch {
    throw stop(`workspace ${dir} does not exist; name an existing folder of a git repository`);
  }
  if (!statSync(folder).isDirectory()) {
    throw stop(`workspace ${dir} is not a folder; name a folder of a git repository`);
  }
  const from = folder;
  for (;;) {
    if (exists(join(folder, '.git'))) return folder;
    if (isBare(folder)) {
      throw stop(`${folder} is a bare repository; the agent needs a checked-out one: clone it first`);
    }
    const parent = dirname(folder);
    if (parent === folder) break;
    folder = parent;
  }
  throw stop(`${from} is not in a git repository; ${remedy}`);
}

function isOlder(major: number, minor: number): boolean {
  return major < MIN_GIT_VERSION[0] || (major === MIN_GIT_VERSION[0] && minor < MIN_GIT_VERSION[1]);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function exists(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function isBare(folder: string): boolean {
  return ['HEAD', 'objects', 'refs'].every((name) => exists(join(folder, name)));
}

function stop(reason: string): StopRun {
  return new StopRun({ kind: 'git_before', reason });
}
