import { foldName } from './fold-name.ts';

/** The exact name of git's folder. Disk scans skip only this name, because a look-alike is an ordinary folder. */
export const GIT_FOLDER = '.git';

/** NTFS ignores trailing dots and spaces, and has short names (`git~1`). */
const ANY_SPELLING = /^(?:\.git|git~\d+)[.\s]*$/u;

/**
 * Returns true if any part of a path is a name that some file system treats as git's folder. Covers any case, invisible
 * characters, trailing dots or white space, short names, backslashes and streams (`.git::$INDEX_ALLOCATION`). Does not
 * match `.gitignore`, `.github` and `git`. Sources: git's `verify_path`; S-009, E4 to E8 in docs/threat-model.md.
 */
export function isGitPath(path: string): boolean {
  const folded = foldName(path);
  return folded.includes('git') && folded.split(/[/\\:]/).some((name) => ANY_SPELLING.test(name));
}
