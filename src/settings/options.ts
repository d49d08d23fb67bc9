/** How an option's text becomes a value. `switch` is a flag that stands alone. */
export type OptionKind = 'text' | 'number' | 'duration' | 'boolean' | 'list' | 'switch';

/**
 * One thing that a run can be given. Action inputs, flags, the help text, action.yml and the docs are all made
 * from these rows. `key` is a dotted key of the configuration, or one of the run's own (`config`, `json`, …).
 */
export interface Option {
  readonly key: string;
  readonly kind: OptionKind;
  /** Without the dashes; absent where the command line has none. */
  readonly flag?: string;
  /** Absent where the action has none. */
  readonly input?: string;
  /** What stands for the value in the help text. */
  readonly value?: string;
  /** What a switch means: `--read-only` is `mode: read-only`. */
  readonly means?: string | boolean;
  /** Whether an empty value says something. */
  readonly mayBeEmpty?: boolean;
  readonly about: string;
}

const LIST_NOTE = 'one a line or separated by commas';

/** Rows of the task and of where the run takes place. */
const RUN_OPTIONS: readonly Option[] = [
  { key: 'task', kind: 'text', flag: 'task', input: 'task', value: 'TEXT', about: 'what the agent is to do' },
  {
    key: 'task-file',
    kind: 'text',
    input: 'task-file',
    about: 'a file that holds the task, relative to the workspace',
  },
  {
    key: 'instructions',
    kind: 'text',
    input: 'instructions',
    about: 'standing instructions, added to the task',
  },
  {
    key: 'config',
    kind: 'text',
    flag: 'config',
    input: 'config',
    value: 'FILE',
    about: 'the configuration file (.forge/headless-config.yml, if there is one)',
  },
  {
    key: 'workspace',
    kind: 'text',
    flag: 'workspace',
    input: 'working-directory',
    value: 'DIR',
    about: 'the repository, or the folder below its root that alone may be written',
  },
  {
    key: 'mode',
    kind: 'text',
    flag: 'mode',
    input: 'mode',
    value: 'MODE',
    about: 'write, read-only or controlled-edit',
  },
  { key: 'mode', kind: 'switch', flag: 'read-only', means: 'read-only', about: 'short for --mode read-only' },
  {
    key: 'profile',
    kind: 'text',
    flag: 'profile',
    input: 'profile',
    value: 'PROFILE',
    about: 'a set of limits: conservative, moderate or aggressive',
  },
];

const MODEL_OPTIONS: readonly Option[] = [
  {
    key: 'model.provider',
    kind: 'text',
    flag: 'provider',
    input: 'provider',
    value: 'NAME',
    about: 'anthropic, openai, google, openai-compatible or replay',
  },
  {
    key: 'model.name',
    kind: 'text',
    flag: 'model',
    input: 'model',
    value: 'NAME',
    about: 'the model, as its provider names it; for replay, the recorded session',
  },
  { key: 'api-key', kind: 'text', input: 'api-key', about: 'the key of the provider, from a secret' },
  {
    key: 'base-url',
    kind: 'text',
    flag: 'base-url',
    input: 'base-url',
    value: 'URL',
    about: 'where the model is, for openai-compatible and for gateways',
  },
];

const LIMIT_OPTIONS: readonly Option[] = [
  ...(
    [
      ['max-files', 'N', 'files that may differ from the start'],
      ['max-lines-changed', 'N', 'lines added plus removed'],
      ['max-tokens', 'N', 'tokens of the whole run, cached ones included'],
      ['max-cost-usd', 'N', 'US dollars, held where the price is known'],
      ['max-turns', 'N', 'answers of the model'],
    ] as const
  ).map(
    ([name, value, about]): Option => ({
      key: `constraints.${name.replaceAll('-', '_')}`,
      kind: 'number',
      flag: name,
      input: name,
      value,
      about,
    }),
  ),
  {
    key: 'constraints.timeout',
    kind: 'duration',
    flag: 'timeout',
    input: 'timeout',
    value: 'TIME',
    about: 'of the whole run: seconds, or 90s, 5m, 1h; 0 for no limit',
  },
  {
    key: 'constraints.allowed_patterns',
    kind: 'list',
    flag: 'allow',
    input: 'allowed-patterns',
    value: 'GLOB',
    about: `globs the agent may write, ${LIST_NOTE}`,
  },
  {
    key: 'constraints.denied_patterns',
    kind: 'list',
    flag: 'deny',
    input: 'denied-patterns',
    value: 'GLOB',
    about: `globs it may never write, ${LIST_NOTE}`,
  },
  {
    key: 'constraints.allowed_tools',
    kind: 'list',
    flag: 'allowed-tools',
    input: 'allowed-tools',
    value: 'NAME',
    about: `tools the model is offered, ${LIST_NOTE}`,
  },
  {
    key: 'open-protected',
    kind: 'list',
    flag: 'open-protected',
    input: 'open-protected',
    value: 'GLOB',
    about: `protected paths that this run may write, ${LIST_NOTE}`,
  },
  {
    key: 'constraints.strict',
    kind: 'boolean',
    input: 'strict',
    about: 'stop the run at its first violation',
  },
  {
    key: 'constraints.strict',
    kind: 'switch',
    flag: 'strict',
    means: true,
    about: 'stop the run at its first violation',
  },
  {
    key: 'sandbox.mode',
    kind: 'text',
    flag: 'sandbox',
    input: 'sandbox',
    value: 'MODE',
    about: 'isolation of commands: auto, required or off',
  },
];

const RESULT_OPTIONS: readonly Option[] = [
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
    about: 'the branch to commit to; empty for the one that is checked out',
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
  { key: 'logging.verbosity', kind: 'switch', flag: 'quiet', means: 'quiet', about: 'log the outcome only' },
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

/** Every option there is, in the order in which help and docs list them. */
export const OPTIONS: readonly Option[] = [
  ...RUN_OPTIONS,
  ...MODEL_OPTIONS,
  ...LIMIT_OPTIONS,
  ...RESULT_OPTIONS,
];
