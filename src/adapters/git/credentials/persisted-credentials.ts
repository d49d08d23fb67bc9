import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gitDirOf, type RepositoryLayout, readTextOrNull } from '../program/user-repository.ts';
import { type ConfigFile, configFiles, isCredential, secretsIn } from './config-credentials.ts';
import { parseConfig } from './config-file.ts';

/** Maximum depth of nested submodules. */
const MAX_MODULE_DEPTH = 6;

/** Returns the configuration files of a repository, its worktrees and its submodules, without includes. */
export function repositoryConfigs(layout: RepositoryLayout): readonly string[] {
  const own = [layout.gitDir, layout.commonDir, ...worktreesOf(layout), ...modulesOf(layout.commonDir, 0)];
  const folders = [...new Set([...own, ...oldSubmodules(layout.root)])];
  return folders
    .flatMap((folder) => [join(folder, 'config'), join(folder, 'config.worktree')])
    .filter((file) => existsSync(file));
}

function worktreesOf({ commonDir }: RepositoryLayout): readonly string[] {
  return foldersIn(join(commonDir, 'worktrees'));
}

/** Returns the git directories below `modules/`. Names of submodules may have slashes. */
function modulesOf(gitDir: string, depth: number): readonly string[] {
  const below = (folder: string, left: number): readonly string[] => {
    if (existsSync(join(folder, 'HEAD'))) return [folder, ...modulesOf(folder, depth + 1)];
    return left === 0 ? [] : foldersIn(folder).flatMap((next) => below(next, left - 1));
  };
  if (depth > MAX_MODULE_DEPTH) return [];
  return foldersIn(join(gitDir, 'modules')).flatMap((folder) => below(folder, MAX_MODULE_DEPTH));
}

/** Returns submodules that have their git directory inside. */
function oldSubmodules(root: string): readonly string[] {
  const named = parseConfig(readTextOrNull(join(root, '.gitmodules')) ?? '').filter(
    ({ name }) => name === 'path',
  );
  return named.flatMap(({ value }) => {
    const folder = resolve(root, value);
    return folder.startsWith(`${root}/`) ? (gitDirOf(folder) ?? []) : [];
  });
}

function foldersIn(folder: string): readonly string[] {
  try {
    const entries = readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => join(folder, entry.name));
  } catch {
    return [];
  }
}

/** Credentials in git's configuration that the agent's commands could read if they were not hidden. */
export interface PersistedCredentials {
  /** Values to redact from every text. */
  readonly secrets: readonly string[];
  /** Absolute paths of the files that contain them. */
  readonly files: readonly string[];
}

/** Finds persisted credentials. `more`: configuration outside the repository (`~/.gitconfig`). */
export function persistedCredentials(
  layout: RepositoryLayout | null,
  more: readonly string[],
): PersistedCredentials {
  const files = configFiles([...(layout === null ? [] : repositoryConfigs(layout)), ...more]);
  const holding = files.filter(holdsCredential);
  const secrets = files.flatMap(({ entries }) => entries.flatMap(secretsIn));
  return { secrets: [...new Set(secrets)], files: holding.map(({ path }) => path) };
}

/** Returns true for files with credential values. A helper is only a way to get one, so it does not count. */
function holdsCredential({ entries }: ConfigFile): boolean {
  return entries.some((entry) => isCredential(entry) && secretsIn(entry).length > 0);
}
