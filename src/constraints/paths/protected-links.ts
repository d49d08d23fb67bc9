import { posix } from 'node:path';
import type { TrackedLink } from '../../core/git/tracked-file.ts';
import { foldName } from '../../core/path/fold-name.ts';
import { compileGlobs, PROTECT_MEANING } from '../patterns/glob.ts';
import { literalGlob, type ProtectedLink } from '../patterns/path-rules.ts';

/** Links to links that are followed, as many as Linux follows. */
const MAX_ROUNDS = 40;

/**
 * Returns what else must not change so that protected paths keep their content: the targets of protected links
 * (`CLAUDE.md` to `docs/agents.md`), and protected paths below a link (`.github` to `ci/github`). Links to links are
 * followed. Targets outside the repository, and the root itself, are left out.
 */
export function protectedLinks(
  patterns: readonly string[],
  links: readonly TrackedLink[],
): readonly ProtectedLink[] {
  const found = new Map<string, ProtectedLink>();
  let latest = patterns;
  for (let round = 0; round < MAX_ROUNDS && latest.length > 0; round += 1) {
    const { match } = compileGlobs(latest, PROTECT_MEANING);
    const reached = links.flatMap((link) => reachedThrough(link, latest, match(link.path) !== null));
    const added = reached.filter(({ glob }) => !found.has(glob) && !patterns.includes(glob));
    for (const each of added) found.set(each.glob, each);
    latest = added.map(({ glob }) => glob);
  }
  return [...found.values()];
}

function reachedThrough(
  { path, target }: TrackedLink,
  patterns: readonly string[],
  isProtected: boolean,
): readonly ProtectedLink[] {
  const folder = targetIn(path, target);
  if (folder === null) return [];
  const place = literalGlob(folder);
  if (isProtected) return [{ link: path, glob: place }];
  return patterns.flatMap((pattern) => {
    const rest = restBelow(pattern, path);
    return rest === null ? [] : [{ link: path, glob: `${place}/${rest}` }];
  });
}

/** Returns the part of a pattern that speaks of what is below a path: `workflows/**` of `.github/workflows/**`. */
function restBelow(pattern: string, path: string): string | null {
  const isAnywhere = pattern.startsWith('**/');
  const above = `${literalGlob(isAnywhere ? posix.basename(path) : path)}/`;
  const spelled = isAnywhere ? pattern.slice(3) : pattern;
  return foldName(spelled).startsWith(foldName(above)) ? spelled.slice(above.length) : null;
}

/** Returns a link's target relative to the root, or null. */
function targetIn(path: string, target: string): string | null {
  if (target === '' || target.startsWith('/')) return null;
  const found = posix.normalize(posix.join(posix.dirname(path), target)).replace(/\/+$/, '');
  return found === '.' || /^(?:\.\.|\.git)(?:\/|$)/.test(found) ? null : found;
}
