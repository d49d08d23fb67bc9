import type { CommitFiles, CommitLinks } from '../../core/git/tracked-file.ts';
import type { Repository, RepositoryFacts } from '../../core/ports.ts';
import type { RunRequest } from '../../settings/request/request.ts';
import { protectedLinkTargets } from './protected-link-targets.ts';
import { trustedCommit } from './trusted-commit.ts';

/**
 * Returns the commit that configuration is read from, and the paths that its links and those of the checked-out commit
 * protect. `isOnDisk`: the commit was checked out when the run began. Throws GitError.
 */
export async function rulesInCommits(
  request: RunRequest,
  repository: Repository & CommitFiles & CommitLinks,
  facts: RepositoryFacts,
) {
  const trusted = trustedCommit(request, facts) ?? '';
  const commits = facts.head === null ? [] : [trusted, await repository.parent()];
  const protectedLinks = await protectedLinkTargets(request, repository, commits);
  return { files: repository, protectedLinks, trusted, isOnDisk: trusted === facts.head };
}
