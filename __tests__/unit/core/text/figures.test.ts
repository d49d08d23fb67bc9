import { expect, test } from 'vitest';
import { cutText, duration, grouped, rounded, short, usd } from '../../../../src/core/text/figures.ts';

test('times, counts and money are short and exact enough', () => {
  expect([0, 950, 4230, 9960, 59_600, 72_000, 3_600_000, 7_500_000].map(duration)).toEqual([
    '0ms',
    '950ms',
    '4.2s',
    '10s',
    '1m',
    '1m12s',
    '1h00m',
    '2h05m',
  ]);
  expect([940, 1000, 45_230, 999_600, 1_000_000, 1_234_567].map(short)).toEqual([
    '940',
    '1k',
    '45k',
    '1M',
    '1M',
    '1.2M',
  ]);
  expect(grouped(1_234_567)).toBe('1,234,567');
  expect([0, 0.00001, 0.0312, 1.25].map(usd)).toEqual(['$0.00', '<$0.0001', '$0.031', '$1.25']);
  expect(rounded(234 / 500, 2)).toBe(0.47);
});

test('a text is never cut inside a character', () => {
  expect(cutText('ab😀cd', 5, '…')).toBe('ab😀…');
  expect(cutText('ab😀cd', 4, '…')).toBe('ab…');
  expect(cutText('short', 5)).toBe('short');
});
