import { LIST_NOTE, type Option } from './option.ts';

/** Rows of the pull request, and of how the commit gets there. */
export const PULL_REQUEST_OPTIONS: readonly Option[] = [
  {
    key: 'git.sign_commits',
    kind: 'boolean',
    input: 'sign-commits',
    about: "let GitHub make the commit, signed, as the token's account; for runs that push",
  },
  {
    key: 'git.create_pr',
    kind: 'boolean',
    input: 'create-pr',
    about: 'push, and open a pull request or bring the open one up to date',
  },
  {
    key: 'git.pr_base',
    kind: 'text',
    input: 'pr-base',
    about: 'the branch it is to go into; empty for the default branch',
  },
  {
    key: 'git.pr_title',
    kind: 'text',
    input: 'pr-title',
    about: 'its title; empty for the first line of the task',
  },
  {
    key: 'git.pr_body',
    kind: 'text',
    input: 'pr-body',
    about: 'its text; empty for what was done and observed',
  },
  { key: 'git.pr_draft', kind: 'boolean', input: 'pr-draft', about: 'open it as a draft' },
  { key: 'git.pr_labels', kind: 'list', input: 'pr-labels', about: `added to it, ${LIST_NOTE}` },
  {
    key: 'git.pr_reviewers',
    kind: 'list',
    input: 'pr-reviewers',
    about: `logins, and teams as organisation/team, asked to review it, ${LIST_NOTE}`,
  },
];
