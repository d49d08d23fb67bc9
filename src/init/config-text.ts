import { stringify } from 'yaml';
import type { Project } from '../core/project.ts';
import type { Plan } from './plan.ts';
import type { InitGate } from './project/ecosystem.ts';

/** The model in new configurations. The price table contains it, so its cost limit works. */
export const PROVIDER = 'anthropic';
export const MODEL = 'claude-sonnet-5-5';

/** Common folder names of sources and tests, for the example of allowed_patterns. */
const USUAL = [
  ...['src', 'lib', 'app', 'apps', 'packages', 'cmd', 'internal', 'pkg', 'crates', 'include'],
  ...['test', 'tests', 'spec', '__tests__'],
];

/** Returns the text of `.forge/headless-config.yml`. `action` is `owner/name@ref`. */
export function configText(plan: Plan, project: Project, action: string): string {
  const { repository, ref } = actionParts(action);
  const base = `https://raw.githubusercontent.com/${repository}/${ref}`;
  return `# yaml-language-server: $schema=${base}/schema/headless-config.schema.json
# What forge-headless may do in this repository, and what decides whether its work is good.
# All settings: https://github.com/${repository}/blob/${ref}/docs/configuration.md
version: 1

# The key of the model is never in this file. It comes from a secret or from the environment.
model:
  provider: ${PROVIDER}
  name: ${MODEL}

# Limits of one run. A run that reaches one stops, and commits nothing.
constraints:
  max_files: 10
  max_lines_changed: 500
  max_cost_usd: 5
  timeout: ${runTimeout(plan)}
  # allowed_patterns: [${examplePatterns(project)}] # only these files may be changed

${gatesText(plan)}
# Refuses a change that weakens the tests or the gates, instead of reporting it.
# gate_protection: reject
`;
}

/** Minutes that the job gets for its setup, in addition to the run's time limit. */
const SETUP_MINUTES = 15;

/** Returns the run's time limit, which is longer if a gate may take long. */
export function runTimeout({ gates }: Plan): string {
  return `${minutes(gates)}m`;
}

export function jobMinutes({ gates }: Plan): number {
  return minutes(gates) + SETUP_MINUTES;
}

function minutes(gates: readonly InitGate[]): number {
  return gates.some(({ timeout }) => timeout === '10m') ? 30 : 20;
}

/** Splits `owner/name@ref` or `owner/name/path@ref`. */
export function actionParts(action: string): { readonly repository: string; readonly ref: string } {
  const [name = '', ref = ''] = action.split('@');
  return { repository: name.split('/').slice(0, 2).join('/'), ref };
}

function examplePatterns({ folders }: Project): string {
  const found = USUAL.filter((name) => folders.has(name));
  return (found.length === 0 ? ['src', 'tests'] : found).map((name) => `"${name}/**"`).join(', ');
}

const INTRO = `# These commands decide whether the work is good: a red one goes back to the agent, and nothing is committed
# while a required one is red. They run in the sandbox, without a network, so the workflow installs what they need.`;

const EXAMPLE = `# quality_gates:
#   - name: Tests
#     command: ./run-tests.sh
#     max_retries: 2`;

const TEST_EXAMPLE = `  # No test command was found. Add yours:
  # - name: Tests
  #   command: ./run-tests.sh
  #   max_retries: 2`;

function gatesText({ gates, hasTests }: Plan): string {
  if (gates.length === 0) {
    return `${INTRO}\n# No test or lint command was found. Without a gate, only the agent says that its work is done. Add yours:\n${EXAMPLE}\n`;
  }
  const list = stringify(gates.map(entry), { lineWidth: 0 }).trimEnd();
  const indented = list.replaceAll(/^/gm, '  ');
  const note = gates.some(({ baseline }) => baseline === 'tolerate')
    ? '\n# baseline: tolerate exempts a gate that is red before the agent starts.'
    : '';
  return `${INTRO}${note}\nquality_gates:\n${indented}\n${hasTests ? '' : `${TEST_EXAMPLE}\n`}`;
}

function entry({ name, command, timeout, baseline }: InitGate) {
  return {
    name,
    command,
    ...(timeout === undefined ? {} : { timeout }),
    max_retries: 2,
    ...(baseline === undefined ? {} : { baseline }),
  };
}
