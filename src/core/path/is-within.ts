/**
 * Returns true if a path is a folder or lies below it. Both are absolute or both relative to one root, without `.`,
 * `..` and a trailing slash. `/` contains every absolute path, and `''` (the root) every relative path.
 */
export function isWithin(path: string, folder: string): boolean {
  if (folder === '') return !path.startsWith('/');
  if (!path.startsWith(folder)) return false;
  return path.length === folder.length || folder === '/' || path[folder.length] === '/';
}

/** Returns true if a path is one of these folders or lies below one. */
export function isWithinAny(path: string, folders: readonly string[]): boolean {
  return folders.some((folder) => isWithin(path, folder));
}
