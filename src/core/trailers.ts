/** The trailers of every commit that a run makes. Source: CONTRACT 5, events.jsonl. */

/** Names the run. A branch or a commit that carries it is ours. */
export const RUN_TRAILER = 'Forge-Run';

/** Names the audit chain's head at the event that binds the commit's tree. */
export const AUDIT_TRAILER = 'Forge-Audit';
