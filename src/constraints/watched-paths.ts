import type { ConstraintSettings } from '../settings/schema.ts';
import { literalOf } from './glob-syntax.ts';
import type { PathRules } from './path-rules.ts';
import { BOOT_PATHS } from './protected-paths.ts';
import { buildPathRules, type ChainExtra } from './registry.ts';

/** Which paths are watched even where they are ignored: see DECISIONS D24. */
export interface WatchedPaths {
  /** Protected: nothing may happen to it. */
  guards(path: string): boolean;
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
  let rules: PathRules | null = null;
  const breaks = (path: string, use: 'write' | 'delete', rule: string): boolean => {
    rules ??= buildPathRules(settings, extra);
    return rules.findings(path, use).some((finding) => finding.rule === rule);
  };
  const patterns = [...settings.protected_paths, ...(extra.agentLinkAtRoot === true ? BOOT_PATHS : [])];
  return {
    guards: (path) => breaks(path, 'write', 'protected_paths'),
    keeps: (path) => breaks(path, 'delete', 'undeletable_files'),
    places: [...new Set(patterns.map(placeOf))],
  };
}

/** `docs` of `docs/CODEOWNERS`, `.vscode` of `.vscode/**`, the root of `.yarnrc*`. */
function placeOf(pattern: string): string {
  const parts = pattern.split('/').filter((part) => part !== '' && part !== '.');
  const wild = parts.findIndex((part) => literalOf(part) === null || part.includes('{'));
  const folders = parts.slice(0, wild === -1 ? -1 : wild);
  return folders.map((part) => literalOf(part) ?? part).join('/');
}
