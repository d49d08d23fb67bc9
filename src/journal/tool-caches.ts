import type { ChangeSet } from '../core/change.ts';
import type { WorkspacePath } from '../core/path.ts';

/** Folders that tools make beside the sources to keep caches and results in. No project keeps sources there. */
const FOLDERS: ReadonlySet<string> = new Set([
  // Python
  '__pycache__',
  '.pytest_cache',
  '.mypy_cache',
  '.ruff_cache',
  '.pytype',
  '.pyre',
  '.hypothesis',
  '.ipynb_checkpoints',
  // JavaScript
  '.nyc_output',
  '.parcel-cache',
  '.rpt2_cache',
  '.turbo',
  // Others
  '.gradle',
  '.phpunit.cache',
  '.rubocop_cache',
  '.ccls-cache',
]);

/** Files of the same kind. */
const FILES: ReadonlySet<string> = new Set([
  '.coverage',
  '.eslintcache',
  '.stylelintcache',
  '.prettiercache',
  '.phpunit.result.cache',
  '.php-cs-fixer.cache',
  '.dmypy.json',
]);

/** A folder that a step makes with this file in it is a cache. Source: https://bford.info/cachedir/. */
const TAG = 'CACHEDIR.TAG';

/** What of a step is a cache of a tool: files that it added or changed. A step may also delete a cache, which is its work. */
export function toolCaches(step: ChangeSet): readonly WorkspacePath[] {
  const tagged = step
    .filter(({ path, status }) => status === 'added' && path.endsWith(`/${TAG}`))
    .map(({ path }) => path.slice(0, -TAG.length));
  return step
    .filter(({ path, status }) => status !== 'deleted' && isInCache(path, tagged))
    .map(({ path }) => path);
}

function isInCache(path: string, tagged: readonly string[]): boolean {
  const parts = path.split('/');
  const name = parts.pop() ?? '';
  return (
    FILES.has(name) ||
    parts.some((folder) => FOLDERS.has(folder)) ||
    tagged.some((folder) => path.startsWith(folder))
  );
}
