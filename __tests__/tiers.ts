/**
 * The tiers of test files and the commands that run them. A file belongs to the first tier with a glob for it, relative to
 * the root of the repository. `tiers.test.ts` checks that every file has a tier and that CI runs each command.
 */
export type TierName = 'attacks' | 'main-runs' | 'runs' | 'workflows' | 'properties' | 'adapters' | 'units';

const tests = (...names: readonly string[]): readonly string[] =>
  names.map((name) => (name.endsWith('/**') ? `__tests__/${name}/*.test.ts` : `__tests__/${name}.test.ts`));

export const TIERS: Readonly<Record<TierName, readonly string[]>> = {
  /** Security cases, evasions, fault tables, hostile input: each attack in each way and, where it matters, each backend. */
  attacks: tests(
    'attacks/**',
    'unit/adapters/sandbox/harness-killed',
    'unit/adapters/sandbox/syscalls/every-backend',
  ),
  /** Whole runs of `dist/`: one of each entry point, outcome and way to deliver. */
  'main-runs': tests(
    'runs/events/pull-request-event',
    'runs/gates/gate-protection',
    'runs/limits/commands',
    'runs/limits/force-push',
    'runs/models/unanswered',
    'runs/outcome/below-the-root',
    'runs/outcome/edit-without-scan',
    'runs/outcome/exit-codes',
    'runs/outcome/read-only',
    'runs/outcome/success',
    'runs/sandbox/bundle-alone',
    'runs/sandbox/network',
  ),
  /** All other whole runs of `dist/`, the commands and workflows of the docs, and the report page in a real browser. */
  runs: tests(
    'runs/**',
    'contracts/docs/commands',
    'contracts/docs/workflow-blocks',
    'unit/report/html/in-chromium',
  ),
  /** The workflows of `examples/`, run by act. */
  workflows: ['e2e/*.e2e.ts'],
  /** Statements about any input: with few inputs in `npm test`, with many in `npm run test:attacks`. */
  properties: tests('properties/**'),
  /** With the real git, shell and loopback servers: each file in a process of its own. */
  adapters: tests('unit/adapters/**', 'unit/changes/**', 'unit/run/calls/executor', 'unit/run/strict-git'),
  /** One module at a time. A process runs file after file, so a file changes nothing that another one sees. */
  units: tests('*', 'unit/**', 'contracts/**'),
};

/** The scripts of package.json, and the tiers that each runs. */
export const COMMANDS: Readonly<Record<string, readonly TierName[]>> = {
  test: ['units', 'adapters', 'properties', 'main-runs'],
  'test:attacks': ['attacks', 'properties'],
  e2e: ['runs', 'workflows'],
};
