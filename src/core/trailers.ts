/** The trailers of every commit that a run makes. Source: CONTRACT 5, events.jsonl. */

/** Names the run. A commit that carries it is ours. */
export const RUN_TRAILER = 'Forge-Run';

/** Names the audit chain's head at the event that binds the commit's tree. */
export const AUDIT_TRAILER = 'Forge-Audit';

/** Names the branch that the run made the commit for. A branch is ours if its last commit names it. */
export const BRANCH_TRAILER = 'Forge-Branch';
