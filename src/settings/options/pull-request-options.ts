import { LIST_NOTE, type Option } from './option.ts';

/** Options of the pull request. */
export const PULL_REQUEST_OPTIONS: readonly Option[] = [
  {
    key: 'git.sign_commits',
    kind: 'boolean',
    input: 'sign-commits',
    about: "Let GitHub make and sign the commit as the token's account. For runs that push.",
  },
  {
    key: 'git.create_pr',
    kind: 'boolean',
    input: 'create-pr',
    about: 'Push, and open or update a pull request.',
  },
  {
    key: 'git.pr_base',
    kind: 'text',
    input: 'pr-base',
    about: 'Target branch of the pull request. Defaults to the default branch.',
  },
  {
    key: 'git.pr_title',
    kind: 'text',
    input: 'pr-title',
    about: 'Title of the pull request. Defaults to the first line of the task.',
  },
  {
    key: 'git.pr_body',
    kind: 'text',
    input: 'pr-body',
    about: 'Body of the pull request. Defaults to a summary of the run.',
  },
  { key: 'git.pr_draft', kind: 'boolean', input: 'pr-draft', about: 'Open the pull request as a draft.' },
  {
    key: 'git.pr_labels',
    kind: 'list',
    input: 'pr-labels',
    about: `Labels for the pull request, ${LIST_NOTE}.`,
  },
  {
    key: 'git.pr_reviewers',
    kind: 'list',
    input: 'pr-reviewers',
    about: `Reviewers: user names, and teams as organization/team, ${LIST_NOTE}.`,
  },
];
