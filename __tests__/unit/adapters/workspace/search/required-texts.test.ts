import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type RequiredTexts,
  requiredTexts,
} from '../../../../../src/adapters/workspace/search/required-texts.ts';

function holds({ texts, ignoreCase }: RequiredTexts, line: string): boolean {
  const fold = (text: string): string =>
    ignoreCase ? text.replace(/[A-Z]/g, (each) => each.toLowerCase()) : text;
  return texts.some((text) => fold(line).includes(fold(text)));
}

describe('the texts that a match must hold', () => {
  test.each<[string, string[] | null]>([
    ['foo', ['foo']],
    ['foo|bar', ['foo', 'bar']],
    ['function\\s+foo\\(', ['function']],
    ['ab*cd', ['cd']],
    ['ab+cd', ['ab']],
    ['abc{0}d', ['ab']],
    ['a(x|y)longer', ['longer']],
    ['\\.json$', ['.json']],
    ["import .* from 'x'", [" from 'x'"]],
    ['[abc]def', ['def']],
    ['[\\]|]def|ghi', ['def', 'ghi']],
    ['(?!foo)bar', ['bar']],
    ['\\bword\\b', ['word']],
    ['x\\|y', ['x|y']],
    ['f\\(\\[0\\]\\)', ['f([0])']],
    ['a((b|c)d(e(f)))+gh', ['gh']],
    ['\\x41bc|\\u0041d', ['bc', 'd']],
    ['\\x41', null],
    ['(?<one>x)\\k<one>yz', ['yz']],
    ['a{,3}b', [',3']],
  ])('of %j are %j', (pattern, texts) => {
    expect(requiredTexts(new RegExp(pattern))?.texts ?? null).toEqual(texts);
  });

  test.each(['\\d+', '', 'foo|', '.*', '(foo)', '[abc]', 'a?', 'ü', 'foo|\\d'])(
    'of %j are none',
    (pattern) => {
      expect(requiredTexts(new RegExp(pattern))).toBeNull();
    },
  );

  test('go by the case where the pattern does', () => {
    expect(requiredTexts(/foo/i)?.ignoreCase).toBe(true);
    expect(requiredTexts(/foo/)?.ignoreCase).toBe(false);
    expect(requiredTexts(/\p{L}foo/u)).toBeNull();
  });

  test('no line that matches is without one, whatever the pattern', () => {
    const word = fc.stringMatching(/^[abAB.-]{1,3}$/);
    const piece = fc.oneof(
      word.map((text) => text.replace(/[.-]/g, '\\$&')),
      fc.constantFrom(
        '.',
        '\\w',
        '\\s',
        '[ab]',
        '[^a]',
        '[\\]a]',
        '^',
        '$',
        '\\b',
        '(a|b)',
        '(?:ab)',
        '(?=a)',
        'a(b)\\1',
        '\\x61',
        '\\u0062',
        '(a|(b|c))',
        '(?!b)',
        '[^]',
      ),
    );
    const quantified = fc
      .tuple(piece, fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{0,1}', '*?', '+?'))
      .map(([text, times]) => text + times);
    const pattern = fc
      .array(fc.array(quantified, { minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 3 })
      .map((branches) => branches.map((branch) => branch.join('')).join('|'));
    const line = fc.stringMatching(/^[abAB. \]-]{0,12}$/);
    fc.assert(
      fc.property(
        pattern,
        fc.array(line, { minLength: 20, maxLength: 20 }),
        fc.constantFrom('', 'i'),
        (source, lines, flags) => {
          let regex: RegExp;
          try {
            regex = new RegExp(source, flags);
          } catch {
            return;
          }
          const needles = requiredTexts(regex);
          if (needles === null) return;
          for (const text of lines)
            if (regex.test(text)) expect(holds(needles, text), `${source} in ${text}`).toBe(true);
        },
      ),
      { numRuns: 2000, seed: 6 },
    );
  });
});
