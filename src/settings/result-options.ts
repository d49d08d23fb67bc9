import { LIST_NOTE, type Option } from './option.ts';

/** Rows of what becomes of the work, and of how it is told. */
export const RESULT_OPTIONS: readonly Option[] = [
  { key: 'git.auto_commit', kind: 'boolean', input: 'auto-commit', about: 'commit when the run succeeds' },
  {
    key: 'git.auto_commit',
    kind: 'switch',
    flag: 'commit',
    means: true,
    about: 'commit when the run succeeds',
  },
  {
    key: 'git.auto_commit',
    kind: 'switch',
    flag: 'no-commit',
    means: false,
    about: 'leave the commit to you',
  },
  {
    key: 'git.branch',
    kind: 'text',
    flag: 'branch',
    input: 'branch',
    value: 'NAME',
    mayBeEmpty: true,
    about:
      'the branch to commit to; empty for the one that is checked out, with create-pr for forge/<workflow>-<job>',
  },
  {
    key: 'git.auto_push',
    kind: 'boolean',
    input: 'auto-push',
    about: 'push the commit; on by default where a comment on a pull request started the run',
  },
  { key: 'git.auto_push', kind: 'switch', flag: 'push', means: true, about: 'push the commit' },
  {
    key: 'git.create_pr',
    kind: 'switch',
    flag: 'create-pr',
    means: true,
    about: 'push, and open a pull request or bring the open one up to date',
  },
  {
    key: 'artifacts.output_dir',
    kind: 'text',
    flag: 'output-dir',
    input: 'output-dir',
    value: 'DIR',
    about: 'where the reports go; never counted or committed',
  },
  {
    key: 'fail-on',
    kind: 'list',
    input: 'fail-on',
    about: 'outcomes that fail the step, and no-change (all but success)',
  },
  {
    key: 'logging.verbosity',
    kind: 'text',
    input: 'verbosity',
    about: 'quiet, normal, verbose or debug',
  },
  {
    key: 'logging.verbosity',
    kind: 'switch',
    flag: 'quiet',
    means: 'quiet',
    about: 'log what went wrong and the outcome only',
  },
  { key: 'logging.verbosity', kind: 'switch', flag: 'verbose', means: 'verbose', about: 'log more' },
  { key: 'logging.verbosity', kind: 'switch', flag: 'debug', means: 'debug', about: 'log everything' },
  {
    key: 'json',
    kind: 'switch',
    flag: 'json',
    means: true,
    about: 'print the result as one line of JSON, last on stdout',
  },
];

/** Who may start a run, and with what rights it asks GitHub. */
export const FORGE_OPTIONS: readonly Option[] = [
  {
    key: 'github-token',
    kind: 'text',
    input: 'github-token',
    byDefault: `\${{ github.token }}`,
    about: 'asks GitHub who may start a run, and pushes; never seen by the agent',
  },
  {
    key: 'trigger-phrase',
    kind: 'text',
    input: 'trigger-phrase',
    byDefault: '/forge',
    about: 'what a comment begins with to start a run',
  },
  {
    key: 'allowed-bots',
    kind: 'list',
    input: 'allowed-bots',
    about: `bots that may start a run, by their exact login, ${LIST_NOTE}`,
  },
];
