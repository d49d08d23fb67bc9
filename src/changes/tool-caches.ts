import type { ChangeSet } from '../core/git/change.ts';
import type { WorkspacePath } from '../core/path/path.ts';

/** Folders that tools create beside the sources for caches and results. No project keeps sources in them. */
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

/** Files that tools create for caches and results. */
const FILES: ReadonlySet<string> = new Set([
  '.coverage',
  '.eslintcache',
  '.stylelintcache',
  '.prettiercache',
  '.phpunit.result.cache',
  '.php-cs-fixer.cache',
  '.dmypy.json',
]);

/** A new folder with this file in it is a cache. Source: https://bford.info/cachedir/. */
const TAG = 'CACHEDIR.TAG';

/**
 * Returns the files of a step that are tool caches. Only added or changed files count, because deleting a cache can be
 * the purpose of a step.
 */
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
