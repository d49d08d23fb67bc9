import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanTask, cleanUntrusted } from '../../src/trigger/untrusted/clean.ts';
import { runs } from '../support/runs.ts';

const HIDDEN = /HIDDEN/;
/** What no cleaned text may hold, however it came about; joiners only where a script or an emoji needs them. */
const NEVER =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff9-\uffff]|[\u{e0100}-\u{e01ef}]|\u034f|\u17b4|\u17b5|\u180b|\u180c|\u180d|\u180e|\u180f|\p{Cs}/u;

const clean = (text: string) => cleanUntrusted(text).text;

describe('what people cannot see is taken out', () => {
  it.each([
    ['tag characters', 'a\u{e0049}\u{e0067}\u{e006e}b', 'ab'],
    [
      'overrides, isolates and marks of direction',
      'user \u202eetadilav\u202c \u2066x\u2069 \u200f\u061c',
      'user etadilav x ',
    ],
    ['zero-width characters', 'a\u200bb\u200cc\u200dd\u2060e\ufefff', 'abcdef'],
    ['soft hyphens, fillers and ignorable ones', 'a\u00adb\u034fc\u3164d\u115fe\uffa0f', 'abcdef'],
    ['variation selectors that choose nothing', 'a\ufe0fb\ufe00\u{e0100}\u{e01ef}c', 'abc'],
    ['bytes packed behind one emoji', '\u{1f600}\u{e0141}\u{e0152}\ufe01', '\u{1f600}'],
    [
      'controls and terminal sequences',
      'a\u0000b\u001b[2Jc\u001b]0;HIDDEN\u0007d\u009be\u001b[31mred',
      'abcdered',
    ],
    ['a flag that spells something else', '\u{1f3f4}\u{e0068}\u{e0069}\u{e007f}', '\u{1f3f4}'],
    ['halves of characters', 'a\ud83db\udc00c', 'abc'],
    ['the same as entities', 'a&#x202e;b&#8203;c&zwj;d&shy;e&#XE0041;f&ZeroWidthSpace;g', 'abcdefg'],
  ])('%s', (_, text, seen) => {
    const result = cleanUntrusted(text);
    expect(result.text).toBe(seen);
    expect(result.cleaned).toBe(true);
    expect(result.what).not.toEqual([]);
  });

  it.each([
    ['HTML comments', 'a<!-- HIDDEN -->b<!--\nHIDDEN\n-->c<!-- a <!-- HIDDEN -->', 'a b c '],
    ['a comment that is never closed', 'a <!-- HIDDEN\n\nHIDDEN > HIDDEN', 'a  '],
    ['what looks like the end of a comment', '<!--> HIDDEN --> a <!---> HIDDEN --> b', '  a   b'],
    [
      'declarations and their like',
      '<!DOCTYPE HIDDEN>a<?HIDDEN?>b<![CDATA[HIDDEN]]>c</ HIDDEN>d',
      ' a b c d',
    ],
    ['texts of images', '![HIDDEN](i.png) ![HIDDEN][r] ![HIDDEN][] ![HIDDEN]', '![](i.png) ![]  ![]  ![]'],
    ['texts of images with brackets', '![a [HIDDEN](x) HIDDEN](i.png)b', '![](i.png)b'],
    ['texts of images with brackets in code', '![a `]` HIDDEN](i.png)b', '![](i.png)b'],
    ['texts of images with a backtick', '![a ` HIDDEN](i.png)\n\n`b`', '![](i.png)\n\n`b`'],
    ['texts of images with escapes', '![a \\] HIDDEN](i.png)b', '![](i.png)b'],
    [
      'titles of links',
      '[a](u "HIDDEN") [b](u \'HIDDEN\') [c](u (HIDDEN)) [d](<u v> "HID\\"DEN HIDDEN")',
      '[a](u) [b](u) [c](u) [d](  )',
    ],
    ['titles of what looked like HTML', '[r]:\n<u>\n"HIDDEN\nHIDDEN"\n[a](<!-- x -->\n"HIDDEN")', '[a]( \n)'],
    ['titles on the next line', '[a](u\n"HIDDEN\nHIDDEN")b', '[a](u)b'],
    ['definitions', '[//]: # (HIDDEN)\n[r]: u "HIDDEN"\n> - [s]:\n  <u>\n  \'HIDDEN\nHIDDEN\'\na', 'a'],
    ['labels of definitions', '[a][HIDDEN]\n\n[HIDDEN]: u', '[a] \n\n'],
    ['footnotes that nothing refers to', 'a\n\n[^1]: HIDDEN\nHIDDEN\n\n    HIDDEN\n\nb', 'a\n\n\nb'],
    [
      'attributes',
      "<img alt='HIDDEN'><p title=HIDDEN data-x=\"HIDDEN\" aria-label='HIDDEN'>a</p>",
      '<img><p>a</p>',
    ],
    ['attributes with a bracket in quotes', '<p title="> HIDDEN">a</p title="HIDDEN">', '<p>a</p>'],
    [
      'hidden elements',
      '<p style="display: none">HIDDEN</p>a<div hidden>HIDDEN<div>HIDDEN</div>HIDDEN</div>b',
      ' a b',
    ],
    ['hidden elements with a decoy', '<div hidden><b title="</div>">HIDDEN</b></div>a', ' a'],
    ['hidden elements that are never closed', 'a<span style=visibility:hidden>HIDDEN', 'a '],
    [
      'scripts, styles, templates',
      'a<script>HIDDEN</script>b<STYLE>HIDDEN</sTyLe >c<template>HIDDEN</template>d',
      'a b c d',
    ],
    ['tags that GitHub does not know', 'a<HIDDEN HIDDEN1>b</HIDDEN>c', 'a b c'],
    ['a tag that is cut off', 'a <div HIDDEN', 'a  '],
    ['what is put together from the rest', 'a<im<!-- x -->g alt=HIDDEN>b', 'a b'],
  ])('%s', (_, text, seen) => {
    const result = cleanUntrusted(text);
    expect(result.text).toBe(seen);
    expect(result.text).not.toMatch(HIDDEN);
    expect(result.cleaned).toBe(true);
  });

  it('from a comment put together by characters that nobody sees', () => {
    expect(clean('<!\u200b-\u00ad- HIDDEN -->a')).toBe(' a');
  });
});

