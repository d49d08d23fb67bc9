import { PROVIDERS } from '../../core/model/providers.ts';
import { ARTIFACT_OPTIONS } from './artifact-options.ts';
import { LIST_NOTE, type Option } from './option.ts';
import { PULL_REQUEST_OPTIONS } from './pull-request-options.ts';
import { DELIVERY_OPTIONS, FORGE_OPTIONS, OUTPUT_OPTIONS } from './result-options.ts';

export type { Option, OptionKind } from './option.ts';

/** Options of the task and of the place where the run works. */
const RUN_OPTIONS: readonly Option[] = [
  {
    key: 'task',
    kind: 'text',
    flag: 'task',
    input: 'task',
    value: 'TEXT',
    about: 'Task for the agent. On the command line, - reads it from stdin.',
  },
  {
    key: 'task-file',
    kind: 'text',
    flag: 'task-file',
    input: 'task-file',
    value: 'FILE',
    about: 'File that contains the task, relative to the current folder (in the action, to the checkout).',
  },
  {
    key: 'instructions',
    kind: 'text',
    input: 'instructions',
    about: 'Standing instructions, added to the task.',
  },
  {
    key: 'config',
    kind: 'text',
    flag: 'config',
    input: 'config',
    value: 'FILE',
    about: 'Configuration file. Defaults to .forge/headless-config.yml or .yaml, if one exists.',
  },
  {
    key: 'workspace',
    kind: 'text',
    flag: 'workspace',
    input: 'working-directory',
    value: 'DIR',
    about: 'Repository to work in, or a folder below its root. Only that folder may be written.',
  },
  {
    key: 'mode',
    kind: 'text',
    flag: 'mode',
    input: 'mode',
    value: 'MODE',
    about: 'Mode: write, read-only or controlled-edit.',
  },
  {
    key: 'mode',
    kind: 'switch',
    flag: 'read-only',
    means: 'read-only',
    about: 'Short for --mode read-only.',
  },
  {
    key: 'profile',
    kind: 'text',
    flag: 'profile',
    input: 'profile',
    value: 'PROFILE',
    about: 'Set of default limits: conservative, moderate or aggressive.',
  },
];

const MODEL_OPTIONS: readonly Option[] = [
  {
    key: 'model.provider',
    kind: 'text',
    flag: 'provider',
    input: 'provider',
    value: 'NAME',
    about: `Model provider: ${PROVIDERS.slice(0, -1).join(', ')} or ${PROVIDERS.at(-1)}.`,
  },
  {
    key: 'model.name',
    kind: 'text',
    flag: 'model',
    input: 'model',
    value: 'NAME',
    about: 'Model name, as the provider writes it. For replay, the session file.',
  },
  {
    key: 'api-key',
    kind: 'text',
    input: 'api-key',
    about: 'API key of the provider. Pass it from a secret.',
  },
  {
    key: 'base-url',
    kind: 'text',
    flag: 'base-url',
    input: 'base-url',
    value: 'URL',
    about: 'URL of the model server, for openai-compatible and for gateways.',
  },
];

const LIMIT_OPTIONS: readonly Option[] = [
  ...(
    [
      ['max-files', 'N', 'Maximum number of files the run may change.'],
      ['max-lines-changed', 'N', 'Maximum lines added plus removed.'],
      ['max-tokens', 'N', 'Maximum tokens of the whole run, cached ones included.'],
      ['max-cost-usd', 'N', 'Maximum cost of the run in USD. Enforced if the price is known.'],
      ['max-turns', 'N', 'Maximum number of model turns.'],
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
    about: 'Time limit of the whole run: seconds, or 90s, 5m, 1h. 0 sets no limit.',
  },
  {
    key: 'constraints.allowed_patterns',
    kind: 'list',
    flag: 'allow',
    input: 'allowed-patterns',
    value: 'GLOB',
    about: `Globs the agent may write, ${LIST_NOTE}.`,
  },
  {
    key: 'constraints.denied_patterns',
    kind: 'list',
    flag: 'deny',
    input: 'denied-patterns',
    value: 'GLOB',
    about: `Globs the agent may never write, ${LIST_NOTE}.`,
  },
  {
    key: 'constraints.allowed_tools',
    kind: 'list',
    flag: 'allowed-tools',
    input: 'allowed-tools',
    value: 'NAME',
    about: `Tools the model may use, ${LIST_NOTE}.`,
  },
  {
    key: 'open-protected',
    kind: 'list',
    flag: 'open-protected',
    input: 'open-protected',
    value: 'GLOB',
    about: `Protected paths that this run may write, ${LIST_NOTE}.`,
  },
  {
    key: 'constraints.strict',
    kind: 'boolean',
    input: 'strict',
    about:
      'End the run at the first violation of a limit on files, lines, bytes, patterns, denied reads, tools, tokens, time or .git.',
  },
  {
    key: 'constraints.strict',
    kind: 'switch',
    flag: 'strict',
    means: true,
    about:
      'End the run at the first violation of a limit on files, lines, bytes, patterns, denied reads, tools, tokens, time or .git.',
  },
  {
    key: 'sandbox.mode',
    kind: 'text',
    flag: 'sandbox',
    input: 'sandbox',
    value: 'MODE',
    about: 'Sandbox for commands: auto, required or off.',
  },
];

/** The groups in which help lists the options with flags. */
export const OPTION_GROUPS: Readonly<Record<string, readonly Option[]>> = {
  Task: RUN_OPTIONS,
  Model: MODEL_OPTIONS,
  Limits: LIMIT_OPTIONS,
  Delivery: DELIVERY_OPTIONS,
  Output: OUTPUT_OPTIONS,
};

/** All options, in the order in which help and docs list them. */
export const OPTIONS: readonly Option[] = [
  ...Object.values(OPTION_GROUPS).flat(),
  ...PULL_REQUEST_OPTIONS,
  ...ARTIFACT_OPTIONS,
  ...FORGE_OPTIONS,
];
