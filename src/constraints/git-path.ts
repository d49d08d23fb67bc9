import { fold } from './fold.ts';

/** What NTFS takes for `.git` too: trailing dots and spaces, a stream's name, the short name. */
const GIT_NAME = /^(?:\.git|git~\d+)[. ]*(?::.*)?$/;

/**
 * Whether a path is, or lies below, something that git takes for a repository's own folder: at any depth and
 * in any spelling. `.gitignore`, `.github` and `git` are not. Source: S-009, CASES 4 to 8.
 */
export function isGitPath(path: string): boolean {
  const folded = fold(path);
  if (!folded.includes('git')) return false;
  return folded.split('/').some((name) => GIT_NAME.test(name));
}
