import { expect, test } from 'vitest';
import { block, defused, plain } from '../../src/core/markdown-text.ts';

test('an order to a bot has no power at the start of any line, with or without empty lines before it', () => {
  expect(defused('/approve')).toBe('/ approve');
  expect(defused('a\n\n \t/merge now\r\n/lgtm')).toBe('a\n\n \t/ merge now\r\n/ lgtm');
  expect(defused('see /usr/bin and a/b')).toBe('see /usr/bin and a/b');
});

test('a long row of line ends is no work', () => {
  const text = `${'\n'.repeat(300_000)}/x`;
  expect(defused(text)).toBe(`${'\n'.repeat(300_000)}/ x`);
  expect(plain(text)).toBe('/ x');
  expect(block(text, 1_000_000)).toMatch(/\/ x\n```$/);
  expect(block('a\n\n\n', 100)).toBe('```text\na\n```');
});
