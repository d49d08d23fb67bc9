import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseConfig } from './config-text.ts';
import { type ConfigFile, configFiles, isCredential, secretsIn } from './credentials.ts';
import { gitDirOf, type Layout, readText } from './site.ts';

/** Submodules in submodules; deeper ones are none of anybody's. */
const DEEPEST_MODULE = 6;

/** Configuration files of a repository: its own, its worktrees' and its submodules'. Not what they include. */
export function repositoryConfigs(layout: Layout): readonly string[] {
  const own = [layout.gitDir, layout.commonDir, ...worktreesOf(layout), ...modulesOf(layout.commonDir, 0)];
  const folders = [...new Set([...own, ...oldSubmodules(layout.root)])];
  return folders
    .flatMap((folder) => [join(folder, 'config'), join(folder, 'config.worktree')])
    .filter((file) => existsSync(file));
}

function worktreesOf({ commonDir }: Layout): readonly string[] {
  return foldersIn(join(commonDir, 'worktrees'));
}

/** Git directories below `modules/`, whose names are the submodules' and may have slashes. */
function modulesOf(gitDir: string, depth: number): readonly string[] {
  const below = (folder: string, left: number): readonly string[] => {
    if (existsSync(join(folder, 'HEAD'))) return [folder, ...modulesOf(folder, depth + 1)];
    return left === 0 ? [] : foldersIn(folder).flatMap((next) => below(next, left - 1));
  };
  if (depth > DEEPEST_MODULE) return [];
  return foldersIn(join(gitDir, 'modules')).flatMap((folder) => below(folder, DEEPEST_MODULE));
}

/** Submodules that keep their git directory inside of them. */
function oldSubmodules(root: string): readonly string[] {
  const named = parseConfig(readText(join(root, '.gitmodules')) ?? '').filter(({ name }) => name === 'path');
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

/** What git keeps of credentials where the agent's commands could look for them, were they not kept from it. */
export interface PersistedCredentials {
  /** Values to hide from every text. */
  readonly secrets: readonly string[];
  /** The files they stand in, absolute. */
  readonly files: readonly string[];
}

/** `more`: configuration of the user's, which is not the repository's (`~/.gitconfig`). */
export function persistedCredentials(layout: Layout | null, more: readonly string[]): PersistedCredentials {
  const files = configFiles([...(layout === null ? [] : repositoryConfigs(layout)), ...more]);
  const holding = files.filter(holdsOne);
  const secrets = files.flatMap(({ entries }) => entries.flatMap(secretsIn));
  return { secrets: [...new Set(secrets)], files: holding.map(({ path }) => path) };
}

/** A helper is a way to a credential, a value is one: only the latter is told of. */
function holdsOne({ entries }: ConfigFile): boolean {
  return entries.some((entry) => isCredential(entry) && secretsIn(entry).length > 0);
}
