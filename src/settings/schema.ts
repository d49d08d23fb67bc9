import { z } from 'zod';
import { RESPONSES } from '../core/constraint.ts';
import { text } from './checked-text.ts';
import { controlledEdit } from './controlled-edit-schema.ts';
import { customConstraints } from './custom.ts';
import { fallback, price } from './fallback-schema.ts';
import { gateInputs, gates } from './gate-schema.ts';
import { git } from './git-schema.ts';
import { globs } from './glob-list.ts';
import { fileNameProblem, outputFolderProblem, variableNameProblem } from './names.ts';
import { network } from './network.ts';
import { PROTECTED_PATHS } from './protected-paths.ts';
import { safetyKeys } from './safety-schema.ts';
import { amount, count, dollars, duration, size, span } from './units.ts';

export { PROTECTED_PATHS } from './protected-paths.ts';

/** Longer than this it is a document: it belongs into a file that the task names. In characters. */
export const LONGEST_TASK = 100_000;

/** How settings are parsed: a few times in a process. To compile parsers first, as zod would, costs 4 ms more. */
export const ONCE = { jitless: true } as const;

/** What `on_violation` may say. `allow` is not among them: a limit is raised, never muted. Source: CONTRACT 3. */
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

/** Every tool there is. `edit_file` is the one editing tool of controlled-edit, and offered nowhere else. */
export const KNOWN_TOOLS = [...TOOL_NAMES, 'edit_file'] as const;

export const MODES = ['read-only', 'write', 'controlled-edit'] as const;

export const PROVIDERS = ['anthropic', 'openai', 'google', 'openai-compatible', 'replay'] as const;

const model = z.strictObject({
  provider: z.enum(PROVIDERS).optional().describe('who answers'),
  name: z.string().min(1).optional().describe('the model, as its provider names it; for `replay`, the file'),
  max_output_tokens: count(1).default(16_000).describe('cap on one answer, in tokens'),
  context_window: count(1)
    .optional()
    .describe(
      'tokens that the model of `model.name` holds, prompt and answer, where it is not known here or is served with fewer',
    ),
  temperature: amount(0, 2).optional().describe('from 0 to 2; left to the provider unless set'),
  effort: z
    .enum(['low', 'medium', 'high'])
    .optional()
    .describe('reasoning effort, where the model takes one'),
  price: price.optional().describe('USD per million tokens, for a model whose price is not known here'),
  fallback: fallback
    .default([])
    .describe(
      'models to ask in order when one does not answer: `provider/name`, or a name; see docs/models.md',
    ),
});

const constraints = z.strictObject({
  max_files: count().default(10).describe('files that may differ from the start; 0: none may'),
  max_lines_changed: count()
    .default(500)
    .describe('lines added plus removed, net difference against the start; 0: none may be'),
  max_bytes_changed: size.prefault('20MB').describe('bytes of new content; 0: none may be added'),
  allowed_patterns: globs.default([]).describe('globs the agent may write; empty for all that is not denied'),
  denied_patterns: globs
    .default(['.git/**', 'vendor/**', 'node_modules/**', '**/*_generated.*'])
    .describe('globs it may never write; wins over allowed'),
  protected_paths: globs
    .default([])
    .transform((added) => [...new Set([...PROTECTED_PATHS, ...added])])
    .describe('globs added to the built-in protected paths, which only `open-protected` opens'),
  undeletable_files: z
    .array(text(fileNameProblem).min(1))
    .default(['AGENT_LINK.md', 'STATE.json'])
    .describe('names, at any depth, that may be changed but not deleted or emptied'),
  denied_reads: globs
    .default(['.env*', '**/*.pem', '**/id_*'])
    .describe('globs never shown to the model; without isolation, commands see all but their secret values'),
  allowed_tools: z
    .array(z.enum(TOOL_NAMES))
    .default([...TOOL_NAMES])
    .describe('tools the model is offered; empty for all; task_completion always'),
  max_tokens: count()
    .default(1_000_000)
    .describe('every token the provider reports, cached ones included; 0: the model is never asked'),
  max_cost_usd: dollars
    .default(5)
    .describe('held only where the price is known; 0: such a model is never asked'),
  max_turns: count(1).default(100).describe('model answers'),
  max_calls_per_turn: count(1).default(32).describe('tool calls in one answer'),
  timeout: duration.prefault('15m').describe('of the whole run; 0 for no limit'),
  command_timeout: span.prefault('2m').describe('of one command'),
  strict: z
    .boolean()
    .default(false)
    .describe(
      'stop the run at once, exit 2 (timeout: 4), at the first violation of the kinds in docs/constraints.md#strict',
    ),
  max_rejections: count(1).default(5).describe('rejected calls before the run ends'),
  on_violation: z
    .record(z.string(), z.enum(CHOSEN_RESPONSES))
    .default({})
    .describe('constraint name to response, where it should differ from the default'),
  ...safetyKeys,
  custom: customConstraints
    .default([])
    .describe('constraints of your own, asked after the built-in ones: see docs/custom-constraints.md'),
});

