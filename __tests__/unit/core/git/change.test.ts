import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumsOf } from '../../../../src/core/git/change.ts';
import { change, deletion } from '../../constraints/fixtures.ts';

test('the sums of a step are those of its files, however often they are asked for', () => {
  const sizes = fc.array(fc.record({ bytes: fc.nat(), added: fc.nat(999), gone: fc.boolean() }));
  fc.assert(
    fc.property(sizes, (files) => {
      const step = files.map(({ bytes, added, gone }, at) =>
        gone ? deletion(`gone-${at}`) : change(`kept-${at}`, { bytes, linesAdded: added, linesRemoved: 1 }),
      );
      const sum = (of: (one: (typeof step)[number]) => number) => step.reduce((all, one) => all + of(one), 0);
      const expected = {
        totals: {
          files: step.length,
          linesAdded: sum((one) => one.linesAdded),
          linesRemoved: sum((one) => one.linesRemoved),
          bytes: sum((one) => one.bytes),
        },
        deleted: files.filter(({ gone }) => gone).length,
        largest: Math.max(0, ...step.map(({ bytes }) => bytes)),
      };
      expect(sumsOf(step)).toEqual(expected);
      expect(sumsOf(step)).toEqual(expected);
      expect(sumsOf([...step, deletion('more')]).deleted).toBe(expected.deleted + 1);
    }),
  );
});
