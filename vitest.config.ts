import { availableParallelism } from 'node:os';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { LongFirst } from './__tests__/support/long-first.ts';
import { NotRunReporter } from './__tests__/support/not-run-reporter.ts';
import { TIERS, type TierName } from './__tests__/tiers.ts';

const names = Object.keys(TIERS) as readonly TierName[];

/** A workflow waits for processes of its own. */
const WORKFLOWS = { maxConcurrency: 3, testTimeout: 180_000 };

/** Whole runs wait for retries, for the pauses that servers ask for, and for time limits: one file per core leaves cores idle. */
const WAITING: readonly TierName[] = ['attacks', 'runs', 'workflows'];
const FILES_PER_CORE = 2;

/** A tier's files: those of its globs that no earlier tier has. */
function project(name: TierName): TestProjectInlineConfiguration {
  const isWaiting = WAITING.includes(name);
  const earlier = names.slice(0, names.indexOf(name)).flatMap((each) => TIERS[each]);
  return {
    extends: true,
    test: {
      name,
      include: [...TIERS[name]],
      exclude: ['**/node_modules/**', ...earlier],
      // Starting a process and loading modules takes longer than most of these files run.
      isolate: name !== 'units',
      setupFiles: ['__tests__/support/seeded.ts'],
      // vitest runs the tiers of one group side by side, and asks them to have the same number of workers.
      maxWorkers: availableParallelism() * (isWaiting ? FILES_PER_CORE : 1),
      sequence: { groupOrder: isWaiting ? 0 : 1 },
      ...(name === 'workflows' ? WORKFLOWS : {}),
      globalSetup:
        name === 'workflows'
          ? ['__tests__/support/global-setup.ts', 'e2e/global-setup.ts']
          : ['__tests__/support/global-setup.ts'],
    },
  };
}

export default defineConfig({
  test: {
    projects: names.map(project),
    reporters: ['default', new NotRunReporter()],
    pool: 'forks',
    sequence: { sequencer: LongFirst },
    // A test that hangs is a defect; one that waits for a busy machine is none.
    testTimeout: 180_000,
    hookTimeout: 180_000,
  },
});
