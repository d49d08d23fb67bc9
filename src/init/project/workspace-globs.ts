import { parse } from 'yaml';
import { isPlainPath } from './ecosystem.ts';
import { entriesOf, readManifest } from './package-json.ts';

/** A workspace folder, or the parent folder of workspaces. */
export interface WorkspacePlace {
  readonly folder: string;
  readonly isParent: boolean;
}

/** Maximum number of patterns used. */
const MOST_PLACES = 20;

/**
 * Returns the folders that package.json or pnpm-workspace.yaml names. `**` counts as one level; exclusions are ignored.
 */
export function workspacePlaces(texts: ReadonlyMap<string, string>): readonly WorkspacePlace[] {
  const globs = [
    ...(readManifest(texts.get('package.json') ?? '')?.workspaces ?? []),
    ...pnpmPackages(texts.get('pnpm-workspace.yaml') ?? ''),
  ];
  const places = globs.slice(0, MOST_PLACES).map((glob) => {
    const path = glob.replace(/^\.\//, '').replace(/\/$/, '');
    const folder = path.replace(/\/\*{1,2}$/, '');
    return { folder, isParent: folder !== path };
  });
  return places.filter(({ folder }) => isPlainPath(folder));
}

/** Maximum size of a list. The library takes seconds for a megabyte, and real lists are much shorter. */
const LARGEST_LIST = 64 * 1024;

function pnpmPackages(text: string): readonly string[] {
  if (text.length > LARGEST_LIST) return [];
  try {
    const packages = entriesOf(parse(text, { maxAliasCount: 10, logLevel: 'silent' })).get('packages');
    return Array.isArray(packages) ? packages.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}
