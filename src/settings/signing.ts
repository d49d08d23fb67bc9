import type { Origin } from './layers.ts';
import type { Problem } from './problem.ts';
import type { Settings } from './schema.ts';

const AUTHOR: readonly string[] = ['git.author_name', 'git.author_email'];

/** Somebody named as author of a commit that GitHub makes; null where nobody is. Source: DECISIONS D32. */
export function signingProblem(
  { git }: Pick<Settings, 'git'>,
  origins: ReadonlyMap<string, Origin>,
): Problem | null {
  if (!git.sign_commits) return null;
  const named = AUTHOR.find((key) => (origins.get(key) ?? 'default') !== 'default');
  if (named === undefined) return null;
  const message =
    "names an author, and with git.sign_commits the author is the token's account: take one of the two out";
  return { where: named, message };
}
