import { expect, test } from 'vitest';
import { comparedWords } from '../../../../src/report/html/word-diff.ts';

test('the words that differ are marked on both sides', () => {
  expect(comparedWords('const tax = Math.round(net);', 'const tax = roundHalfEven(net);')).toEqual({
    old: 'const tax = <mark>Math.round</mark>(net);',
    fresh: 'const tax = <mark>roundHalfEven</mark>(net);',
  });
  expect(comparedWords('  if (a < b) {', '  if (a <= b) {')).toEqual({
    old: '  if (a &lt; b) {',
    fresh: '  if (a &lt;<mark>=</mark> b) {',
  });
});

test('lines with little in common are not compared, nor are very long ones', () => {
  expect(comparedWords('return total;', 'throw new Error("no");')).toBeNull();
  expect(comparedWords('', '')).toBeNull();
  const long = 'word '.repeat(500);
  expect(comparedWords(long, `${long}x`)).toBeNull();
});

test('marks never hide what would be escaped', () => {
  const pair = comparedWords('<b>name</b> same words here', '<i>name</i> same words here');
  expect(pair?.old).toBe('&lt;<mark>b</mark>&gt;name&lt;/<mark>b</mark>&gt; same words here');
});