const POLICIES = ['preserve', 'rollback', 'quarantine'] as const;
const policy = z.enum(POLICIES);

const onFailure = z.strictObject({
  workspace: z
    .union([
      policy,
      z.strictObject({
        violation: policy.optional().describe('when a limit ended it'),
        gate: policy.optional().describe('when a required gate is red'),
        timeout: policy.optional().describe('when time ran out'),
        error: policy.optional().describe('in every other case'),
      }),
    ])
    .default('preserve')
    .describe('what becomes of the work when the run fails, or one policy per cause'),
});

const artifacts = z.strictObject({
  enabled: z.boolean().default(true).describe('write the reports'),
  output_dir: text(outputFolderProblem)
    .default('.forge/artifacts')
    .describe('where; never counted or committed'),
  json: z.boolean().default(true).describe('execution.json'),
  markdown: z.boolean().default(true).describe('summary.md'),
  metrics: z.boolean().default(true).describe('metrics.json and metrics.prom'),
  html: z.boolean().default(true).describe('report.html'),
});

export const PROFILE_NAMES = ['conservative', 'moderate', 'aggressive'] as const;
export const SANDBOX_MODES = ['auto', 'required', 'off'] as const;

const sandbox = z.preprocess(
  (value) => (typeof value === 'string' ? { mode: value } : value),
  z.strictObject({
    mode: z.enum(SANDBOX_MODES).default('auto').describe('`required` refuses to start without isolation'),
    network: network
      .prefault('none')
      .describe('what commands and gates reach; a list of host names opens those alone, by a proxy'),
    pass_env: z
      .array(text(variableNameProblem))
      .default([])
      .describe('variables handed through to commands and gates'),
    readable: z
      .array(z.string().min(1))
      .default([])
      .describe(
        'files and folders shown read-only besides the programs, tool chains and caches that the sandbox shows anyway; absolute or `~/…`; everything else outside the workspace does not exist inside',
      ),
  }),
);

/** The whole configuration, as the file may hold it. Defaults are the profile `moderate`. */
export const settingsSchema = z.strictObject({
  version: z.literal(1).default(1).describe('of this file format'),
  task: z
    .string()
    .max(LONGEST_TASK)
    .optional()
    .describe('what the agent is to do; `task` given with the run wins'),
  mode: z
    .enum(MODES)
    .default('write')
    .describe('`read-only` writes nothing and answers; `controlled-edit` makes one edit, builds, and stops'),
  profile: z.enum(PROFILE_NAMES).default('moderate').describe('a set of limits'),
  model: model.prefault({}),
  constraints: constraints.prefault({}),
  on_failure: onFailure.prefault({}),
  quality_gates: gates.default([]).describe('commands that decide whether the work is good'),
  gate_inputs: gateInputs,
  gate_protection: z
    .enum(['report', 'reject', 'verify'])
    .default('report')
    .describe(
      'when tests or gates are changed; `verify` is `reject`, and then runs the gates again on a fresh checkout with the tests of the start',
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
        .describe('how much is logged'),
    })
    .prefault({}),
});

/** What a file may hold before defaults are filled in. */
export type SettingsInput = z.input<typeof settingsSchema>;
/** What the program runs on. Durations in ms, sizes in bytes. Frozen. */
export type Settings = z.output<typeof settingsSchema>;
/** With the tools by name: controlled-edit has one of its own that no list names. */
export type ConstraintSettings = Omit<Settings['constraints'], 'allowed_tools'> & {
  readonly allowed_tools: readonly string[];
};
export type Mode = (typeof MODES)[number];
export type GateSettings = Settings['quality_gates'][number];
export type WorkspacePolicy = (typeof POLICIES)[number];
