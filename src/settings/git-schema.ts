import { z } from 'zod';
import { text } from './checked-text.ts';
import { authorProblem, branchProblem, reviewerProblem } from './names.ts';

/** GitHub takes no longer name of a label, and no more of them on one pull request. */
const LONGEST_LABEL = 50;
const MOST_LABELS = 100;

/** What becomes of the work: a commit, its push, and a pull request. */
export const git = z.strictObject({
  require_clean: z
    .boolean()
    .default(true)
    .describe(
      '`true`: uncommitted changes are exit 6. `false`: they are part of the start, are never committed, and a change that cannot be told from them is refused',
    ),
  auto_push: z
    .boolean()
    .default(false)
    .describe('push the commit; on by default where a comment on a pull request started the run'),
  auto_commit: z.boolean().default(true).describe('commit when the run succeeds'),
  commit_message: z
    .string()
    .min(1)
    .default('chore: automated fixes via Forge')
    .describe('subject, and body after it'),
  branch: text(branchProblem)
    .default('')
    .describe('empty for the branch that is checked out; with `create_pr`, for `forge/<workflow>-<job>`'),
  sign_commits: z
    .boolean()
    .default(false)
    .describe("let GitHub make the commit, signed, as the token's account; for runs that push"),
  author_name: text(authorProblem).default('Forge AI').describe('author and committer'),
  author_email: text(authorProblem).default('forge@example.com').describe('author and committer'),
  create_pr: z
    .boolean()
    .default(false)
    .describe('push, and open a pull request of the branch or bring the open one up to date'),
  pr_title: z.string().default('').describe('empty for the first line of the task'),
  pr_body: z.string().default('').describe('empty for what was done and observed'),
  pr_base: text(branchProblem).default('').describe("empty for the repository's default branch"),
  pr_draft: z.boolean().default(false).describe('open it as a draft'),
  pr_labels: z
    .array(z.string().min(1).max(LONGEST_LABEL))
    .max(MOST_LABELS)
    .default([])
    .describe('added to it; made where they are missing'),
  pr_reviewers: z
    .array(text(reviewerProblem))
    .default([])
    .describe('logins, and teams as `organisation/team`, asked to review it'),
  partial: z
    .enum(['never', 'draft_pr'])
    .default('never')
    .describe(
      'what becomes of unfinished work: `draft_pr` opens a draft pull request with the state of its gates',
    ),
});
