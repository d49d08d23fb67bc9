import type { ServerCommits } from '../../core/git/server-commit.ts';
import type { CommitFiles } from '../../core/git/tracked-file.ts';
import type { Repository } from '../../core/ports.ts';
import type { RunServices } from '../compose-run.ts';

/** The parts of the repository that a delivery needs. */
export type DeliverySource = CommitFiles &
  ServerCommits &
  Pick<Repository, 'parent' | 'acceptedTree' | 'additions' | 'targetBranchFacts' | 'files' | 'commit'>;

/**
 * The services that judging and delivering a change need. A finished run has them, and so does the publish job, which
 * delivers another job's work and never runs an agent.
 */
export interface DeliveryContext
  extends Pick<RunServices, 'context' | 'destination' | 'pullRequests' | 'maker' | 'enforcer'> {
  readonly repository: DeliverySource;
  /** `head` is the trusted commit. */
  readonly facts: Pick<RunServices['facts'], 'head'>;
  readonly budget: Pick<RunServices['budget'], 'turns' | 'facts'>;
  readonly heartbeat: Pick<NonNullable<RunServices['heartbeat']>, 'problem'> | null;
}

/** The run that made the work, as the commit and the pull request name it. */
export interface Origin {
  readonly executionId: string;
  /** The chain's head at the event that binds the tree. */
  readonly auditHead: string;
  /** Both dates of the commit, in ms since the epoch. */
  readonly at: number;
}
