import { protectedLinks } from '../../constraints/paths/protected-links.ts';
import type { ProtectedLink } from '../../constraints/patterns/path-rules.ts';
import type { CommitLinks } from '../../core/git/tracked-file.ts';
import type { RunRequest } from '../../settings/request/request.ts';

/** Finds what is protected because links of these commits lead there. Throws GitError. */
export async function protectedLinkTargets(
  { settings }: Pick<RunRequest, 'settings'>,
  repository: CommitLinks,
  commits: readonly (string | null)[],
): Promise<readonly ProtectedLink[]> {
  const given = new Set(commits.filter((commit) => commit !== null && commit !== ''));
  const links = await Promise.all([...given].map((commit) => repository.linksAt(commit ?? '')));
  return protectedLinks(settings.constraints.protected_paths, links.flat());
}
