import { LIST_NOTE, type Option } from './option.ts';

/** Options of what becomes of the changes. */
export const DELIVERY_OPTIONS: readonly Option[] = [
  { key: 'git.auto_commit', kind: 'boolean', input: 'auto-commit', about: 'Commit if the run succeeds.' },
  {
    key: 'git.auto_commit',
    kind: 'switch',
    flag: 'commit',
    means: true,
    about: 'Commit if the run succeeds.',
  },
  {
    key: 'git.auto_commit',
    kind: 'switch',
    flag: 'no-commit',
    means: false,
    about: 'Do not commit.',
  },
  {
    key: 'git.branch',
    kind: 'text',
    flag: 'branch',
    input: 'branch',
    value: 'NAME',
    mayBeEmpty: true,
    about:
      'Branch to commit to. Defaults to the checked-out branch, or with create-pr to forge/<workflow>-<job>.',
  },
  {
    key: 'git.auto_push',
    kind: 'boolean',
    input: 'auto-push',
    about: 'Push the commit. On by default if a pull request comment started the run.',
  },
  { key: 'git.auto_push', kind: 'switch', flag: 'push', means: true, about: 'Push the commit.' },
  {
    key: 'git.create_pr',
    kind: 'switch',
    flag: 'create-pr',
    means: true,
    about: 'Push, and open or update a pull request.',
  },
];

/** Options of the reports, the log and the exit code. */
export const OUTPUT_OPTIONS: readonly Option[] = [
  {
    key: 'artifacts.output_dir',
    kind: 'text',
    flag: 'output-dir',
    input: 'output-dir',
    value: 'DIR',
    about: 'Output folder for reports. Never counted or committed.',
  },
  {
    key: 'fail-on',
    kind: 'list',
    input: 'fail-on',
    about: 'Outcomes that fail the step, and no-change. Defaults to all except success and skipped.',
  },
  {
    key: 'logging.verbosity',
    kind: 'text',
    input: 'verbosity',
    about: 'Amount of log output: quiet, normal, verbose or debug.',
  },
  {
    key: 'logging.verbosity',
    kind: 'switch',
    flag: 'quiet',
    short: 'q',
    means: 'quiet',
    about: 'Log only problems and the outcome.',
  },
  {
    key: 'logging.verbosity',
    kind: 'switch',
    flag: 'verbose',
    short: 'v',
    means: 'verbose',
    about: 'Log more.',
  },
  { key: 'logging.verbosity', kind: 'switch', flag: 'debug', means: 'debug', about: 'Log everything.' },
  {
    key: 'json',
    kind: 'switch',
    flag: 'json',
    means: true,
    about: 'Print the result as one line of JSON, the last on stdout.',
  },
];

/** Options of who may start a run, and of its rights on GitHub. */
export const FORGE_OPTIONS: readonly Option[] = [
  {
    key: 'github-token',
    kind: 'text',
    input: 'github-token',
    byDefault: `\${{ github.token }}`,
    about: 'Token to check who may start a run, and to push. The agent never sees it.',
  },
  {
    key: 'trigger-phrase',
    kind: 'text',
    input: 'trigger-phrase',
    byDefault: '/forge',
    about: 'Text at the start of a comment that starts a run.',
  },
  {
    key: 'allowed-bots',
    kind: 'list',
    input: 'allowed-bots',
    about: `Bots that may start a run, by exact login, ${LIST_NOTE}.`,
  },
];
