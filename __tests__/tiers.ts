/**
 * Which command runs which test files. A file belongs to the first tier that has a glob for it, relative to the
 * repository's root. `__tests__/tiers.test.ts` holds that every file has one, and that CI runs each command.
 */
export type TierName = 'attacks' | 'main-runs' | 'runs' | 'workflows' | 'properties' | 'adapters' | 'units';

const tests = (...names: readonly string[]): readonly string[] =>
  names.map((name) => (name.endsWith('/**') ? `__tests__/${name}/*.test.ts` : `__tests__/${name}.test.ts`));

export const TIERS: Readonly<Record<TierName, readonly string[]>> = {
  /** Security cases, evasions, fault tables, hostile input: each attack in each way. */
  attacks: tests(
    ...['bad-input/**', 'corpus/**', 'delivery-faults/**', 'evasions/**'],
    ...['adapters/custom/commands', 'adapters/custom/modules', 'adapters/git/tree-evasions'],
    ...['adapters/github/faults', 'adapters/models/endless', 'adapters/models/faults'],
    ...['adapters/models/hostile-server', 'adapters/sandbox/network/behind-walls', 'tools/edit/hostile'],
    ...[
      'adapters/git/push',
      'adapters/github/once',
      'adapters/sandbox/ordinary-user',
      'adapters/sandbox/survey',
    ],
    ...['adapters/sandbox/without-walls', 'constraints/shell/force-push', 'gates/protection/thresholds'],
    ...['bundle/comment-api', 'bundle/conversation-api', 'bundle/custom-constraints', 'bundle/signals'],
    ...['bundle/two-jobs-refused'],
  ),
  /** Whole runs of `dist/`: one of each door, outcome and way to deliver. */
  'main-runs': tests(
    ...['bundle/below-the-root', 'bundle/commands', 'bundle/denied-reads', 'bundle/doctor'],
    ...['bundle/exit-codes', 'bundle/force-push', 'bundle/gate-protection', 'bundle/house-rules'],
    ...['bundle/network', 'bundle/no-scan', 'bundle/on-failure', 'bundle/on-its-own'],
    ...['bundle/pull-request-event', 'bundle/read-only', 'bundle/success', 'bundle/unanswered'],
  ),
  /** All other whole runs of `dist/`. */
  runs: tests('bundle/**', 'designs/whole-runs', 'projects/**'),
  /** The workflows of `examples/`, run by act. */
  workflows: ['e2e/*.e2e.ts'],
  /** Statements about any input: with few inputs in `npm test`, with many in `npm run test:attacks`. */
  properties: tests(
    ...['fuzz/**', 'adapters/git/tree-any', 'constraints/chain-properties'],
    ...['run/budget-limits', 'run/limits', 'run/line-bound', 'tools/edit/properties'],
    ...['trigger/untrusted/clean', 'trigger/untrusted/fence'],
  ),
  /** With the real git, shell and loopback servers: each file in a process of its own. */
  adapters: tests('adapters/**', 'journal/**', 'run/executor', 'run/strict-git'),
  /** One module at a time. A process runs file after file, so a file changes nothing that another one sees. */
  units: tests(
    ...['*', 'agent/**', 'audit/**', 'bench/**', 'constraints/**', 'core/**', 'delivery/**'],
    ...['designs/**', 'docs/**', 'gates/**', 'report/**', 'run/**', 'settings/**', 'tools/**'],
    'trigger/**',
  ),
};

/** The scripts of package.json, and the tiers that each runs. */
export const COMMANDS: Readonly<Record<string, readonly TierName[]>> = {
  test: ['units', 'adapters', 'properties', 'main-runs'],
  'test:attacks': ['attacks', 'properties'],
  e2e: ['runs', 'workflows'],
};
