/** The action's outputs. They are always set, even if the step fails. Source: docs/configuration.md. */
export const OUTPUTS = {
  outcome: 'Outcome of the run, such as success or constraint_violation.',
  'exit-code': 'Exit code of the run, 0 to 6.',
  reason: 'Reason for the outcome, in one line.',
  result: "The agent's closing words. In read-only mode, its analysis.",
  'failed-gates': 'Names of the required gates that failed, one per line.',
  changed: 'true if the run changed a file, otherwise false.',
  'files-changed': 'Number of files changed.',
  'lines-added': 'Lines added against the start.',
  'lines-removed': 'Lines removed against the start.',
  'tokens-used': 'Tokens used, cached ones included.',
  'cost-usd': 'Cost in USD. Empty if the price is unknown.',
  violations: 'Number of violations, without warnings.',
  sandbox: 'Sandbox actually in effect: bwrap, unshare or none.',
  'commit-sha': 'SHA of the commit. Empty without a commit.',
  branch: 'Branch of the commit. Empty without a commit.',
  'pull-request-number': 'Number of the pull request. Empty without one.',
  'pull-request-url': 'URL of the pull request. Empty without one.',
  'pull-request-operation': 'What happened to the pull request: created, updated or none.',
  'artifact-id': 'ID of the artifact with the reports. Empty without one.',
  'artifact-url': 'URL of the artifact. Empty without one.',
  'report-dir': 'Absolute path of the reports folder.',
  'audit-root': 'Last hash of the event chain.',
} as const;

export type OutputName = keyof typeof OUTPUTS;
