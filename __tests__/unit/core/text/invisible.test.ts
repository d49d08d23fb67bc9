import { expect, test } from 'vitest';
import { fromShown, showInvisible } from '../../../../src/core/text/invisible.ts';
import { printable } from '../../../../src/core/text/printable.ts';
import { readable } from '../../../../src/core/text/readable.ts';

/** One of each sort. */
const HIDDEN = [
  0x00, 0x08, 0x0b, 0x1b, 0x7f, 0x85, 0xad, 0x034f, 0x061c, 0x115f, 0x17b4, 0x180e, 0x200b, 0x200c, 0x200d,
  0x200e, 0x2028, 0x2029, 0x202e, 0x2060, 0x2064, 0x2066, 0x206f, 0x3164, 0xfe00, 0xfe0f, 0xfeff, 0xffa0,
  0xfff9, 0xfffb, 0x1bca0, 0x1d173, 0xe0001, 0xe0041, 0xe007f, 0xe0100, 0xe01ef, 0xe0fff,
];

test.each(HIDDEN.map((point) => [point.toString(16).toUpperCase(), String.fromCodePoint(point)]))(
  'U+%s is shown escaped, and the escape stands for it',
  (hex, character) => {
    const { text, count } = showInvisible(`a${character}b`);
    expect([text, count]).toEqual([`a\\u{${hex}}b`, 1]);
    expect(fromShown(text)).toBe(`a${character}b`);
    for (const shown of [printable(`a${character}b`).text, readable(`a${character}b`)]) {
      expect(shown).not.toContain(character);
    }
  },
);

test.each([
  'plain\ttext\r\n',
  'h\u00e9 \u4e2d\u6587 \u05e9\u05dc\u05d5\u05dd',
  '\u2764\ufe0f',
  '1\ufe0f\u20e3',
  '\u{1f469}\u200d\u{1f4bb}',
  '\u{1f469}\u{1f3fd}\u200d\u{1f4bb}',
  'form\ffeed',
])('what can be seen, or only joins or colors an emoji, stays: %j', (text) => {
  expect(showInvisible(text)).toEqual({ text, count: 0 });
});

test('more than one selector behind an emoji hides something', () => {
  expect(showInvisible('\u2764\ufe0f\ufe0e\u{e0101}').text).toBe('\u2764\ufe0f\\u{FE0E}\\u{E0101}');
});

test('an escape of a character that can be seen is text', () => {
  for (const text of ['\\u{41}', '\\u{110000}', '\\u{1F600}', '\\u0041']) expect(fromShown(text)).toBe(text);
});
