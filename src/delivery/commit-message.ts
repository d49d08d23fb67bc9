import { AUDIT_TRAILER, BRANCH_TRAILER, RUN_TRAILER } from '../core/git/trailers.ts';

/** The facts about the run that its commit contains. */
export interface CommitFacts {
  /** The configured subject and body. */
  readonly message: string;
  readonly executionId: string;
  /** The audit chain's head at the event that binds the tree (docs/reports.md, `events.jsonl`). */
  readonly auditHead: string;
  /** The branch of the commit; null if HEAD is detached. */
  readonly branch: string | null;
  /** True if the task is not finished. Such a commit goes to a draft pull request. */
  readonly isUnfinished?: boolean;
}

/** Returns the configured message with trailers that name the run, so that `verify` can match the two. */
export function commitMessage(facts: CommitFacts): string {
  const body = facts.message.replace(/\r\n?/g, '\n').trim();
  const note =
    facts.isUnfinished === true ? '\n\nUnfinished: this commit contains only part of the task.' : '';
  const branch = facts.branch === null ? '' : `${BRANCH_TRAILER}: ${facts.branch}\n`;
  return `${body}${note}\n\n${branch}${RUN_TRAILER}: ${facts.executionId}\n${AUDIT_TRAILER}: ${facts.auditHead}\n`;
}
