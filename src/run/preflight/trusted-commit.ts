import type { RepositoryFacts } from '../../core/ports.ts';
import type { RunRequest } from '../../settings/request/request.ts';

/**
 * Returns the commit that rules are read from. The event may name one, such as a pull request's base. Otherwise it is
 * the commit checked out when the run began. Returns null if there is neither.
 */
export function trustedCommit(
  { trigger }: Pick<RunRequest, 'trigger'>,
  { head }: Pick<RepositoryFacts, 'head'>,
): string | null {
  return trigger?.trusted ?? head;
}
