import { AUDIT_TRAILER, BRANCH_TRAILER, RUN_TRAILER } from '../core/trailers.ts';

/** What the commit says about the run that made it. */
export interface CommitFacts {
  /** Configured: subject, and body after it. */
  readonly message: string;
  readonly executionId: string;
  /** The audit chain's head at the event that binds the tree (CONTRACT 5, `events.jsonl`). */
  readonly auditHead: string;
  /** The branch that it is made for; null where HEAD is detached. */
  readonly branch: string | null;
  /** Whether the task is not finished: a draft pull request has such a commit. */
  readonly isUnfinished?: boolean;
}

/** The configured message with the trailers that name the run, so that `verify` can find the two together. */
export function commitMessage(facts: CommitFacts): string {
  const body = facts.message.replace(/\r\n?/g, '\n').trim();
  const note =
    facts.isUnfinished === true ? '\n\nUnfinished: the task is not done, this is what there is of it.' : '';
  const branch = facts.branch === null ? '' : `${BRANCH_TRAILER}: ${facts.branch}\n`;
  return `${body}${note}\n\n${branch}${RUN_TRAILER}: ${facts.executionId}\n${AUDIT_TRAILER}: ${facts.auditHead}\n`;
}
