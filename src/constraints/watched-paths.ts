import { PROTECTED_ANYWHERE } from '../settings/schema/protected-paths.ts';
import type { ConstraintSettings } from '../settings/schema/schema.ts';
import { BOOT_PATHS } from './paths/protected-paths.ts';
import { literalOf } from './patterns/glob-syntax.ts';
import type { PathRules } from './patterns/path-rules.ts';
import { buildPathRules, type ChainOptions } from './registry.ts';

/** Decides which paths are watched even if they are ignored: see decision D24. */
export interface WatchedPaths {
  /** Protected: it may not change. */
  isProtected(path: string): boolean;
  /**
   * Protected in an ignored folder too. Built-in patterns for any depth are excluded: packages in `node_modules`
   * contain files such as `.npmrc` and `.vscode`, and an installation replaces them.
   */
  isProtectedInIgnored(path: string): boolean;
  /** Undeletable: it must exist. */
  mustExist(path: string): boolean;
  /** Folders of protected paths, as far as their patterns name them. */
  readonly places: readonly string[];
}

/** Compiles the rules when the first path is checked. */
export function watchedPaths(
  settings: ConstraintSettings,
  extra: Omit<ChainOptions, 'costKnown'>,
): WatchedPaths {
  const inPlace = settings.protected_paths.filter((pattern) => !PROTECTED_ANYWHERE.includes(pattern));
  const all = breaksRule(() => buildPathRules(settings, extra));
  const narrow = breaksRule(() => buildPathRules({ ...settings, protected_paths: inPlace }, extra));
  const patterns = [...settings.protected_paths, ...(extra.agentLinkAtRoot === true ? BOOT_PATHS : [])];
  return {
    isProtected: (path) => all(path, 'write', 'protected_paths'),
    isProtectedInIgnored: (path) => narrow(path, 'write', 'protected_paths'),
    mustExist: (path) => all(path, 'delete', 'undeletable_files'),
    places: [...new Set(patterns.map(folderOfPattern))],
  };
}

function breaksRule(
  build: () => PathRules,
): (path: string, use: 'write' | 'delete', rule: string) => boolean {
  let rules: PathRules | null = null;
  return (path, use, rule) => {
    rules ??= build();
    return rules.findings(path, use).some((finding) => finding.rule === rule);
  };
}

/** Returns `docs` for `docs/CODEOWNERS`, `.vscode` for `.vscode/**`, the root for `.yarnrc*`. */
function folderOfPattern(pattern: string): string {
  const parts = pattern.split('/').filter((part) => part !== '' && part !== '.');
  const wild = parts.findIndex((part) => literalOf(part) === null || part.includes('{'));
  const folders = parts.slice(0, wild === -1 ? -1 : wild);
  return folders.map((part) => literalOf(part) ?? part).join('/');
}
