import type { Repository } from '../core/ports.ts';
import type { ServerCommits } from '../core/server-commit.ts';
import type { CommitFiles } from '../core/tracked-file.ts';
import type { Crew } from './wire.ts';

/** What of the repository a delivery needs. */
export type DeliveredFrom = CommitFiles &
  ServerCommits &
  Pick<Repository, 'parent' | 'acceptedTree' | 'additions' | 'landingPlace' | 'files' | 'commit'>;

/**
 * Who judges and delivers what there is: the crew of a run at its end, or a job that has another one's work in hand
 * and never had an agent.
 */
export interface Courier extends Pick<Crew, 'desk' | 'destination' | 'pullRequests' | 'maker' | 'referee'> {
  readonly repository: DeliveredFrom;
  /** Its `head` is the commit that is trusted. */
  readonly facts: Pick<Crew['facts'], 'head'>;
  readonly budget: Pick<Crew['budget'], 'turns' | 'facts'>;
  readonly heartbeat: Pick<NonNullable<Crew['heartbeat']>, 'problem'> | null;
}

/** The run that made the work, as its commit and its pull request name it. */
export interface Origin {
  readonly executionId: string;
  /** The chain's head at the event that binds the tree. */
  readonly auditHead: string;
  /** Both dates of the commit, ms since the epoch. */
  readonly at: number;
}
