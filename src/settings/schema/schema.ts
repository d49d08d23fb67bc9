import { z } from 'zod';
import { PROVIDERS } from '../../core/model/providers.ts';
import { RESPONSES } from '../../core/run/constraint.ts';
import { REPORT_SETTINGS, type ReportSetting, reportsOf } from '../../core/run/report-files.ts';
import { fileNameProblem, outputFolderProblem, variableNameProblem } from '../values/names.ts';
import { amount, count, dollars, duration, size, span } from '../values/units.ts';
import { text } from './checked-text.ts';
import { controlledEdit } from './controlled-edit-schema.ts';
import { customConstraints } from './custom-schema.ts';
import { fallback, price } from './fallback-schema.ts';
import { gateInputs, gates } from './gate-schema.ts';
import { git } from './git-schema.ts';
import { globs } from './glob-list.ts';
import { network } from './network-schema.ts';
import { PROTECTED_PATHS } from './protected-paths.ts';
import { safetyKeys } from './safety-schema.ts';

export { PROTECTED_PATHS } from './protected-paths.ts';

/** Maximum characters of a task. A longer text belongs in a file that the task names. */
export const LONGEST_TASK = 100_000;

/**
 * Options for parsing settings. They are parsed only a few times, and compiling parsers first, as zod would, costs 4 ms
 * more.
 */
export const ONCE = { jitless: true } as const;

/**
 * The responses that `on_violation` accepts. `allow` is not among them: limits are raised, never muted. Source:
 * docs/configuration.md.
 */
const CHOSEN_RESPONSES = RESPONSES.filter((response) => response !== 'allow');

export const TOOL_NAMES = [
  'read_file',
  'write_file',
  'apply_diff',
  'search_files',
  'list_files',
  'execute_command',
  'task_completion',
] as const;

/** All tool names. `edit_file` is the editing tool of controlled-edit and offered only there. */
export const KNOWN_TOOLS = [...TOOL_NAMES, 'edit_file'] as const;

export const MODES = ['read-only', 'write', 'controlled-edit'] as const;

const model = z.strictObject({
  provider: z.enum(PROVIDERS).optional().describe('Model provider.'),
  name: z
    .string()
    .min(1)
    .optional()
    .describe('Model name, as the provider writes it. For `replay`, the session file.'),
  max_output_tokens: count(1).default(16_000).describe('Maximum tokens in one reply, reasoning included.'),
  context_window: count(1)
    .optional()
    .describe(
      'Context window of `model.name` in tokens (prompt and reply). Set it for unknown models, or if the server allows less.',
    ),
  temperature: amount(0, 2)
    .optional()
    .describe("Sampling temperature, 0 to 2. Defaults to the provider's value."),
  effort: z
    .enum(['low', 'medium', 'high'])
    .optional()
    .describe('Reasoning effort, for models that support it.'),
  price: price
    .optional()
    .describe('Price in USD per million tokens, for models that are not in the price table.'),
  fallback: fallback
    .default([])
    .describe('Models to try in order if one fails: `provider/name`, or a name. See docs/models.md.'),
});

const constraints = z.strictObject({
  max_files: count().default(10).describe('Maximum number of files the run may change. 0 allows none.'),
  max_lines_changed: count()
    .default(500)
    .describe('Maximum lines added plus removed, as a net diff against the start. 0 allows none.'),
  max_bytes_changed: size.prefault('20MB').describe('Maximum bytes of new content. 0 allows none.'),
  allowed_patterns: globs
    .default([])
    .describe('Globs the agent may write. Empty allows everything that is not denied.'),
  denied_patterns: globs
    .default(['.git/**', 'vendor/**', 'node_modules/**', '**/*_generated.*'])
    .describe('Globs the agent may never write. Takes precedence over `allowed_patterns`.'),
  protected_paths: globs
    .default([])
    .transform((added) => [...new Set([...PROTECTED_PATHS, ...added])])
    .describe(
      'Globs to protect in addition to the built-in protected paths. Only `open-protected` opens them.',
    ),
  undeletable_files: z
    .array(text(fileNameProblem).min(1))
    .default(['AGENT_LINK.md', 'STATE.json'])
    .describe('File names, at any depth, that may be changed but not deleted or emptied.'),
  denied_reads: globs
    .default(['.env*', '**/*.pem', '**/id_*'])
    .describe(
      'Globs of files that are never shown to the model. Without a sandbox, commands can see them, except for secret values.',
    ),
  allowed_tools: z
    .array(z.enum(TOOL_NAMES))
    .default([...TOOL_NAMES])
    .describe('Tools the model may use. Empty allows all. `task_completion` is always allowed.'),
  max_tokens: count()
    .default(1_000_000)
    .describe('Maximum tokens of the whole run, cached ones included. 0 allows no model call.'),
  max_cost_usd: dollars
    .default(5)
    .describe(
      'Maximum cost of the run in USD. Enforced only if the price is known. 0 allows no call to a model with a price.',
    ),
  max_turns: count(1).default(100).describe('Maximum number of model turns.'),
  max_calls_per_turn: count(1).default(32).describe('Maximum tool calls in one model turn.'),
  timeout: duration.prefault('15m').describe('Time limit of the whole run. 0 sets no limit.'),
  command_timeout: span.prefault('2m').describe('Time limit of one command.'),
  strict: z
    .boolean()
    .default(false)
    .describe(
      'End the run (exit 2; 4 for a timeout) at the first violation of the kinds listed in docs/constraints.md#strict.',
    ),
  max_rejections: count(1).default(5).describe('Number of rejected calls after which the run ends.'),
  on_violation: z
    .record(z.string(), z.enum(CHOSEN_RESPONSES))
    .default({})
    .describe('Responses that differ from the default, by constraint name.'),
  ...safetyKeys,
  custom: customConstraints
    .default([])
    .describe('Custom constraints, checked after the built-in ones. See docs/custom-constraints.md.'),
});