describe('what people see stays as it is', () => {
  it.each([
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} \u{1f3f3}\ufe0f\u200d\u{1f308} \u2764\ufe0f 1\ufe0f\u20e3 \u{1f44d}\u{1f3fd} \u{1f1eb}\u{1f1f7} \u{1f9d1}\u{1f3fe}\u200d\u{1f4bb}',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} \u{1f3f4}\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    '\u0645\u0631\u062d\u0628\u0627 \u05e9\u05dc\u05d5\u05dd \u0939\u093f\u0928\u094d\u0926\u0940 \u65e5\u672c\u8a9e \ud55c\uad6d\uc5b4 caf\u00e9 cafe\u0301',
    '\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645 \u0915\u094d\u200d\u0937 \u0dc1\u0dca\u200d\u0dbb\u0dd3',
    'if a < b && c > d then x <- y; 3 <4 i<3',
    '<https://example.com/a?b=c> <mia@example.com>',
    '<details><summary>More</summary>\n\nshown\n\n</details> <b>bold</b><br>line H<sub>2</sub>O',
    '- [ ] a\n- [x] b\n\n| a | b |\n|---|---|\n\n[text](https://example.com/x_(y)) [note]: this is shown',
    '[note]: this is shown too',
    'see[^1]\n\n[^1]: a footnote that is referred to',
    '\tindented\n\n```js\nconst a = b[0];\n```\n',
    'tab\tand AT&T &amp; &lt;b&gt; &#65;',
    '',
  ])('%j', (text) => {
    expect(cleanUntrusted(text)).toEqual({ text, cleaned: false, what: [] });
  });

  it('line ends become LF, and colours go, without a word', () => {
    expect(cleanUntrusted('a\r\nb\rc\u2028d')).toEqual({ text: 'a\nb\nc\nd', cleaned: false, what: [] });
    expect(cleanUntrusted('\u001b[1;31merror\u001b[0m', 100, 'log')).toEqual({
      text: 'error',
      cleaned: false,
      what: [],
    });
  });

  it('a log is read letter by letter', () => {
    const log = "Type 'Array<string>' is not assignable <!-- x -->\n[a]: b\n![c](d)";
    expect(cleanUntrusted(log, 1000, 'log')).toEqual({ text: log, cleaned: false, what: [] });
  });
});

