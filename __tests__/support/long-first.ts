import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest: whichever comes last, the other cores wait for it. */
const LONG = [
  'attacks/corpus/corpus',
  'attacks/delivery-faults/api',
  'attacks/delivery-faults/api-signed',
  'runs/limits/safety',
  'attacks/runs/comment-api',
  'attacks/runs/custom-constraints',
  'runs/limits/controlled-edit',
  'runs/delivery/two-jobs',
  'properties/limits',
  'properties/tree-any',
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
