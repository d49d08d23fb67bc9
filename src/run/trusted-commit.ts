import type { RepositoryFacts } from '../core/ports.ts';
import type { RunRequest } from '../settings/request.ts';

/**
 * The commit whose files are rules for this run: the one that the event makes trusted (of a pull request its base,
 * DECISIONS D28), else the one that was checked out when the run began, whatever branch it goes on to. null where there
 * is none.
 */
export function trustedCommit(
  { trigger }: Pick<RunRequest, 'trigger'>,
  { head }: Pick<RepositoryFacts, 'head'>,
): string | null {
  return trigger?.trusted ?? head;
}
