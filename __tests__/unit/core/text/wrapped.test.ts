import fc from 'fast-check';
import { expect, test } from 'vitest';
import { wrapped } from '../../../../src/core/text/wrapped.ts';

test('a long line is broken at its spaces', () => {
  expect(wrapped('one two three four', 9)).toBe('one two\nthree\nfour');
});

test('what fits stays as it is, spaces and all', () => {
  expect(wrapped('  a   b \n\tc', 9)).toBe('  a   b \n\tc');
});

test('an item of a list goes on below its words', () => {
  expect(wrapped('- one two three', 9)).toBe('- one two\n  three');
  expect(wrapped('  10. one two', 12)).toBe('  10. one\n      two');
});

test('a word that is longer than a line stays whole', () => {
  expect(wrapped('see https://example.com/a/b then', 10)).toBe('see\nhttps://example.com/a/b\nthen');
});

test('no word is lost or changed, and no line is too long that has a place to break', () => {
  fc.assert(
    fc.property(fc.array(fc.stringMatching(/^[a-z]{1,30}$/)), (words) => {
      const lines = wrapped(words.join(' '), 20).split('\n');
      expect(lines.join(' ')).toBe(words.join(' '));
      for (const line of lines) if (line.includes(' ')) expect(line.length).toBeLessThanOrEqual(20);
    }),
  );
});
