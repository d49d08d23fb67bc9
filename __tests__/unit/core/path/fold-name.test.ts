import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldRaw, toRawPath } from '../../../../src/adapters/git/program/raw-path.ts';
import { isHidden } from '../../../../src/adapters/workspace/paths/workspace-bounds.ts';
import { foldName } from '../../../../src/core/path/fold-name.ts';

describe('folding a name', () => {
  it('is the same however often it is done', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldName(foldName(text))).toBe(foldName(text));
      }),
    );
  });

  it.each([
    ['\u212a', 'k'],
    ['\u017f', 's'],
    ['ΑΣ', 'ας'],
    ['e\u0301', '\u00c9'],
    ['stra\u00dfe', 'STRASSE'],
    ['a\u200bb', 'AB'],
  ])('takes %j and %j for one', (one, other) => {
    expect(foldName(one)).toBe(foldName(other));
    expect(foldRaw(toRawPath(one)), 'a path of git').toBe(foldRaw(toRawPath(other)));
    expect(isHidden(one, { root: '/w', alias: '/w', base: '', hidden: [foldName(other)] }), 'a tool').toBe(
      true,
    );
  });
});
