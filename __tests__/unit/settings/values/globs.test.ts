import { describe, expect, it } from 'vitest';
import {
  bracePatterns,
  globListProblem,
  globProblem,
  splitList,
} from '../../../../src/settings/values/globs.ts';

describe('a glob', () => {
  it.each([
    'src/**/*.go',
    '**',
    '.git/**',
    '**/*_generated.*',
    '{a,b}/c',
    'a b',
    '\\[!]x',
    'vendor/',
    'a/*/',
    '[]]',
    '[[...slug]]/**',
    '[[:alpha:]]',
    '[{]',
    'a}',
    'a]',
    '\\{a',
    '(a',
    '+(a|b)',
    'src/[id]/**',
    '#x',
  ])('%j is taken', (glob) => {
    expect(globProblem(glob)).toBeNull();
  });

  it.each([
    ['', 'may not be empty'],
    ['  ', 'may not be empty'],
    ['!', 'negates nothing: remove it'],
    ['!vendor/**', 'write "vendor/**" in the opposite list'],
    ['/etc/**', 'write "etc/**"'],
    ['a/../b', 'contains ".."'],
    ['..', 'contains ".."'],
    ['./src/**', 'write "src/**"'],
    ['a//b', 'write "a/b"'],
    ['vendor//', 'write "vendor"'],
    ['[abc', 'opens [ and never closes it: write "[abc]" for one of these characters, or \\[ for'],
    ['src/{a,b', 'opens { and never closes it: write "src/{a,b}" for these alternatives, or \\{ for'],
    ['src/[a/b]', 'opens [ and never closes it'],
    ['[]', 'opens [ and never closes it'],
    ['[!]x', 'opens [ and never closes it'],
    ['[[:alpha:]', 'opens [ and never closes it'],
    ['{a,{b,c}', 'write "{a,{b,c}}"'],
    ['{{a', 'write "{{a}}"'],
    ['a{b,\\}', 'opens { and never closes it'],
    ['{a,[b}', 'opens [ and never closes it'],
    ['+(a|b', 'opens ( and never closes it: write "+(a|b)"'],
    ['src/!(a/b)', 'opens ( and never closes it'],
    ['src\\app', 'use / between folders'],
    ['C:\\x\\**', 'use / between folders'],
    ['/', 'use ** for everything'],
    ['//', 'use ** for everything'],
    ['.', 'use ** for everything'],
    ['src\\', 'ends a name with \\, which escapes nothing'],
    ['a\0b', 'control character'],
    ['a\u0085b', 'control character'],
    ['a\u2028b', 'control character'],
    ['x'.repeat(1025), '1025 characters'],
    ['{1..5000}', 'more than 1000 patterns'],
    ['{a,b}'.repeat(10), 'more than 1000 patterns'],
    [`${'{a,'.repeat(3)}b}}}{1..500}`, 'more than 1000 patterns'],
    ['{{a..z}{01..10..3},{a..z}', 'opens { and never closes it'],
    ['.{.,a}', 'braces expand to ".."'],
    ['{..,a}/**', 'braces expand to ".."'],
    ['..\u200b/a', 'contains ".."'],
    ['\u200b', 'may not be empty'],
  ])('%j is refused with the remedy', (glob, message) => {
    expect(globProblem(glob)).toContain(message);
  });

  it.each([
    ['a', 1],
    ['{a,b}', 2],
    ['{a,b}{c,d,e}', 6],
    ['{a,{b,c}{d,e}}', 5],
    ['{1..10}', 10],
    ['{10..1..3}', 4],
    ['{a..e}', 5],
    ['\\{a,b}', 1],
    ['a,b', 1],
    ['{{a,b}{c,d},{e,f}', 8],
  ])('%j stands for %i patterns', (glob, patterns) => {
    expect(bracePatterns(glob)).toBe(patterns);
  });
});

describe('a list', () => {
  it('may stand for 100,000 patterns and no more', () => {
    expect(globListProblem(Array(100).fill('{1..1000}'))).toBeNull();
    expect(globListProblem([...Array(100).fill('{1..1000}'), 'a'])).toContain('expand to 100001 patterns');
    expect(globListProblem([])).toBeNull();
  });

  it.each([
    ['a\nb', ['a', 'b']],
    ['a, b ,c', ['a', 'b', 'c']],
    ['*.{ts,js}, b', ['*.{ts,js}', 'b']],
    ['{a\nb,c', ['{a', 'b', 'c']],
    [' \n,\n ', []],
    ['a\r\nb', ['a', 'b']],
  ])('%j is read as its entries', (text, entries) => {
    expect(splitList(text)).toEqual(entries);
  });
});
