/** The action's outputs, set always, also when the step fails. Source: CONTRACT 1. */
export const OUTPUTS = {
  outcome: 'how the run ended, e.g. success or constraint_violation',
  'exit-code': '0 to 6, as the command line would exit',
  reason: 'why it ended so, in one line',
  result: "the agent's own closing words; in read-only the analysis",
  'failed-gates': 'names of the required gates that are red, one a line',
  changed: 'true or false: whether the run changed a file',
  'files-changed': 'files that differ from the start',
  'lines-added': 'against the start',
  'lines-removed': 'against the start',
  'tokens-used': 'all that the provider reported, cached ones included',
  'cost-usd': 'US dollars; empty where the price is not known',
  violations: 'how many, warnings not counted',
  sandbox: 'isolation really in force: bwrap, unshare or none',
  'commit-sha': 'the commit; empty where there is none',
  branch: 'the branch committed to; empty where there is none',
  'pull-request-number': 'of the pull request; empty where there is none',
  'pull-request-url': 'its page; empty where there is none',
  'pull-request-operation': 'created, updated or none',
  'artifact-id': 'of the artifact with the reports; empty where there is none',
  'artifact-url': 'its page; empty where there is none',
  'report-dir': 'folder of the reports, absolute',
  'audit-root': 'last hash of the event chain',
} as const;

export type OutputName = keyof typeof OUTPUTS;
