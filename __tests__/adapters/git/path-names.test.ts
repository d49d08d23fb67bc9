import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rememberNames } from '../../../src/adapters/git/path-names.ts';
import { toText } from '../../../src/adapters/git/raw-path.ts';

test('a remembered path is the text of its own bytes, whatever was asked before it', () => {
  const bytes = fc.uint8Array({ minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(fc.array(bytes), (all) => {
      const nameOf = rememberNames();
      const raws = all.map((one) => Buffer.from(one).toString('latin1'));
      const expected = raws.map(toText);
      expect(raws.map(nameOf)).toEqual(expected);
      expect(raws.map(nameOf)).toEqual(expected);
    }),
  );
  const nameOf = rememberNames();
  expect([toRawOf('src/ä.ts'), 'src/a.ts', '\xff'].map(nameOf)).toEqual(['src/ä.ts', 'src/a.ts', '\ufffd']);
});

function toRawOf(path: string): string {
  return Buffer.from(path).toString('latin1');
}
