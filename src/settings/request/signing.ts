import type { Problem } from '../checks/problem.ts';
import type { Settings } from '../schema/schema.ts';
import type { Origin } from '../sources/layers.ts';

const AUTHOR: readonly string[] = ['git.author_name', 'git.author_email'];

/** Reports an author configured for a commit that GitHub creates, because GitHub sets its own. Source: decision D32. */
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
