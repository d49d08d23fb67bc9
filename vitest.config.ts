import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes, longest first: whichever comes last, the other cores wait for it. */
const LONG = [
  'corpus/corpus',
  'delivery-faults/api',
  'delivery-faults/api-signed',
  'custom/commands',
  'bundle/write-rate',
  'custom/modules',
];

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  test: {
    include: ['__tests__/**/*.test.ts'],
    globalSetup: ['__tests__/ground.ts'],
    pool: 'forks',
    // Tests wait for processes of theirs: a core left to the main process, as is usual, would stand idle.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: LongFirst },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
