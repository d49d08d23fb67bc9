import { PROTECTED_ANYWHERE } from '../settings/protected-paths.ts';
import type { ConstraintSettings } from '../settings/schema.ts';
import { literalOf } from './glob-syntax.ts';
import type { PathRules } from './path-rules.ts';
import { BOOT_PATHS } from './protected-paths.ts';
import { buildPathRules, type ChainExtra } from './registry.ts';

/** Which paths are watched even where they are ignored: see DECISIONS D24. */
export interface WatchedPaths {
  /** Protected: nothing may happen to it. */
  guards(path: string): boolean;
  /**
   * Protected in an ignored folder too. The built-in patterns for any depth are not: the packages in `node_modules` ship
   * files such as `.npmrc` and `.vscode`, and an installation replaces them.
   */
  guardsInIgnored(path: string): boolean;
  /** Undeletable: it has to stay. */
  keeps(path: string): boolean;
  /** The folders that protected paths stand in, as far as their patterns say so. */
  readonly places: readonly string[];
}

/** The rules are compiled with the first question. */
export function watchedPaths(
  settings: ConstraintSettings,
  extra: Omit<ChainExtra, 'costKnown'>,
): WatchedPaths {
  const inPlace = settings.protected_paths.filter((pattern) => !PROTECTED_ANYWHERE.includes(pattern));
  const all = breaksRule(() => buildPathRules(settings, extra));
  const narrow = breaksRule(() => buildPathRules({ ...settings, protected_paths: inPlace }, extra));
  const patterns = [...settings.protected_paths, ...(extra.agentLinkAtRoot === true ? BOOT_PATHS : [])];
  return {
    guards: (path) => all(path, 'write', 'protected_paths'),
    guardsInIgnored: (path) => narrow(path, 'write', 'protected_paths'),
    keeps: (path) => all(path, 'delete', 'undeletable_files'),
    places: [...new Set(patterns.map(placeOf))],
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

/** `docs` of `docs/CODEOWNERS`, `.vscode` of `.vscode/**`, the root of `.yarnrc*`. */
function placeOf(pattern: string): string {
  const parts = pattern.split('/').filter((part) => part !== '' && part !== '.');
  const wild = parts.findIndex((part) => literalOf(part) === null || part.includes('{'));
  const folders = parts.slice(0, wild === -1 ? -1 : wild);
  return folders.map((part) => literalOf(part) ?? part).join('/');
}
