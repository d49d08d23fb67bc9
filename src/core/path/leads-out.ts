/** Returns true if a link at `path` is absolute or its text leads out of the repository. Both relative to the root. */
export function leadsOut(path: string, target: string): boolean {
  if (target.startsWith('/')) return true;
  let depth = path.split('/').length - 1;
  for (const part of target.split('/')) {
    if (part === '..') depth -= 1;
    else if (part !== '' && part !== '.') depth += 1;
    if (depth < 0) return true;
  }
  return false;
}
