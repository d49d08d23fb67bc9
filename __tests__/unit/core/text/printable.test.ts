import { describe, expect, it } from 'vitest';
import { printable } from '../../../../src/core/text/printable.ts';

describe('printable', () => {
  it.each([
    ['colours are paint', '\x1b[31mred\x1b[0m', 'red', false],
    ['a title and the clipboard are orders', '\x1b]0;t\x07\x1b]52;c;QUFB\x07x', 'x', true],
    ['a link shows its text alone', '\x1b]8;;http://a.test/\x1b\\click\x1b]8;;\x1b\\', 'click', true],
    ['clearing the screen is an order', 'a\x1b[2Jb', 'ab', true],
    ['an order that is cut off is gone too', 'a\x1b]52;c;QUFB', 'a', true],
    ['controls can be seen', 'a\x00b\x07c\x7fd', 'a\u2400b\u2407c\u2421d', true],
    ['an override of direction can be seen', 'a\u202eb', 'a\\u{202E}b', true],
    ['tag characters can be seen', 'a\u{e0041}b', 'a\\u{E0041}b', true],
    ['a bare CR ends a line', 'one\rtwo\r\nthree', 'one\ntwo\nthree', false],
    [
      'a progress bar',
      '\x1b[?25l 10%\r\x1b[K 20%\x1b[2K\x1b[1G\x1b[1A\x1b[0J 30%\x1b[?25h\x1b(B',
      ' 10%\n 20% 30%',
      false,
    ],
    ['a bell, overstrikes and form feeds are shown', 'a\x07b\x08b\fc', 'a\u2407b\u2408b\u240cc', false],
    ['a byte order mark at the start of a line', '\ufeffa', '\\u{FEFF}a', false],
    ['a mark that hides in a line', 'a\ufeffb', 'a\\u{FEFF}b', true],
    ['going to a place of the screen is an order', 'a\x1b[1;1Hb', 'ab', true],
    ['the alternate screen is an order', 'a\x1b[?1049hb', 'ab', true],
    ['a question to the terminal is an order', 'a\x1b[6nb', 'ab', true],
    ['tabs and other scripts stay', '\tמה שלום 日本語 café 👨‍👩‍👧', '\tמה שלום 日本語 café 👨‍👩‍👧', false],
  ])('%s', (_, raw, text, steered) => {
    expect(printable(raw)).toEqual({ text, steered });
  });
});
