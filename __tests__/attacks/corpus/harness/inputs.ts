import type { SecurityCase } from './case.ts';

export interface Given {
  /** The action's inputs. */
  readonly inputs: Readonly<Record<string, string>>;
  /** Text of the trusted configuration file; null where there is none. */
  readonly config: string | null;
}

/** Abstract inputs that are inputs of the action. */
const INPUTS: Readonly<Record<string, string>> = {
  max_files: 'max-files',
  max_changed_lines: 'max-lines-changed',
  max_seconds: 'timeout',
  max_steps: 'max-turns',
  max_tokens: 'max-tokens',
  max_cost_usd: 'max-cost-usd',
  allowed_paths: 'allowed-patterns',
  denied_paths: 'denied-patterns',
  protected_paths_allow: 'open-protected',
  sandbox: 'sandbox',
  mode: 'mode',
  allowed_tools: 'allowed-tools',
};

/** Abstract inputs that only the configuration file has, as its text. */
const CONFIGURED: Readonly<Record<string, (value: unknown) => readonly [string, unknown]>> = {
  max_changed_bytes: (value) => ['constraints', { max_bytes_changed: value }],
  max_steps: (value) => ['constraints', { max_calls_per_turn: value }],
  command_timeout_s: (value) => ['constraints', { command_timeout: value }],
  allowed_domains: (value) => ['sandbox', { network: value }],
  deny_read: (value) => ['constraints', { denied_reads: value }],
};

/** The case's abstract inputs as the contract spells them. */
export function givenBy({ setup, expect }: SecurityCase): Given {
  const abstract = setup.inputs ?? {};
  const inputs: Record<string, string> = {};
  const config: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(abstract)) {
    const input = INPUTS[name];
    if (input !== undefined) inputs[input] = Array.isArray(value) ? value.join('\n') : String(value);
    const [section, entry] = CONFIGURED[name]?.(value) ?? [];
    if (section !== undefined) config[section] = { ...(config[section] as object), ...(entry as object) };
    if (input === undefined && section === undefined && !ELSEWHERE.includes(name))
      throw new Error(`unknown input ${name}`);
  }
  if (Array.isArray(abstract.gates)) config.quality_gates = gatesOf(abstract.gates, abstract.gate_timeout_s);
  if (setup.push === 'enabled') Object.assign(inputs, { 'auto-push': 'true', branch: 'forge/corpus' });
  if (isShown(expect) && setup.event === undefined) inputs['create-pr'] = 'true';
  const text = Object.keys(config).length === 0 ? null : JSON.stringify(config, null, 1);
  return { inputs, config: setup.trusted_config ?? text };
}

/** Whether the case is about what people read of the run, a pull request's text among it. */
function isShown({
  must_not_appear: never,
  rendered_mentions,
  pr_title_max,
  footer_visible,
}: SecurityCase['expect']) {
  const isNamed = never?.in.includes('pr_body') === true;
  return isNamed || [rendered_mentions, pr_title_max, footer_visible].some((each) => each !== undefined);
}

/** Read below, or said by another: `network: allowlist` by `allowed_domains`. */
const ELSEWHERE = ['gates', 'gate_timeout_s', 'network'];

function gatesOf(commands: readonly unknown[], timeout: unknown): readonly unknown[] {
  const limit = timeout === undefined ? {} : { timeout };
  return commands.map((command) => ({ name: String(command), command, required: true, ...limit }));
}
