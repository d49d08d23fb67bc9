import { z } from 'zod';
import { authorProblem, branchProblem, messageProblem, reviewerProblem } from '../values/names.ts';
import { text } from './checked-text.ts';

/** GitHub's limits for the length of a label and the number of labels on a pull request. */
const LONGEST_LABEL = 50;
const MOST_LABELS = 100;

/** Settings of the commit, its push, and the pull request. */
export const git = z.strictObject({
  require_clean: z
    .boolean()
    .default(true)
    .describe(
      '`true` ends the run with exit 6 if there are uncommitted changes. `false` makes them part of the start; they are never committed, and a change that cannot be told apart from them is refused.',
    ),
  auto_push: z
    .boolean()
    .default(false)
    .describe('Push the commit. On by default if a pull request comment started the run.'),
  auto_commit: z.boolean().default(true).describe('Commit if the run succeeds.'),
  commit_message: text(messageProblem)
    .min(1)
    .default('chore: automated fixes via Forge')
    .describe('Commit message: a subject line and an optional body.'),
  branch: text(branchProblem)
    .default('')
    .describe(
      'Branch to commit to. Defaults to the checked-out branch, or with `create_pr` to `forge/<workflow>-<job>`.',
    ),
  sign_commits: z
    .boolean()
    .default(false)
    .describe("Let GitHub make and sign the commit as the token's account. For runs that push."),
  author_name: text(authorProblem).default('Forge AI').describe('Author and committer.'),
  author_email: text(authorProblem).default('forge@example.com').describe('Author and committer.'),
  create_pr: z.boolean().default(false).describe('Push, and open or update a pull request.'),
  pr_title: z
    .string()
    .default('')
    .describe('Title of the pull request. Defaults to the first line of the task.'),
  pr_body: z.string().default('').describe('Body of the pull request. Defaults to a summary of the run.'),
  pr_base: text(branchProblem)
    .default('')
    .describe("Target branch of the pull request. Defaults to the repository's default branch."),
  pr_draft: z.boolean().default(false).describe('Open the pull request as a draft.'),
  pr_labels: z
    .array(z.string().min(1).max(LONGEST_LABEL))
    .max(MOST_LABELS)
    .default([])
    .describe('Labels for the pull request. Missing labels are created.'),
  pr_reviewers: z
    .array(text(reviewerProblem))
    .default([])
    .describe('Reviewers: user names, and teams as `organization/team`.'),
  partial: z
    .enum(['never', 'draft_pr'])
    .default('never')
    .describe('What happens to unfinished work. `draft_pr` opens a draft pull request that shows its gates.'),
});