const POLICIES = ['preserve', 'rollback', 'quarantine'] as const;
const policy = z.enum(POLICIES);

const onFailure = z.strictObject({
  workspace: z
    .union([
      policy,
      z.strictObject({
        violation: policy.optional().describe('After a limit ended the run.'),
        gate: policy.optional().describe('After a required gate failed.'),
        timeout: policy.optional().describe('After a timeout.'),
        error: policy.optional().describe('In every other case.'),
      }),
    ])
    .default('preserve')
    .describe('What happens to the work if the run fails. Either one policy, or one for each cause.'),
});

const reportSettings = Object.fromEntries(
  REPORT_SETTINGS.map((name) => [name, z.boolean().default(true).describe(reportsOf(name))]),
) as Record<ReportSetting, z.ZodDefault<z.ZodBoolean>>;

const artifacts = z.strictObject({
  enabled: z.boolean().default(true).describe('Whether to write reports.'),
  output_dir: text(outputFolderProblem)
    .default('.forge/artifacts')
    .describe('Output folder. Never counted or committed.'),
  ...reportSettings,
});

export const PROFILE_NAMES = ['conservative', 'moderate', 'aggressive'] as const;
export const SANDBOX_MODES = ['auto', 'required', 'off'] as const;

const sandbox = z.preprocess(
  (value) => (typeof value === 'string' ? { mode: value } : value),
  z.strictObject({
    mode: z
      .enum(SANDBOX_MODES)
      .default('auto')
      .describe(
        '`required` refuses to start without a sandbox. `off` runs commands without one. Defaults to `required` for runs that a comment, an issue or a failed workflow started.',
      ),
    network: network
      .prefault('none')
      .describe(
        'Network access of commands and gates. A list of host names allows only those, through a proxy.',
      ),
    pass_env: z
      .array(text(variableNameProblem))
      .default([])
      .describe('Environment variables to pass to commands and gates.'),
    readable: z
      .array(z.string().min(1))
      .default([])
      .describe(
        'Additional files and folders to show read-only, absolute or `~/…`. The sandbox shows programs, tool chains and caches by default, and nothing else outside the workspace.',
      ),
  }),
);

/** The whole configuration as in the file. Its defaults are the profile `moderate`. */
export const settingsSchema = z.strictObject({
  version: z.literal(1).default(1).describe('Version of this file format.'),
  task: z
    .string()
    .max(LONGEST_TASK)
    .optional()
    .describe('Task for the agent. A task given with the run takes precedence.'),
  mode: z
    .enum(MODES)
    .default('write')
    .describe(
      '`read-only` changes nothing and returns an analysis. `controlled-edit` makes one edit, runs one build, and stops.',
    ),
  profile: z.enum(PROFILE_NAMES).default('moderate').describe('Set of default limits.'),
  model: model.prefault({}),
  constraints: constraints.prefault({}),
  on_failure: onFailure.prefault({}),
  quality_gates: gates.default([]).describe('Commands that decide whether the work is good.'),
  gate_inputs: gateInputs,
  gate_protection: z
    .enum(['report', 'reject', 'verify'])
    .default('report')
    .describe(
      'What happens if tests or gates are changed. `verify` works like `reject` and then runs the gates again on a fresh checkout with the original tests.',
    ),
  controlled_edit: controlledEdit.prefault({}),
  git: git.prefault({}),
  artifacts: artifacts.prefault({}),
  sandbox: sandbox.prefault({}),
  logging: z
    .strictObject({
      verbosity: z
        .enum(['quiet', 'normal', 'verbose', 'debug'])
        .default('normal')
        .describe('Amount of log output.'),
    })
    .prefault({}),
});

/** The content of a file before defaults are applied. */
export type SettingsInput = z.input<typeof settingsSchema>;
/** The checked configuration. Durations in ms, sizes in bytes. Frozen. */
export type Settings = z.output<typeof settingsSchema>;
/** Settings of the constraints with tools by name, because controlled-edit has a tool that no list names. */
export type ConstraintSettings = Omit<Settings['constraints'], 'allowed_tools'> & {
  readonly allowed_tools: readonly string[];
};
export type Mode = (typeof MODES)[number];
export type GateSettings = Settings['quality_gates'][number];
export type WorkspacePolicy = (typeof POLICIES)[number];
