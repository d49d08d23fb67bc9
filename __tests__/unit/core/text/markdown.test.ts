import { expect, test } from 'vitest';
import { block, defused, plain } from '../../../../src/core/text/markdown.ts';

test('an order to a bot has no power at the start of any line, with or without empty lines before it', () => {
  expect(defused('/approve')).toBe('/ approve');
  expect(defused('a\n\n \t/merge now\r\n/lgtm')).toBe('a\n\n \t/ merge now\r\n/ lgtm');
  expect(defused('see /usr/bin and a/b')).toBe('see /usr/bin and a/b');
});

test('a long row of white space is no work, whatever ends a line', () => {
  for (const sign of ['\n', '\r', '\u2028', '\u2029', ' ', '\t']) {
    const row = sign.repeat(300_000);
    expect(defused(`${row}/x`)).toBe(`${row}/ x`);
    expect(plain(`${row}x`, 10).length).toBeGreaterThan(0);
    expect(block(`${row}x`, Number.POSITIVE_INFINITY)).toMatch(/x\n```$/);
  }
  expect(block('a\n\n\n', 100)).toBe('```text\na\n```');
});