describe('a text that is too long', () => {
  it('is cut, with a mark that people and models see', () => {
    const { text, cleaned, what } = cleanUntrusted('A'.repeat(1_500_000));
    expect(text).toBe(`${'A'.repeat(20_000)}\n[truncated: 1480000 characters left out]`);
    expect([cleaned, what]).toEqual([true, ['text beyond 20000 characters']]);
    expect(clean('A'.repeat(20_000))).toBe('A'.repeat(20_000));
  });

  it('keeps its end where it is a log', () => {
    const { text } = cleanUntrusted(`${'x'.repeat(500)}\nerror: here`, 11, 'log');
    expect(text).toBe('[truncated: 501 characters left out]\nerror: here');
  });

  it('is never cut through a character', () => {
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}';
    for (let limit = 1; limit < 9; limit++) {
      for (const form of ['markdown', 'log'] as const) {
        expect(cleanUntrusted(family.repeat(3), limit, form).text).not.toMatch(
          /\p{Cs}|\u200d(?=\n|$)|(?<=\n)\u200d/u,
        );
      }
    }
  });
});

describe('whatever the text is', () => {
  const pieces = fc.constantFrom(
    ...[
      '<!--',
      '-->',
      '<',
      '>',
      '</',
      '<p ',
      '<div hidden>',
      '</div>',
      '![',
      '[',
      ']',
      '](',
      ')',
      '"',
      "'",
      '`',
      '``',
      '\\',
      '\n',
      '\n\n',
    ],
    ...[
      '[a]: ',
      '# ',
      '\u200b',
      '\u200d',
      '\u202e',
      '\u{e0041}',
      '\ufe0f',
      '\u{1f468}',
      '&#x202e;',
      '&zwj;',
      '\u001b[',
      'a',
      ' ',
      'alt=',
      '\ud83d',
    ],
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(pieces, { maxLength: 60 }).map((parts) => parts.join('')),
  );

  it('nothing that nobody sees is left in it', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('markdown', 'log'), (dirty, form) => {
        expect(cleanUntrusted(dirty, 200, form).text).not.toMatch(NEVER);
        expect(cleanTask(dirty).text).not.toMatch(NEVER);
      }),
      { numRuns: runs(3000) },
    );
  });

  it('no comment, attribute or text of an image is left in it', () => {
    fc.assert(
      fc.property(text, (dirty) => {
        const seen = clean(dirty);
        expect(seen).not.toMatch(/<!--|<[a-z][a-z0-9]*\s+[a-z]+=/i);
        expect(seen).not.toMatch(/!\[[^[\]`\\\n]*[^[\]`\\\s][^[\]`\\\n]*\]\(/);
      }),
      { numRuns: runs(3000) },
    );
  });

  it.each([
    '<!--',
    '<!-- -->',
    '<x a=">" ',
    '<a "',
    "<p a='",
    '<system',
    '</',
    '<!x',
    '<div hidden>',
    '<script><x ',
    '![',
    '![a](b "c" ',
    '](x "',
    '](x (',
    '](',
    '[a]: x\n',
    '[^a]: x\n\n',
    '` `` ``` ',
    '> ',
    '&#x0',
    '\u001b]',
    '\u200d',
    '\n',
    '-',
  ])('a million and a half characters of %j are read once', (piece) => {
    const many = piece.repeat(Math.ceil(1_500_000 / piece.length));
    expect(cleanUntrusted(`${many}>`, 2_000_000).text.length).toBeLessThanOrEqual(many.length + 1);
  });
});

describe("the text of a command's author", () => {
  it('loses what nobody sees, and keeps its markup', () => {
    expect(cleanTask('set <img alt="x">\u200b<!-- HIDDEN --> and close `<!--`')).toEqual({
      text: 'set <img alt="x">  and close `<!--`',
      what: ['invisible characters', 'HTML comments'],
    });
  });
});
