import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest: whichever comes last, the other cores wait for it. */
const LONG = [
  'corpus/corpus',
  'delivery-faults/api',
  'delivery-faults/api-signed',
  'bundle/safety',
  'bundle/comment-api',
  'bundle/custom-constraints',
  'bundle/controlled-edit',
  'bundle/two-jobs',
  'run/limits',
  'adapters/git/tree-any',
];

export class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification): number => {
      const at = LONG.findIndex((name) => moduleId.endsWith(`${name}.test.ts`));
      return at < 0 ? LONG.length : at;
    };
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
