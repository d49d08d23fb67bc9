import { stringify } from 'yaml';
import { PROVIDER_FACTS } from '../core/model/providers.ts';
import { jobMinutes, PROVIDER } from './config-text.ts';
import type { Plan } from './plan.ts';
import type { InitStep } from './project/ecosystem.ts';
import { pinned } from './project/pins.ts';

/** The secret from which the workflow reads the model's key. */
export const SECRET = PROVIDER_FACTS[PROVIDER].keyVariable ?? 'FORGE_API_KEY';

const SANDBOX: InitStep = {
  name: 'Install the sandbox',
  run: `sudo apt-get update && sudo apt-get install -y bubblewrap
# Ubuntu 24.04 refuses the namespaces that the sandbox is made of, unless this is 0.
sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0`,
};

const IS_TASK = "github.event_name == 'workflow_dispatch'";

/** Returns the text of `.github/workflows/forge.yml`. `action` is the value of `uses:`. */
export function workflowText(plan: Plan, action: string): string {
  return `${HEAD}    timeout-minutes: ${jobMinutes(plan)}
${CONCURRENCY}    permissions:
      contents: write # to push the commit; the agent's commands never hold the token
      pull-requests: write # to open the pull request, and to answer comments
      # actions: write # lets "/forge stop" cancel a run
    steps:
      - uses: ${pinned('actions/checkout')}
        with:
          persist-credentials: false
${rendered(SANDBOX)}${plan.steps.length === 0 ? NOTHING_TO_INSTALL : INSTALL}${plan.steps.map(rendered).join('')}      - uses: ${action}
        with:
          task: \${{ inputs.task }}
          # A task becomes a pull request from a branch of its own, a comment becomes a commit on its pull request.
          create-pr: \${{ ${IS_TASK} }}
          branch: \${{ ${IS_TASK} && format('forge/task-{0}', github.run_number) || '' }}
          api-key: \${{ secrets.${SECRET} }}
`;
}

const HEAD = `# Two ways to start it:
# - Actions > Forge > Run workflow: the task becomes a pull request.
# - A comment "/forge fix the failing lint" on a pull request: it becomes a commit there. Needs write access.
name: Forge

on:
  workflow_dispatch:
    inputs:
      task:
        description: The task for the agent
        type: string
        required: true
  # Anyone can comment. Before anything is fetched, the action asks GitHub whether the author has write access.
  issue_comment: # zizmor: ignore[dangerous-triggers]
    types: [created]

permissions: {}

jobs:
  forge:
    name: Work on the task
    if: >-
      ${IS_TASK} ||
      (github.event.issue.pull_request && startsWith(github.event.comment.body, '/forge'))
    runs-on: ubuntu-24.04
`;

const CONCURRENCY = `    concurrency:
      # One run for each pull request; the next one waits. "/forge stop" and "/forge help" wait for nothing.
      group: >-
        forge-\${{ github.event.issue.number || github.run_id }}-\${{
        (startsWith(github.event.comment.body, '/forge stop') || startsWith(github.event.comment.body, '/forge help'))
        && github.run_id || 'work' }}
      cancel-in-progress: false
`;

const INSTALL = `      # What the gates and the agent's commands need: they have no network. With a comment, these steps run on the
      # default branch, never on the code of the pull request.
`;

const NOTHING_TO_INSTALL = `      # Install here what your gates need: they have no network.
`;

/** A comment for zizmor, which would otherwise request a lock file. */
const FIXED_VERSION = '# zizmor: ignore[adhoc-packages]';

/** Returns one step of the job. The YAML library writes the scalars, so no text can become another key. */
function rendered(step: InitStep): string {
  if (!('uses' in step)) {
    const { name, run, env, mayFail, installsTool } = step;
    const failing = mayFail === true ? { 'continue-on-error': true } : {};
    const text = stringify(
      { name, ...failing, run, ...(env === undefined ? {} : { env }) },
      { lineWidth: 0 },
    );
    return asItem(installsTool === true ? text.replace(/^run: .*$/m, `$& ${FIXED_VERSION}`) : text);
  }
  const given = step.with === undefined ? '' : stringify({ with: step.with }, { lineWidth: 0 });
  // The pin is a constant followed by a comment, which the library would quote.
  return asItem(`uses: ${step.uses}\n${given}`);
}

function asItem(text: string): string {
  const [first = '', ...rest] = text.trimEnd().split('\n');
  return [`      - ${first}`, ...rest.map((line) => `        ${line}`), ''].join('\n');
}
