import { ARTIFACT_OPTIONS } from './artifact-options.ts';
import { LIST_NOTE, type Option } from './option.ts';
import { PULL_REQUEST_OPTIONS } from './pull-request-options.ts';
import { FORGE_OPTIONS, RESULT_OPTIONS } from './result-options.ts';

export type { Option, OptionKind } from './option.ts';

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
    about:
      'stop at the first violation of a limit on files, lines, bytes, patterns, denied reads, tools, tokens, time or .git',
  },
  {
    key: 'constraints.strict',
    kind: 'switch',
    flag: 'strict',
    means: true,
    about:
      'stop at the first violation of a limit on files, lines, bytes, patterns, denied reads, tools, tokens, time or .git',
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

/** Every option there is, in the order in which help and docs list them. */
export const OPTIONS: readonly Option[] = [
  ...RUN_OPTIONS,
  ...MODEL_OPTIONS,
  ...LIMIT_OPTIONS,
  ...RESULT_OPTIONS,
  ...PULL_REQUEST_OPTIONS,
  ...ARTIFACT_OPTIONS,
  ...FORGE_OPTIONS,
];
